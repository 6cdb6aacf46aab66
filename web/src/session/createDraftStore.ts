import {
  forget,
  goesWithPage,
  keysStartingWith,
  readStored,
  store,
  watchStartingWith,
} from '~/browser/browserStorage'

/**
 * Keeps what accounts typed or did and have not sent, in this browser. Each draft has its own key, so that tabs never
 * overwrite each other's, and a picture too large for the storage does not take a text with it.
 * @param prefix of the keys; below `DRAFT_KEY`, so that signing out deletes them
 */
export function createDraftStore(prefix: string) {
  const keyOf = (accountId: string, name: string) => `${prefix}${accountId}:${name}`
  return {
    /** Null if there is none, or none that can be read. */
    read(accountId: string, name: string): unknown {
      try {
        return JSON.parse(readStored(keyOf(accountId, name)) ?? 'null')
      } catch {
        return null
      }
    },
    keep: (accountId: string, name: string, draft: unknown): void =>
      store(keyOf(accountId, name), JSON.stringify(draft)),
    forget: (accountId: string, name: string): void => forget(keyOf(accountId, name)),
    /** False if the browser had no room for it; the draft is then lost with this page. */
    isLasting: (accountId: string, name: string): boolean => !goesWithPage(keyOf(accountId, name)),
    names: (accountId: string): readonly string[] =>
      keysStartingWith(keyOf(accountId, '')).map((key) => key.slice(keyOf(accountId, '').length)),
    /** So that the next user of this browser cannot see them. */
    forgetOfOthers: (accountId: string): void =>
      keysStartingWith(prefix)
        .filter((key) => !key.startsWith(keyOf(accountId, '')))
        .forEach(forget),
    /** @returns stops watching */
    watch: (changed: () => void): (() => void) => watchStartingWith(prefix, changed),
  }
}

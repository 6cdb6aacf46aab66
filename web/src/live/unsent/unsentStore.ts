import { isRecord } from '~/browser/isRecord'
import { createDraftStore } from '~/session/createDraftStore'

/** Something that the server has not confirmed. */
export interface UnsentEntry {
  /** Makes sending idempotent: what is sent twice is stored once. */
  readonly clientId: string
  /** When it was made, in milliseconds; strictly increasing within a tab. */
  readonly at: number
  /** Why the server refused it. It stays until the user retries or discards it. */
  readonly refusal: { readonly code: string; readonly message: string } | null
  /** Whether it survives leaving this page; false if the browser had no room for it. */
  readonly isLasting: boolean
}

/** An entry as given to the store, which adds the rest. */
type NewEntry<Entry extends UnsentEntry> = Omit<Entry, keyof UnsentEntry>

export type UnsentStore<Entry extends UnsentEntry> = ReturnType<typeof createUnsentStore<Entry>>

/**
 * Keeps what an account made and the server has not confirmed, in this browser.
 * @param prefix of the keys; below `DRAFT_KEY`, so that signing out deletes them
 * @param isWhole whether a kept value is an entry: another version of Ozi may have written it
 */
export function createUnsentStore<Entry extends UnsentEntry>(
  prefix: string,
  isWhole: (kept: Partial<Entry>) => boolean,
) {
  const drafts = createDraftStore(prefix)
  let known: { readonly text: string; readonly all: readonly Entry[] } = { text: '', all: [] }
  let latest = 0

  /** This account's entries in the order they were made; the same array until it changes. */
  function read(accountId: string): readonly Entry[] {
    const all = drafts.names(accountId).flatMap((name) => {
      const kept = drafts.read(accountId, name)
      return isEntry(kept) ? [{ ...kept, isLasting: drafts.isLasting(accountId, name) }] : []
    })
    const text = JSON.stringify(all)
    if (text !== known.text) known = { text, all: all.sort((a, b) => a.at - b.at) }
    return known.all
  }

  const isEntry = (kept: unknown): kept is Entry =>
    isRecord(kept) &&
    typeof kept['clientId'] === 'string' &&
    typeof kept['at'] === 'number' &&
    isWhole(kept as Partial<Entry>)

  const keep = (accountId: string, entry: Entry): void => drafts.keep(accountId, entry.clientId, entry)

  return {
    read,

    /** Keeps an entry until it is sent. @param at as for an entry that this one replaces; now, otherwise */
    add(accountId: string, content: NewEntry<Entry>, at?: number): Entry {
      latest = Math.max(Date.now(), latest + 1)
      const base: UnsentEntry = {
        clientId: crypto.randomUUID(),
        at: at ?? latest,
        refusal: null,
        isLasting: true,
      }
      const entry = { ...content, ...base } as Entry
      keep(accountId, entry)
      return entry
    },

    /** Changes an entry; a refusal of null marks it for sending again. Ignores entries that are already gone. */
    change(accountId: string, clientId: string, change: Partial<Entry>): void {
      const found = read(accountId).find((entry) => entry.clientId === clientId)
      if (found) keep(accountId, { ...found, ...change })
    },

    /** The entry was sent or discarded. */
    forget: drafts.forget,

    forgetOfOthers: drafts.forgetOfOthers,
    watch: drafts.watch,
  }
}

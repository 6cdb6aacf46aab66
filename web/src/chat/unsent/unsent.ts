import {
  forget,
  goesWithPage,
  keysStartingWith,
  readStored,
  store,
  watchStartingWith,
} from '~/browser/browserStorage'
import { DRAFT_KEY } from '~/session/personalKeys'

/** A message that the server has not confirmed. */
export interface Unsent {
  /** Makes sending idempotent: a message sent twice is stored once. */
  readonly clientId: string
  readonly conversationId: string
  readonly content: string
  /** A data URL. */
  readonly image: string | null
  /** When it was written, in milliseconds; strictly increasing within a tab. */
  readonly at: number
  /**
   * Why the server refused it. It stays until the user retries or discards it, or until it is retried
   * automatically.
   */
  readonly refusal: { readonly code: string; readonly message: string } | null
  /** Whether it survives leaving this page; false if the browser had no room for it. */
  readonly isLasting: boolean
}

/** Refused by the rate limit; retried automatically. */
export const isForLater = ({ refusal }: Pick<Unsent, 'refusal'>): boolean => refusal?.code === 'RATE_LIMITED'

/**
 * Each message has its own key, so that tabs never overwrite each other's messages, and an image too large
 * for the storage does not take a text with it. Signing out deletes unsent messages, as it does drafts.
 */
const PREFIX = `${DRAFT_KEY}chat:unsent:`
const accountPrefix = (accountId: string) => `${PREFIX}${accountId}:`
const keyOf = (accountId: string, clientId: string) => accountPrefix(accountId) + clientId

const listeners = new Set<() => void>()
const tell = () => listeners.forEach((changed) => changed())

let read: { readonly text: string; readonly all: readonly Unsent[] } = { text: '', all: [] }

/** This account's unsent messages in the order they were written; the same array until it changes. */
export function readUnsent(accountId: string): readonly Unsent[] {
  const kept = keysStartingWith(accountPrefix(accountId)).map(
    (key) => [readStored(key), !goesWithPage(key)] as const,
  )
  const text = JSON.stringify(kept)
  if (text !== read.text) read = { text, all: kept.flatMap(parse).sort((a, b) => a.at - b.at) }
  return read.all
}

let latest = 0

/** Keeps a message until it is sent. */
export function addUnsent(
  accountId: string,
  { conversationId, content, image }: Pick<Unsent, 'conversationId' | 'content' | 'image'>,
): Unsent {
  latest = Math.max(Date.now(), latest + 1)
  const unsent: Unsent = {
    clientId: crypto.randomUUID(),
    conversationId,
    content,
    image,
    at: latest,
    refusal: null,
    isLasting: true,
  }
  keep(accountId, unsent)
  return unsent
}

/** Marks a message as refused; null marks it for sending again. Ignores messages that are already gone. */
export function markUnsent(accountId: string, clientId: string, refusal: Unsent['refusal']): void {
  const found = readUnsent(accountId).find((unsent) => unsent.clientId === clientId)
  if (found) keep(accountId, { ...found, refusal })
}

/** The message was sent or discarded. */
export function forgetUnsent(accountId: string, clientId: string): void {
  forget(keyOf(accountId, clientId))
  tell()
}

export function forgetUnsentOfOthers(accountId: string): void {
  const others = keysStartingWith(PREFIX).filter((key) => !key.startsWith(accountPrefix(accountId)))
  others.forEach(forget)
}

/** @returns stops watching */
export function watchUnsent(changed: () => void): () => void {
  listeners.add(changed)
  const stopWatching = watchStartingWith(PREFIX, changed)
  return () => {
    listeners.delete(changed)
    stopWatching()
  }
}

function keep(accountId: string, unsent: Unsent): void {
  store(keyOf(accountId, unsent.clientId), JSON.stringify(unsent))
  tell()
}

function parse([text, isLasting]: readonly [string | null, boolean]): Unsent[] {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<Unsent> | null
    const isWhole =
      typeof kept?.clientId === 'string' &&
      typeof kept.conversationId === 'string' &&
      typeof kept.content === 'string' &&
      typeof kept.at === 'number'
    return isWhole ? [{ image: null, refusal: null, ...kept, isLasting } as Unsent] : []
  } catch {
    return []
  }
}

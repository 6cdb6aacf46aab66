import {
  forget,
  goesWithPage,
  keysStartingWith,
  readStored,
  store,
  watchStartingWith,
} from '~/api/browserStorage'
import { DRAFT_KEY } from '~/session/personalKeys'

/** A message that the server has not confirmed yet. */
export interface Unsent {
  /** What its sender calls it, so that sending it again stores it once. */
  readonly clientId: string
  readonly conversationId: string
  readonly content: string
  /** Data URL. */
  readonly image: string | null
  /** When it was written, milliseconds; of two in one tab the later is the greater. */
  readonly at: number
  /** Why the server would not have it; it stays until its writer decides, or until it is tried again. */
  readonly refusal: { readonly code: string; readonly message: string } | null
  /** Whether it is still there after this page; false where the browser had no room for it. */
  readonly isLasting: boolean
}

/** Refused for a while: it is sent again by itself. */
export const isForLater = ({ refusal }: Pick<Unsent, 'refusal'>): boolean => refusal?.code === 'RATE_LIMITED'

/**
 * Each message is kept under a key of its own: two tabs never write over each other's, and one image that the storage
 * has no room for takes no text with it. What is unsent leaves the browser with whoever signs out, as drafts do.
 */
const PREFIX = `${DRAFT_KEY}chat:unsent:`
const accountPrefix = (accountId: string) => `${PREFIX}${accountId}:`
const keyOf = (accountId: string, clientId: string) => accountPrefix(accountId) + clientId

const listeners = new Set<() => void>()
const tell = () => listeners.forEach((changed) => changed())

let read: { readonly text: string; readonly all: readonly Unsent[] } = { text: '', all: [] }

/** What this account has not sent yet, as it was written; the same array until it changes. */
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

/** It was refused, or with null is to be sent again. One that is gone stays gone. */
export function markUnsent(accountId: string, clientId: string, refusal: Unsent['refusal']): void {
  const found = readUnsent(accountId).find((unsent) => unsent.clientId === clientId)
  if (found) keep(accountId, { ...found, refusal })
}

/** It was sent, or is not to be. */
export function forgetUnsent(accountId: string, clientId: string): void {
  forget(keyOf(accountId, clientId))
  tell()
}

export function forgetUnsentOfOthers(accountId: string): void {
  const others = keysStartingWith(PREFIX).filter((key) => !key.startsWith(accountPrefix(accountId)))
  others.forEach(forget)
}

/** @returns stops telling */
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

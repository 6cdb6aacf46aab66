import { REFUSALS, type RefusalCode, TEXT_LIMIT } from '@ozi/contract'
import type { Texts } from './dictionary'

/** A language's translations of the server's sentences; missing ones are shown in English and marked. */
interface ServerWords {
  readonly refusals: Readonly<Partial<Record<RefusalCode, string>>>
  /** The message for a field with too many characters. */
  readonly tooLong: (characters: string) => string
  /** Other sentences, keyed by the English ones. */
  readonly sentences: Readonly<Record<string, string>>
}

/** Builds a dictionary's `server` namespace, keyed by the English sentence. */
export function serverTable({ refusals, tooLong, sentences }: ServerWords): Texts {
  const byMessage = Object.entries(refusals).map(([code, words]) => [
    REFUSALS[code as RefusalCode].message,
    words,
  ])
  const byLimit = Object.values(TEXT_LIMIT).map((limit) => [
    `Please keep this under ${String(limit)} characters.`,
    tooLong(String(limit)),
  ])
  return { ...Object.fromEntries([...byMessage, ...byLimit]), ...sentences }
}

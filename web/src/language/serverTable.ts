import { REFUSALS, type RefusalCode, TEXT_LIMIT } from '@ozi/contract'
import type { Texts } from './dictionary'

/** What a language knows of the server's sentences; one it leaves out is shown in English, and marked. */
interface ServerWords {
  readonly refusals: Readonly<Partial<Record<RefusalCode, string>>>
  /** A field that holds more characters than it may. */
  readonly tooLong: (characters: string) => string
  /** Other sentences, and the words of a fare's lines, by the English ones. */
  readonly sentences: Readonly<Record<string, string>>
}

/** The table of a dictionary's `server` namespace: by the English sentence. */
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

/**
 * What may still be English on the screen although another language was chosen: mounted texts without a
 * translation (counted), and sentences the server sent since the page was opened.
 */
interface EnglishRemains {
  readonly mounted: number
  readonly answers: readonly string[]
}

const NONE: readonly string[] = []
let remains: EnglishRemains = { mounted: 0, answers: NONE }
const listeners = new Set<() => void>()

function change(next: Partial<EnglishRemains>): void {
  remains = { ...remains, ...next }
  for (const listener of listeners) listener()
}

export function watchEnglishRemains(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const readEnglishRemains = (): EnglishRemains => remains

/** Counts an English text on the screen. @returns stops counting it */
export function addEnglish(): () => void {
  change({ mounted: remains.mounted + 1 })
  return () => change({ mounted: remains.mounted - 1 })
}

/** Notes a sentence of the server; whether it has a translation is looked up later. */
export function noteServerWords(words: string): void {
  if (!remains.answers.includes(words)) change({ answers: [...remains.answers, words] })
}

/** After navigation the last page's sentences are gone. */
export function forgetServerWords(): void {
  change({ answers: NONE })
}

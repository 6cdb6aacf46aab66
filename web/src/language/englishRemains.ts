import { createStore } from '~/browser/createStore'

/**
 * What may still be English on the screen although another language was chosen: mounted texts without a
 * translation (counted), and sentences the server sent since the page was opened.
 */
interface EnglishRemains {
  readonly mounted: number
  readonly answers: readonly string[]
}

const NONE: readonly string[] = []
export const englishRemains = createStore<EnglishRemains>({ mounted: 0, answers: NONE })

const change = (next: Partial<EnglishRemains>): void =>
  englishRemains.set({ ...englishRemains.read(), ...next })

/** Counts an English text on the screen. @returns stops counting it */
export function addEnglish(): () => void {
  change({ mounted: englishRemains.read().mounted + 1 })
  return () => change({ mounted: englishRemains.read().mounted - 1 })
}

/** Notes a sentence of the server; whether it has a translation is looked up later. */
export function noteServerWords(words: string): void {
  const { answers } = englishRemains.read()
  if (!answers.includes(words)) change({ answers: [...answers, words] })
}

/** After navigation the last page's sentences are gone. */
export function forgetServerWords(): void {
  change({ answers: NONE })
}

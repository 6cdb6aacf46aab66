/**
 * What may still be English on the screen although another language was chosen: texts that are mounted, counted,
 * and what the server answered since the page was opened.
 */
export interface EnglishRemains {
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

/** English words came onto the screen. @returns takes them off it */
export function addEnglish(): () => void {
  change({ mounted: remains.mounted + 1 })
  return () => change({ mounted: remains.mounted - 1 })
}

/** The server said something; whether a translation knows it may be found out later. */
export function noteServerWords(words: string): void {
  if (!remains.answers.includes(words)) change({ answers: [...remains.answers, words] })
}

/** Another page: what was said on the last one is gone. */
export function forgetServerWords(): void {
  change({ answers: NONE })
}

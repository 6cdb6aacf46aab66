/**
 * Whether something on the screen is still English although another language was chosen: counted by what is
 * mounted, and noted for what the server answered since the page was opened.
 */
let mounted = 0
let isAnsweredInEnglish = false
const listeners = new Set<() => void>()

const tell = () => listeners.forEach((listener) => listener())

export function watchEnglishRemains(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const readEnglishRemains = (): boolean => mounted > 0 || isAnsweredInEnglish

/** English words came onto the screen. @returns takes them off it */
export function addEnglish(): () => void {
  mounted += 1
  tell()
  return () => {
    mounted -= 1
    tell()
  }
}

/** The server said something that no translation knows. */
export function noteEnglishAnswer(): void {
  isAnsweredInEnglish = true
  tell()
}

/** Another page: what was said on the last one is gone. */
export function forgetEnglishAnswers(): void {
  isAnsweredInEnglish = false
  tell()
}

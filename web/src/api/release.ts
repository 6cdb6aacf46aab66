import { RELEASE_HEADER } from '@ozi/contract'

let answering: string | null = null
const listeners = new Set<() => void>()

/** The release named by the last answer; null until an answer named one. */
export const readAnswering = (): string | null => answering

export function noteRelease({ headers }: Response): void {
  const named = headers.get(RELEASE_HEADER)
  if (named === null || named === answering) return
  answering = named
  for (const listener of listeners) listener()
}

/** @returns stops watching */
export function watchAnswering(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

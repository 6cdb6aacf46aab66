import { RELEASE_HEADER } from '@ozi/contract'
import { createStore } from '../browser/createStore'

/** The release named by the last answer; null until an answer named one. */
export const answeringRelease = createStore<string | null>(null)

export function noteRelease({ headers }: Response): void {
  const named = headers.get(RELEASE_HEADER)
  if (named !== null) answeringRelease.set(named)
}

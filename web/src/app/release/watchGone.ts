import { releaseState } from '~/ui/state/releaseState'
import { isGone, reloadOnce } from './reloadOnce'

/**
 * A script that failed to load may be one that only an older release had. Then the page is loaded anew, once. Part of each
 * page from the start, since any other script may be such a one.
 * @returns stops watching
 */
export function watchGone(): () => void {
  const stop = new AbortController()
  const miss = async () => {
    if (!(await isGone())) return
    releaseState.setOld(true)
    reloadOnce()
  }
  window.addEventListener('vite:preloadError', () => void miss(), { signal: stop.signal })
  return () => stop.abort()
}

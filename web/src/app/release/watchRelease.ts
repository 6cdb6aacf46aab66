import { answeringRelease } from '~/api/release'
import { isOldRelease } from '~/ui/state/releaseState'
import type { ReleaseMessage } from '~/worker/release'
import { isAnsweredByAnother, manifestOfPage } from './reloadOnce'

type TextControl = HTMLInputElement | HTMLTextAreaElement

/** Search boxes do not count: their text is in the address and survives a reload. */
const isField = (target: EventTarget | null): target is TextControl =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'search')

/** Fields for text: other controls have a value from the start. */
const WRITTEN_IN =
  'textarea, input:not([type=search], [type=checkbox], [type=radio], [type=hidden], [type=file])'

/** Remembers the fields the user typed in. Those with a text at the start count, too: the page can be used before. */
function watchTyping(signal: AbortSignal): { readonly isSomethingTyped: () => boolean } {
  const fields = new Set(document.querySelectorAll<TextControl>(WRITTEN_IN))
  const note = ({ target }: Event) => {
    if (isField(target)) fields.add(target)
  }
  window.addEventListener('input', note, { capture: true, signal })
  return {
    isSomethingTyped() {
      for (const field of fields) {
        if (field.isConnected && field.value !== '') return true
        if (!field.isConnected) fields.delete(field)
      }
      return false
    },
  }
}

/** How often an open page checks for a new release when the user comes back to it. */
const ASK_EVERY_MS = 30 * 60_000

/**
 * After a new release, the next link that is clicked loads its page anew, so that nobody keeps using old
 * code; except while unsaved input would be lost. Every API answer names its release, and the service worker
 * announces its own. The page in use is never reloaded, unless one of its scripts is gone (interactive.tsx).
 * @returns stops watching
 */
export function watchRelease(): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const { isSomethingTyped } = watchTyping(signal)
  /** The worker announced another release. */
  let isTold = false
  const judge = () => isOldRelease.set(isTold || isAnsweredByAnother())
  judge()
  const stopWatching = answeringRelease.watch(judge)
  signal.addEventListener('abort', stopWatching)
  const leave = (event: MouseEvent) => {
    const link = isOldRelease.read() && !isSomethingTyped() ? linkOf(event) : null
    // Hidden from the router, so that the browser itself follows the link.
    if (link) event.stopPropagation()
  }
  window.addEventListener('click', leave, { capture: true, signal })
  if (!('serviceWorker' in navigator)) return () => stop.abort()
  const { serviceWorker } = navigator
  let askedAt = Date.now()

  const hear = ({ data }: MessageEvent<ReleaseMessage>) => {
    if (data.kind !== 'release') return
    isTold = !data.scripts.includes(manifestOfPage())
    judge()
  }
  const ask = () => {
    if (document.visibilityState !== 'visible' || Date.now() - askedAt < ASK_EVERY_MS) return
    askedAt = Date.now()
    void serviceWorker.getRegistration().then((found) => found?.update().catch(() => undefined))
  }
  serviceWorker.addEventListener('message', hear, { signal })
  document.addEventListener('visibilitychange', ask, { signal })
  return () => stop.abort()
}

/** The link to another page of ours that this click follows, by the same rules as the router's. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.target !== '' || link.hasAttribute('download')) return null
  const { origin, pathname, search, hash } = new URL(link.href)
  const isHere = pathname === window.location.pathname && search === window.location.search
  return origin === window.location.origin && !(isHere && hash !== '') ? link : null
}

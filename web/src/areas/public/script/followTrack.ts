import { createTrackMap } from './showTrackMap'

/** Often enough to be trusted, and easy on mobile data: an answer is a few kilobytes. */
const EVERY_MS = 15_000

/**
 * Refreshes the page from the server while the delivery is running and the page is visible. Announces
 * changes; if a fetch fails, the content stays.
 */
export function followTrack(content: HTMLElement): void {
  const news = document.querySelector<HTMLElement>('[data-track-news]')
  const stale = document.querySelector<HTMLElement>('[data-track-stale]')
  if (!news || !stale) return
  let isAsking = false
  // As the server sent it: the map changes the content.
  let sent = content.innerHTML
  const showMap = createTrackMap(content)
  showMap()

  const timer = setInterval(ask, EVERY_MS)
  document.addEventListener('visibilitychange', ask)
  window.addEventListener('online', ask)

  function ask() {
    if (isAsking || document.visibilityState !== 'visible') return
    isAsking = true
    fetchPage()
      .then(show, () => (stale ? (stale.hidden = false) : undefined))
      .finally(() => {
        isAsking = false
      })
  }

  function show(next: HTMLElement) {
    if (!stale || !news) return
    stale.hidden = true
    const said = stateOf(content)
    if (next.innerHTML !== sent) {
      sent = next.innerHTML
      const focused = content.contains(document.activeElement) ? document.activeElement : null
      content.replaceChildren(...next.childNodes)
      // The focused link keeps the focus.
      const href = focused?.getAttribute('href')
      if (href)
        content.querySelector<HTMLElement>(`[href="${CSS.escape(href)}"]`)?.focus({ preventScroll: true })
      showMap()
    }
    if (stateOf(content) !== said) news.textContent = stateOf(content)
    content.dataset['track'] = next.dataset['track'] ?? ''
    if (content.dataset['track'] === 'running') return
    clearInterval(timer)
    document.removeEventListener('visibilitychange', ask)
    window.removeEventListener('online', ask)
  }
}

/** The announced text: the state, the shop's state, and how long the rider waits. */
const stateOf = (content: ParentNode): string =>
  [...content.querySelectorAll('[data-track-state], [data-track-goods], [data-track-wait]')]
    .map((part) => part.textContent.trim())
    .join('. ')

async function fetchPage(): Promise<HTMLElement> {
  const response = await fetch(window.location.href, { cache: 'no-store' })
  if (!response.ok) throw new Error(String(response.status))
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const content = page.querySelector<HTMLElement>('[data-track]')
  if (!content) throw new Error('no such page')
  return content
}

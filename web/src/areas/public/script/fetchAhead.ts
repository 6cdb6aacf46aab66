const DEEDS = ['pointerdown', 'keydown', 'input'] as const

/** Once the user starts to fill in this form, prefetches the page behind it. */
export function fetchAheadOf(form: HTMLFormElement, path: string): void {
  const begin = () => {
    for (const deed of DEEDS) form.removeEventListener(deed, begin)
    fetchAhead(path)
  }
  for (const deed of DEEDS) form.addEventListener(deed, begin, { passive: true })
}

/**
 * Prefetches the scripts of the page that comes next, at the lowest priority and once this page is there. Not if the
 * phone saves data.
 */
export function fetchAhead(path: string): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  const begin = () => void prefetch(path).catch(() => undefined)
  if (document.readyState === 'complete') begin()
  else window.addEventListener('load', begin, { once: true })
}

async function prefetch(path: string): Promise<void> {
  const response = await fetch(path, { priority: 'low' })
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  for (const part of page.querySelectorAll<HTMLLinkElement>(
    'link[rel=modulepreload], link[rel=stylesheet], link[rel=prefetch]',
  )) {
    const link = document.createElement('link')
    link.rel = 'prefetch'
    link.href = part.href
    document.head.append(link)
  }
}

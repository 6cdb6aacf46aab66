const DEEDS = ['pointerdown', 'keydown', 'input'] as const

/**
 * Once the user starts to fill in this form, prefetches the scripts of the page behind it at the lowest
 * priority. Not if the phone saves data.
 */
export function fetchAheadOf(form: HTMLFormElement, path: string): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  const begin = () => {
    for (const deed of DEEDS) form.removeEventListener(deed, begin)
    void fetchAhead(path).catch(() => undefined)
  }
  for (const deed of DEEDS) form.addEventListener(deed, begin, { passive: true })
}

async function fetchAhead(path: string): Promise<void> {
  const response = await fetch(path, { priority: 'low' })
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  for (const part of page.querySelectorAll<HTMLLinkElement>(
    'link[rel=modulepreload], link[rel=stylesheet]',
  )) {
    const link = document.createElement('link')
    link.rel = 'prefetch'
    link.href = part.href
    document.head.append(link)
  }
}

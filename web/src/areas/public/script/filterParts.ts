const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Leaves the parts of a text, and the links to them, that have all words of the search; marks on letters do not matter. */
export function enhanceSearch(input: HTMLInputElement): void {
  const parts = [...document.querySelectorAll<HTMLElement>('[data-part]')]
  const none = document.querySelector<HTMLElement>('[data-no-part]')
  input.addEventListener('input', () => {
    const words = fold(input.value).split(/\s+/).filter(Boolean)
    for (const part of parts) {
      const text = fold(part.textContent)
      part.hidden = !words.every((word) => text.includes(word))
      const link = document.querySelector<HTMLElement>(`[data-to="${part.dataset['part'] ?? ''}"]`)
      if (link) link.hidden = part.hidden
    }
    if (none) none.hidden = parts.some((part) => !part.hidden)
  })
}

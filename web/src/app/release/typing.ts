type TextControl = HTMLInputElement | HTMLTextAreaElement

/** Search boxes do not count: their text is in the address and survives a reload. */
const isField = (target: EventTarget | null): target is TextControl =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'search')

/** Remembers the fields the user typed in since the page was opened. */
export function watchTyping(signal: AbortSignal): { readonly isSomethingTyped: () => boolean } {
  const fields = new Set<TextControl>()
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

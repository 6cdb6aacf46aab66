/** A part of a text: words, or an address that is safe to follow. */
export interface TextPart {
  readonly text: string
  /** null: only words. */
  readonly href: string | null
}

const ADDRESS = /https?:\/\/[^\s<>"'`]+/gi
/** What ends a sentence is rarely meant to be in the address. */
const TRAILING = '.,;:!?)]}'

/** A text as its words and its web addresses; nothing else of it is ever more than words. */
export function textParts(text: string): readonly TextPart[] {
  const parts: TextPart[] = []
  let at = 0
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = withoutTrailing(found)
    const href = safeHref(address)
    if (href === null) continue
    if (index > at) parts.push({ text: text.slice(at, index), href: null })
    parts.push({ text: address, href })
    at = index + address.length
  }
  if (at < text.length) parts.push({ text: text.slice(at), href: null })
  return parts
}

/** From its end, once: a pattern would begin anew at each mark of a long row of them. */
function withoutTrailing(address: string): string {
  let end = address.length
  while (end > 0 && TRAILING.includes(address.charAt(end - 1))) end -= 1
  return address.slice(0, end)
}

function safeHref(address: string): string | null {
  const url = URL.canParse(address) ? new URL(address) : null
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:'
  // A name before an @ makes an address look like another site's.
  return url && isWeb && url.username === '' && url.password === '' ? url.href : null
}

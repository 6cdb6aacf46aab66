/** A part of a text: words, or an address that is safe to follow. */
interface TextPart {
  readonly text: string
  /** null for plain text. */
  readonly href: string | null
}

const ADDRESS = /https?:\/\/[^\s<>"'`]+/gi
/** Punctuation at the end of an address usually belongs to the sentence. */
const TRAILING = '.,;:!?)]}'

/** Splits a text into plain text and web addresses. */
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

/** A loop from the end, because a regular expression would backtrack over long runs of punctuation. */
function withoutTrailing(address: string): string {
  let end = address.length
  while (end > 0 && TRAILING.includes(address.charAt(end - 1))) end -= 1
  return address.slice(0, end)
}

function safeHref(address: string): string | null {
  const url = URL.canParse(address) ? new URL(address) : null
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:'
  // A user name before an @ makes an address look like another site's.
  return url && isWeb && url.username === '' && url.password === '' ? url.href : null
}

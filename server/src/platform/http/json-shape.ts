/** Far more nesting and elements than any of our inputs has: even an imported file is one string. */
const MOST = { depth: 32, parts: 10_000 } as const

const QUOTE = '"'.charCodeAt(0)
const BACKSLASH = '\\'.charCodeAt(0)
const COMMA = ','.charCodeAt(0)
const OPENING: ReadonlySet<number> = new Set(['[', '{'].map((mark) => mark.charCodeAt(0)))
const CLOSING: ReadonlySet<number> = new Set([']', '}'].map((mark) => mark.charCodeAt(0)))

/**
 * True if a text could be JSON from an honest client, judged by counting alone: parsing a megabyte of
 * brackets would take a hundred times as long and block all other requests. Invalid JSON may pass; the parser
 * rejects it.
 */
export function isPlausibleJson(json: string): boolean {
  let depth = 0
  let parts = 0
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at)
    if (code === QUOTE) at = endOfText(json, at)
    else if (CLOSING.has(code)) depth -= 1
    else if (code === COMMA) parts += 1
    else if (OPENING.has(code)) {
      depth += 1
      parts += 1
    }
    if (depth > MOST.depth || parts > MOST.parts) return false
  }
  return true
}

/** The index of a string's closing quote, given its opening quote; the end of the text if there is none. */
function endOfText(json: string, start: number): number {
  let end = json.indexOf('"', start + 1)
  while (end !== -1 && isEscaped(json, end)) end = json.indexOf('"', end + 1)
  return end === -1 ? json.length : end
}

function isEscaped(json: string, at: number): boolean {
  let before = at
  while (json.charCodeAt(before - 1) === BACKSLASH) before -= 1
  return (at - before) % 2 === 1
}

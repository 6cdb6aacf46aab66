/** One or two letters that stand for a person without a picture; empty for an empty name. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  // Normalized, so that a letter keeps its dot below.
  return ends.map((word) => [...(word ?? '').normalize('NFC')][0]?.toUpperCase() ?? '').join('')
}

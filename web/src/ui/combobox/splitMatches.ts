interface TextPart {
  text: string
  match: boolean
}

/** Letters without tone marks and dots, keeping the length, so that 'olu' finds 'Ọlụ'. */
function fold(text: string): string {
  return Array.from(text, (letter) => letter.normalize('NFD').charAt(0).toLowerCase() || letter).join('')
}

/** Splits the text where words of the query match the beginning of its words, to highlight the matches. */
export function splitMatches(text: string, query: string): TextPart[] {
  const letters = Array.from(text.normalize('NFC'))
  const folded = fold(letters.join(''))
  const marked = new Array<boolean>(letters.length).fill(false)
  for (const word of fold(query.normalize('NFC')).split(/\s+/).filter(Boolean)) {
    let at = folded.indexOf(word)
    while (at !== -1) {
      const beginsWord = at === 0 || !/[\p{L}\p{N}]/u.test(folded.charAt(at - 1))
      if (beginsWord) marked.fill(true, at, at + word.length)
      at = folded.indexOf(word, at + 1)
    }
  }
  const parts: TextPart[] = []
  letters.forEach((letter, i) => {
    const match = marked[i] ?? false
    const last = parts.at(-1)
    if (last?.match === match) last.text += letter
    else parts.push({ text: letter, match })
  })
  return parts
}

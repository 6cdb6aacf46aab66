import { MAX_WORD_LENGTH } from './text.ts'

/** A term that is similar to a typed word. */
export type SimilarTerm = {
  term: number
  /** The number of letters that are wrong, missing, added or swapped with their neighbour. */
  edits: number
}

/** A half-open range of terms. */
export type TermRange = { first: number; end: number }

/**
 * The words of an index in alphabetical order. For each, the number of letters it shares with the word before
 * is known, so the sorted list can be walked like a trie: rows of the edit-distance table are reused for
 * shared letters, and once a prefix differs too much, all words with that prefix are skipped.
 */
export class Vocabulary {
  readonly terms: readonly string[]
  private readonly letters: Uint16Array
  private readonly letterStart: Int32Array
  private readonly shared: Uint8Array
  /**
   * Edit-distance rows by depth in the term; each row has one column more than the longest word has letters.
   */
  private readonly rows = new Uint8Array((MAX_WORD_LENGTH + 1) * (MAX_WORD_LENGTH + 1))
  private readonly bestPrefix = new Uint8Array(MAX_WORD_LENGTH + 1)

  constructor(words: Iterable<string>) {
    this.terms = [...new Set(words)].sort((a, b) => (a < b ? -1 : 1))
    this.letterStart = new Int32Array(this.terms.length + 1)
    this.shared = new Uint8Array(this.terms.length + 1)
    this.letters = new Uint16Array(this.terms.reduce((sum, term) => sum + term.length, 0))
    let at = 0
    this.terms.forEach((term, t) => {
      this.letterStart[t] = at
      for (let i = 0; i < term.length; i++) this.letters[at++] = term.charCodeAt(i)
      const previous = this.terms[t - 1] ?? ''
      let shared = 0
      while (shared < previous.length && previous.charCodeAt(shared) === term.charCodeAt(shared)) shared++
      this.shared[t] = shared
    })
    this.letterStart[this.terms.length] = at
  }

  /** The term that equals this word. */
  exact(word: string): number | undefined {
    const term = firstNotBelow(this.terms, word)
    return this.terms[term] === word ? term : undefined
  }

  /** The terms that start with this text. */
  startingWith(prefix: string): TermRange {
    const first = firstNotBelow(this.terms, prefix)
    let end = first
    while (end < this.terms.length && (this.terms[end] ?? '').startsWith(prefix)) end++
    return { first, end }
  }

  /**
   * The terms within `maxEdits` of a word. With `asPrefix`, also terms whose beginning is that similar; then
   * `edits` counts only the edits in the beginning.
   */
  similarTo(word: string, maxEdits: number, asPrefix: boolean): SimilarTerm[] {
    const { rows, bestPrefix, letterStart, shared } = this
    const width = word.length + 1
    const found: SimilarTerm[] = []
    for (let i = 0; i < width; i++) rows[i] = i
    bestPrefix[0] = word.length
    // The depth of the first row whose entries all exceed maxEdits.
    let deadDepth = Infinity
    for (let t = 0; t < this.terms.length; t++) {
      const from = shared[t] ?? 0
      if (from < deadDepth) {
        deadDepth = this.fillRows(word, t, from, maxEdits)
      }
      const start = letterStart[t] ?? 0
      const length = (letterStart[t + 1] ?? 0) - start
      const isDead = deadDepth <= length
      const whole = isDead ? Infinity : (rows[length * width + word.length] ?? Infinity)
      const begun = asPrefix ? (bestPrefix[isDead ? deadDepth : length] ?? Infinity) : Infinity
      const edits = Math.min(whole, begun)
      if (edits <= maxEdits) found.push({ term: t, edits })
    }
    return found
  }

  /**
   * Fills the rows of a term below those it shares with the last one; returns the depth at which all entries
   * exceed `maxEdits`, else Infinity.
   */
  private fillRows(word: string, term: number, from: number, maxEdits: number): number {
    const { rows, bestPrefix, letters } = this
    const width = word.length + 1
    const start = this.letterStart[term] ?? 0
    const length = (this.letterStart[term + 1] ?? 0) - start
    for (let depth = from + 1; depth <= length; depth++) {
      const letter = letters[start + depth - 1] ?? 0
      const letterBefore = depth > 1 ? (letters[start + depth - 2] ?? 0) : -1
      const row = depth * width
      const above = row - width
      rows[row] = depth
      let least = depth
      for (let i = 1; i < width; i++) {
        const typed = word.charCodeAt(i - 1)
        let edits = (rows[above + i - 1] ?? 0) + (typed === letter ? 0 : 1)
        edits = Math.min(edits, (rows[above + i] ?? 0) + 1, (rows[row + i - 1] ?? 0) + 1)
        if (i > 1 && letterBefore === typed && word.charCodeAt(i - 2) === letter) {
          edits = Math.min(edits, (rows[above - width + i - 2] ?? 0) + 1)
        }
        rows[row + i] = edits
        if (edits < least) least = edits
      }
      bestPrefix[depth] = Math.min(bestPrefix[depth - 1] ?? 0, rows[row + word.length] ?? 0)
      // A swap refers to the row before the previous one, but never costs less than the previous row's
      // minimum, so the search can stop here.
      if (least > maxEdits) return depth
    }
    return Infinity
  }
}

/** The first of these ascending texts that is not below another; their number if there is none. */
export function firstNotBelow(ascending: readonly string[], text: string): number {
  let low = 0
  let high = ascending.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ascending[middle] ?? '') < text) low = middle + 1
    else high = middle
  }
  return low
}

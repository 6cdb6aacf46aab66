import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Vocabulary } from './vocabulary.ts'

/**
 * The edit distance between two words, by the textbook table: letters wrong, missing, added, or swapped with
 * their neighbour.
 */
function editsBetween(a: string, b: string): number {
  const table = [...Array(a.length + 1).keys()].map((i) => [...Array(b.length + 1).keys()].map((j) => i + j))
  const cell = (i: number, j: number) => table[i]?.[j] ?? Infinity
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const replaced = cell(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const swapped =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? cell(i - 2, j - 2) + 1 : Infinity
      const row = table[i]
      if (row) row[j] = Math.min(replaced, swapped, cell(i - 1, j) + 1, cell(i, j - 1) + 1)
    }
  }
  return cell(a.length, b.length)
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 9 })
const words = fc.array(word, { minLength: 1, maxLength: 40 })
const byTerm = (a: [string, number], b: [string, number]) => (a[0] < b[0] ? -1 : 1)

test('finds exactly the words within the edits allowed', () => {
  fc.assert(
    fc.property(words, word, fc.integer({ min: 1, max: 2 }), (list, typed, maxEdits) => {
      const vocabulary = new Vocabulary(list)
      const expected = [...new Set(list)]
        .map((term): [string, number] => [term, editsBetween(term, typed)])
        .filter(([, edits]) => edits <= maxEdits)
      const found = vocabulary
        .similarTo(typed, maxEdits, false)
        .map(({ term, edits }): [string, number] => [vocabulary.terms[term] ?? '', edits])
      expect(found.sort(byTerm)).toEqual(expected.sort(byTerm))
    }),
    { numRuns: 2000, seed: 1 },
  )
})

test('as a beginning, counts the edits of the best beginning of each word', () => {
  fc.assert(
    fc.property(words, word, fc.integer({ min: 1, max: 2 }), (list, typed, maxEdits) => {
      const vocabulary = new Vocabulary(list)
      const expected = [...new Set(list)]
        .map((term): [string, number] => {
          const beginnings = [...Array(term.length + 1).keys()].map((length) => term.slice(0, length))
          return [term, Math.min(...beginnings.map((beginning) => editsBetween(beginning, typed)))]
        })
        .filter(([, edits]) => edits <= maxEdits)
      const found = vocabulary
        .similarTo(typed, maxEdits, true)
        .map(({ term, edits }): [string, number] => [vocabulary.terms[term] ?? '', edits])
      expect(found.sort(byTerm)).toEqual(expected.sort(byTerm))
    }),
    { numRuns: 2000, seed: 2 },
  )
})

test('knows the words that begin with a text', () => {
  const vocabulary = new Vocabulary(['market', 'mar', 'mbari', 'maria', 'zoo'])
  const { first, end } = vocabulary.startingWith('mar')
  expect(vocabulary.terms.slice(first, end)).toEqual(['mar', 'maria', 'market'])
  expect(vocabulary.exact('mbari')).toBeDefined()
  expect(vocabulary.exact('mba')).toBeUndefined()
})

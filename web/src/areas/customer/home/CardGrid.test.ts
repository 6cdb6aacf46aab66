import { expect, test } from 'vitest'
import { cellOf } from './CardGrid'

test.each([
  [1, 0, 0],
  [2, 2, 0],
  [3, 0, 1],
  [4, 4, 0],
  [5, 2, 1],
  [6, 0, 0],
  [7, 4, 1],
  [12, 0, 0],
  [Infinity, 0, 0],
])('of %d cards, the last %d share rows of two, and %d takes both columns', (count, halves, boths) => {
  const shown = Math.min(count, 24)
  const cells = Array.from({ length: shown }, (_, at) => cellOf(at, count))
  expect(cells.filter((cell) => cell.includes('lg:col-span-3'))).toHaveLength(halves)
  expect(cells.slice(shown - halves).every((cell) => cell.includes('lg:col-span-3'))).toBe(true)
  expect(cells.filter((cell) => cell.includes('md:max-lg:col-span-2'))).toHaveLength(boths)
})

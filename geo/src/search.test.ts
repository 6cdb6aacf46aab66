import { expect, test } from 'vitest'
import { defaultRegionFile, loadRegion } from './index.ts'
import { judgedQueries } from './search.judged.ts'

const region = await loadRegion(defaultRegionFile)

test('at least nine of ten judged queries find their place among the first three', () => {
  const missed = judgedQueries.filter(({ query, expected }) => {
    const names = region
      .search(query)
      .slice(0, 3)
      .map((place) => place.placeName)
    return !expected.some((name) => names.includes(name))
  })
  expect(judgedQueries.length).toBeGreaterThanOrEqual(35)
  expect(missed.length / judgedQueries.length, JSON.stringify(missed)).toBeLessThanOrEqual(0.1)
})

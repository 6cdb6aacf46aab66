import { expect, test } from 'vitest'
import { homeTexts } from '~/languages/en/base/home'
import { partOfDay } from './greeting'

test.each([
  ['2026-03-02T02:59:00Z', 'Good evening, Chidinma Eze'],
  ['2026-03-02T03:00:00Z', 'Good morning, Chidinma Eze'],
  ['2026-03-02T10:59:00Z', 'Good morning, Chidinma Eze'],
  ['2026-03-02T11:00:00Z', 'Good afternoon, Chidinma Eze'],
  ['2026-03-02T15:59:00Z', 'Good afternoon, Chidinma Eze'],
  ['2026-03-02T16:00:00Z', 'Good evening, Chidinma Eze'],
])('at %s, an hour later in Lagos, one is greeted: %s', (at, words) => {
  expect(homeTexts[partOfDay(new Date(at))]('Chidinma Eze')).toBe(words)
})

test('without a name nobody is addressed', () => {
  expect(homeTexts[partOfDay(new Date('2026-03-02T09:00:00Z'))]('')).toBe('Good morning')
})

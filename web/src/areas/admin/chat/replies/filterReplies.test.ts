import { expect, test } from 'vitest'
import { filterReplies } from './filterReplies'

const REPLIES = [
  { _id: '1', title: 'Late rider', content: 'Your rider is on the way.', version: 1 },
  { _id: '2', title: 'Ndewo', content: 'Daalụ! How can we help?', version: 1 },
]
const titles = (search: string) => filterReplies(REPLIES, search).map(({ title }) => title)

test('without a search there are all of them', () => {
  expect(titles('  ')).toEqual(['Late rider', 'Ndewo'])
})

test('every word counts, in the title or the text, in any order', () => {
  expect(titles('way LATE')).toEqual(['Late rider'])
  expect(titles('way help')).toEqual([])
})

test('marks on letters do not matter', () => {
  expect(titles('daalu')).toEqual(['Ndewo'])
})

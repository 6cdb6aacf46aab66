import { expect, test } from 'vitest'
import { firstNameOf } from './first-name.constants.ts'

test('a first name is a name’s first word', () => {
  expect(['Ada', ' Ada  Obi ', ''].map(firstNameOf)).toEqual(['Ada', 'Ada', ''])
})

test('a title stays with the name it stands before', () => {
  const names = [
    'Sister Philomena',
    'Mama Ngozi Eze',
    'Rev. Fr. Peter Obi',
    'CHIEF (Mrs) Ada',
    'dr emeka obi',
  ]
  expect(names.map(firstNameOf)).toEqual([
    'Sister Philomena',
    'Mama Ngozi',
    'Rev. Fr. Peter',
    'CHIEF (Mrs) Ada',
    'dr emeka',
  ])
})

test('a title alone is all there is to say', () => {
  expect(firstNameOf('Mama')).toBe('Mama')
})

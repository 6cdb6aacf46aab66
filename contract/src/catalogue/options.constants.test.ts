import { describe, expect, test } from 'vitest'
import { areOptionsFit, lineKey, withOptions } from './options.constants.ts'

const choice = (_id: string, isAvailable = true) => ({ _id, isAvailable })
const size = { min: 1, max: 1, choices: [choice('small'), choice('large'), choice('huge', false)] }
const extras = { min: 0, max: 2, choices: [choice('egg'), choice('fish'), choice('plantain')] }

describe('options of an item', () => {
  test.each([
    [['small'], true],
    [['large', 'egg', 'fish'], true],
    [[], false],
    [['small', 'large'], false],
    [['small', 'egg', 'fish', 'plantain'], false],
    [['huge'], false],
    [['small', 'sold long ago'], false],
  ])('%j can be bought: %s', (chosen, isFit) => {
    expect(areOptionsFit([size, extras], chosen)).toBe(isFit)
  })

  test('nothing is chosen where there is nothing to choose', () => {
    expect([areOptionsFit([], []), areOptionsFit([extras], []), areOptionsFit([], ['egg'])]).toEqual([
      true,
      true,
      false,
    ])
  })
})

test('a line has one key in whatever order its options were chosen', () => {
  expect(lineKey('rice', ['large', 'egg'])).toBe(lineKey('rice', ['egg', 'large']))
  expect(lineKey('rice')).toBe('rice')
  expect(withOptions('Rice', [{ name: 'Large' }, { name: 'Egg' }])).toBe('Rice (Large, Egg)')
})

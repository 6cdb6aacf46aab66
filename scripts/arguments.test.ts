import { expect, test } from 'vitest'
import { readArguments } from './test/arguments.ts'

test('without arguments all is run', () => {
  expect(readArguments([])).toEqual({ upTo: 'journeys', passedOn: [] })
})

test('the checks alone, or all without a browser, can be run', () => {
  expect(readArguments(['--checks'])).toEqual({ upTo: 'checks', passedOn: [] })
  expect(readArguments(['--no-browser'])).toEqual({ upTo: 'units', passedOn: [] })
})

test('--changed takes a commit, or compares with the last one', () => {
  expect(readArguments(['--changed'])).toMatchObject({ since: 'HEAD' })
  expect(readArguments(['--changed', '--no-browser'])).toMatchObject({ since: 'HEAD', upTo: 'units' })
  expect(readArguments(['--changed', 'main'])).toMatchObject({ since: 'main', passedOn: [] })
  expect(readArguments(['--changed=main', 'cart'])).toMatchObject({ since: 'main', passedOn: ['cart'] })
})

test('all other arguments go to the test runners', () => {
  const given = ['cart', '-t', 'a name', '--bail=1']
  expect(readArguments(given)).toEqual({ upTo: 'journeys', passedOn: given })
})

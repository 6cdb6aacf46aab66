import { expect, test } from 'vitest'
import { ownVersion } from './version.ts'

test('the version may name the commit', () => {
  expect(ownVersion()).toMatch(/^\d+\.\d+\.\d+(\+[0-9a-f]{12})?$/)
})

import { ORPCError } from '@orpc/client'
import { expect, test, vi } from 'vitest'
import { Unreachable } from '~/api/transport'
import { loadError } from './loadError'

test('a refusal tells why in the server’s words', () => {
  const refusal = new ORPCError('FORBIDDEN', { status: 403, message: 'Not for your role', defined: true })
  expect(loadError(refusal)).toBe('Error loading data: Not for your role')
})

test('a server that is away is told as such', () => {
  vi.stubGlobal('navigator', { onLine: true })
  expect(loadError(new Unreachable('no answer'))).toContain('Error loading data: We could not reach Ozi')
  vi.unstubAllGlobals()
})

// promise (staff): A failure without words: “Failed to load data”
test('a failure without words says that data could not be loaded', () => {
  expect(loadError(new ORPCError('UNKNOWN', { status: 502 }))).toBe('Error loading data: Failed to load data')
  expect(loadError(new TypeError('x is not a function'))).toBe('Error loading data: Failed to load data')
})

import { expect, test } from 'vitest'
import { toRefusal } from './errors.ts'

// promise (operator): While a table is locked, calls are answered 503 with Retry-After
test.each([
  ['that took too long', '57014'],
  ['that waited too long for a lock', '55P03'],
])('a statement %s is to be tried again', (_what, code) => {
  const refusal = toRefusal(Object.assign(new Error('of PostgreSQL'), { code }))
  expect(refusal).toMatchObject({ code: 'UNAVAILABLE', retryAfterSeconds: expect.any(Number) })
})

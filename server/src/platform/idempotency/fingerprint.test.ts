import { expect, test } from 'vitest'
import { canonicalJson, fingerprintOf } from './fingerprint.ts'

test('the order of fields does not make another request, at any depth', () => {
  const one = { fee: 1, place: { name: 'FUTO', at: [7, 5] }, note: undefined }
  const other = { place: { at: [7, 5], name: 'FUTO' }, fee: 1 }
  expect(canonicalJson(one)).toBe('{"fee":1,"place":{"at":[7,5],"name":"FUTO"}}')
  expect(fingerprintOf('order', one)).toEqual(fingerprintOf('order', other))
})

test('another value, order in an array, or call is another request', () => {
  const body = { at: [7, 5] }
  expect(fingerprintOf('order', body)).not.toEqual(fingerprintOf('order', { at: [5, 7] }))
  expect(fingerprintOf('order', body)).not.toEqual(fingerprintOf('pay', body))
  expect(fingerprintOf('order', { a: '1' })).not.toEqual(fingerprintOf('order', { a: 1 }))
  expect(fingerprintOf('order', { a: null })).not.toEqual(fingerprintOf('order', {}))
})

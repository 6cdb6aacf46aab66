import { expect, test } from 'vitest'
import { readFilters } from '~/ui/address/useFilters'
import { isBackwards, ORDER_FILTERS } from './orderFilters'

const read = (text: string) => readFilters(ORDER_FILTERS, new URLSearchParams(text))

test('what an address cuts the list down to is read', () => {
  expect(
    read('?search=ada&stage=delivery_failed&status=failed&method=Cash&from=2026-03-01&to=2026-03-31'),
  ).toEqual({
    stage: 'delivery_failed',
    status: 'failed',
    method: 'Cash',
    from: '2026-03-01',
    to: '2026-03-31',
  })
  expect(read('')).toEqual({})
})

test.each([
  'stage=lost',
  'stage=',
  'status=lost',
  'method=Cowries',
  'from=yesterday',
  'to=2026-02-30',
  'from=2026-3-1',
  'status=',
])('%s is no filter of ours and counts as not there', (text) => expect(read(text)).toEqual({}))

test('days the wrong way round are seen', () => {
  expect(isBackwards({ from: '2026-03-02', to: '2026-03-01' })).toBe(true)
  expect(isBackwards({ from: '2026-03-02', to: '2026-03-02' })).toBe(false)
  expect(isBackwards({ from: '2026-03-02' })).toBe(false)
})

test('orders that wait for their payment can be filtered', () =>
  expect(read('?stage=waiting_for_payment')).toEqual({ stage: 'waiting_for_payment' }))

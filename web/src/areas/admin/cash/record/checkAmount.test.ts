import { cashMessages } from '@ozi/contract'
import { expect, test } from 'vitest'
import { amountText, checkAmount } from './checkAmount'

test('an amount is filled in as people write it', () => {
  expect([4300, 4300.5, 0.01].map(amountText)).toEqual(['4300', '4300.50', '0.01'])
})

test('an amount is above 0, in whole kobo, and at most what the rider holds', () => {
  const said = ['4300', '4300.5', '0.01', '4300.50', '', ' ', 'all', '0', '-1', '1.005', '4300.51', '1e9']
  expect(said.map((typed) => checkAmount(typed, 4300.5))).toEqual([
    ...[true, true, true, true],
    ...Array<string>(5).fill(cashMessages.amountMissing),
    ...[cashMessages.tooFine, cashMessages.tooMuch, cashMessages.tooMuch],
  ])
})

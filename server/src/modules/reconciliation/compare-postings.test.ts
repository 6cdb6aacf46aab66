import { expect, test } from 'vitest'
import { comparePostings, type ExpectedPosting, type PostedLine } from './compare-postings.ts'

const rider = 'b1'
const order = 'a1'
const delivered: ExpectedPosting = {
  cause: { kind: 'order.delivered', id: order },
  lines: [
    { account: 'unearned', amountKobo: 1000 },
    { account: 'revenue_delivery', amountKobo: -700 },
    { account: 'revenue_delivery', amountKobo: -300 },
  ],
}
const cash: ExpectedPosting = {
  cause: { kind: 'cash.collected', id: 'c1' },
  lines: [
    { account: 'rider_cash', owner: rider, amountKobo: 1000 },
    { account: 'customer', owner: 'd1', amountKobo: -1000 },
  ],
}
const posted = (postings: readonly ExpectedPosting[]): PostedLine[] =>
  postings.flatMap(({ cause, lines }) =>
    lines.map(({ account, owner = null, amountKobo }) => ({
      ...{ cause: cause.kind, causeId: cause.id, account, owner, amountKobo },
    })),
  )
const compare = (found: readonly PostedLine[], expected = [delivered, cash]) =>
  comparePostings('orders', expected, found)

test('lines that add up to the same are no difference', () => {
  const summed = posted([delivered, cash]).filter(({ amountKobo }) => amountKobo !== -300)
  const found = summed.map((line) => (line.amountKobo === -700 ? { ...line, amountKobo: -1000 } : line))
  expect(compare(found)).toEqual([])
})

test('what is not posted is missing, and what is besides is extra', () => {
  const twice: ExpectedPosting = { ...delivered, cause: { kind: 'order.ended', id: order } }
  expect(compare(posted([delivered, twice]))).toEqual([
    {
      ...{ part: 'orders', kind: 'posting.missing', subject: 'cash.collected c1', cause: 'cash.collected' },
      ...{ expectedKobo: 1000, foundKobo: 0 },
    },
    {
      ...{ part: 'orders', kind: 'posting.extra', subject: 'order.ended a1', cause: 'order.ended' },
      ...{ expectedKobo: 0, foundKobo: 1000 },
    },
  ])
})

test('another amount or owner is a difference of each line', () => {
  const found = posted([delivered, cash]).map((line) =>
    line.owner === rider ? { ...line, owner: 'b2' } : line,
  )
  const line = { part: 'orders', kind: 'posting.amount', cause: 'cash.collected', account: 'rider_cash' }
  expect(compare(found)).toEqual([
    { ...line, subject: 'cash.collected c1 rider_cash b1', personId: 'b1', expectedKobo: 1000, foundKobo: 0 },
    { ...line, subject: 'cash.collected c1 rider_cash b2', personId: 'b2', expectedKobo: 0, foundKobo: 1000 },
  ])
})

test('cash from before it was counted is as good as with its rider', () => {
  const found = posted([delivered, cash]).map((line) =>
    line.account === 'rider_cash' ? { ...line, account: 'cash_before' as const, owner: null } : line,
  )
  expect(compare(found)).toEqual([])
  const less = found.map((line) =>
    line.cause === 'cash.collected' ? { ...line, amountKobo: line.amountKobo / 2 } : line,
  )
  expect(compare(less)).not.toEqual([])
})

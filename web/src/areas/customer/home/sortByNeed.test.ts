import type { OrderStatus } from '@ozi/contract'
import { expect, test } from 'vitest'
import { sortByNeed } from './sortByNeed'

const order = (status: OrderStatus, askedAt?: string) => ({ status, ...(askedAt ? { askedAt } : {}) })

// promise (customer): What needs the customer comes first on the dashboard
test('what needs the customer comes before what runs', () => {
  const [carried, unpaid, asked, failed, older] = [
    order('picked_up'),
    order('awaiting_payment'),
    order('created', '2026-01-05T09:00:00.000Z'),
    order('delivery_failed'),
    order('created'),
  ] as const
  expect(sortByNeed([carried, unpaid, asked, failed, older])).toEqual({
    needy: [
      [failed, 'decision'],
      [asked, 'answer'],
      [unpaid, 'payment'],
    ],
    running: carried,
  })
  expect(sortByNeed([])).toEqual({ needy: [], running: undefined })
})

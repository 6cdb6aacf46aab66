import type { Caller } from '../../platform/sessions/caller.ts'
import { expect, test } from 'vitest'
import { createCheckout, type CheckoutDeps } from './checkout.ts'

test('after the order at one shop fails, the transaction ends', async () => {
  const asked: string[] = []
  const parts = ['first', 'second', 'third'].map((name) => ({ quote: { _id: name }, shop: {} }))
  const checkOut = createCheckout({
    pricing: { takeCart: async () => parts },
    placement: {
      once: (_request: unknown, work: (queries: unknown) => Promise<unknown>) => work(async () => []),
      place: async (_queries: unknown, { quote }: { quote: { _id: string } }) => {
        asked.push(`order ${quote._id}`)
        if (quote._id === 'second') throw new Error('the second fails')
        return { _id: quote._id }
      },
    },
    online: { requireOffered: () => undefined },
    orderNotifications: {
      placedAtShop: async (_queries: unknown, { orderId }: { orderId: string }) =>
        void asked.push(`shop of ${orderId}`),
    },
  } as unknown as CheckoutDeps)
  const input = { paymentMethod: 'Cash' } as Parameters<typeof checkOut>[2]
  await expect(checkOut({ accountId: 'ada' } as Caller, undefined, input)).rejects.toThrow('the second fails')
  expect(asked).toEqual(['order first', 'shop of first', 'order second'])
})

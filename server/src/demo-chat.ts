import type { App } from './app.ts'
import type { Caller } from './platform/sessions/caller.ts'

type Line = readonly [by: 'customer' | 'staff', content: string]

/**
 * An answered conversation about the customer's latest order, and an open one; lists show the last one first.
 */
const CONVERSATIONS: readonly { readonly isAboutOrder: boolean; readonly lines: readonly Line[] }[] = [
  {
    isAboutOrder: true,
    lines: [
      ['customer', 'Good morning. Can the rider call me before he comes? The gate has no bell.'],
      ['staff', 'Good morning Adaeze! We have told the rider: he will call when he turns into your street.'],
      ['customer', 'Thank you, that helps.'],
    ],
  },
  {
    isAboutOrder: false,
    lines: [['customer', 'Do you also deliver to Orogwe on Sundays?']],
  },
]

/** Writes a demo customer's conversations through the same calls that people use. */
export async function seedChats(app: App, customer: Caller): Promise<void> {
  const [agent] = await app.chat.agents()
  const [order] = (await app.orders.listOwn(customer, { limit: 1 })).rows
  for (const { isAboutOrder, lines } of CONVERSATIONS) {
    const [[, initialMessage], ...others] = lines as readonly [Line, ...Line[]]
    const about = isAboutOrder && order ? { orderId: order._id } : {}
    const { _id: conversationId } = await app.chat.start(customer, { initialMessage, ...about })
    for (const [by, content] of others) {
      const writer = by === 'customer' ? customer : agent && asStaff(agent._id)
      // Without staff in the database, nobody can answer yet.
      if (!writer) break
      await app.chat.send(writer, { conversationId, content })
      const other = by === 'staff' ? customer : agent && asStaff(agent._id)
      if (other) await app.chat.markRead(other, conversationId, Number.MAX_SAFE_INTEGER)
    }
  }
}

const asStaff = (accountId: string): Caller => ({
  accountId,
  sessionId: '',
  role: 'admin',
  email: '',
  isVerified: true,
})

import { contract, type Conversation, chatMessages } from '@ozi/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openAsCustomer } from './fixtures/customer'
import { AT, detailOf, PARCEL } from './fixtures/orders'
import { CUSTOMER, id } from './fixtures/people'
import { type Answer, answer, change } from './helpers/answers'
import { click, press, see, seen, write } from './helpers/states'

const { chat, orders } = contract
const BEGUN: Conversation = {
  _id: id(431),
  status: 'active',
  lastMessage: 'The bag is torn.',
  lastSenderType: 'customer',
  userId: { _id: CUSTOMER._id, name: CUSTOMER.name, email: CUSTOMER.email, role: 'user' },
  lastUpdated: AT,
  lastSequence: 1,
  seen: { admin: 0, customer: 1 },
  unreadCount: 0,
  order: { _id: PARCEL._id, number: PARCEL.number },
  complaint: 'broken',
}

// promise (customer): A complaint that is refused keeps what was written
test('a complaint is chosen, written, refused and sent', async () => {
  const sent: unknown[] = []
  const noted = (respond: () => Response): Answer => ({
    call: chat.create,
    respond: (request) => {
      void request
        .clone()
        .json()
        .then((body) => sent.push(body))
      return respond()
    },
  })
  await openAsCustomer(`/dashboard/orders/${PARCEL._id}`, [
    answer(orders.read, { data: detailOf(PARCEL) }),
    noted(() => Response.json({ code: 'RATE_LIMITED', message: 'Please wait a moment.' }, { status: 429 })),
  ])
  await click(page.getByText('Help with this order'))
  await click(page.getByRole('link', { name: 'Something went wrong?' }))
  await seen('What went wrong?')
  await seen(`About order ${PARCEL.number}`)
  const words = page.getByRole('dialog').getByRole('textbox')
  await write(words, 'The bag is torn.')
  await press('Send')
  await see('a complaint about nothing', 'Please choose what went wrong.')
  await click(page.getByRole('radio', { name: 'It is broken' }))
  await press('Send')
  await see('a complaint that is refused', chatMessages.createFailed)
  await expect.element(words).toHaveValue('The bag is torn.')
  change(
    noted(() => Response.json({ data: BEGUN }, { status: 201 })),
    answer(chat.read, { data: BEGUN }),
    answer(chat.listOwn, { data: [BEGUN], nextCursor: null, total: 1 }),
    answer(chat.messages, { data: [], nextCursor: null }),
  )
  await press('Send')
  const complaint = { complaint: 'broken', orderId: PARCEL._id, initialMessage: 'The bag is torn.' }
  await expect.poll(() => sent.at(-1)).toMatchObject(complaint)
  // The conversation is open now, in place of the form.
  await expect.poll(() => page.getByText('What went wrong?').query()).toBeNull()
})

import { type Conversation, contract, type Message } from '@ozi/contract'
import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { AT, OF_CUSTOMER } from './fixtures/orders'
import { id, RIDER, SHOP } from './fixtures/people'
import { ASKED_BY_RIDERS, GIVEN, job } from './fixtures/rider'
import { ASKED, ORDER, shown } from './fixtures/shop-pages'
import { answer, change, failed, held, refused, setOnline } from './helpers/answers'
import { open } from './helpers/open'
import { press, see, seeLanguages, seen, write } from './helpers/states'

const { chat } = contract

const AREAS = [
  {
    who: 'a rider',
    as: RIDER,
    home: '/rider',
    orderPath: `/rider/jobs/${GIVEN._id}`,
    order: GIVEN,
    answers: [...ASKED_BY_RIDERS, ...job(GIVEN)],
  },
  {
    who: 'a shop',
    as: SHOP,
    home: '/vendor',
    orderPath: `/vendor/orders/${ORDER._id}`,
    order: ORDER,
    answers: [...ASKED, ...shown],
  },
] as const

const talkOf = ({ as, order }: (typeof AREAS)[number]): Conversation => ({
  _id: id(300),
  userId: { _id: as._id, name: as.name, email: as.email, role: as.role },
  status: 'active',
  lastMessage: 'The gate is open now.',
  lastSenderType: 'admin',
  lastUpdated: AT,
  lastSequence: 2,
  seen: { admin: 1, customer: 1 },
  unreadCount: 1,
  complaint: null,
  order: { _id: order._id, number: order.number },
})
const said = (sequence: number, senderType: Message['senderType'], content: string): Message => ({
  _id: id(310 + sequence),
  conversationId: id(300),
  sequence,
  clientId: id(320 + sequence),
  senderType,
  senderName: 'Ifeoma',
  content,
  image: null,
  createdAt: AT,
  read: true,
})
const MESSAGES = {
  data: [
    said(1, 'customer', `The gate of ${OF_CUSTOMER.name} is locked.`),
    said(2, 'admin', 'The gate is open now.'),
  ],
  nextCursor: null,
}

// promise (customer): Support chat: outside the office's hours it says when somebody answers again
// promise (rider): Support chat: outside the office's hours it says when somebody answers again
// promise (shop): Support chat: outside the office's hours it says when somebody answers again
test('outside the office’s hours, the chat says when somebody answers', async () => {
  const [{ as, home, answers }] = AREAS
  const panelAt = async (now: string) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
    await open({ path: `${home}?support=new`, as, answers })
    await seen('How can we help?')
  }
  await panelAt('2026-11-26T21:00:00+01:00')
  await see('a chat at night', 'We answer from tomorrow 08:00.')
  await panelAt('2026-11-28T09:00:00+01:00')
  await seen('We answer from 12:00.')
  await panelAt('2026-11-26T12:00:00+01:00')
  await expect.element(page.getByText(/We answer from/)).not.toBeInTheDocument()
})

describe.each(AREAS)('support, for $who', (area) => {
  const { as, home, orderPath, order, answers } = area
  const talk = talkOf(area)
  const known = [
    ...answers,
    answer(chat.listOwn, { data: [talk], nextCursor: null, total: 1 }),
    answer(chat.read, { data: talk }),
    answer(chat.messages, MESSAGES),
  ]

  // promise (rider): Support chat: opened from every page, with the number of unread messages
  // promise (shop): Support chat: opened from every page, with the number of unread messages
  test('is opened from every page, and leads to the order', async () => {
    await open({ path: home, as, answers: known })
    await page.getByRole('button', { name: 'Support, 1 new message' }).click()
    await see('a conversation', 'The gate is open now.')
    await expect
      .element(page.getByRole('link', { name: `About order ${order.number}` }))
      .toHaveAttribute('href', orderPath)
  })

  // promise (rider): Support chat: “Help with this order” begins a message that names it
  // promise (shop): Support chat: “Help with this order” begins a message that names it
  test('begins about an order, and keeps what is refused', async () => {
    const orderIds: unknown[] = []
    await open({ path: orderPath, as, answers: [...answers, refused(chat.create, 'RATE_LIMITED')] })
    await page.getByRole('link', { name: 'Help with this order' }).click()
    await see('a question about an order', `About order ${order.number}`)
    await write(page.getByLabelText('Write a message'), 'The gate is locked.')
    await press(/^Send$/)
    await see('a message that was refused', 'Failed to create conversation')
    await expect.element(page.getByLabelText('Write a message')).toHaveValue('The gate is locked.')
    change(...known, {
      call: chat.create,
      respond: (request) => {
        void request.json().then((body: { orderId?: string }) => orderIds.push(body.orderId))
        return Response.json({ data: talk }, { status: 201 })
      },
    })
    await press('Retry')
    await seen('The gate is open now.')
    expect(orderIds).toEqual([order._id])
  })

  test('says that it loads, failed, is empty, is lost or without a network', async () => {
    await open({ path: `${home}?support=open`, as, answers: [...answers, held(chat.listOwn)] })
    await see('conversations that load', 'Loading conversations...')
    await open({ path: `${home}?support=all`, as, answers: [...answers, failed(chat.listOwn)] })
    await see('conversations that do not come', 'Failed to fetch conversations')
    await open({ path: `${home}?support=all`, as, answers })
    await see('no conversations', 'No conversations found')
    const missing = [refused(chat.read, 'NOT_FOUND'), refused(chat.messages, 'NOT_FOUND')]
    await open({ path: `${home}?support=${talk._id}`, as, answers: [...answers, ...missing] })
    await see('no such conversation', 'We could not find this conversation')
    await open({ path: `${home}?support=${talk._id}`, as, answers: known })
    await seen('The gate is open now.')
    setOnline(false)
    await see('a conversation without a network', /What you write is kept/)
  })

  test('a form to complain is the customer’s alone', async () => {
    await open({ path: `${home}?support=complain&about=${order._id}`, as, answers })
    await see('no form to complain', 'How can we help?')
    expect(page.getByRole('radio').elements()).toEqual([])
  })

  test('is whole in each language', async () => {
    await seeLanguages({ path: orderPath, as, answers, loaded: order.number }, async () => {
      await page.getByRole('link', { name: /^(Enyemaka maka ọda a|Help with this order)$/ }).click()
      await expect.element(page.getByRole('dialog')).toBeVisible()
    })
  })
})

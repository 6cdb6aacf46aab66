import { expect, test, vi } from 'vitest'
import type { Conversation, Order } from '@ozi/contract'
import { refusalOf, type Person } from '../../../../test/app.ts'
import { startAppForFile } from '../../../../test/start-app-for-file.ts'
import { beginChat, textsIn, writeIn } from '../../../../test/chat.ts'
import { carriedParcel, orderGoods } from '../../../../test/moves.ts'
import { notificationPath } from '../../notifications/notification-texts.ts'

const app = await startAppForFile({}, undefined, { answerMailAfterSeconds: 0 })
const admin = await app.admin()
const ada = await app.customer()
const rider = await app.rider()
const vendor = await app.vendor()
const job: Order = await carriedParcel(rider, ada, 'assigned')
const shopOrder: Order = await orderGoods(app, ada, vendor)

const askAbout = async ({ client }: Person, { _id: orderId }: Order): Promise<Conversation> =>
  (await client.chat.create({ initialMessage: 'The gate is locked.', orderId })).data

// promise (rider): Support chat: a question about a job names it to the office
// promise (shop): Support chat: a question about an order names it to the office
test('riders and shops ask about their order, and the staff sees who asks', async () => {
  for (const [person, order, role] of [
    [rider, job, 'rider'],
    [vendor, shopOrder, 'vendor'],
  ] as const) {
    const begun = await askAbout(person, order)
    expect(begun).toMatchObject({ order: { number: order.number }, userId: { role } })
    const { data, total } = await admin.client.staffChat.list({ role })
    expect([data.map(({ _id }) => _id), total]).toEqual([[begun._id], 1])
    expect(await admin.client.staffChat.list({ role, search: person.user.email })).toMatchObject({ total: 1 })
    const { orders } = await admin.client.staffChat.orders({ id: begun._id })
    expect(
      orders.map(({ number }) => number),
      'beside it',
    ).toEqual([order.number])
    expect(await refusalOf(askAbout(person, person === rider ? shopOrder : job))).toMatchObject({
      code: 'NOT_FOUND',
    })
  }
  expect((await admin.client.staffChat.list({ role: 'user' })).total).toBe(0)
})

test('only the customer of an order complains about it', async () => {
  const complaint = { initialMessage: 'Bad.', complaint: 'late' } as const
  for (const [person, { _id: orderId }] of [
    [rider, job],
    [vendor, shopOrder],
  ] as const) {
    expect(await refusalOf(person.client.chat.create({ ...complaint, orderId }))).toMatchObject({
      code: 'VALIDATION',
      data: { fields: { complaint: expect.any(String) } },
    })
  }
})

// promise (rider): Support chat: an answer is told by push and mail, with the page that opens it
test('a notification of an answer leads to the reader’s own pages', async () => {
  const chat = await beginChat(rider, 'I have a flat tyre.')
  await writeIn(admin, chat, 'We send somebody.')
  await vi.waitFor(async () => {
    const { mails } = (await app.server.inject('/dev/outbox.json')).json<{
      mails: { to: string; text: string }[]
    }>()
    const mail = mails.find(({ to, text }) => to === rider.user.email && text.includes('We send somebody.'))
    expect(mail?.text).toContain(`/rider?support=${chat._id}`)
  })
  const pathFor = (role: 'user' | 'rider' | 'vendor' | 'finance') =>
    notificationPath('chat_answered', { conversationId: 'c', role })
  expect(['user', 'rider', 'vendor', 'finance'].map((role) => pathFor(role as 'user'))).toEqual([
    '/dashboard?support=c',
    '/rider?support=c',
    '/vendor?support=c',
    '/dashboard?support=c',
  ])
})

test('a deleted rider’s conversations are gone', async () => {
  const leaving = await app.rider()
  const chat = await beginChat(leaving, 'I move to Aba.')
  expect(await textsIn(admin, chat)).toEqual(['I move to Aba.'])
  await admin.client.riders.remove({ id: leaving.user._id })
  expect(await refusalOf(admin.client.chat.read({ id: chat._id }))).toMatchObject({ code: 'NOT_FOUND' })
})

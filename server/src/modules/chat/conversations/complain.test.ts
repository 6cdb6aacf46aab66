import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { refusalOf } from '../../../../test/app.ts'
import { startAppForFile } from '../../../../test/start-app-for-file.ts'
import { textsIn } from '../../../../test/chat.ts'
import { sendParcel } from '../../../../test/deliveries.ts'
import { connect, listen } from '../../../../test/sockets.ts'

const app = await startAppForFile()
const admin = await app.admin()
const ada = await app.customer()
const address = await listen(app)

const complain = async (orderId: string, initialMessage = 'It never came.', clientId?: string) =>
  (await ada.client.chat.create({ initialMessage, orderId, complaint: 'lost', clientId })).data

// promise (customer): “Something went wrong?” opens a conversation with the order in it
test('a complaint begins a conversation that names its order', async () => {
  const { _id: orderId, number } = await sendParcel(ada)
  const begun = await complain(orderId)
  expect(begun).toMatchObject({ complaint: 'lost', order: { _id: orderId, number } })
  const { data } = await admin.client.staffChat.list({ search: ada.user.email })
  expect(data[0]).toMatchObject({ _id: begun._id, complaint: 'lost', order: { number } })
  expect(await textsIn(ada, begun)).toEqual(['It never came.'])
})

// promise (customer): A complaint goes on where its order is already written about
test('it goes on where the order is already written about', async () => {
  const { _id: orderId } = await sendParcel(ada)
  const { data: asked } = await ada.client.chat.create({ initialMessage: 'Where is it?', orderId })
  expect(asked.complaint).toBeNull()
  const staff = await connect(address, admin.token)
  const changed = staff.isTold(
    'conversation_updated',
    ({ conversation }) => conversation.complaint === 'lost',
  )
  const clientId = randomUUID()
  const emit = vi.spyOn(app.parts.sockets, 'emit')
  const complained = await complain(orderId, 'It is lost.', clientId)
  // By itself: those who are told of the message may read the conversation before the complaint is stored.
  const conversation = expect.objectContaining({ complaint: 'lost' }) as unknown
  expect(emit).toHaveBeenCalledWith(expect.anything(), 'conversation_updated', { conversation })
  emit.mockRestore()
  expect(complained).toMatchObject({ _id: asked._id, complaint: 'lost', lastMessage: 'It is lost.' })
  expect(await changed).toMatchObject({ conversation: { _id: asked._id } })
  // The answer was lost on the way, and it is sent again.
  expect((await complain(orderId, 'It is lost.', clientId))._id).toBe(asked._id)
  expect(await textsIn(ada, asked)).toEqual(['Where is it?', 'It is lost.'])
})

test('after a closed conversation, a complaint begins another one', async () => {
  const { _id: orderId } = await sendParcel(ada)
  const first = await complain(orderId)
  const staff = await connect(address, admin.token)
  await staff.say('update_status', { conversationId: first._id, status: 'closed' })
  const second = await complain(orderId, 'Again.')
  expect(second._id).not.toBe(first._id)
})

test('a complaint is about an order of one’s own', async () => {
  const other = await app.customer()
  const { _id: orderId } = await sendParcel(other)
  expect(await refusalOf(complain(orderId))).toMatchObject({ status: 404 })
  const nothing = ada.client.chat.create({ initialMessage: 'Bad', complaint: 'late' })
  expect(await refusalOf(nothing)).toMatchObject({
    status: 400,
    data: { fields: { orderId: 'A complaint is about an order.' } },
  })
})

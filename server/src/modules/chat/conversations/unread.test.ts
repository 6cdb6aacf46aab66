import { afterAll, describe, expect, it } from 'vitest'
import { type Person } from '../../../../test/app.ts'
import { startAppForFile } from '../../../../test/start-app-for-file.ts'
import { answered, beginChat, textsIn, writeIn } from '../../../../test/chat.ts'
import { connect, listen, quiet, type Listener } from '../../../../test/sockets.ts'

const app = await startAppForFile()
const address = await listen(app)
const ada = await app.customer()
const admin = await app.admin()
const ifeoma = await app.staff('support')
const [adas, admins, ifeomas] = (await Promise.all(
  [ada, admin, ifeoma].map(({ token }) => connect(address, token)),
)) as [Listener, Listener, Listener]
afterAll(() => {
  for (const listener of [adas, admins, ifeomas]) listener.close()
})

const unreadOf = async (person: Person, conversationId: string) =>
  (await person.client.chat.read({ id: conversationId })).data.unreadCount
const waitingFor = async ({ client }: Person) => (await client.staffChat.countUnread()).unread

describe('what one of the staff has not opened', () => {
  it('is counted for each of them alone', async () => {
    const before = [await waitingFor(admin), await waitingFor(ifeoma)]
    const chat = await beginChat(ada)
    await writeIn(ada, chat, 'Hello?')
    expect([await unreadOf(admin, chat._id), await unreadOf(ifeoma, chat._id)]).toEqual([2, 2])
    answered(await admins.say('mark_read', { conversationId: chat._id, sequence: 2 }))
    expect([await unreadOf(admin, chat._id), await unreadOf(ifeoma, chat._id)]).toEqual([0, 2])
    expect([await waitingFor(admin), await waitingFor(ifeoma)]).toEqual([before[0], (before[1] ?? 0) + 1])
    await writeIn(ada, chat, 'Hello??')
    expect([await unreadOf(admin, chat._id), await unreadOf(ifeoma, chat._id)]).toEqual([1, 3])
  })

  it('does not count the staff’s own messages', async () => {
    const chat = await beginChat(ada)
    await writeIn(admin, chat, 'Good morning')
    await writeIn(ada, chat, 'Are you there?')
    await writeIn(admin, chat, 'Yes')
    await writeIn(ada, chat, 'Good')
    expect(await unreadOf(ifeoma, chat._id)).toBe(3)
    answered(await ifeomas.say('mark_read', { conversationId: chat._id, sequence: 3 }))
    expect(await unreadOf(ifeoma, chat._id)).toBe(1)
    answered(await ifeomas.say('mark_read', { conversationId: chat._id, sequence: 1 }))
    expect(await unreadOf(ifeoma, chat._id)).toBe(1)
    answered(await ifeomas.say('mark_read', { conversationId: chat._id, sequence: 999 }))
    expect(await unreadOf(ifeoma, chat._id)).toBe(0)
  })

  it('begins at zero for a new colleague', async () => {
    const chat = await beginChat(ada)
    const newcomer = await app.staff('support')
    expect([await waitingFor(newcomer), await unreadOf(newcomer, chat._id)]).toEqual([0, 0])
    await writeIn(ada, chat, 'Hello?')
    expect([await waitingFor(newcomer), await unreadOf(newcomer, chat._id)]).toEqual([1, 1])
  })

  it('is found by the list’s filter', async () => {
    const [read, unread] = [await beginChat(ada), await beginChat(ada)]
    answered(await admins.say('mark_read', { conversationId: read._id, sequence: 1 }))
    const { data, total } = await admin.client.staffChat.list({ unread: 'true', limit: 200 })
    const ids = data.map(({ _id }) => _id)
    expect(ids).toContain(unread._id)
    expect(ids).not.toContain(read._id)
    expect(total).toBe(await waitingFor(admin))
  })

  it('brought back is the last message, and only for who brings it', async () => {
    const chat = await beginChat(ada)
    await writeIn(ada, chat, 'Hello?')
    for (const listener of [admins, ifeomas]) {
      answered(await listener.say('mark_read', { conversationId: chat._id, sequence: 2 }))
    }
    const { data } = await admin.client.staffChat.markUnread({ id: chat._id })
    expect(data).toMatchObject({ unreadCount: 1, seen: { admin: 2 } })
    await admins.isTold(
      'unread_changed',
      (told) => told.conversationId === chat._id && told.unreadCount === 1,
    )
    expect(await unreadOf(ifeoma, chat._id)).toBe(0)
    const { data: messages } = await ada.client.chat.messages({ id: chat._id })
    expect(messages.map(({ read }) => read)).toEqual([true, true])
    await admin.client.staffChat.markUnread({ id: chat._id })
    expect(await unreadOf(admin, chat._id)).toBe(1)
    answered(await admins.say('mark_read', { conversationId: chat._id, sequence: 2 }))
    expect(await unreadOf(admin, chat._id)).toBe(0)
  })
})

describe('what a customer has not opened', () => {
  it('is what the staff wrote since, on all their devices', async () => {
    const chat = await beginChat(ada)
    await writeIn(admin, chat, 'One')
    await writeIn(ada, chat, 'Not for me')
    await writeIn(ifeoma, chat, 'Two')
    expect(await unreadOf(ada, chat._id)).toBe(2)
    const phone = await connect(address, ada.token)
    answered(await adas.say('mark_read', { conversationId: chat._id, sequence: 2 }))
    expect(await unreadOf(ada, chat._id)).toBe(1)
    const told = await phone.isTold('unread_changed', ({ conversationId }) => conversationId === chat._id)
    expect(told.unreadCount).toBe(1)
    answered(await adas.say('mark_read', { conversationId: chat._id, sequence: 4 }))
    expect(await unreadOf(ada, chat._id)).toBe(0)
    expect(
      ifeomas.told('unread_changed').filter(({ conversationId }) => conversationId === chat._id),
    ).toEqual([])
    phone.close()
  })
})

it('a colleague is the customer in their own conversation', async () => {
  const own = await beginChat(ifeoma)
  const before = await ifeoma.client.staffChat.countUnread()
  const { data } = await ifeoma.client.staffChat.markUnread({ id: own._id })
  expect(data.unreadCount).toBe(0)
  expect(await ifeoma.client.staffChat.countUnread()).toEqual(before)
})

describe('ticks', () => {
  it('say that the other side has seen a message, and are sent once', async () => {
    const chat = await beginChat(ada)
    const answer = await writeIn(admin, chat, 'Here')
    expect(answer.read).toBe(false)
    const said = { conversationId: chat._id, sequence: answer.sequence }
    answered(await adas.say('mark_read', said))
    answered(await adas.say('mark_read', said))
    const seen = { conversationId: chat._id, by: 'customer', sequence: 2 }
    for (const listener of [adas, admins]) {
      expect(await listener.isTold('messages_read', (told) => told.conversationId === chat._id)).toEqual(seen)
    }
    answered(await ifeomas.say('mark_read', said))
    const byStaff = { conversationId: chat._id, by: 'admin', sequence: 2 }
    expect(
      await adas.isTold('messages_read', (told) => told.conversationId === chat._id && told.by === 'admin'),
    ).toEqual(byStaff)
    answered(await admins.say('mark_read', said))
    await quiet()
    const told = adas.told('messages_read').filter(({ conversationId }) => conversationId === chat._id)
    expect(told).toEqual([seen, byStaff])
    const { data } = await admin.client.chat.messages({ id: chat._id })
    expect(data.map(({ read }) => read)).toEqual([true, true])
    expect(await textsIn(ada, chat)).toHaveLength(2)
  })
})

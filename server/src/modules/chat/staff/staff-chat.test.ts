import { randomUUID } from 'node:crypto'
import { SAVED_REPLIES } from '@ozi/contract'
import { describe, expect, it } from 'vitest'
import { refusalOf } from '../../../../test/app.ts'
import { startAppForFile } from '../../../../test/start-app-for-file.ts'
import { beginChat, writeIn } from '../../../../test/chat.ts'
import { sendParcel } from '../../../../test/deliveries.ts'
import { connect, listen } from '../../../../test/sockets.ts'

const app = await startAppForFile()
const address = await listen(app)
const ada = await app.customer()
const admin = await app.admin()
const ifeoma = await app.staff('support', 'Ifeoma Nwosu')

const audited = async (action: 'conversation.assign' | 'conversation.export' | 'reply.update') =>
  (await admin.client.audit.list({ action })).lines

describe('the list of conversations', () => {
  it('goes by the last message, page after page', async () => {
    const chats = [await beginChat(ada, 'One'), await beginChat(ada, 'Two'), await beginChat(ada, 'Three')]
    const [oldest] = chats
    if (!oldest) throw new Error('no chat')
    await writeIn(ada, oldest, 'One again')
    const shown: string[] = []
    for (let cursor: string | undefined; ;) {
      const { data, nextCursor, total } = await admin.client.staffChat.list({ limit: 2, cursor })
      expect(total).toBe(3)
      shown.push(...data.map(({ lastMessage }) => lastMessage))
      if (nextCursor === null) break
      cursor = nextCursor
    }
    expect(shown).toEqual(['One again', 'Three', 'Two'])
    expect((await ada.client.chat.listOwn({})).data.map(({ lastMessage }) => lastMessage)).toEqual(shown)
  })

  it('is found by the customer’s name and e-mail', async () => {
    const chinwe = await app.customer({ firstName: 'Chinwendu', lastName: 'Ibe', email: 'wendu@ozi.test' })
    const chat = await beginChat(chinwe)
    for (const search of ['chinwendu', 'WENDU@ozi', 'ndu ib']) {
      const { data, total } = await admin.client.staffChat.list({ search })
      expect([data.map(({ _id }) => _id), total], search).toEqual([[chat._id], 1])
    }
    expect((await admin.client.staffChat.list({ search: 'nobody of that name' })).data).toEqual([])
  })

  it('is found by two letters of the name the customer has now', async () => {
    const before = await app.customer({ firstName: 'Xq', lastName: 'Ibe' })
    const chat = await beginChat(before)
    const found = async (search: string) => (await admin.client.staffChat.list({ search })).data
    expect((await found('XQ')).map(({ _id }) => _id)).toEqual([chat._id])
    await admin.client.customers.update({ id: before.user._id, name: 'Zw Ibe' })
    expect((await found('xq')).map(({ _id }) => _id)).toEqual([])
    expect((await found('zw')).map(({ userId }) => userId.name)).toEqual(['Zw Ibe'])
    await admin.client.customers.remove({ id: before.user._id })
    expect(await found('zw')).toEqual([])
  })

  it('is cut down to a status, to an assignee, to nobody’s', async () => {
    const [mine, hers] = [await beginChat(ada), await beginChat(ada)]
    await admin.client.staffChat.assign({ id: mine._id, accountId: admin.user._id })
    await admin.client.staffChat.assign({ id: hers._id, accountId: ifeoma.user._id })
    await app.sql`update conversations set status = 'pending' where _id = ${hers._id}`
    const ids = async (query: Parameters<typeof admin.client.staffChat.list>[0]) =>
      (await admin.client.staffChat.list(query)).data.map(({ _id }) => _id)
    expect(await ids({ assignee: 'me' })).toEqual([mine._id])
    expect(await ids({ assignee: ifeoma.user._id })).toEqual([hers._id])
    expect(await ids({ status: 'pending' })).toEqual([hers._id])
    expect(await ids({ status: 'pending', assignee: 'me' })).toEqual([])
    const nobodys = await ids({ assignee: 'nobody' })
    expect(nobodys).not.toContain(mine._id)
    expect(nobodys.length).toBeGreaterThan(0)
  })
})

describe('an assignee', () => {
  it('is somebody who may answer, or nobody', async () => {
    const chat = await beginChat(ada)
    const admins = await connect(address, admin.token)
    const { agents } = await ifeoma.client.staffChat.agents()
    expect(agents.map(({ name }) => name)).toContain('Ifeoma Nwosu')
    const finance = await app.staff('finance')
    expect(agents.map(({ _id }) => _id)).not.toContain(finance.user._id)
    const { data } = await admin.client.staffChat.assign({ id: chat._id, accountId: ifeoma.user._id })
    expect(data.assignee).toEqual({ _id: ifeoma.user._id, name: 'Ifeoma Nwosu' })
    await admins.isTold(
      'conversation_updated',
      ({ conversation }) => conversation._id === chat._id && conversation.assignee?._id === ifeoma.user._id,
    )
    for (const accountId of [finance.user._id, ada.user._id, randomUUID()]) {
      const refusal = await refusalOf(admin.client.staffChat.assign({ id: chat._id, accountId }))
      expect(refusal).toMatchObject({ code: 'VALIDATION' })
    }
    await ifeoma.client.staffChat.assign({ id: chat._id, accountId: null })
    expect((await audited('conversation.assign')).slice(0, 2)).toMatchObject([
      { before: { assignee: 'Ifeoma Nwosu' }, after: { assignee: null }, actor: { name: 'Ifeoma Nwosu' } },
      { before: { assignee: null }, after: { assignee: 'Ifeoma Nwosu' } },
    ])
    const nowhere = admin.client.staffChat.assign({ id: randomUUID(), accountId: null })
    expect(await refusalOf(nowhere)).toMatchObject({ code: 'NOT_FOUND' })
    admins.close()
  })

  it('who leaves looks after nothing, and their messages keep the name', async () => {
    const chat = await beginChat(ada)
    for (const leave of [
      (id: string) => admin.client.staff.changeRole({ id, role: 'finance' }),
      (id: string) => admin.client.staff.remove({ id }),
    ]) {
      const obi = await app.staff('support', 'Obi Eze')
      await admin.client.staffChat.assign({ id: chat._id, accountId: obi.user._id })
      await writeIn(obi, chat, 'I look after it')
      await writeIn(ada, chat, 'Thank you')
      await leave(obi.user._id)
      const { data } = await admin.client.chat.read({ id: chat._id })
      expect(data.assignee).toBeNull()
      const { data: messages } = await ada.client.chat.messages({ id: chat._id })
      expect(messages.at(-2)?.senderName).toBe('Obi')
      const waiting = await app.sql`select from unread_conversations where account_id = ${obi.user._id}`
      expect(waiting).toHaveLength(0)
    }
  })
})

describe('notes', () => {
  it('are the staff’s, oldest first, and told to it as they are written', async () => {
    const chat = await beginChat(ada)
    const ifeomas = await connect(address, ifeoma.token)
    const { data: first } = await admin.client.staffChat.addNote({ id: chat._id, content: 'Called her' })
    await ifeoma.client.staffChat.addNote({ id: chat._id, content: 'She was out' })
    const { note } = await ifeomas.isTold('note_added')
    expect(note).toEqual(first)
    const { data } = await ifeoma.client.staffChat.notes({ id: chat._id })
    expect(data.map(({ content, by }) => [content, by.name])).toEqual([
      ['Called her', admin.user.name],
      ['She was out', 'Ifeoma Nwosu'],
    ])
    const nowhere = admin.client.staffChat.addNote({ id: randomUUID(), content: 'Hello' })
    expect(await refusalOf(nowhere)).toMatchObject({ code: 'NOT_FOUND' })
    ifeomas.close()
  })
})

describe('a search in messages', () => {
  it('finds those with all its words, the newest first', async () => {
    const [chat, other] = [await beginChat(ada, 'My blue UMBRELLA is broken'), await beginChat(ada)]
    await writeIn(admin, other, 'Which umbrella, the blue one?')
    await writeIn(admin, other, 'An umbrella')
    await admin.client.staffChat.addNote({ id: chat._id, content: 'The blue umbrella was ours' })
    const find = async (search: string, conversationId?: string) => {
      const { data } = await admin.client.staffChat.search({ search, conversationId })
      return data.map(({ content, customerName }) => `${content} (${customerName})`)
    }
    const both = ['Which umbrella, the blue one? (Ada Okafor)', 'My blue UMBRELLA is broken (Ada Okafor)']
    expect(await find('umbrella blue')).toEqual(both)
    expect(await find('Blue Umbrella', chat._id)).toEqual(both.slice(1))
    expect(await find('100% _umbrella')).toEqual([])
    const first = await admin.client.staffChat.search({ search: 'umbrella', limit: 2 })
    const rest = await admin.client.staffChat.search({
      search: 'umbrella',
      limit: 2,
      cursor: first.nextCursor ?? '',
    })
    expect([first.data.length, rest.data.length, rest.nextCursor]).toEqual([2, 1, null])
  })

  // No word has three letters or digits in a row, so no index serves them.
  it('finds short words, too, however many', async () => {
    const [chat, other] = [await beginChat(ada, 'Is it ok to go by bus 7a'), await beginChat(ada, 'Is it')]
    const find = async (search: string, conversationId?: string) => {
      const { data } = await admin.client.staffChat.search({ search, conversationId })
      return data.map(({ content }) => content)
    }
    expect(await find('is it')).toEqual(['Is it', 'Is it ok to go by bus 7a'])
    expect(await find('it is', other._id)).toEqual(['Is it'])
    expect(await find('7a ok is', chat._id)).toEqual(['Is it ok to go by bus 7a'])
    expect(await find('7a ok zz')).toEqual([])
  })
})

describe('a transcript', () => {
  it('is the whole conversation as text, without notes, in Lagos time', async () => {
    const chat = await beginChat(ada, 'Where is\nmy parcel?')
    await writeIn(ifeoma, chat, 'On its way')
    await admin.client.staffChat.addNote({ id: chat._id, content: 'Nobody reads this' })
    await app.sql`
      update messages set created_at = '2026-03-02T23:30:00Z' where conversation_id = ${chat._id} and sequence = 1`
    const { data } = await admin.client.staffChat.transcript({ id: chat._id })
    expect(data.fileName).toMatch(/^conversation-[0-9a-f]{8}-\d{4}-\d\d-\d\d\.txt$/)
    expect(data.content).toContain(`Conversation with Ada Okafor\nE-mail: ${ada.user.email}\n`)
    expect(data.content).toContain('3 Mar 2026, 00:30  Customer: Ada\n    Where is\n    my parcel?\n')
    expect(data.content).toContain('  Ozi: Ifeoma\n    On its way\n')
    expect(data.content).not.toContain('Nobody reads this')
    expect((await audited('conversation.export'))[0]).toMatchObject({ subject: { _id: chat._id } })
  })

  it('shows nothing that a customer wrote as if the staff had', async () => {
    const forged = '2 Mar 2026, 10:00  Ozi: Ifeoma'
    const chat = await beginChat(ada, ['Hello', forged, 'You get it all back'].join('\n'))
    await writeIn(ada, chat, ['And', forged, 'Twice'].join('\u2028'))
    const { data } = await admin.client.staffChat.transcript({ id: chat._id })
    const lines = data.content.split(/[\n\u2028]/)
    expect(lines.filter((line) => line.includes(forged))).toEqual([`    ${forged}`, `    ${forged}`])
  })

  it('shows of a name what can be seen, behind the side it writes for', async () => {
    const obi = await app.customer()
    const chat = await beginChat(obi)
    const forger = 'Ozi:\u3164\u200fIfeoma\u2028E-mail:\u202e boss@ozi.test'
    await app.sql`update accounts set name = ${forger} where _id = ${obi.user._id}`
    const { data } = await admin.client.staffChat.transcript({ id: chat._id })
    const [title, email] = data.content.split('\n')
    expect([title, email]).toEqual([
      'Conversation with Ozi: Ifeoma E-mail: boss@ozi.test',
      `E-mail: ${obi.user.email}`,
    ])
    expect(data.content).toMatch(/\d\d:\d\d {2}Customer: Ozi: Ifeoma\n {4}Where is my parcel\?/)
    expect(data.content).not.toMatch(/[\u200f\u2028\u202e\u3164]/)
  })
})

describe('beside a conversation', () => {
  it('stand the orders of its customer', async () => {
    const ngozi = await app.customer()
    const [order, chat] = [await sendParcel(ngozi), await beginChat(ngozi)]
    await sendParcel(ada)
    const { orders, total } = await ifeoma.client.staffChat.orders({ id: chat._id })
    expect([orders.map(({ _id }) => _id), total]).toEqual([[order._id], 1])
    const nowhere = ifeoma.client.staffChat.orders({ id: randomUUID() })
    expect(await refusalOf(nowhere)).toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('saved replies', () => {
  it('are shared, by title, and each change is in the audit log', async () => {
    const { staffChat } = ifeoma.client
    const { data: sorry } = await staffChat.createSavedReply({ title: 'Sorry', content: 'We are sorry.' })
    const { data: hello } = await staffChat.createSavedReply({ title: 'hello', content: 'How can we help?' })
    const titles = async () =>
      (await admin.client.staffChat.listSavedReplies()).data.map(({ title }) => title)
    expect(await titles()).toEqual(['hello', 'Sorry'])
    await admin.client.staffChat.updateSavedReply({
      id: hello._id,
      title: 'Welcome',
      content: 'How can we help?',
    })
    expect(await titles()).toEqual(['Sorry', 'Welcome'])
    expect((await audited('reply.update'))[0]).toMatchObject({
      before: { title: 'hello' },
      after: { title: 'Welcome' },
    })
    await staffChat.removeSavedReply({ id: sorry._id })
    expect(await titles()).toEqual(['Welcome'])
    expect(await refusalOf(staffChat.removeSavedReply({ id: sorry._id }))).toMatchObject({
      code: 'NOT_FOUND',
    })
    const gone = staffChat.updateSavedReply({ id: sorry._id, title: 'Sorry', content: 'Sorry.' })
    expect(await refusalOf(gone)).toMatchObject({ code: 'NOT_FOUND' })
  })

  it('are no more than one can look through, whoever adds them at once', async () => {
    await app.sql`
      insert into saved_replies (_id, title, content)
      select gen_random_uuid(), 'Reply ' || n, 'Text' from generate_series(2, ${SAVED_REPLIES.max - 1}) as n`
    const added = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        ifeoma.client.staffChat.createSavedReply({ title: `Last ${index}`, content: 'Text' }),
      ),
    )
    expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const more = ifeoma.client.staffChat.createSavedReply({ title: 'More', content: 'Text' })
    expect(await refusalOf(more)).toMatchObject({ status: 409, code: 'TOO_MANY_REPLIES' })
  })
})

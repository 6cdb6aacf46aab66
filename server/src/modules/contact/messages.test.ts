import { beforeEach, describe, expect, it, vi } from 'vitest'
import { SUPPORT_MAILS } from '@ozi/contract'
import { refusalOf, type Mail } from '../../../test/app.ts'
import { startAppForFile } from '../../../test/start-app-for-file.ts'
import { connect, listen, quiet } from '../../../test/sockets.ts'

/** Jobs of mails may start two seconds late. */
const WAIT = { timeout: 10_000 }

const SUPPORT = 'support@ozi.test'
const app = await startAppForFile({ SUPPORT_EMAIL: SUPPORT })
const admin = await app.admin()
const support = await app.staff('support', 'Ifeoma Nwosu')
beforeEach(() => app.sql`truncate contact_messages, notification_deliveries cascade`)

const write = (name: string, message = 'My parcel is late.') =>
  app.client().contact.send({ name, email: `${name.toLowerCase()}@ozi.test`, message })
const list = async (query: { search?: string; filter?: 'open' | 'answered' } = {}) =>
  (await support.client.contact.list(query)).messages
const names = async (...args: Parameters<typeof list>) => (await list(...args)).map(({ name }) => name)
const mailbox = async () => (await app.server.inject('/dev/outbox.json')).json<{ mails: Mail[] }>().mails
const idOf = async (name: string) => (await list({ search: name }))[0]?._id ?? ''

describe('messages from the contact page', () => {
  it('are read by the staff that answers customers, the newest first, whole', async () => {
    await write('Ada', 'First line.\n\nSecond line.')
    await write('Bola')
    expect(await names()).toEqual(['Bola', 'Ada'])
    expect((await list())[1]).toMatchObject({
      name: 'Ada',
      email: 'ada@ozi.test',
      message: 'First line.\n\nSecond line.',
      isRead: false,
      answered: null,
    })
    const finance = await app.staff('finance')
    expect(await refusalOf(finance.client.contact.list({}))).toMatchObject({ status: 403 })
  })

  it('are found by name, address and words', async () => {
    await write('Ada', 'Where is my okra soup?')
    await write('Bola')
    expect(await names({ search: 'BOL' })).toEqual(['Bola'])
    expect(await names({ search: 'ada@ozi' })).toEqual(['Ada'])
    expect(await names({ search: 'okra' })).toEqual(['Ada'])
  })

  it('count as unread until somebody opens them', async () => {
    await write('Ada')
    await write('Bola')
    expect(await support.client.contact.countUnread()).toEqual({ unread: 2 })
    const { data } = await support.client.contact.markRead({ id: await idOf('Ada') })
    expect(data).toMatchObject({ name: 'Ada', isRead: true })
    await admin.client.contact.markRead({ id: await idOf('Ada') })
    expect(await support.client.contact.countUnread()).toEqual({ unread: 1 })
  })

  it('are answered by somebody, are open again, and leave a line each time', async () => {
    await write('Ada')
    await write('Bola')
    const id = await idOf('Ada')
    const { data } = await support.client.contact.markAnswered({ id, isAnswered: true })
    expect(data.answered).toEqual({ at: expect.any(String), by: 'Ifeoma Nwosu' })
    expect([await names({ filter: 'answered' }), await names({ filter: 'open' })]).toEqual([
      ['Ada'],
      ['Bola'],
    ])
    const again = await admin.client.contact.markAnswered({ id, isAnswered: true })
    expect(again.data.answered, 'whoever was first answered it').toEqual(data.answered)
    const reopened = await admin.client.contact.markAnswered({ id, isAnswered: false })
    expect(reopened.data.answered).toBeNull()
    expect(await names({ filter: 'open' })).toEqual(['Bola', 'Ada'])
    const { lines } = await admin.client.audit.list({ search: 'message.' })
    expect(lines.map(({ action, actor }) => [action, actor.name])).toEqual([
      ['message.reopen', admin.user.name],
      ['message.answer', 'Ifeoma Nwosu'],
    ])
  })

  // promise (staff): A message from the contact page is answered by mail; the answer is kept with who and when
  it('are answered by mail, once, and the answer is kept', async () => {
    await write('Ada', 'Where is it?\nIt is late.')
    const id = await idOf('Ada')
    const answer = { id, content: 'It comes at five.\nSorry!', seenAnswers: 0 }
    const { data } = await support.client.contact.answer(answer)
    expect(data).toMatchObject({
      answered: { by: 'Ifeoma Nwosu' },
      answers: [{ content: answer.content, by: 'Ifeoma Nwosu', at: expect.stringMatching(/Z$/) }],
    })
    expect((await list({ filter: 'answered' }))[0]).toEqual(data)
    const twice = admin.client.contact.answer({ ...answer, content: 'At six.' })
    expect(await refusalOf(twice)).toMatchObject({ code: 'CHANGED_MEANWHILE', data: { current: data } })
    const [mail, ...others] = await vi.waitFor(async () => {
      const mails = (await mailbox()).filter(({ to }) => to === 'ada@ozi.test')
      expect(mails).not.toEqual([])
      return mails
    }, WAIT)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Your message to Ozi')
    expect(mail?.text).toContain('It comes at five.')
    expect(mail?.text).toContain('> It is late.')
    const more = await admin.client.contact.answer({ id, content: 'It is here.', seenAnswers: 1 })
    expect(more.data.answers.map(({ by }) => by)).toEqual(['Ifeoma Nwosu', admin.user.name])
    const { lines } = await admin.client.audit.list({ search: 'message.answer' })
    expect(lines.slice(0, 2).map(({ actor, subject }) => [actor.name, subject?.label])).toEqual([
      [admin.user.name, 'Ada'],
      ['Ifeoma Nwosu', 'Ada'],
    ])
    expect(JSON.stringify(lines)).not.toContain('It comes at five.')
    const finance = await app.staff('finance')
    expect(await refusalOf(finance.client.contact.answer(answer))).toMatchObject({ status: 403 })
  })

  // promise (everyone): A flood of contact messages fills the staff's list, not the inbox of support
  it('are mailed to support up to a limit an hour; the list has all', async () => {
    await app.sql`
      insert into notification_deliveries (notification_id, kind, channel, status, created_at)
      select gen_random_uuid(), 'contact_message', 'mail', 'sent', now() - interval '59 minutes'
      from generate_series(2, ${SUPPORT_MAILS.anHour}) as n`
    const isMailed = async (name: string) =>
      (await mailbox()).filter(({ to, text }) => to === SUPPORT && text.includes(`wrote ${name}`))
    await write('Last', 'wrote Last')
    const [last] = await vi.waitFor(async () => {
      const mails = await isMailed('Last')
      expect(mails).not.toEqual([])
      return mails
    }, WAIT)
    expect(last?.text).toContain('/admin/messages')
    await write('Over', 'wrote Over')
    await vi.waitFor(async () => {
      const jobs =
        await app.sql`select from pgboss.job where name = 'notification-mail' and state <> 'completed'`
      expect(jobs).toHaveLength(0)
    }, WAIT)
    expect(await isMailed('Over')).toEqual([])
    expect(await names({ search: 'Over' })).toEqual(['Over'])
  })

  it('that there are none are not found', async () => {
    const id = '0b6f1c1e-93f2-4f0e-9d0a-5c1ba81f22c0'
    expect(await refusalOf(support.client.contact.markRead({ id }))).toMatchObject({ status: 404 })
    expect(await refusalOf(support.client.contact.markAnswered({ id, isAnswered: true }))).toMatchObject({
      status: 404,
    })
  })

  it('are announced only to staff who may answer them', async () => {
    const address = await listen(app)
    const finance = await app.staff('finance')
    const [listener, stranger] = await Promise.all(
      [support, finance].map(({ token }) => connect(address, token)),
    )
    const heard: number[] = []
    const overheard: number[] = []
    listener?.socket.on('contact_changed', ({ unread }) => heard.push(unread))
    stranger?.socket.on('contact_changed', ({ unread }) => overheard.push(unread))
    await write('Ada')
    await write('Bola')
    await support.client.contact.markRead({ id: await idOf('Ada') })
    await quiet()
    expect(heard).toEqual([1, 2, 1])
    expect(overheard).toEqual([])
    listener?.close()
    stranger?.close()
  })
})

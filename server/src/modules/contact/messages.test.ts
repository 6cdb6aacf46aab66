import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refusalOf, startTestApp, type Person, type TestApp } from '../../../test/app.ts'
import { connect, listen, quiet } from '../../../test/sockets.ts'

let app: TestApp
let admin: Person
let support: Person

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.admin()
  support = await app.staff('support', 'Ifeoma Nwosu')
})
beforeEach(() => app.sql`truncate contact_messages`)
afterAll(() => app.stop())

const write = (name: string, message = 'My parcel is late.') =>
  app.client().contact.send({ name, email: `${name.toLowerCase()}@ozi.test`, message })
const list = async (query: { search?: string; filter?: 'open' | 'answered' } = {}) =>
  (await support.client.contact.list(query)).messages
const names = async (...args: Parameters<typeof list>) => (await list(...args)).map(({ name }) => name)
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

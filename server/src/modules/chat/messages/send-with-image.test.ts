import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import sharp from 'sharp'
import { chatMessages, MESSAGE_IMAGE, type Conversation } from '@ozi/contract'
import { refusalOf, type Person } from '../../../../test/app.ts'
import { startAppForFile } from '../../../../test/start-app-for-file.ts'
import { beginChat } from '../../../../test/chat.ts'
import { asDataUrl, fetchPicture, filesKept, photograph } from '../../../../test/photos.ts'
import { connect, listen } from '../../../../test/sockets.ts'

const app = await startAppForFile()
const ada = await app.customer()
const admin = await app.admin()
const chat: Conversation = await beginChat(ada)

const send = (person: Person, input: { clientId?: string; content?: string; image?: string }) =>
  person.client.chat.send({ id: chat._id, clientId: randomUUID(), ...input })

test('an image is kept as WebP without its metadata, and sent to both sides', async () => {
  const admins = await connect(await listen(app), admin.token)
  const { data: message } = await send(ada, { content: 'The label', image: await photograph(2000, 1000) })
  expect(message).toMatchObject({ content: 'The label', senderType: 'customer', sequence: 2 })
  expect(message.image).toMatchObject({ width: MESSAGE_IMAGE.widthPx, height: MESSAGE_IMAGE.widthPx / 2 })
  expect((await admins.isTold('new_message')).message).toEqual(message)
  const served = await fetchPicture(app, message.image?.url ?? '', ada)
  expect(served.headers['content-type']).toBe('image/webp')
  const kept = await sharp(served.rawPayload).metadata()
  expect(kept).toMatchObject({ format: 'webp', width: 1280, height: 640 })
  expect(kept.exif).toBeUndefined()
  admins.close()
})

// promise (everyone): Photos of people are shown to those alone who may see the conversation or order
test('only the two sides of a conversation see its images', async () => {
  const { data: message } = await send(ada, { image: await photograph(30, 20) })
  const url = message.image?.url ?? ''
  for (const person of [ada, admin, await app.staff('support')]) {
    const { statusCode, headers } = await fetchPicture(app, url, person)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({ 'cache-control': 'private, max-age=3600' })
    expect(headers['vary']).toContain('cookie')
  }
  const strangers = [await app.customer(), await app.vendor(), await app.staff('finance')]
  for (const person of strangers) expect((await fetchPicture(app, url, person)).statusCode).toBe(404)
  expect((await fetchPicture(app, url)).statusCode).toBe(401)
  expect((await fetchPicture(app, url, await app.newcomer())).statusCode).toBe(403)
  for (const other of [url.replace('.private', '%2Eprivate'), url.replace('.private', '.PRIVATE')]) {
    expect((await fetchPicture(app, other, strangers[0])).statusCode).toBe(404)
  }
})

test('an image alone is a message; lists say what it is', async () => {
  const { data: message } = await send(admin, { image: await photograph(30, 20) })
  expect(message).toMatchObject({ content: '', image: { width: 30, height: 20 } })
  const { data } = await ada.client.chat.read({ id: chat._id })
  expect(data.lastMessage).toBe(chatMessages.imageAlone)
  const { data: transcript } = await admin.client.staffChat.transcript({ id: chat._id })
  expect(transcript.content).toContain(message.image?.url)
})

test('sent again it is the same message, and no second image is kept', async () => {
  const [clientId, image] = [randomUUID(), await photograph(40, 40)]
  const { data: first } = await send(ada, { clientId, image })
  const files = await filesKept(app)
  const { data: second } = await send(ada, { clientId, image })
  expect(second).toEqual(first)
  expect(await filesKept(app)).toBe(files)
})

test('a conversation begins with an image, too, once for each client id', async () => {
  const ngozi = await app.customer()
  const [clientId, image, files] = [randomUUID(), await photograph(60, 40), await filesKept(app)]
  const begin = () => ngozi.client.chat.create({ image, clientId })
  const begun = await Promise.all([begin(), begin()])
  const { data: again } = await begin()
  expect(begun.map(({ data }) => data._id)).toEqual([again._id, again._id])
  expect(again).toMatchObject({ lastMessage: chatMessages.imageAlone, lastSequence: 1 })
  const { data } = await ngozi.client.chat.messages({ id: again._id })
  expect(data).toMatchObject([{ clientId, content: '', image: { width: 60, height: 40 } }])
  expect(await filesKept(app)).toBe(files + 1)
  const { data: both } = await ngozi.client.chat.create({ initialMessage: 'This one', image })
  expect(both.lastMessage).toBe('This one')
})

test('a conversation that cannot begin is refused, and keeps no file', async () => {
  const ngozi = await app.customer()
  const { chat } = ngozi.client
  const [files, image] = [await filesKept(app), await photograph(10, 10)]
  for (const initialMessage of [undefined, '', '  ']) {
    expect(await refusalOf(chat.create({ initialMessage }))).toMatchObject({
      code: 'VALIDATION',
      data: { fields: { initialMessage: chatMessages.empty } },
    })
  }
  const broken = chat.create({ image: 'data:image/jpeg;base64,/9j/' })
  expect(await refusalOf(broken)).toMatchObject({ code: 'IMAGE_UNREADABLE' })
  const nobodys = chat.create({ image, orderId: randomUUID() })
  expect(await refusalOf(nobodys)).toMatchObject({ code: 'NOT_FOUND' })
  expect([(await chat.listOwn({})).data, await filesKept(app)]).toEqual([[], files])
})

test('an image is not decoded for a message that cannot be kept', async () => {
  const [clientId, broken] = [randomUUID(), 'data:image/jpeg;base64,/9j/']
  expect(await refusalOf(send(ada, { image: broken }))).toMatchObject({ code: 'IMAGE_UNREADABLE' })
  const { data: first } = await send(ada, { clientId, image: await photograph(40, 40) })
  expect((await send(ada, { clientId, image: broken })).data).toEqual(first)
  await app.sql`update conversations set status = 'closed' where _id = ${chat._id}`
  expect(await refusalOf(send(ada, { image: broken }))).toMatchObject({ code: 'CONVERSATION_CLOSED' })
  expect((await send(ada, { clientId, image: broken })).data).toEqual(first)
  await app.sql`update conversations set status = 'active' where _id = ${chat._id}`
})

test('a file that is no image, or too large, is refused and not kept', async () => {
  const files = await filesKept(app)
  const large = asDataUrl(Buffer.alloc(MESSAGE_IMAGE.bytes + 1, 0xff), 'jpeg')
  const bad: readonly (readonly [string, string])[] = [
    [large, 'IMAGE_TOO_LARGE'],
    ['data:image/svg+xml;base64,' + Buffer.from('<svg/>').toString('base64'), 'IMAGE_UNREADABLE'],
    ['https://evil.example/x.png', 'IMAGE_UNREADABLE'],
    ['', 'VALIDATION'],
  ]
  for (const [image, code] of bad) {
    expect(await refusalOf(send(ada, { image })), code).toMatchObject({ code })
  }
  await app.sql`update conversations set status = 'closed' where _id = ${chat._id}`
  const closed = send(ada, { image: await photograph(10, 10) })
  expect(await refusalOf(closed)).toMatchObject({ code: 'CONVERSATION_CLOSED' })
  await app.sql`update conversations set status = 'active' where _id = ${chat._id}`
  const stranger = await app.customer()
  expect(await refusalOf(send(stranger, { image: await photograph(10, 10) }))).toMatchObject({
    code: 'NOT_FOUND',
  })
  expect(await filesKept(app)).toBe(files)
})

test('a deleted person leaves no conversation, text, note or image', async () => {
  const ngozi = await app.customer()
  const hers = await beginChat(ngozi, 'Something only Ngozi wrote')
  const { data } = await ngozi.client.chat.send({
    id: hers._id,
    clientId: randomUUID(),
    image: await photograph(50, 50),
  })
  await admin.client.chat.send({ id: hers._id, clientId: randomUUID(), content: 'Hello Ngozi' })
  await admin.client.staffChat.addNote({ id: hers._id, content: 'Ngozi was upset' })
  const files = await filesKept(app)
  const admins = await connect(app.server.listeningOrigin, admin.token)
  await admin.client.customers.remove({ id: ngozi.user._id })
  await admins.isTold('conversation_removed', ({ conversationId }) => conversationId === hers._id)
  admins.close()
  for (const table of ['messages', 'conversation_notes', 'unread_conversations']) {
    expect(await app.sql`select from ${app.sql(table)} where conversation_id = ${hers._id}`).toHaveLength(0)
  }
  const gone = admin.client.chat.read({ id: hers._id })
  expect(await refusalOf(gone)).toMatchObject({ code: 'NOT_FOUND' })
  await vi.waitFor(async () => expect(await filesKept(app)).toBe(files - 1), {
    timeout: 30_000,
    interval: 200,
  })
  expect((await fetchPicture(app, data.image?.url ?? '', admin)).statusCode).toBe(404)
  expect((await ada.client.chat.read({ id: chat._id })).data._id).toBe(chat._id)
}, 40_000)

test('of a deletion and messages at once, nothing is left', async () => {
  const address = app.server.listeningOrigin
  for (let round = 0; round < 3; round += 1) {
    const ngozi = await app.customer()
    const hers = await beginChat(ngozi)
    const ngozis = await connect(address, ngozi.token)
    const said = Promise.allSettled([
      ...Array.from({ length: 5 }, (_, index) =>
        ngozis.say('send_message', { conversationId: hers._id, content: `Message ${index}` }),
      ),
      admin.client.chat.send({ id: hers._id, clientId: randomUUID(), content: 'Wait' }),
      ngozi.client.chat.create({ initialMessage: 'Another' }),
    ])
    await admin.client.customers.remove({ id: ngozi.user._id })
    await said
    expect(await app.sql`select from conversations where customer_id = ${ngozi.user._id}`).toHaveLength(0)
    expect(await app.sql`select from messages where conversation_id = ${hers._id}`).toHaveLength(0)
    ngozis.close()
  }
})

import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { OWN_DATA_DOWNLOADS_A_DAY, ownDataMessages } from '@ozi/contract'
import { v7 as newId } from 'uuid'
import { afterAll, expect, test } from 'vitest'
import { refusalOf, startTestApp, type Person } from '../../../test/app.ts'
import { remitAll } from '../../../test/cash.ts'
import { beginChat, writeIn } from '../../../test/chat.ts'
import { sendParcel } from '../../../test/deliveries.ts'
import { carry, orderGoods } from '../../../test/moves.ts'
import { owe } from '../../../test/payouts.ts'
import { photograph } from '../../../test/photos.ts'
import { sell } from '../../../test/shops.ts'
import { filesIn } from '../../../test/zip.ts'
import type { Hook } from '../../platform/database/tag.ts'
import { createOwnDataFile } from './own-data-file.ts'

const app = await startTestApp()
const admin = await app.admin()
afterAll(() => app.stop())

const pathFor = async (person: Person) => (await person.client.ownData.export()).data.path

async function download(person: Person) {
  const answer = await app.server.inject(await pathFor(person))
  const files = await filesIn(answer.rawPayload)
  const rowsOf = (name: string) =>
    JSON.parse(files.get(`${name}.json`) ?? 'null') as Record<string, unknown>[]
  return { answer, files, rowsOf, all: [...files.values()].join('\n') }
}

// promise (everyone): You download all that Ozi keeps about you, your pictures too
test('customers find their orders, messages, addresses and pictures', async () => {
  const [ada, bola] = [
    await app.customer({ firstName: 'Adaugo' }),
    await app.customer({ firstName: 'Bolanle' }),
  ]
  const rider = await app.rider('Emeka Obi')
  const order = await sendParcel(ada)
  await carry(rider, ada, order, 'delivered')
  await remitAll(admin, rider)
  await ada.client.ratings.rate({ id: order._id, rider: { stars: 5, comment: 'Quick and kind' } })
  await sendParcel(bola)
  await beginChat(bola, 'Bolanle asks')
  const chat = await beginChat(ada, 'Where is it?')
  await writeIn(admin, chat, 'Nearly there')
  const image = await photograph(30, 20)
  await ada.client.chat.send({ id: chat._id, clientId: newId(), content: 'The label', image })

  const { answer, files, rowsOf, all } = await download(ada)
  expect(answer.headers['content-type']).toBe('application/zip')
  expect(answer.headers['content-disposition']).toMatch(/filename="ozi-my-data-\d{4}-\d\d-\d\d\.zip"$/)
  expect(rowsOf('profile')).toMatchObject([{ name: ada.user.name, email: ada.user.email, role: 'user' }])
  expect(rowsOf('orders')).toMatchObject([
    {
      number: order.number,
      status: 'delivered',
      rider: 'Emeka Obi',
      fee: order.fee,
      ratings: [{ of: 'rider', stars: 5, comment: 'Quick and kind' }],
      charges: [{ amount: order.fee, status: 'success' }],
    },
  ])
  const told = rowsOf('messages').map(({ by, text, picture }) => [by, text, typeof picture])
  expect(told).toEqual([
    ['you', 'Where is it?', 'undefined'],
    ['Ozi', 'Nearly there', 'undefined'],
    ['you', 'The label', 'string'],
  ])
  expect(rowsOf('sessions')).toHaveLength(1)
  expect(rowsOf('owed-to-ozi').reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(0)
  expect(files.get(String(rowsOf('messages')[2]?.picture))).toContain('WEBP')
  for (const name of files.keys()) if (name.endsWith('.json')) expect(files.get('README.txt')).toContain(name)

  expect(all).not.toContain('Bolanle')
  expect(all.match(/"[^"]*(?:code|hash|token|secret|sealed|key)[^"]*":/gi)).toBeNull()
  expect(all).not.toContain(rider.user.mobileNumber)
})

// promise (rider): You download what Ozi keeps about your work and your money
test('riders and shops find their work and money, and no customer in it', async () => {
  const [ada, rider] = [await app.customer({ firstName: 'Ngozika' }), await app.rider()]
  const vendor = await app.vendor({ shopName: 'Mama Data' })
  await sell(vendor)
  const order = await orderGoods(app, ada, vendor)
  await app.sql`update orders set receiver_name = 'Uchechi', package_details = 'A gift' where _id = ${order._id}`
  const parcel = await sendParcel(ada)
  await carry(rider, ada, parcel, 'delivered')

  await owe(app, 'tips', rider, 25_050)
  const ofRider = await download(rider)
  expect(ofRider.rowsOf('jobs')).toMatchObject([{ number: parcel.number, status: 'delivered' }])
  expect(ofRider.rowsOf('cash')).toMatchObject([{ what: 'cash.collected', amount: parcel.fee }])
  expect(ofRider.rowsOf('tips')).toMatchObject([{ amount: 250.5 }])
  const ofShop = await download(vendor)
  expect(ofShop.rowsOf('sales')).toMatchObject([{ number: order.number, shop: 'Mama Data' }])
  expect(ofShop.rowsOf('items')).not.toHaveLength(0)
  expect(ofShop.rowsOf('profile')).toMatchObject([{ shop: { name: 'Mama Data' } }])
  for (const { all } of [ofRider, ofShop]) {
    for (const word of ['Ngozika', 'Uchechi', 'A gift', ada.user.mobileNumber])
      expect(all).not.toContain(word)
  }
})

test('long lists are whole, read page by page', async () => {
  const ada = await app.customer()
  await app.sql`
    insert into notification_deliveries (notification_id, kind, account_id, channel, status)
    select gen_random_uuid(), 'order_placed', ${ada.user._id}, 'push', 'sent' from generate_series(1, 1200)`
  expect((await download(ada)).rowsOf('notifications')).toHaveLength(1200)
  const support = await app.staff('support')
  const chat = await beginChat(ada)
  for (const content of ['One', 'Two']) await writeIn(support, chat, content)
  const written = (await download(support)).rowsOf('answers-written').map(({ text }) => text)
  expect(written).toEqual(['Two', 'One'])
})

test('it needs a recent proof, and an account may ask a few times a day', async () => {
  const limited = await startTestApp({ RATE_LIMITS: 'on' })
  try {
    const ada = await limited.customer()
    for (let i = 0; i < OWN_DATA_DOWNLOADS_A_DAY; i += 1) await pathFor(ada)
    const refused = await refusalOf(pathFor(ada))
    expect(refused).toMatchObject({ code: 'RATE_LIMITED', message: ownDataMessages.tooMany })
    await limited.sql`update sessions set proved_at = now() - interval '1 hour'`
    expect(await refusalOf(pathFor(ada))).toMatchObject({ code: 'REAUTHENTICATE' })
  } finally {
    await limited.stop()
  }
})

// Without a listener, such an error would end the process.
test('a download that cannot go on breaks off, and nothing else does', async () => {
  const { user } = await app.customer()
  let reads = 0
  const loseDatabase: Hook = ({ values }) => {
    if (values.includes(user._id) && (reads += 1) > 3) throw new Error('the database is gone')
  }
  const fileOf = createOwnDataFile({ database: app, store: { read: () => Readable.from([]) } })
  app.sql.hooks.add(loseDatabase)
  try {
    const content = await fileOf(user._id)
    await expect(content && buffer(content)).rejects.toThrow('the database is gone')
  } finally {
    app.sql.hooks.delete(loseDatabase)
  }
})

test('whoever was deleted meanwhile gets nothing', async () => {
  const ada = await app.customer()
  const path = await pathFor(ada)
  await admin.client.customers.remove({ id: ada.user._id })
  expect((await app.server.inject(path)).statusCode).toBe(404)
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  closeDatabase,
  openDatabase,
  startEmbedded,
  urlOf,
  type EmbeddedDatabase,
  type Sql,
} from '../../server/src/platform/database/index.ts'
import { callApi, makeCustomer, type NewCustomer } from '../helpers/customers.ts'
import { logInByApi, someErrand, type Errand } from '../helpers/errands.ts'
import { Mailbox } from '../helpers/mailbox.ts'
import { ADMIN, newDataDir, removeDataDir, startOzi, type RunningOzi } from '../helpers/ozi.ts'
import { PAYSTACK_KEY, sendEvent, startPaystack } from '../helpers/paystack.ts'
import { makeRider, makeVendor } from '../helpers/people.ts'

/**
 * What attackers tried against a running Ozi, step by step, with no more than they had. Each chain ends where it is held.
 * The rules behind it are proved beside their code; here they hold together.
 */
const mailbox = new Mailbox()
let folder: string
let database: EmbeddedDatabase
let paystack: Awaited<ReturnType<typeof startPaystack>>
let ozi: RunningOzi
let sql: Sql
let ada: NewCustomer
let token: string
let admin: string
let errand: Errand
beforeAll(async () => {
  await mailbox.open()
  folder = await newDataDir()
  database = await startEmbedded({
    dataDir: folder,
    log: { info: () => {}, warn: () => {}, error: () => {} },
  })
  paystack = await startPaystack()
  ozi = await startOzi({
    SMTP_URL: mailbox.url,
    DATABASE_URL: urlOf(database.connection),
    PAYSTACK_SECRET_KEY: PAYSTACK_KEY,
    PAYSTACK_BASE_URL: paystack.url,
  })
  sql = openDatabase(database.connection, { max: 2 })
  ada = await makeCustomer({ ...ozi, mailbox })
  token = await logInByApi(ozi.url, ada.email)
  admin = await logInByApi(ozi.url, ADMIN.email, ADMIN.password)
  errand = await someErrand(ozi.url)
}, 120_000)
afterAll(async () => {
  await closeDatabase(sql)
  await ozi.stop()
  await database.stop()
  await mailbox.close()
  paystack.close()
  await removeDataDir(ozi.dataDir)
  await removeDataDir(folder)
})

interface Refused {
  readonly code: string
  readonly data?: { readonly fields?: Readonly<Record<string, string>> }
}
const ask = <T = Refused>(path: string, body?: unknown, by = token, method?: 'PUT') =>
  callApi<T>(ozi.url, path, { token: by, body, ...(method && { method }) })

/** An order that Ada sends, with these words. */
const send = (words: Readonly<Record<string, string>> = {}) =>
  ask<Refused & { data: { _id: string }; payment?: { reference: string } }>('/user/delivery', {
    pickupLocation: errand.pickup,
    dropLocation: errand.dropoff,
    fee: errand.fee,
    receiverAddress: 'Beside the clinic',
    receiverName: 'Obinna',
    phone: '08031234567',
    packageDetails: randomUUID(),
    ...words,
  })

// promise (operator): The attacks that were tried against Ozi are tried again with each change
test('a found session of an administrator takes over no rider and no payout', async () => {
  const rider = await makeRider(ozi.url)
  const own = await logInByApi(ozi.url, rider.email)
  const evil = `evil.${randomUUID()}@attacker.test`
  await sql`update sessions set proved_at = now() - interval '1 hour'`
  const set = () => ask(`/rider/${rider._id}`, { email: evil }, admin, 'PUT')
  expect(await set()).toMatchObject({ status: 403, body: { code: 'REAUTHENTICATE' } })
  const account = { bankCode: '058', accountNumber: '0123456789', holder: 'Evil' }
  expect((await ask('/rider/bank-account', account, own, 'PUT')).status).toBe(403)

  // With the password, too, the new address opens nothing: no session goes on, and no link comes.
  expect((await ask('/user/reauthenticate', { password: ADMIN.password }, admin)).status).toBe(200)
  expect((await set()).status).toBe(200)
  expect((await ask('/rider/orders', undefined, own)).status).toBe(401)
  for (const email of [evil, ada.email]) {
    await callApi(ozi.url, '/user/reset-password', { body: { email } })
  }
  const links = (to: string) => mailbox.to(to).filter(({ text }) => text.includes('/new-password?token='))
  await expect.poll(() => links(ada.email)).toHaveLength(1)
  expect(links(evil)).toEqual([])
})

test('a push key that is none is refused', async () => {
  const keys = {
    p256dh: Buffer.alloc(65, 4).toString('base64url'),
    auth: Buffer.alloc(16).toString('base64url'),
  }
  const subscription = { endpoint: 'https://push.example.com/x', keys, language: 'en' }
  expect(await ask('/push/subscriptions', subscription)).toMatchObject({ status: 400 })
})

test('a file of 480,000 columns is refused in a few words', async () => {
  const shop = await makeVendor(ozi.url, 'Attacking Shop')
  const csv = `name,price${',c'.repeat(480_000)}\nx,1`
  const { status, body } = await ask(
    '/vendor/items/import/preview',
    { csv },
    await logInByApi(ozi.url, shop.email),
  )
  expect(status).toBe(400)
  expect(JSON.stringify(body).length).toBeLessThan(1_000)
})

test('a rider who collects orders reads no door and goes off duty', async () => {
  const rider = await makeRider(ozi.url)
  const by = await logInByApi(ozi.url, rider.email)
  const read: string[] = []
  for (let times = 0; times < 3; times++) {
    const { _id } = (await send()).body.data
    read.push(JSON.stringify((await ask(`/orders/${_id}/moves`, { to: 'assigned' }, by)).body))
    read.push(JSON.stringify((await ask(`/orders/${_id}`, undefined, by)).body))
    expect((await ask(`/orders/${_id}/moves`, { to: 'created', reason: 'x' }, by)).status).toBe(200)
  }
  expect(read.join()).toContain('Obinna')
  for (const secret of ['8031234567', 'Beside the clinic', ada.mobileNumber.replaceAll(' ', '').slice(1)]) {
    expect(read.join()).not.toContain(secret)
  }
  const { body } = await ask<{ status: unknown }>('/rider/offers', undefined, by)
  expect(body.status).toMatchObject({ online: false, endedBy: 'gave_back_often' })
  const { _id } = (await send()).body.data
  expect((await ask(`/rider/offers/${_id}/accept`, {}, by)).body.code).toBe('OFF_DUTY')
  expect((await ask<{ total: number }>('/rider/orders?search=Obinna', undefined, by)).body.total).toBe(0)
})

test('twelve requests at once for another payment make one', async () => {
  const reference = (await send({ paymentMethod: 'Paystack' })).body.payment?.reference ?? ''
  paystack.fail(reference)
  expect((await ask<{ data: { status: string } }>(`/payments/${reference}`)).body.data.status).toBe('failed')
  const again = await Promise.all(
    Array.from({ length: 12 }, () =>
      ask<{ data: { reference: string } }>(`/payments/${reference}/again`, {}),
    ),
  )
  expect(new Set(again.map(({ body }) => body.data.reference)).size).toBe(1)
})

test('a payment that is disputed stops its order, and finance sees it', async () => {
  const { data, payment } = (await send({ paymentMethod: 'Paystack' })).body
  const reference = payment?.reference ?? ''
  const amount = Math.round(errand.fee * 100)
  paystack.charge(reference)
  const charge = { id: 1, status: 'success', reference, amount, currency: 'NGN', fees: 0 }
  expect(await sendEvent(ozi.url, 'charge.success', charge)).toBe(200)
  const dispute = {
    id: 7,
    refund_amount: amount,
    currency: 'NGN',
    category: 'chargeback',
    domain: 'test',
    status: 'awaiting-merchant-feedback',
    resolution: null,
    transaction: { ...charge, domain: 'test' },
  }
  expect(await sendEvent(ozi.url, 'charge.dispute.create', dispute)).toBe(200)
  const rider = await makeRider(ozi.url)
  const move = { to: 'assigned', riderId: rider._id, reason: 'x' }
  expect((await ask(`/orders/${data._id}/moves`, move, await logInByApi(ozi.url, rider.email))).status).toBe(
    409,
  )
  const unmatched = await ask<{ payments: { reference: string; cause: string }[] }>(
    '/admin/payments/unmatched',
    undefined,
    admin,
  )
  expect(unmatched.body.payments).toContainEqual(expect.objectContaining({ reference, cause: 'dispute' }))
})

test.each([
  ['receiverAddress', 'Behind the clinic, 5.482, 7.033'],
  ['receiverAddress', 'https://www.google.com/maps/@5.482,7.033,17z'],
  ['receiverAddress', 'https://maps.app.goo.gl/Ab3dE'],
  ['receiverAddress', '\u202eOTUF'],
  ['pickupAddress', 'FU\u200bTO main gate'],
  ['receiverName', 'Obinna 5.620, 7.200'],
  ['packageDetails', 'Shoes, bring to 5.620, 7.200'],
])('words that lead elsewhere are refused: %s “%s”', async (field, words) => {
  const { status, body } = await send({ [field]: words })
  expect([status, Object.keys(body.data?.fields ?? {})]).toEqual([400, [field]])
})

import { SMS_LIMITS, type NotificationKind } from '@ozi/contract'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startTestApp, type Person, type TestApp } from '../../../test/app.ts'
import { sendParcel } from '../../../test/deliveries.ts'
import { json, TROUBLES } from '../../../test/map-providers.ts'
import { carry, ownView } from '../../../test/moves.ts'
import { startTermii, TERMII, type TestTermii } from '../../../test/termii.ts'

let app: TestApp
let termii: TestTermii
let people = 0
beforeAll(async () => {
  termii = await startTermii()
  app = await startTestApp({
    SMS_PROVIDER: 'termii',
    TERMII_URL: termii.url,
    TERMII_API_KEY: TERMII.key,
    TERMII_SENDER_ID: TERMII.senderId,
    RATE_LIMITS: 'on',
  })
})
afterAll(async () => {
  await app.stop()
  await termii.stop()
})
beforeEach(() => void termii.taken.splice(0))

const soon = { timeout: 15_000 }

/** A customer who wants this notification by SMS alone. */
async function reader(...kinds: readonly NotificationKind[]): Promise<Person & { readonly number: string }> {
  people += 1
  const local = `07066${String(100_000 + people)}`
  const person = await app.customer({ mobileNumber: local })
  await person.client.notifications.update({
    kinds: kinds.map((kind) => ({ kind, channels: { push: false, mail: false, sms: true } })),
    quiet: null,
  })
  return { ...person, number: `234${local.slice(1)}` }
}

const tell = (person: Person, kind: NotificationKind, more: object = {}) =>
  app.parts.notifications.notify(app.sql, { kind, to: { accountId: person.user._id }, ...more })

const statusesOf = async (person: Person): Promise<string[]> =>
  (
    await app.sql<
      { status: string }[]
    >`select status from notification_deliveries where account_id = ${person.user._id} and channel = 'sms' order by status`
  ).map(({ status }) => status)

// promise (everyone): Whoever waits for a delivery gets its link and their code by SMS
test('the receiver gets the link and the code by SMS, kept nowhere', async () => {
  const [ada, rider] = [await app.customer(), await app.rider()]
  const order = await sendParcel(ada, { phone: '0803 777 0001' })
  const { dropoffCode = '', trackToken = '' } = await ownView(ada, order)
  await carry(rider, ada, order, 'enroute_to_dropoff')
  await vi.waitFor(() => expect(termii.taken).toHaveLength(1), soon)
  const [{ to, text } = { to: '', text: '' }] = termii.taken
  expect(to).toBe('2348037770001')
  expect(text).toContain(`code ${dropoffCode} `)
  expect(text).toMatch(/ Have [\d,]+\.\d\d naira in cash ready\. /)
  expect(text).toContain(`/track/${trackToken}`)
  const rows =
    await app.sql`select * from notification_deliveries where order_id = ${order._id} and kind = 'receiver_code'`
  expect(rows).toMatchObject([{ channel: 'sms', account_id: null }])
  expect(JSON.stringify(rows)).not.toContain(dropoffCode)
  expect(app.logText()).not.toContain('8037770001')
  expect(termii.faults).toEqual([])
})

// promise (customer): While the SMS provider is away, a chosen SMS waits, and comes once
test('an SMS comes once, however often its provider fails before', async () => {
  const ada = await reader('order_at_door')
  const order = await sendParcel(ada)
  const { 'a closed connection': silence = json({}, 500) } = TROUBLES
  // More often than an order may have SMS: what was not taken costs nothing, and counts once.
  termii.trouble(json({}, 500), silence, json({}, 503), json({}, 429), silence, json({}, 502))
  const before = termii.requests()
  await tell(ada, 'order_at_door', { orderId: order._id })
  await vi.waitFor(async () => expect(await statusesOf(ada)).toEqual(['sent']), soon)
  expect(termii.requests() - before).toBe(7)
  expect(termii.taken).toMatchObject([{ to: ada.number, text: expect.stringContaining(order.number) }])
})

// promise (staff): An order says who was told nothing
test('an SMS that is refused is not tried again, and the office sees it', async () => {
  const [ada, admin] = [await reader('order_at_door'), await app.admin()]
  const order = await sendParcel(ada)
  const before = termii.requests()
  termii.trouble(json({ message: 'Invalid phone number' }, 400))
  await tell(ada, 'order_at_door', { orderId: order._id })
  await vi.waitFor(async () => expect(await statusesOf(ada)).toEqual(['refused']), soon)
  expect(termii.requests() - before).toBe(1)
  const { data } = await admin.client.staffOrders.read({ id: order._id })
  expect(data.unreached).toMatchObject([{ kind: 'order_at_door' }])
})

test.each([
  { what: 'an order', max: SMS_LIMITS.anOrder, hasOrder: true },
  { what: 'a number', max: SMS_LIMITS.aNumberADay, hasOrder: false },
])('$what gets at most $max SMS', async ({ max, hasOrder }) => {
  const ada = await reader('order_failed')
  const about = hasOrder ? { orderId: (await sendParcel(ada))._id } : {}
  const failure = { kind: 'order_failed' as const, to: { accountId: ada.user._id }, ...about }
  await app.parts.notifications.notify(app.sql, ...Array.from({ length: max + 2 }, () => failure))
  const statuses = [...Array<string>(2).fill('refused'), ...Array<string>(max).fill('sent')]
  await vi.waitFor(async () => expect(await statusesOf(ada)).toEqual(statuses), soon)
  expect(termii.taken.filter(({ to }) => to === ada.number)).toHaveLength(max)
})

// promise (staff): `/admin/dispatch/unreached` lists what reached nobody, with whom to call
test('a receiver whom no SMS reached is listed with their number', async () => {
  const [ada, rider, admin] = [await app.customer(), await app.rider(), await app.admin()]
  termii.trouble(json({ message: 'Invalid phone number' }, 400))
  const order = await sendParcel(ada, { phone: '0803 777 0002' })
  await carry(rider, ada, order, 'enroute_to_dropoff')
  const listed = async () =>
    (await admin.client.notifications.unreached()).notifications.find(
      ({ kind, order: of }) => kind === 'receiver_code' && of?._id === order._id,
    )
  await vi.waitFor(
    async () => expect(await listed()).toMatchObject({ receiver: { mobileNumber: '+2348037770002' } }),
    soon,
  )
})

import { type NotificationKind, TIME_ZONE, UnreachedNotification } from '@ozi/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { refusalOf, startTestApp, type Person, type TestApp } from '../../../test/app.ts'
import { hold, remit } from '../../../test/cash.ts'
import { beginChat, writeIn } from '../../../test/chat.ts'
import { checkOut, quoteCart } from '../../../test/checkouts.ts'
import { cartOf, sell } from '../../../test/shops.ts'
import { parcel, sendParcel } from '../../../test/deliveries.ts'
import { endAllDuties, goOnDuty, runRounds } from '../../../test/dispatch.ts'
import { carry, move, ownView } from '../../../test/moves.ts'
import { startPushService, type PushRecord, type TestPushService } from '../../../test/push-service.ts'

let app: TestApp
let service: TestPushService
let publicKey = ''
beforeAll(async () => {
  app = await startTestApp({ PUSH_TO_LOOPBACK: 'true', SUPPORT_EMAIL: 'help@ozi.test' })
  service = await startPushService(() => publicKey)
})
afterAll(async () => {
  await app.stop()
  await service.stop()
})

/** Subscribes a browser of this person. */
async function subscribe(person: Person, browser: string, language: 'en' | 'ig' | 'pcm' = 'en') {
  const { data } = await person.client.notifications.subscribe({ ...service.subscription(browser), language })
  publicKey = data.publicKey
  return data
}

const pushesTo = (browser: string): PushRecord[] => service.pushes.filter((push) => push.browser === browser)

const tell = (person: Person, kind: NotificationKind, more: object = {}) =>
  app.parts.notifications.notify(app.sql, { kind, to: { accountId: person.user._id }, ...more })

const statusesOf = async (person: Person): Promise<string[]> =>
  (
    await app.sql<
      { status: string }[]
    >`select status from notification_deliveries where account_id = ${person.user._id} order by _id`
  ).map(({ status }) => status)

// promise (operator): Pushes are signed with a key of the deployment's own and encrypted for one browser
test('a push is signed, encrypted and in the language of its browser', async () => {
  const ada = await app.customer()
  await subscribe(ada, 'phone', 'ig')
  await tell(ada, 'chat_answered', { conversationId: '0192f0c1-0000-7000-8000-000000000001' })
  await vi.waitFor(() => expect(pushesTo('phone')).toHaveLength(1), { timeout: 10_000 })
  expect(pushesTo('phone')[0]).toMatchObject({
    payload: {
      title: 'Ozi azala gị',
      url: '/dashboard?support=0192f0c1-0000-7000-8000-000000000001',
      lang: 'ig',
    },
    urgency: 'normal',
    subject: 'mailto:help@ozi.test',
  })
  expect(service.faults).toEqual([])
  await vi.waitFor(async () => expect(await statusesOf(ada)).toEqual(['sent', 'skipped']), {
    timeout: 20_000,
  })
})

test('a transaction that fails tells nobody', async () => {
  const ada = await app.customer()
  await subscribe(ada, 'failed')
  await expect(
    app.sql.begin(async (queries) => {
      await app.parts.notifications.notify(queries, { kind: 'cash_limit', to: { accountId: ada.user._id } })
      throw new Error('changed my mind')
    }),
  ).rejects.toThrow()
  await tell(ada, 'job_changed')
  await vi.waitFor(() => expect(pushesTo('failed')).toHaveLength(1), { timeout: 10_000 })
  expect(pushesTo('failed')[0]?.payload.title).toContain('changed')
})

test('a browser that is gone is forgotten, and so is one elsewhere', async () => {
  const ada = await app.customer()
  service.behave('gone', (_request, response) => response.writeHead(410).end())
  service.behave('elsewhere', (_request, response) =>
    response.writeHead(307, { location: `${service.origin}/phone` }).end(),
  )
  await subscribe(ada, 'gone')
  await tell(ada, 'cash_limit')
  await vi.waitFor(async () => expect(await statusesOf(ada)).toEqual(['gone']), { timeout: 10_000 })
  expect((await subscribe(ada, 'elsewhere')).devices).toBe(1)
  await tell(ada, 'cash_limit')
  await vi.waitFor(async () => expect((await ada.client.notifications.read()).data.devices).toBe(0), {
    timeout: 10_000,
  })
})

test('what a push service could not take is sent again, with its topic', async () => {
  const ada = await app.customer()
  let tries = 0
  const topics: unknown[] = []
  service.behave('busy', (request, response) => {
    tries += 1
    topics.push(request.headers['topic'])
    if (tries === 2) service.behave('busy')
    response.writeHead(500).end()
  })
  await subscribe(ada, 'busy')
  await tell(ada, 'cash_limit')
  await vi.waitFor(() => expect(pushesTo('busy')).toHaveLength(1), { timeout: 15_000 })
  expect(new Set([...topics, pushesTo('busy')[0]?.topic]).size).toBe(1)
  await vi.waitFor(async () => expect(await statusesOf(ada)).toEqual(['sent']), { timeout: 20_000 })
})

test('an offer past its countdown is not sent', async () => {
  const rider = await app.rider()
  await subscribe(rider, 'late')
  await tell(rider, 'offer', { until: new Date(Date.now() - 1_000) })
  await vi.waitFor(async () => expect(await statusesOf(rider)).toEqual(['late']), { timeout: 10_000 })
  expect(pushesTo('late')).toEqual([])
})

test('nothing is pushed in quiet hours, nor what was turned off', async () => {
  const shop = await app.vendor()
  await subscribe(shop, 'shop')
  const now = new Date()
  const lagos = (minutes: number) =>
    new Date(now.getTime() + minutes * 60_000).toLocaleTimeString('en-GB', {
      timeZone: TIME_ZONE,
      hour: '2-digit',
      minute: '2-digit',
    })
  const { data } = await shop.client.notifications.update({
    kinds: [],
    quiet: { from: lagos(-5), to: lagos(30) },
  })
  expect(data.quiet).toEqual({ from: lagos(-5), to: lagos(30) })
  await tell(shop, 'shop_minutes')
  await vi.waitFor(async () => expect(await statusesOf(shop)).toEqual(['quiet']), { timeout: 10_000 })
  await shop.client.notifications.update({
    kinds: [{ kind: 'shop_minutes', channels: { push: false } }],
    quiet: { from: lagos(60), to: lagos(120) },
  })
  await tell(shop, 'shop_minutes')
  await vi.waitFor(async () => expect(await statusesOf(shop)).toEqual(['quiet', 'unwanted']), {
    timeout: 10_000,
  })
  expect(pushesTo('shop')).toEqual([])
})

test('whoever logs out gets no more pushes there', async () => {
  const ada = await app.customer()
  const { client } = ada
  await subscribe(ada, 'shared')
  await client.accounts.logout()
  expect(await app.sql`select from push_subscriptions where account_id = ${ada.user._id}`).toHaveLength(0)
})

test.each([
  'https://10.0.0.7/push',
  'https://169.254.169.254/latest',
  'https://[fd00::1]/push',
  'https://[::ffff:10.0.0.7]/push',
  'http://fcm.googleapis.com/push',
])('refuses %s as the address of a push service', async (endpoint) => {
  const { client } = await app.admin()
  const { keys } = service.subscription('inside')
  const refusal = await refusalOf(client.notifications.subscribe({ endpoint, keys, language: 'en' }))
  expect(refusal).toMatchObject({ code: 'VALIDATION', data: { fields: { endpoint: expect.any(String) } } })
})

test('refuses a key that is no point of the curve', async () => {
  const { client } = await app.admin()
  const { endpoint, keys } = service.subscription('odd')
  const odd = { ...keys, p256dh: Buffer.alloc(65, 4).toString('base64url') }
  const refusal = await refusalOf(client.notifications.subscribe({ endpoint, keys: odd, language: 'en' }))
  expect(refusal).toMatchObject({ code: 'VALIDATION', data: { fields: { keys: expect.any(String) } } })
})

test('an account has the ten browsers that asked last', async () => {
  const email = 'ten@ozi.test'
  const first = await app.customer({ email })
  for (let count = 0; count < 11; count += 1) {
    const { token } = await app.client().accounts.login({ email, password: 'a quiet evening in Owerri' })
    await app
      .client({ token })
      .notifications.subscribe({ ...service.subscription(`ten-${count}`), language: 'en' })
  }
  expect((await first.client.notifications.read()).data.devices).toBe(10)
})

test('a kind of notification for another role cannot be chosen', async () => {
  const ada = await app.customer()
  const { data } = await ada.client.notifications.read()
  expect(data.kinds.map(({ kind }) => kind)).not.toContain('offer')
  const chosen = { kinds: [{ kind: 'offer' as const, channels: { push: true } }], quiet: null }
  expect(await refusalOf(ada.client.notifications.update(chosen))).toMatchObject({ code: 'VALIDATION' })
})

const titlesTo = (browser: string): string[] => pushesTo(browser).map(({ payload }) => payload.title)

// promise (customer): Whoever turned pushes on hears of an order that is taken, on its way, at the door and delivered
test('a customer hears of each step that others make, and whom it is for', async () => {
  const [ada, rider] = [await app.customer(), await app.rider()]
  await subscribe(ada, 'ada')
  await subscribe(rider, 'rider')
  const order = await sendParcel(ada)
  const { dropoffCode = '', trackToken } = await ownView(ada, order)
  await carry(rider, ada, order, 'delivered')
  await vi.waitFor(() => expect(titlesTo('ada')).toHaveLength(4), { timeout: 10_000 })
  expect(titlesTo('ada').map((title) => title.replace(order.number, ''))).toEqual(
    expect.arrayContaining([
      'Rider found, order ',
      'On the way to dropoff, order ',
      'Rider at the dropoff, order ',
      'Delivered, order ',
    ]),
  )
  expect(pushesTo('ada').map(({ payload }) => payload.url)).toContain(`/dashboard/orders/${order._id}`)
  const pushed = JSON.stringify(service.pushes)
  expect(pushed).not.toContain(dropoffCode)
  expect(pushed).not.toContain(trackToken)
  expect(titlesTo('rider'), 'nobody is told what they did').toEqual([])
})

test('customers who are their own receivers get no SMS', async () => {
  const [ada, rider] = [await app.customer({ mobileNumber: parcel.phone }), await app.rider()]
  const order = await sendParcel(ada)
  await carry(rider, ada, order, 'enroute_to_dropoff')
  await vi.waitFor(
    async () =>
      expect(
        await app.sql`select from notification_deliveries where order_id = ${order._id} and kind = 'order_on_way'`,
      ).toHaveLength(2),
    { timeout: 10_000 },
  )
  expect(
    await app.sql`select from notification_deliveries where order_id = ${order._id} and channel = 'sms'`,
  ).toHaveLength(0)
})

test('a rider hears that an order was taken away, and the staff of failures', async () => {
  const [ada, rider, admin] = [await app.customer(), await app.rider(), await app.admin()]
  await subscribe(rider, 'robbed')
  await subscribe(admin, 'office')
  const order = await sendParcel(ada)
  await carry(rider, ada, order, 'assigned')
  await move(admin, order, 'cancelled', { reason: 'The customer asked by phone.' })
  await vi.waitFor(() => expect(titlesTo('robbed')).toEqual([`Job ${order.number} has changed`]), {
    timeout: 10_000,
  })
  const failing = await sendParcel(ada)
  await carry(rider, ada, failing, 'arrived_at_dropoff')
  await move(rider, failing, 'delivery_failed', { reason: 'Nobody came to the gate.' })
  await vi.waitFor(
    () => expect(titlesTo('office')).toContain(`Could not be delivered, order ${failing.number}`),
    {
      timeout: 10_000,
    },
  )
})

// promise (everyone): Whoever a clock concerns is told before it ends something
test('a rider and a customer hear that a clock is about to end something', async () => {
  const [ada, rider] = [await app.customer(), await app.rider()]
  await subscribe(ada, 'sofa')
  await subscribe(rider, 'saddle')
  const runAfter = (minutes: number) => app.parts.orders.runClock(new Date(Date.now() + minutes * 60_000))
  const failing = await sendParcel(ada)
  await carry(rider, ada, failing, 'arrived_at_dropoff')
  await move(rider, failing, 'delivery_failed', { reason: 'Nobody came to the gate.' })
  const taken = await sendParcel(ada)
  await carry(rider, ada, taken, 'assigned')
  for (const minutes of [19, 21, 22, 21 * 60, 22.5 * 60, 23 * 60]) await runAfter(minutes)
  await vi.waitFor(
    () => {
      expect(titlesTo('saddle')).toContain(`Set out in 9 minutes, job ${taken.number}`)
      expect(titlesTo('sofa')).toContain(`Could not be delivered, order ${failing.number}`)
      expect(titlesTo('sofa')).toContain(`Order ${failing.number} is soon brought back`)
    },
    { timeout: 10_000 },
  )
  expect(titlesTo('saddle').filter((title) => title.startsWith('Set out'))).toHaveLength(1)
})

test('an answer is told once, and the staff of a customer who waits', async () => {
  const [ada, admin] = [await app.customer(), await app.admin()]
  await subscribe(ada, 'chatting')
  await subscribe(admin, 'agent')
  const conversation = await beginChat(ada)
  await writeIn(admin, conversation, 'It is on its way.')
  await writeIn(admin, conversation, 'Ten minutes.')
  await vi.waitFor(() => expect(titlesTo('chatting')).toEqual(['Ozi answered you']), { timeout: 10_000 })
  await writeIn(ada, conversation, 'Thank you!')
  await writeIn(ada, conversation, 'One more thing.')
  await vi.waitFor(() => expect(titlesTo('agent')).toHaveLength(2), { timeout: 10_000 })
})

// promise (customer): Whoever turned mails about deliveries off still gets the receipt of what they paid, as one mail
test('whoever wants no mail about a kind gets none, but one receipt', async () => {
  const [ada, rider] = [await app.customer(), await app.rider()]
  await ada.client.notifications.update({
    kinds: (['order_taken', 'order_delivered'] as const).map((kind) => ({
      kind,
      channels: { push: true, mail: false },
    })),
    quiet: null,
  })
  const order = await sendParcel(ada)
  await carry(rider, ada, order, 'delivered')
  const { text } = await app.mailTo(
    ada.user.email,
    ({ subject }) => subject === `Order ${order.number}: receipt`,
  )
  for (const part of [
    `Receipt ${order.number}`,
    'Fee: ₦',
    'Total: ₦',
    `/dashboard/orders/${order._id}/receipt`,
  ]) {
    expect(text).toContain(part)
  }
  const mails = await app.sql<{ subject: string }[]>`
    select subject from outbox_mails where to_address = ${ada.user.email}`
  const unwanted = mails.filter(({ subject }) => /: (Rider found|Delivered)/.test(subject))
  expect(unwanted).toEqual([])
})

// promise (staff): An order says who was told nothing
test('the office sees what reached nobody', async () => {
  const [ada, rider, admin] = [await app.customer(), await app.rider(), await app.admin()]
  const order = await sendParcel(ada)
  await carry(rider, ada, order, 'assigned')
  await move(admin, order, 'cancelled', { reason: 'The customer asked by phone.' })
  const unreached = async () => (await admin.client.staffOrders.read({ id: order._id })).data.unreached
  await vi.waitFor(async () => expect(await unreached()).toMatchObject([{ kind: 'job_changed' }]), {
    timeout: 10_000,
  })
})

// promise (staff): `/admin/dispatch/unreached` lists what reached nobody, with whom to call
test('what reached nobody is listed: for whom, why, and of which order', async () => {
  const [ada, rider, admin] = [await app.customer(), await app.rider('Unheard Rider'), await app.admin()]
  await app.sql`delete from push_subscriptions`
  const order = await sendParcel(ada)
  await carry(rider, ada, order, 'arrived_at_dropoff')
  await move(rider, order, 'delivery_failed', { reason: 'Nobody came to the gate.' })
  await move(admin, order, 'returning', { reason: 'The customer asked by phone.' })
  await tell(rider, 'offer', { orderId: order._id })
  const listed = async () =>
    (await admin.client.notifications.unreached()).notifications.filter(
      ({ order: of }) => of?._id === order._id,
    )
  const kinds = async () => (await listed()).map(({ kind }) => kind).toSorted()
  await vi.waitFor(async () => expect(await kinds()).toEqual(['job_changed', 'staff_failed']), {
    timeout: 10_000,
  })
  const [first, second] = (await listed()).toSorted((one, other) => one.kind.localeCompare(other.kind))
  expect(UnreachedNotification.strict().parse(first)).toMatchObject({
    kind: 'job_changed',
    why: ['nobody'],
    order: { number: order.number },
    to: { _id: rider.user._id, name: 'Unheard Rider', role: 'rider', mobileNumber: rider.user.mobileNumber },
  })
  expect(second).toMatchObject({ kind: 'staff_failed', why: ['nobody'], to: null })
  await move(admin, order, 'returned', { reason: 'The sender has it again.' })
  expect(await listed(), 'nobody is called about what has ended').toEqual([])
  await subscribe(admin, 'heard')
  const { _id: orderId, number } = await sendParcel(ada)
  await app.parts.notifications.notify(app.sql, {
    kind: 'staff_failed',
    to: { permission: 'moveOrders' },
    orderId,
  })
  const title = `Could not be delivered, order ${number}`
  await vi.waitFor(() => expect(titlesTo('heard')).toContain(title), { timeout: 10_000 })
  const { notifications } = await admin.client.notifications.unreached()
  expect(notifications.filter(({ order: of }) => of?._id === orderId)).toEqual([])
})

// promise (staff): Whoever records cash hears at once that a rider disputes it
test('finance is told of cash that a rider disputes, with its statement', async () => {
  const [rider, finance, support] = [
    await app.rider(),
    await app.staff('finance'),
    await app.staff('support'),
  ]
  await subscribe(finance, 'till')
  await subscribe(support, 'desk')
  await hold(app, rider, 2000)
  await remit(finance, rider, 1500)
  const [entry] = (await rider.client.cash.ofRider({})).entries
  const dispute = { id: entry?.remittance?._id ?? '', answer: 'disputed', reason: 'I gave 2,000.' } as const
  await rider.client.cash.answerRemittance(dispute)
  await rider.client.cash.answerRemittance(dispute)
  await vi.waitFor(() => expect(pushesTo('till')).toHaveLength(1), { timeout: 10_000 })
  expect(pushesTo('till')[0]?.payload).toMatchObject({
    title: 'A rider disputes the cash you recorded',
    url: `/admin/cash/${rider.user._id}`,
  })
  const told =
    await app.sql`select distinct notification_id from notification_deliveries where kind = 'staff_cash_disputed'`
  expect([told.length, pushesTo('desk')]).toEqual([1, []])
})

// promise (shop): A shop that turned pushes on hears of a new order at once
test('a shop hears of a new order at once', async () => {
  const [ada, shop] = [await app.customer(), await app.vendor()]
  await subscribe(shop, 'kitchen')
  const { _id } = await quoteCart(ada, cartOf(await sell(shop)))
  const [order] = await checkOut(ada, _id)
  await vi.waitFor(() => expect(titlesTo('kitchen')).toEqual([`New order ${order?.number}`]), {
    timeout: 10_000,
  })
  expect(pushesTo('kitchen')[0]).toMatchObject({
    payload: { url: `/vendor/orders/${order?._id}` },
    urgency: 'high',
  })
})

test('a rider on duty hears of an offer, while it counts down', async () => {
  const [ada, rider] = [await app.customer(), await app.rider()]
  await subscribe(rider, 'handlebar')
  await goOnDuty(app, rider, parcel.pickupLocation.coordinates)
  const order = await sendParcel(ada)
  await runRounds(app)
  await vi.waitFor(() => expect(pushesTo('handlebar')).toHaveLength(1), { timeout: 10_000 })
  const [push] = pushesTo('handlebar')
  expect(push).toMatchObject({ payload: { url: `/rider/offers?offer=${order._id}` }, urgency: 'high' })
  expect(push?.payload.title).toContain(order.number)
  await endAllDuties(app)
})

// promise (customer): Before an order ends for want of a rider, its customer is asked: wait on or cancel
test('a customer and the office hear that no rider was found so far', async () => {
  const [ada, admin] = [await app.customer(), await app.admin()]
  await subscribe(ada, 'waiting')
  await subscribe(admin, 'night desk')
  const order = await sendParcel(ada)
  const runAfter = (minutes: number) => app.parts.orders.runClock(new Date(Date.now() + minutes * 60_000))
  for (const minutes of [14, 16, 17, 51, 52]) await runAfter(minutes)
  const told = [`9 minutes left, order ${order.number}`, `No rider yet, order ${order.number}`]
  await vi.waitFor(() => expect(titlesTo('waiting').toSorted()).toEqual(told), { timeout: 10_000 })
  expect(pushesTo('waiting')[0]?.payload.url).toBe(`/dashboard/orders/${order._id}`)
  await vi.waitFor(() => expect(titlesTo('night desk')).toContain(`No rider, order ${order.number}`), {
    timeout: 20_000,
  })
})

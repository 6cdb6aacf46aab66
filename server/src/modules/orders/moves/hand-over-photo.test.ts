import { HAND_OVER_PHOTO, HAND_OVER_TRIES, type Order } from '@ozi/contract'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { refusalOf } from '../../../../test/app.ts'
import { startAppForFile } from '../../../../test/start-app-for-file.ts'
import {
  carriedParcel,
  carry,
  move,
  orderGoods,
  outcomes,
  ownView,
  transactionOf,
} from '../../../../test/moves.ts'
import { asDataUrl, fetchPicture, filesKept, photograph } from '../../../../test/photos.ts'

const app = await startAppForFile()
const ada = await app.customer()
const admin = await app.admin()
const emeka = await app.rider('Emeka Obi')
const shop = await app.vendor()
const photo = await photograph(60, 40)

/**
 * Decoding this file fails with its own refusal. Any other refusal shows that the server did not decode it.
 */
const broken = 'data:image/jpeg;base64,/9j/'

const atTheDoor = () => carriedParcel(emeka, ada, 'arrived_at_dropoff')
const deliver = (
  order: Pick<Order, '_id'>,
  extra: { code?: string | undefined; photo?: string },
  person = emeka,
) => person.client.orders.move({ id: order._id, to: 'delivered', ...extra })
const stepOf = (view: { events: readonly { to: string; photo?: unknown }[] }) =>
  view.events.find(({ to }) => to === 'delivered')
const photoUrlOf = (view: Parameters<typeof stepOf>[0]) =>
  (stepOf(view) as { photo: { url: string } }).photo.url
const rowsOf = (order: Pick<Order, '_id'>) =>
  app.sql`select replaces_code from hand_over_photos where order_id = ${order._id}`

// promise (rider): If nobody can say the code, a rider hands over with a photo, which only the parties see
test('a rider hands over by a photo, and the parties see it', async () => {
  const order = await orderGoods(app, ada, shop)
  await move(shop, order, 'accepted')
  await carry(emeka, ada, order, 'arrived_at_dropoff', shop)
  const { data } = await deliver(order, { photo: await photograph(2000, 1000) })
  expect(data.status).toBe('delivered')
  const kept = stepOf(data)?.photo as { url: string }
  const { widthPx } = HAND_OVER_PHOTO
  expect(kept).toEqual({ url: expect.any(String) as string, width: widthPx, height: widthPx / 2 })
  for (const person of [ada, emeka, shop]) {
    const { events } = await ownView(person, order)
    expect(events.filter((step) => step.photo)).toEqual([stepOf(data)])
  }
  const seen = await admin.client.staffOrders.read({ id: order._id })
  expect(stepOf(seen.data)?.photo).toEqual(kept)
  expect(await transactionOf(admin, order)).toMatchObject({ status: 'success' })

  const served = await fetchPicture(app, kept.url, ada)
  expect(served.headers['content-type']).toBe('image/webp')
  const metadata = await sharp(served.rawPayload).metadata()
  expect(metadata).toMatchObject({ format: 'webp', width: widthPx })
  expect(metadata.exif, 'nothing of where it was taken').toBeUndefined()
})

// promise (everyone): Photos of people are shown to those alone who may see the conversation or order
test('only who may see the order sees its photo', async () => {
  const order = await atTheDoor()
  const url = photoUrlOf((await deliver(order, { photo })).data)
  for (const person of [ada, emeka, admin]) {
    const { statusCode, headers } = await fetchPicture(app, url, person)
    expect([statusCode, headers['cache-control']]).toEqual([200, 'private, max-age=3600'])
  }
  for (const person of [await app.customer(), await app.rider(), shop]) {
    expect((await fetchPicture(app, url, person)).statusCode).toBe(404)
  }
  expect((await fetchPicture(app, url)).statusCode).toBe(401)
})

// promise (rider): If nobody can say the code, a rider hands over with a photo, which only the parties see
test('whoever follows by the link sees that it was delivered, and no photo', async () => {
  const order = await atTheDoor()
  await deliver(order, { photo })
  const { trackToken = '' } = await ownView(ada, order)
  const answer = await app.request('GET', `/track/${trackToken}`)
  expect(answer.text).toContain('"delivered"')
  expect(answer.text).not.toMatch(/photo|uploads/)
})

// promise (rider): If nobody can say the code, a rider hands over with a photo, which only the parties see
test('without code and photo, both are asked for, and no try is counted', async () => {
  const order = await atTheDoor()
  for (const extra of [{}, { photo: '' }, { code: ' ' }]) {
    expect(await refusalOf(deliver(order, extra))).toMatchObject({
      code: 'VALIDATION',
      data: { fields: { code: 'Please enter the code, or take a photo.' } },
    })
  }
  const { dropoffCode } = await ownView(ada, order)
  const { data } = await deliver(order, { code: dropoffCode })
  expect(stepOf(data)).not.toHaveProperty('photo')
  expect(await rowsOf(order)).toHaveLength(0)
})

// promise (rider): If nobody can say the code, a rider hands over with a photo, which only the parties see
test('a code beside the photo must be right; then the photo is kept, too', async () => {
  const order = await atTheDoor()
  const { pickupCode, dropoffCode } = await ownView(ada, order)
  const files = await filesKept(app)
  const wrong = deliver(order, { code: pickupCode, photo })
  expect(await refusalOf(wrong)).toMatchObject({ status: 400, code: 'MOVE_CODE_WRONG' })
  expect([await rowsOf(order), await filesKept(app)]).toEqual([[], files])
  const [tries] = await app.sql`select wrong from hand_over_tries where order_id = ${order._id}`
  expect(tries).toEqual({ wrong: 1 })
  const { data } = await deliver(order, { code: dropoffCode, photo })
  expect(stepOf(data)?.photo).toBeDefined()
  expect(await rowsOf(order)).toMatchObject([{ replaces_code: false }])
})

// promise (rider): If nobody can say the code, a rider hands over with a photo, which only the parties see
test('a photo does not open a hand-over that wrong codes have locked', async () => {
  const order = await atTheDoor()
  const { pickupCode } = await ownView(ada, order)
  for (let tries = 0; tries < HAND_OVER_TRIES.max; tries += 1) {
    await deliver(order, { code: pickupCode }).catch(() => null)
  }
  for (const sent of [photo, broken]) {
    const locked = { status: 429, code: 'MOVE_CODE_LOCKED' }
    expect(await refusalOf(deliver(order, { photo: sent }))).toMatchObject(locked)
  }
  const reason = 'Ada called: she has it'
  expect((await move(admin, order, 'delivered', { reason })).status).toBe('delivered')
})

// promise (everyone): Pictures that are too large, no pictures, or bombs are refused
test('what is no image, or too large, is refused and not stored', async () => {
  const order = await atTheDoor()
  const files = await filesKept(app)
  const large = asDataUrl(Buffer.alloc(HAND_OVER_PHOTO.bytes + 1, 0xff), 'jpeg')
  const heic = asDataUrl(Buffer.from('\0\0\0\x18ftypheic', 'latin1'), 'heic')
  const bad: readonly (readonly [string, string])[] = [
    [large, 'IMAGE_TOO_LARGE'],
    [broken, 'IMAGE_UNREADABLE'],
    [heic, 'IMAGE_HEIC'],
    ['https://evil.example/x.png', 'IMAGE_UNREADABLE'],
  ]
  for (const [sent, code] of bad) {
    expect(await refusalOf(deliver(order, { photo: sent })), code).toMatchObject({ code })
  }
  expect((await ownView(ada, order)).status).toBe('arrived_at_dropoff')
  expect(await filesKept(app)).toBe(files)
})

// promise (everyone): Pictures that are too large, no pictures, or bombs are refused
test('a photo is decoded before the order is locked', async () => {
  const order = await atTheDoor()
  await app.sql.begin(async (held) => {
    await held`select from orders where _id = ${order._id} for update`
    expect(await refusalOf(deliver(order, { photo: broken }))).toMatchObject({ code: 'IMAGE_UNREADABLE' })
  })
})

// promise (rider): If nobody can say the code, a rider hands over with a photo, which only the parties see
test('no other step takes a photo, and nobody but the rider brings one', async () => {
  const withPhoto = { code: 'VALIDATION', data: { fields: { photo: expect.any(String) as string } } }
  const order = await carriedParcel(emeka, ada, 'arrived_at_pickup')
  const { pickupCode } = await ownView(ada, order)
  const pickUp = emeka.client.orders.move({ id: order._id, to: 'picked_up', code: pickupCode, photo: broken })
  expect(await refusalOf(pickUp)).toMatchObject(withPhoto)
  const cancel = ada.client.orders.move({ id: order._id, to: 'cancelled', photo: broken })
  expect(await refusalOf(cancel)).toMatchObject(withPhoto)
  await carry(emeka, ada, order, 'arrived_at_dropoff')
  const move = { id: order._id, to: 'delivered' as const, reason: 'She called', photo: broken }
  expect(await refusalOf(admin.client.orders.move(move))).toMatchObject(withPhoto)
  const failed = { id: order._id, to: 'delivery_failed' as const, reason: 'nobody there', photo: broken }
  expect(await refusalOf(emeka.client.orders.move(failed))).toMatchObject(withPhoto)
  expect((await ownView(ada, order)).status).toBe('arrived_at_dropoff')
})

// promise (everyone): Pictures that are too large, no pictures, or bombs are refused
test('no photo is decoded for a hand-over that may not be made', async () => {
  const order = await carriedParcel(emeka, ada, 'picked_up')
  expect(await refusalOf(deliver(order, { photo: broken }))).toMatchObject({ code: 'ILLEGAL_MOVE' })
  await carry(emeka, ada, order, 'arrived_at_dropoff')
  const others = [await app.customer(), await app.rider('Somebody else'), shop]
  for (const person of others) {
    expect(await refusalOf(deliver(order, { photo: broken }, person))).toMatchObject({ code: 'NOT_FOUND' })
  }
  expect(await refusalOf(deliver(order, { photo: broken }, ada))).toMatchObject({ code: 'ILLEGAL_MOVE' })
})

// promise (rider): If nobody can say the code, a rider hands over with a photo, which only the parties see
test('asked again, also at once, it is one hand-over with one photo', async () => {
  const order = await atTheDoor()
  const files = await filesKept(app)
  const all = await outcomes(Array.from({ length: 4 }, () => deliver(order, { photo })))
  expect(all).toEqual(['done', 'done', 'done', 'done'])
  const { data: before } = await emeka.client.orders.read({ id: order._id })
  const { data: again } = await deliver(order, { photo: broken })
  expect(stepOf(again)).toEqual(stepOf(before))
  expect([await rowsOf(order), await filesKept(app)]).toEqual([[{ replaces_code: true }], files + 1])
  expect(again.events.filter(({ to }) => to === 'delivered')).toHaveLength(1)
})

// promise (rider): If nobody can say the code, a rider hands over with a photo, which only the parties see
test('the customer is mailed that a photo replaced the code', async () => {
  const mailOf = async (order: Order) =>
    (await app.mailTo(ada.user.email, ({ subject }) => subject === `Order ${order.number}: Delivered`)).text
  const byPhoto = await atTheDoor()
  const { data } = await deliver(byPhoto, { photo })
  const mail = await mailOf(byPhoto)
  expect(mail).toContain('It was handed over with a photo instead of the code.')
  expect(mail).not.toContain(photoUrlOf(data))
  const byBoth = await atTheDoor()
  const { dropoffCode } = await ownView(ada, byBoth)
  await deliver(byBoth, { code: dropoffCode, photo })
  expect(await mailOf(byBoth)).not.toContain('photo')
})

// promise (rider): If nobody can say the code, a rider hands over with a photo, which only the parties see
test('a deleted customer’s photos are deleted, and nobody else’s', async () => {
  const ngozi = await app.customer()
  const hers = await carriedParcel(emeka, ngozi, 'arrived_at_dropoff')
  const { data } = await deliver(hers, { photo })
  const url = photoUrlOf(data)
  const others = await atTheDoor()
  await deliver(others, { photo })
  const files = await filesKept(app)
  expect((await fetchPicture(app, url, ngozi)).statusCode).toBe(200)
  await admin.client.customers.remove({ id: ngozi.user._id })
  expect(await rowsOf(hers)).toHaveLength(0)
  const { data: left } = await admin.client.staffOrders.read({ id: hers._id })
  expect(left.status, 'the order stays').toBe('delivered')
  expect(stepOf(left)).not.toHaveProperty('photo')
  await vi.waitFor(async () => expect(await filesKept(app)).toBe(files - 1), {
    timeout: 30_000,
    interval: 200,
  })
  expect((await fetchPicture(app, url, admin)).statusCode).toBe(404)
  expect(await rowsOf(others)).toHaveLength(1)
}, 40_000)

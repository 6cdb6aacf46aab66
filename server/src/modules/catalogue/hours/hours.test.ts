import { DAY_MS, HOURS, hoursMessages, startOfDay, WEEKDAYS, weekdayOf } from '@ozi/contract'
import { beforeEach, describe, expect, it, test } from 'vitest'
import { refusalOf, type Person } from '../../../../test/app.ts'
import { startAppForFile } from '../../../../test/start-app-for-file.ts'
import { futo } from '../../../../test/deliveries.ts'
import { move, ownView } from '../../../../test/moves.ts'
import { cartOf, jollof, sell } from '../../../../test/shops.ts'

const app = await startAppForFile({ SHOP_ANSWER_MINUTES: '9' })
const mama = await app.vendor({ shopName: 'Mama Nkechi Kitchen' })
const pharmacy = await app.vendor({ shopName: 'Good Health', category: 'health' })
const ada = await app.customer()
const rice = await sell(mama)
beforeEach(async () => void (await app.sql`delete from shop_hours`))

const NEVER = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] }
/** Open only on the day after tomorrow, from nine to five: closed now whenever this runs. */
const afterTomorrow = startOfDay(Date.now()) + 2 * DAY_MS
const dayAfterTomorrow = WEEKDAYS[weekdayOf(afterTomorrow)] ?? 'mon'
const LATER = { ...NEVER, [dayAfterTomorrow]: [{ opens: '09:00', closes: '17:00' }] }
const opensAt = new Date(afterTomorrow + 9 * 3_600_000).toISOString()

const update = (input: Partial<Parameters<Person['client']['hours']['update']>[0]>, vendor = mama) =>
  vendor.client.hours.update({ week: null, holidays: [], ...input })
const shown = async (id = rice._id) => {
  const { items } = await app.client().catalogue.listItems({ ids: id })
  return items[0]
}
const quote = (items: ReturnType<typeof cartOf>) =>
  ada.client.pricing.quote({ kind: 'shop', dropoff: futo, items })
const checkOut = (quoteId: string) =>
  ada.client.orders.checkout({
    headers: {},
    body: { quoteId, receiverName: 'Ada', phone: '08031234567', receiverAddress: 'Gate 2' },
  })

describe('the hours of a shop', () => {
  it('are none at first: it is always open', async () => {
    const { data } = await mama.client.hours.read()
    expect(data).toEqual({ week: null, holidays: [], isOpen: true, answerMinutes: 9, version: 1 })
    expect((await shown())?.vendor).toMatchObject({ isOpen: true })
  })

  // promise (shop): A shop sets its opening hours and holidays
  it('are kept, and tell customers when it opens', async () => {
    const holidays = [{ from: '2026-12-24', to: '2026-12-26', note: 'Christmas' }]
    const { data } = await update({ week: LATER, holidays: [], version: 1 })
    expect(data).toMatchObject({ week: LATER, isOpen: false, opensAt, version: 2 })
    expect((await shown())?.vendor).toMatchObject({ isOpen: false, opensAt })
    const { stores } = await app.client().catalogue.listStores({})
    expect(stores).toMatchObject([{ name: 'Mama Nkechi Kitchen', isOpen: false, opensAt }])
    expect((await update({ week: LATER, holidays })).data.holidays).toEqual(holidays)
  })

  it('of a colleague are not overwritten unseen', async () => {
    await update({ week: LATER, version: 1 })
    const refusal = await refusalOf(update({ version: 1 }))
    expect(refusal).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      data: { current: { version: 2, week: LATER } },
    })
    expect((await mama.client.hours.read()).data.week).toEqual(LATER)
  })

  it.each([
    [
      'a time that is none',
      { ...NEVER, mon: [{ opens: '8', closes: '25:00' }] },
      'week.mon.0.opens',
      hoursMessages.time,
    ],
    [
      'hours that overlap',
      {
        ...NEVER,
        tue: [
          { opens: '08:00', closes: '12:00' },
          { opens: '11:00', closes: '13:00' },
        ],
      },
      'week.tue.1.opens',
      hoursMessages.overlap,
    ],
    ['no hours at all', NEVER, 'week', hoursMessages.none],
  ])('are refused with %s', async (_what, week, field, message) => {
    expect(await refusalOf(update({ week }))).toMatchObject({
      code: 'VALIDATION',
      data: { fields: { [field]: message } },
    })
  })

  it('are refused with holidays that end before they begin', async () => {
    const holidays = [{ from: '2026-12-26', to: '2026-12-24', note: 'x'.repeat(HOURS.note + 1) }]
    const fields = { 'holidays.0.note': expect.any(String) }
    expect(await refusalOf(update({ holidays }))).toMatchObject({ code: 'VALIDATION', data: { fields } })
    const backwards = [{ from: '2026-12-26', to: '2026-12-24', note: '' }]
    expect(await refusalOf(update({ holidays: backwards }))).toMatchObject({
      data: { fields: { 'holidays.0.to': hoursMessages.lastDay } },
    })
  })

  it('are those of the shop alone, and go with it', async () => {
    await update({ week: LATER }, pharmacy)
    expect((await mama.client.hours.read()).data.week).toBeNull()
    expect(await refusalOf(ada.client.hours.read())).toMatchObject({ code: 'FORBIDDEN' })
    const shop = await app.vendor()
    await update({ week: LATER }, shop)
    await (await app.admin()).client.vendors.remove({ id: shop.user._id })
    expect(await app.sql`select from shop_hours where vendor_id = ${shop.user._id}`).toHaveLength(0)
  })
})

// promise (customer): Nothing can be ordered from a closed shop, and customers are told when it opens
test('a cart of a closed shop is refused with when it opens', async () => {
  const vitamins = await sell(pharmacy, { name: 'Vitamin C' })
  const { data: shownBefore } = await quote(cartOf(rice))
  await update({ week: LATER })
  const shops = [{ _id: mama.user._id, name: 'Mama Nkechi Kitchen', items: [rice._id], opensAt }]
  const refused = { status: 409, code: 'SHOP_CLOSED', data: { items: [rice._id], shops } }
  expect(await refusalOf(quote(cartOf(rice, vitamins)))).toMatchObject(refused)
  expect(await refusalOf(checkOut(shownBefore._id))).toMatchObject(refused)
  await expect(quote(cartOf(vitamins))).resolves.toBeDefined()
})

// promise (shop): A shop closes at once, for an hour, the day, or until it opens again
test('a shop that closes now keeps the orders it has', async () => {
  const { data: bought } = await quote(cartOf(rice))
  const { data: orders } = await checkOut(bought._id)
  const [order] = orders
  const { data: closed } = await mama.client.hours.closeNow({ closedFor: 'hour' })
  expect(closed).toMatchObject({ isOpen: false, closedNow: { until: closed.opensAt } })
  expect(Date.parse(closed.opensAt ?? '') - Date.now()).toBeGreaterThan(59 * 60_000)
  expect((await shown())?.vendor.isOpen).toBe(false)
  if (order) await move(mama, order, 'accepted')
  expect((await ownView(ada, order ?? { _id: '' })).shopStatus).toBe('accepted')
  const { data: always } = await mama.client.hours.closeNow({ closedFor: 'always' })
  expect(always).toMatchObject({ isOpen: false, closedNow: {} })
  expect(always).not.toHaveProperty('opensAt')
  expect((await mama.client.hours.closeNow({ closedFor: null })).data).not.toHaveProperty('closedNow')
  await expect(quote(cartOf(rice))).resolves.toBeDefined()
})

// promise (shop): A busy shop adds minutes to what it promises, for today
test('a busy shop shows longer times until the day ends', async () => {
  const { data } = await mama.client.hours.setBusy({ minutes: 20 })
  const until = new Date(startOfDay(Date.now()) + DAY_MS).toISOString()
  expect(data.busy).toEqual({ minutes: 20, until })
  expect(await shown()).toMatchObject({ duration: '55-65 mins', preparationMinutes: { min: 35, max: 45 } })
  await app.sql`update shop_hours set busy_until = now()`
  expect(await shown()).toMatchObject({ duration: '35-45 mins' })
  expect((await mama.client.hours.setBusy({ minutes: 0 })).data).not.toHaveProperty('busy')
})

// promise (shop): An item that is out for today comes back by itself
test('an item that is out for today is sold again tomorrow', async () => {
  const item = await sell(mama, { name: 'Egusi soup' })
  const save = (input: { isAvailable?: boolean; isOutToday?: boolean; version?: number }) =>
    mama.client.catalogue.updateItem({ ...jollof, name: 'Egusi soup', id: item._id, ...input })
  const { item: out } = await save({ isOutToday: true, version: item.version })
  const unavailableUntil = new Date(startOfDay(Date.now()) + DAY_MS).toISOString()
  expect(out).toMatchObject({ isAvailable: false, unavailableUntil, version: item.version + 1 })
  expect(await refusalOf(quote(cartOf(item)))).toMatchObject({ code: 'ITEM_UNAVAILABLE' })
  const admin = await app.admin()
  const lacking = () => admin.client.staffCatalogue.listItems({ availability: 'unavailable' })
  expect((await lacking()).items.map(({ _id }) => _id)).toEqual([item._id])
  expect((await save({})).item, 'saved by a form that does not know').toMatchObject({ unavailableUntil })
  await app.sql`update items set unavailable_until = now() where _id = ${item._id}`
  expect(await shown(item._id)).toMatchObject({ isAvailable: true })
  expect(await shown(item._id)).not.toHaveProperty('unavailableUntil')
  expect((await lacking()).items).toEqual([])
  await save({ isOutToday: true })
  expect((await save({ isOutToday: false })).item).toMatchObject({ isAvailable: true })
  await save({ isOutToday: true })
  const { item: gone } = await save({ isAvailable: false })
  expect(gone).not.toHaveProperty('unavailableUntil')
})

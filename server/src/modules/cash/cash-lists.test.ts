import { beforeEach, describe, expect, it } from 'vitest'
import { refusalOf, type Person } from '../../../test/app.ts'
import { openCash, remit } from '../../../test/cash.ts'

const { app, ada, finance, deliver } = await openCash()
let rider: Person
beforeEach(async () => {
  rider = await app.rider()
})

describe('the list of riders who hold cash', () => {
  // promise (staff): `/admin/cash`: cash held by riders
  it('has those who hold most first, page by page, with all that is held', async () => {
    const riders = [rider, await app.rider('Obinna Zed'), await app.rider('Uche Zed')]
    for (const [i, person] of riders.entries()) for (let n = 0; n <= i; n += 1) await deliver(person)
    const ids = new Set(riders.map(({ user }) => user._id))
    const whole = await finance.client.cash.list({})
    const held = whole.riders.map((each) => each.held)
    expect(held).toEqual(held.toSorted((one, other) => other - one))
    expect(whole.riders.filter(({ _id }) => ids.has(_id)).map(({ _id }) => _id)).toEqual(
      riders.map(({ user }) => user._id).toReversed(),
    )
    expect(whole.total).toBe(whole.riders.length)
    const inKobo = held.reduce((sum, naira) => sum + Math.round(naira * 100), 0)
    expect(Math.round(whole.totalHeld * 100)).toBe(inKobo)

    const walked: string[] = []
    for (let cursor: string | null | undefined; cursor !== null;) {
      const page = await finance.client.cash.list({ limit: 2, ...(cursor ? { cursor } : {}) })
      walked.push(...page.riders.map(({ _id }) => _id))
      expect([page.total, page.totalHeld]).toEqual([whole.total, whole.totalHeld])
      cursor = page.nextCursor
    }
    expect(walked).toEqual(whole.riders.map(({ _id }) => _id))
    expect(await refusalOf(finance.client.cash.list({ cursor: 'mine' }))).toMatchObject({ status: 400 })
  })

  // promise (staff): `/admin/cash`: cash held by riders
  it('leaves out who holds none, and finds by name, address and phone', async () => {
    const zikora = await app.rider('Zikora Umunna')
    const find = async (search: string) =>
      (await finance.client.cash.list({ search })).riders.map(({ name }) => name)
    expect(await find('zikora')).toEqual([])
    const { fee } = await deliver(zikora)
    const { mobileNumber, email } = zikora.user
    const dialled = mobileNumber.replace('+234', '0')
    for (const search of ['zikora', 'UMUNNA', email, mobileNumber, dialled, '%', 'nobody at all']) {
      const found = await find(search)
      expect(found.includes('Zikora Umunna'), search).toBe(!['%', 'nobody at all'].includes(search))
    }
    await remit(finance, zikora, fee)
    expect(await find('zikora')).toEqual([])
  })
})

describe('a rider’s own statement', () => {
  // promise (rider): `/rider/cash`: cash held
  it('says what they hold and where it is from, page by page', async () => {
    const orders = [await deliver(rider), await deliver(rider)]
    await remit(finance, rider, 700, { note: 'for the office only' })
    const { cash, entries, nextCursor, total } = await rider.client.cash.ofRider({ limit: 2 })
    const held = Math.round(200 * (orders[0]?.fee ?? 0) - 70_000) / 100
    expect(cash).toEqual({ held, deliveries: 0, since: expect.any(String) })
    expect(total).toBe(3)
    expect(entries.map(({ kind, order }) => [kind, order?.number])).toEqual([
      ['remitted', undefined],
      ['collected', orders[1]?.number],
    ])
    expect(JSON.stringify(entries)).not.toMatch(/office only|Ifeoma/)
    const rest = await rider.client.cash.ofRider({ limit: 2, ...(nextCursor ? { cursor: nextCursor } : {}) })
    expect(rest.entries.map(({ order }) => order?.number)).toEqual([orders[0]?.number])
    expect(rest.nextCursor).toBeNull()
    expect(await refusalOf(ada.client.cash.ofRider({}))).toMatchObject({ status: 403 })
  })
})

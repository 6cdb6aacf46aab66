import { beforeEach, describe, expect, it } from 'vitest'
import { refusalOf, type Person } from '../../../test/app.ts'
import { cashOf, openCash, remit } from '../../../test/cash.ts'

const { app, finance, admin, deliver } = await openCash()
let rider: Person
let held: number
beforeEach(async () => {
  rider = await app.rider()
  held = (await deliver(rider)).fee
  await remit(finance, rider, 1000)
})

/** The rider's newest entry, as both sides see it. */
async function newest() {
  const [own] = (await rider.client.cash.ofRider({})).entries
  const [seen] = (await finance.client.cash.read({ riderId: rider.user._id })).entries
  expect(own?.remittance).toEqual(seen?.remittance)
  return { _id: own?.remittance?._id ?? '', status: own?.remittance?.status, entry: own }
}
const answer = async (given: 'confirmed' | 'disputed', person = rider) => {
  const { _id: id } = await newest()
  const reason = 'I gave 1,200.'
  return person.client.cash.answerRemittance(
    given === 'disputed' ? { id, answer: given, reason } : { id, answer: given },
  )
}
const reverse = async (reason = 'Counted wrongly', id?: string) =>
  finance.client.cash.reverseRemittance({ riderId: rider.user._id, id: id ?? (await newest())._id, reason })
const disputes = async () =>
  ((await finance.client.cash.list({})).disputed ?? []).filter((each) => each.rider._id === rider.user._id)

describe('cash that the office recorded', () => {
  // promise (rider): Cash that the office recorded is confirmed by its rider, or disputed with a reason
  it('counts at once, and is confirmed by its rider', async () => {
    expect([(await newest()).status, (await cashOf(finance, rider)).held]).toEqual(['waiting', held - 1000])
    expect(await answer('confirmed')).toEqual({ data: { status: 'confirmed' } })
    expect(await answer('confirmed')).toEqual({ data: { status: 'confirmed' } })
    expect((await newest()).status).toBe('confirmed')
    expect(await refusalOf(answer('disputed'))).toMatchObject({ code: 'CHANGED_MEANWHILE' })
  })

  it('is disputed with a reason, which the office sees, until it is settled', async () => {
    await answer('disputed')
    expect(await disputes()).toMatchObject([{ amount: 1000, reason: 'I gave 1,200.' }])
    await answer('confirmed')
    expect(await disputes()).toEqual([])
  })

  // promise (staff): A wrong remittance is taken back by a counter-entry with a reason
  it('is taken back by a counter-entry, once', async () => {
    await answer('disputed')
    const { _id } = await newest()
    expect((await reverse()).data.held).toBe(held)
    expect((await reverse('Again', _id)).data.held).toBe(held)
    const { entry } = await newest()
    expect(entry).toMatchObject({ kind: 'reversed', amount: 1000, heldAfter: held })
    expect(entry?.remittance).toMatchObject({ status: 'reversed', reversalReason: 'Counted wrongly' })
    expect(await disputes()).toEqual([])
    expect((await cashOf(finance, rider)).deliveries, 'none stands that was handed in').toBe(1)
    const { postings } = await finance.client.ledger.postings({
      account: 'rider_cash',
      owner: rider.user._id,
    })
    expect(postings.map(({ cause }) => cause)).toEqual(['cash.reversed', 'cash.remitted', 'cash.collected'])
    expect(await refusalOf(answer('confirmed'))).toMatchObject({ code: 'CHANGED_MEANWHILE' })
  })

  it('is answered by its rider alone, and taken back with a reason', async () => {
    const other = await app.rider()
    expect(await refusalOf(answer('confirmed', other))).toMatchObject({ code: 'NOT_FOUND' })
    expect(await refusalOf(reverse('  '))).toMatchObject({ code: 'VALIDATION' })
    const { _id: id } = await newest()
    const ofOther = admin.client.cash.reverseRemittance({ riderId: other.user._id, id, reason: 'x' })
    expect(await refusalOf(ofOther)).toMatchObject({ code: 'NOT_FOUND' })
  })
})

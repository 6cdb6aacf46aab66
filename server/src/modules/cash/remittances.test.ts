import { cashMessages } from '@ozi/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { refusalOf, type Person } from '../../../test/app.ts'
import { cashOf, openCash, remit } from '../../../test/cash.ts'
import { carriedParcel, carry, outcomes } from '../../../test/moves.ts'
import { connect, listen, quiet } from '../../../test/sockets.ts'

const { app, ada, admin, finance, deliver, statementOf } = await openCash()
let rider: Person
beforeEach(async () => {
  rider = await app.rider()
})

describe('a remittance', () => {
  it('reduces what the rider holds, and names who recorded it', async () => {
    const { fee } = await deliver(rider)
    const since = (await cashOf(finance, rider)).since
    const { data } = await remit(finance, rider, fee - 500, { note: 'The rest tomorrow' })
    expect(data).toMatchObject({ held: 500, deliveries: 0, since, version: 2, name: rider.user.name })
    expect((await statementOf(rider)).entries[0]).toMatchObject({
      kind: 'remitted',
      amount: fee - 500,
      heldAfter: 500,
      order: null,
      recordedBy: 'Ifeoma Nwosu',
      note: 'The rest tomorrow',
    })
    expect((await remit(finance, rider, 500)).data).toMatchObject({ held: 0, since: null, deliveries: 0 })
    const { lines } = await admin.client.audit.list({ action: 'rider.remit', limit: 2 })
    expect(lines.map(({ subject, before, after }) => [subject._id, before, after])).toEqual([
      [rider.user._id, { cashHeld: 500 }, { cashHeld: 0 }],
      [rider.user._id, { cashHeld: fee }, { cashHeld: 500, note: 'The rest tomorrow' }],
    ])
  })

  it('is sent at once to the rider and to staff who see money only', async () => {
    const { fee } = await deliver(rider)
    const address = await listen(app)
    const people = [rider, admin, finance, await app.staff('support'), await app.rider(), ada]
    const listeners = await Promise.all(
      people.map(async ({ token }) => {
        const { socket, close } = await connect(address, token)
        const heard: string[] = []
        socket.on('cash_remitted', ({ riderId }) => heard.push(riderId))
        return { heard, close }
      }),
    )
    await remit(finance, rider, 100)
    await refusalOf(remit(finance, rider, fee))
    await quiet()
    const { _id } = rider.user
    expect(listeners.map(({ heard }) => heard)).toEqual([[_id], [_id], [_id], [], [], []])
    for (const { close } of listeners) close()
  })

  it('of more than is held, of nothing or of half a kobo is refused', async () => {
    const { fee } = await deliver(rider)
    for (const [amount, told] of [
      [fee + 1, cashMessages.tooMuch],
      [0, cashMessages.amountMissing],
      [-5, cashMessages.amountMissing],
      [10.005, cashMessages.tooFine],
    ] as const) {
      expect(await refusalOf(remit(finance, rider, amount)), String(amount)).toMatchObject({
        status: 400,
        code: 'VALIDATION',
        data: { fields: { amount: told } },
      })
    }
    expect(await cashOf(finance, rider)).toMatchObject({ held: fee, version: 1 })
  })

  // promise (staff): Cash that a rider hands in is recorded once, and only as it was seen
  it('is refused if what the rider holds changed since the screen was shown', async () => {
    const { fee } = await deliver(rider)
    const { version } = await cashOf(finance, rider)
    await deliver(rider)
    const late = await refusalOf(remit(finance, rider, fee, { version }))
    expect(late).toMatchObject({
      status: 409,
      code: 'CHANGED_MEANWHILE',
      message: cashMessages.changed,
      data: { current: { _id: rider.user._id, held: 2 * fee, version: 2 } },
    })
    // A colleague records it all, and the rider collects the same amount again: the screen is old all the same.
    await remit(admin, rider, 2 * fee)
    await deliver(rider)
    await deliver(rider)
    expect((await cashOf(finance, rider)).held).toBe(2 * fee)
    expect(await refusalOf(remit(finance, rider, 2 * fee, { version: 2 }))).toMatchObject({
      code: 'CHANGED_MEANWHILE',
    })
  })

  // promise (staff): Cash that a rider hands in is recorded once, and only as it was seen
  it('of all of it, recorded by twenty at once, is recorded once', async () => {
    const { fee } = await deliver(rider)
    const { version } = await cashOf(finance, rider)
    const told = await outcomes(
      Array.from({ length: 20 }, (_, i) =>
        remit(i % 2 ? admin : finance, rider, fee, { version, key: `desk-${String(i)}` }),
      ),
    )
    expect(told.filter((outcome) => outcome === 'done')).toHaveLength(1)
    expect(new Set(told)).toEqual(new Set(['done', 'CHANGED_MEANWHILE']))
    expect(await cashOf(finance, rider)).toMatchObject({ held: 0, version: 2 })
  })

  it('that is sent again under its key is recorded once, and answered again', async () => {
    const { fee } = await deliver(rider)
    const { version } = await cashOf(finance, rider)
    const sendIt = () => remit(finance, rider, fee, { version, key: 'double-tap' })
    const answers = await Promise.all([sendIt(), sendIt(), sendIt()])
    expect(answers.map(({ data }) => [data.held, data.version])).toEqual([
      [0, 2],
      [0, 2],
      [0, 2],
    ])
    const other = remit(finance, rider, fee - 1, { version, key: 'double-tap' })
    expect(await refusalOf(other)).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' })
    expect((await statementOf(rider)).total).toBe(2)
  })

  it('together with deliveries at the same moment loses no kobo', async () => {
    const { fee } = await deliver(rider)
    const orders = await Promise.all(
      Array.from({ length: 5 }, () => carriedParcel(rider, ada, 'arrived_at_dropoff')),
    )
    const { version } = await cashOf(finance, rider)
    const [told] = await Promise.all([
      outcomes([remit(finance, rider, fee, { version })]),
      ...orders.map((order) => carry(rider, ada, order, 'delivered')),
    ])
    const remitted = told[0] === 'done' ? 1 : 0
    expect((await cashOf(finance, rider)).held).toBe((6 - remitted) * fee)
  })

  it('of somebody who is no rider is not found', async () => {
    expect(await refusalOf(remit(finance, rider, 1, { version: 0 }))).toMatchObject({ code: 'VALIDATION' })
    expect(await refusalOf(remit(finance, ada, 1, { version: 0 }))).toMatchObject({ status: 404 })
    expect(await refusalOf(statementOf(ada))).toMatchObject({ status: 404 })
  })
})

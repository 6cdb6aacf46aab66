import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD, refusalOf, startTestApp, type Person, type TestApp } from '../../../test/app.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await startTestApp()
  admin = await app.admin()
})
afterAll(() => app.stop())

const ageProof = () =>
  app.sql`update sessions set proved_at = now() - interval '1 hour' where account_id = ${admin.user._id}`
const prove = () => admin.client.sessions.reauthenticate({ password: 'correct horse battery' })

describe('a session that was not proved lately', () => {
  // promise (staff): Nobody's e-mail address is changed by the staff without a recent proof
  it.each(['customers', 'riders', 'vendors'] as const)('changes no e-mail address of %s', async (kind) => {
    const person = await { customers: app.customer, riders: app.rider, vendors: app.vendor }[kind]()
    const { _id: id, email } = person.user
    await ageProof()
    const update = admin.client[kind].update
    expect(await refusalOf(update({ id, email: `other-${email}` }))).toMatchObject({
      ...{ status: 403, code: 'REAUTHENTICATE', data: { by: 'password' } },
    })
    await update({ id, email: email.toUpperCase(), name: 'Another Name' })
    await app.client().accounts.login({ email, password: PASSWORD })
    await prove()
    await update({ id, email: `other-${email}` })
  })

  it('deletes nobody, and sets neither fares nor earnings', async () => {
    const { user } = await app.customer()
    await ageProof()
    const [{ customers, riders, vendors, tariffs, earnings }, id] = [admin.client, user._id]
    const calls = [
      ...[customers, riders, vendors].map(({ remove }) => remove({ id })),
      tariffs.create({ pricePerKm: 1, deliveryFee: 1, serviceFee: 1 }),
      tariffs.updatePricePerKm({ pricePerKm: 1 }),
      tariffs.updateDeliveryFee({ deliveryFee: 1 }),
      tariffs.updateServiceFee({ serviceFee: 1 }),
      tariffs.updateSurge({ surgeActive: true, surgeMultiplier: 2 }),
      tariffs.updateRounding({ roundUpTo: 50 }),
      earnings.updateTerms({
        ...{ riderPercent: 1, redeliveryPercent: 1, riderMinimum: 1, commissionPercent: 1, vatPercent: 1 },
      }),
    ]
    const refusals = await Promise.all(calls.map(refusalOf))
    expect(refusals.map(({ code }) => code)).toEqual(calls.map(() => 'REAUTHENTICATE'))
    await prove()
  })
})

import { afterAll, describe, expect, it } from 'vitest'
import { PASSWORD, refusalOf, startTestApp } from '../../../../test/app.ts'

const app = await startTestApp()
const admin = await app.admin()
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
      status: 403,
      code: 'REAUTHENTICATE',
      data: { by: 'password' },
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
      tariffs.updatePrices({ roundUpTo: 50 }),
      earnings.updateTerms({
        riderPercent: 1,
        redeliveryPercent: 1,
        riderMinimum: 1,
        commissionPercent: 1,
        vatPercent: 1,
      }),
    ]
    const refusals = await Promise.all(calls.map(refusalOf))
    expect(refusals.map(({ code }) => code)).toEqual(calls.map(() => 'REAUTHENTICATE'))
    await prove()
  })
})

describe('an e-mail address that the staff set', () => {
  const hasLink = ({ text }: { text: string }) => text.includes('/new-password?token=')
  const set = (id: string, email: string) => admin.client.customers.update({ id, email })

  // promise (everyone): An e-mail address that the staff set opens nothing for a day
  it('ends all sessions, and gets no password link for a day', async () => {
    const ada = await app.customer({ email: 'hers@ozi.test' })
    await set(ada.user._id, 'theirs@ozi.test')
    expect((await refusalOf(ada.client.sessions.list())).status).toBe(401)
    const told = await app.mailTo('hers@ozi.test', ({ subject }) => subject.includes('was changed'))
    expect(told.text).toContain('Our office')
    const set24 = await app.mailTo('theirs@ozi.test', ({ subject }) => subject.includes('has this e-mail'))
    expect(set24.text).toMatch(/no link.* before \d{4}-\d\d-\d\d \d\d:\d\d/)

    await app.client().accounts.password({ email: 'theirs@ozi.test' })
    await app.mailTo('theirs@ozi.test', ({ subject }) => subject.includes('not yet'))
    expect(await app.sql`select 1 from password_links where account_id = ${ada.user._id}`).toEqual([])
    await app.client().accounts.login({ email: 'theirs@ozi.test', password: PASSWORD })

    await app.sql`update email_changes set changed_at = changed_at - interval '24 hours'`
    await app.client().accounts.password({ email: 'theirs@ozi.test' })
    await app.mailTo('theirs@ozi.test', hasLink)
  })

  // promise (staff): Two administrators together open an e-mail address that one of them set
  it('gets one at once when a second administrator agrees', async () => {
    const { user } = await app.customer()
    const [id, other] = [user._id, await app.staff('admin', 'Ngozi Eze')]
    expect((await admin.client.sessions.listOf({ id })).emailHold).toBeNull()
    await set(id, 'agreed@ozi.test')
    const { emailHold } = await other.client.sessions.listOf({ id })
    expect(emailHold).toMatchObject({ changedBy: 'Administrator', mayAgree: true })
    expect((await admin.client.sessions.listOf({ id })).emailHold).toMatchObject({ mayAgree: false })
    expect(await refusalOf(admin.client.sessions.agreeToEmail({ id }))).toMatchObject({ code: 'FORBIDDEN' })
    await other.client.sessions.agreeToEmail({ id })
    expect(await refusalOf(other.client.sessions.agreeToEmail({ id }))).toMatchObject({ code: 'NOT_FOUND' })
    expect((await other.client.sessions.listOf({ id })).emailHold).toBeNull()
    await app.client().accounts.password({ email: 'agreed@ozi.test' })
    await app.mailTo('agreed@ozi.test', hasLink)
  })
})

import { afterAll, describe, expect, it } from 'vitest'
import { PASSWORD, refusalOf, startTestApp } from '../../../../test/app.ts'
import { codeOf, guardedStaff, quietMoment } from '../../../../test/second-factors.ts'

const app = await startTestApp()
const admin = await app.admin()
afterAll(() => app.stop())

const REASON = 'Lost the phone, and called from the office.'
const reset = (id: string, reason = REASON, person = admin) =>
  person.client.secondFactor.resetOf({ id, reason })

describe('new recovery codes', () => {
  it('take a code, replace all earlier ones, and are told to the owner', async () => {
    const { person, secret, recoveryCodes, login } = await guardedStaff(app)
    const { secondFactor } = person.client
    expect(await refusalOf(secondFactor.renewRecoveryCodes({ code: '000000' }))).toMatchObject({
      code: 'TOTP_WRONG',
    })
    const renewed = await secondFactor.renewRecoveryCodes({ code: codeOf(secret) })
    expect(new Set([...renewed.recoveryCodes, ...recoveryCodes]).size).toBe(20)
    expect(await secondFactor.read()).toMatchObject({ isOn: true, recoveryCodesLeft: 10 })
    expect(await refusalOf(login(recoveryCodes[0]))).toMatchObject({ code: 'TOTP_WRONG' })
    expect(await login(renewed.recoveryCodes[0])).toMatchObject({ token: expect.any(String) })
    await app.mailTo(person.user.email, ({ subject }) => subject === 'You have new recovery codes')
    const { lines } = await admin.client.audit.list({ actor: person.user._id })
    expect(lines[0]).toMatchObject({ action: 'secondFactor.renewCodes', before: null, after: null })
  })

  it('also come for an earlier one, and never if two-step login is off', async () => {
    const { person, recoveryCodes } = await guardedStaff(app)
    const [code = ''] = recoveryCodes
    await person.client.secondFactor.renewRecoveryCodes({ code })
    const other = await app.staff('support')
    expect(await refusalOf(other.client.secondFactor.renewRecoveryCodes({ code }))).toMatchObject({
      status: 404,
    })
  })
})

describe('a second factor that an administrator resets', () => {
  it('is off: sessions end, and the password alone logs in', async () => {
    const { person, login } = await guardedStaff(app)
    const { _id, email, name } = person.user
    expect(await reset(_id)).toEqual({ success: true })
    expect(await refusalOf(person.client.secondFactor.read())).toMatchObject({ status: 401 })
    expect(await login()).toMatchObject({ token: expect.any(String) })
    const mail = await app.mailTo(email, ({ subject }) => subject === 'Your two-step login was reset')
    expect(mail.text).toContain('An administrator')
    const { lines } = await admin.client.audit.list({ action: 'staff.resetSecondFactor' })
    expect(lines[0]).toMatchObject({ reason: REASON, subject: { _id, label: name } })
    expect(await refusalOf(reset(_id))).toMatchObject({ status: 409, code: 'SECOND_FACTOR_OFF' })
  })

  it('is reset of a customer, too', async () => {
    const ada = await app.customer()
    const { secret } = await ada.client.secondFactor.begin({ currentPassword: PASSWORD })
    await quietMoment()
    await ada.client.secondFactor.turnOn({ code: codeOf(secret) })
    const stateOf = async () => (await admin.client.sessions.listOf({ id: ada.user._id })).hasSecondFactor
    expect(await stateOf()).toBe(true)
    await reset(ada.user._id)
    expect(await stateOf()).toBe(false)
  })

  it('is reset for a reason, by an administrator, and never by its owner', async () => {
    const { person } = await guardedStaff(app)
    const { _id } = person.user
    expect(await refusalOf(reset(_id, '  '))).toMatchObject({
      code: 'VALIDATION',
      data: { fields: { reason: 'Please say why.' } },
    })
    const support = await app.staff('support')
    expect(await refusalOf(reset(_id, REASON, support))).toMatchObject({ code: 'FORBIDDEN' })
    await admin.client.staff.changeRole({ id: _id, role: 'admin' })
    expect(await refusalOf(reset(_id, REASON, person))).toMatchObject({ status: 409, code: 'OWN_ACCOUNT' })
    expect(await person.client.secondFactor.read()).toMatchObject({ isOn: true })
  })
})

import type { StaffRole } from '@ozi/contract'
import { afterAll, describe, expect, it } from 'vitest'
import { PASSWORD, refusalOf, startTestApp } from '../../../test/app.ts'

let addresses = 0

const app = await startTestApp()
const admin = await app.admin()
afterAll(() => app.stop())

const newAddress = () => `colleague${(addresses += 1)}@ozi.test`
const invite = async (email: string, role: StaffRole = 'support') =>
  (await admin.client.staff.invite({ email, role })).invitation
const tokenIn = (text: string) => /\/invitation\?token=([\w-]+)/.exec(text)?.[1] ?? ''
/** @param besides tokens of earlier mails, which are ignored */
const tokenFor = async (email: string, ...besides: string[]) =>
  tokenIn((await app.mailTo(email, ({ text }) => !['', ...besides].includes(tokenIn(text)))).text)

const joiner = {
  name: 'Ifeoma Nwosu',
  mobileNumber: '0803 123 4567',
  password: PASSWORD,
  confirmPassword: PASSWORD,
}
const join = (token: string, changes: Partial<typeof joiner> = {}) =>
  app.client().staff.join({ token, ...joiner, ...changes })
const open = async () => (await admin.client.staff.list()).invitations.map(({ email }) => email)

describe('an invitation', () => {
  it('is mailed to its address, and makes an account that may log in', async () => {
    const email = newAddress()
    const invitation = await invite(email.toUpperCase(), 'finance')
    expect(invitation).toMatchObject({ email, role: 'finance', invitedBy: admin.user.name })
    const hours = (Date.parse(invitation.expiresAt) - Date.parse(invitation.createdAt)) / 3_600_000
    expect(hours).toBe(72)
    const mail = await app.mailTo(email)
    expect(mail.subject).toBe('You are invited to run Ozi')
    expect(mail.text).toContain(`${admin.user.name} invites you to join the staff of Ozi (role: Finance)`)
    const token = tokenIn(mail.text)
    expect(await app.client().staff.readInvitation({ token })).toEqual({
      email,
      role: 'finance',
      invitedBy: admin.user.name,
    })
    expect(await join(token)).toMatchObject({ success: true, email })
    const { user } = await app.client().accounts.login({ email, password: PASSWORD })
    expect(user).toMatchObject({
      name: 'Ifeoma Nwosu',
      role: 'finance',
      mobileNumber: '+2348031234567',
      isOTPVerified: true,
    })
    expect(await open()).not.toContain(email)
  })

  it('is used once, also by many at once', async () => {
    const email = newAddress()
    await invite(email)
    const token = await tokenFor(email)
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => join(token)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await refusalOf(join(token))).toMatchObject({ status: 400, code: 'INVITATION_USED' })
    expect(await refusalOf(app.client().staff.readInvitation({ token }))).toMatchObject({
      code: 'INVITATION_USED',
    })
    expect(await app.sql`select 1 from accounts where email = ${email}`).toHaveLength(1)
  })

  it('says why it no longer works: expired, taken back, or never ours', async () => {
    const [late, unwanted] = [newAddress(), newAddress()]
    await invite(late)
    const { _id } = await invite(unwanted)
    const tokens = [await tokenFor(late), await tokenFor(unwanted)]
    await app.sql`update staff_invitations set created_at = now() - interval '73 hours',
      expires_at = now() - interval '1 hour' where email = ${late}`
    await admin.client.staff.revokeInvitation({ id: _id })
    const codes = await Promise.all(
      [...tokens, 'made-up'].map(async (token) => (await refusalOf(join(token))).code),
    )
    expect(codes).toEqual(['INVITATION_EXPIRED', 'INVITATION_REVOKED', 'LINK_EXPIRED'])
    expect(await open()).toContain(late)
    expect(await open()).not.toContain(unwanted)
    expect(await refusalOf(admin.client.staff.revokeInvitation({ id: _id }))).toMatchObject({ status: 404 })
  })

  it('is sent again with a new link and a new life; the first link is dead', async () => {
    const email = newAddress()
    const { _id } = await invite(email)
    const first = await tokenFor(email)
    await app.sql`update staff_invitations set created_at = now() - interval '73 hours',
      expires_at = now() - interval '1 hour' where email = ${email}`
    const again = await admin.client.staff.resendInvitation({ id: _id })
    expect(Date.parse(again.invitation.expiresAt)).toBeGreaterThan(Date.now())
    const second = await tokenFor(email, first)
    expect(await refusalOf(join(first))).toMatchObject({ code: 'LINK_EXPIRED' })
    expect(await join(second)).toMatchObject({ success: true })
  })

  it('is refused for an address that has an account or an invitation', async () => {
    const ada = await app.customer()
    expect(await refusalOf(invite(ada.user.email))).toMatchObject({ status: 409, code: 'EMAIL_IN_USE' })
    const email = newAddress()
    await invite(email)
    expect(await refusalOf(invite(email))).toMatchObject({ status: 409, code: 'ALREADY_INVITED' })
    const { _id } = (await admin.client.staff.list()).invitations.find((each) => each.email === email) ?? {
      _id: '',
    }
    await admin.client.staff.revokeInvitation({ id: _id })
    expect(await invite(email)).toMatchObject({ email })
  })

  it('cannot take an address that was registered meanwhile', async () => {
    const email = newAddress()
    await invite(email)
    const token = await tokenFor(email)
    await app.newcomer({ email })
    expect(await refusalOf(join(token))).toMatchObject({ status: 409, code: 'EMAIL_IN_USE' })
    expect(
      await app.sql`select 1 from staff_invitations where email = ${email} and used_at is null`,
    ).toHaveLength(1)
  })

  it.each([
    ['name', { name: '  ' }, 'Please enter your name.'],
    ['mobileNumber', { mobileNumber: '12' }, 'This is not a Nigerian mobile number.'],
    ['password', { password: 'short', confirmPassword: 'short' }, 'Use at least 8 characters.'],
    [
      'password',
      { password: 'password1', confirmPassword: 'password1' },
      'This password is too common. Please choose another.',
    ],
  ])('is not used up by a wrong %s', async (field, changes, message) => {
    const email = newAddress()
    await invite(email)
    const token = await tokenFor(email)
    expect(await refusalOf(join(token, changes))).toMatchObject({
      code: 'VALIDATION',
      data: { fields: { [field]: message } },
    })
    expect(await refusalOf(join(token, { confirmPassword: 'another one' }))).toMatchObject({
      code: 'PASSWORD_MISMATCH',
    })
    expect(await join(token)).toMatchObject({ success: true })
  })

  it('keeps no token in database or logs, and no address in logs', async () => {
    const email = newAddress()
    await invite(email)
    const token = await tokenFor(email)
    const [kept] = await app.sql`select staff_invitations::text as row, token_hash from staff_invitations
      where email = ${email}`
    expect(kept?.['token_hash']).toHaveLength(32)
    expect(kept?.['row']).not.toContain(token)
    await join(token)
    expect(app.logText()).not.toContain(token)
    expect(app.logText()).not.toContain(email)
  })

  it('leaves lines in the audit log: who invited, sent again, and who joined', async () => {
    const email = newAddress()
    const { _id } = await invite(email)
    const first = await tokenFor(email)
    await admin.client.staff.resendInvitation({ id: _id })
    await join(await tokenFor(email, first), { name: 'Obinna Uche' })
    const { lines } = await admin.client.audit.list({ limit: 3 })
    expect(lines).toMatchObject([
      { action: 'staff.join', actor: { name: 'Obinna Uche', role: 'support' }, after: { role: 'support' } },
      { action: 'staff.resend', subject: { _id, label: email } },
      { action: 'staff.invite', subject: { _id, label: email }, after: { email, role: 'support' } },
    ])
  })
})

it('an administrator who lost the role invites nobody by earlier links', async () => {
  const links = []
  for (const leave of [
    (id: string) => admin.client.staff.changeRole({ id, role: 'support' }),
    (id: string) => admin.client.staff.remove({ id }),
  ]) {
    const leaving = await app.staff('admin')
    const email = `friend.of.${leaving.user._id}@ozi.test`
    await leaving.client.staff.invite({ email, role: 'admin' })
    const { text } = await app.mailTo(email)
    const token = tokenIn(text)
    await app.client().staff.readInvitation({ token })
    await leave(leaving.user._id)
    links.push(await refusalOf(app.client().staff.readInvitation({ token })))
    const { invitations } = await admin.client.staff.list()
    expect(invitations.map((invitation) => invitation.email)).not.toContain(email)
  }
  expect(links).toMatchObject([{ code: 'INVITATION_REVOKED' }, { code: 'INVITATION_REVOKED' }])
})

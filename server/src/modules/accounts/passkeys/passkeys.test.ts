import { PASSKEYS, proofMessages, type PasskeySignature } from '@ozi/contract'
import { afterAll, expect, test } from 'vitest'
import { refusalOf, startTestApp, type Person } from '../../../../test/app.ts'
import { outcomes } from '../../../../test/moves.ts'
import { addPasskey, createDevice, type Fault } from '../../../../test/passkeys.ts'
import { guardedStaff } from '../../../../test/second-factors.ts'

const app = await startTestApp()
const admin = await app.admin()
afterAll(() => app.stop())

const challenge = async () => (await app.client().passkeys.challenge()).options

/** Somebody with a passkey, and their device. */
async function owner() {
  const [ada, device] = [await app.customer(), createDevice()]
  const passkey = await addPasskey(ada, device)
  return { ada, device, passkey }
}

// promise (everyone): You log in with a passkey of your phone instead of the password
test('a passkey logs its owner in, and says when it was last used', async () => {
  const { ada, device, passkey } = await owner()
  expect(passkey).toMatchObject({ usedAt: null })
  const { user, token } = await app.client().passkeys.login(device.sign(await challenge()))
  expect(user).toMatchObject({ _id: ada.user._id, isOTPVerified: true })
  const { passkeys } = await app.client({ token }).passkeys.list()
  expect(passkeys).toMatchObject([{ _id: passkey._id, usedAt: expect.any(String) }])
  const { text } = await app.mailTo(ada.user.email, ({ subject }) => subject.includes('passkey was added'))
  expect(text).toContain('finger, face or PIN')
})

test('where two-step login is on, a passkey is both steps', async () => {
  const [{ person, login }, device] = [await guardedStaff(app), createDevice()]
  await addPasskey(person, device)
  expect(await refusalOf(login())).toMatchObject({ code: 'TOTP_REQUIRED' })
  const { user } = await app.client().passkeys.login(device.sign(await challenge()))
  expect(user._id).toBe(person.user._id)
})

test.each<readonly [string, Fault]>([
  ['for another site', { origin: 'https://ozi.example' }],
  ['for another host', { rpId: 'ozi.example' }],
  ['without checking its owner', { isUnchecked: true }],
  ['as that of somebody else', { userHandle: Buffer.alloc(16, 7).toString('base64url') }],
  ['by a copy that was used less often', { uses: 0 }],
])('a challenge signed %s is refused', async (_how, fault) => {
  const { device } = await owner()
  await app.client().passkeys.login(device.sign(await challenge()))
  const forged = app.client().passkeys.login(device.sign(await challenge(), fault))
  expect(await refusalOf(forged)).toMatchObject({ status: 401, code: 'PASSKEY_UNKNOWN' })
  await app.client().passkeys.login(device.sign(await challenge()))
})

test('a challenge is signed once, soon, and for what it was made for', async () => {
  const { ada, device } = await owner()
  const signed = device.sign(await challenge())
  const both = [app.client().passkeys.login(signed), app.client().passkeys.login(signed)]
  expect((await outcomes(both)).toSorted()).toEqual(['PASSKEY_UNKNOWN', 'done'])
  const late = device.sign(await challenge())
  await app.sql`update passkey_challenges set expires_at = now()`
  expect(await refusalOf(app.client().passkeys.login(late))).toMatchObject({ code: 'PASSKEY_UNKNOWN' })
  const { options } = await ada.client.passkeys.begin()
  const toMake = app.client().passkeys.login(device.sign(options))
  expect(await refusalOf(toMake)).toMatchObject({ code: 'PASSKEY_UNKNOWN' })
  const bola = await app.customer()
  const ofAda = bola.client.passkeys.add(createDevice().make(options))
  expect(await refusalOf(ofAda)).toMatchObject({ status: 400, code: 'PASSKEY_REFUSED' })
})

test('a passkey needs a recent proof, a device has one, an account a few', async () => {
  const { ada, device } = await owner()
  const { options } = await ada.client.passkeys.begin()
  expect(await refusalOf(ada.client.passkeys.add(device.make(options)))).toMatchObject({
    message: 'This device already has a passkey for your account.',
  })
  for (let i = 1; i < PASSKEYS.most; i += 1) await addPasskey(ada, createDevice())
  expect(await refusalOf(ada.client.passkeys.begin())).toMatchObject({ code: 'TOO_MANY_PASSKEYS' })
  await app.sql`update sessions set proved_at = now() - interval '1 hour' where account_id = ${ada.user._id}`
  expect(await refusalOf(ada.client.passkeys.begin())).toMatchObject({ code: 'REAUTHENTICATE' })
})

// promise (everyone): Where the password is asked for again, a passkey will do
test('a passkey proves again who is there, whose it is alone', async () => {
  const [{ ada, device }, other] = [await owner(), await owner()]
  await app.sql`update sessions set proved_at = now() - interval '1 hour' where account_id = ${ada.user._id}`
  expect(await refusalOf(ada.client.passkeys.begin())).toMatchObject({
    data: { by: 'password', hasPasskey: true },
  })
  const prove = (passkey: PasskeySignature) => ada.client.sessions.reauthenticate({ passkey })
  expect(await refusalOf(prove(other.device.sign(await challenge())))).toMatchObject({
    status: 400,
    message: proofMessages.passkeyWrong,
  })
  const signed = device.sign(await challenge())
  await prove(signed)
  await ada.client.passkeys.begin()
  expect(await refusalOf(prove(signed)), 'twice').toMatchObject({ code: 'PASSKEY_REFUSED' })
})

test('a removed passkey logs nobody in, nor does that of a deleted person', async () => {
  const { ada, device, passkey } = await owner()
  const bola = await app.customer()
  expect(await refusalOf(bola.client.passkeys.remove({ id: passkey._id }))).toMatchObject({ status: 404 })
  await ada.client.passkeys.remove({ id: passkey._id })
  const gone = app.client().passkeys.login(device.sign(await challenge()))
  expect(await refusalOf(gone)).toMatchObject({ code: 'PASSKEY_UNKNOWN' })
  const phone = createDevice()
  await addPasskey(ada, phone)
  await admin.client.customers.remove({ id: ada.user._id })
  expect(await app.sql`select from passkeys where account_id = ${ada.user._id}`).toHaveLength(0)
  const erased = app.client().passkeys.login(phone.sign(await challenge()))
  expect(await refusalOf(erased)).toMatchObject({ code: 'PASSKEY_UNKNOWN' })
})

/** Sets a new password by a mailed link. */
async function resetPassword({ user }: Person): Promise<void> {
  await app.client().accounts.password({ email: user.email })
  const { text } = await app.mailTo(user.email, (mail) => mail.text.includes('token='))
  const password = 'rain over Nekede at noon'
  const token = /token=([\w-]+)/.exec(text)?.[1] ?? ''
  await app.client().accounts.newPassword({ token, password, confirmPassword: password })
}

// promise (everyone): A new password by a mailed link removes new passkeys, and names those that stay
test('a new password by link removes passkeys of the last 30 days', async () => {
  const { ada, device, passkey } = await owner()
  await app.sql`
    update passkeys set created_at = now() - interval '30 days', device = 'Chrome on Android'
    where _id = ${passkey._id}`
  const strange = createDevice()
  await addPasskey(ada, strange)
  await resetPassword(ada)
  const planted = app.client().passkeys.login(strange.sign(await challenge()))
  expect(await refusalOf(planted)).toMatchObject({ code: 'PASSKEY_UNKNOWN' })
  await app.client().passkeys.login(device.sign(await challenge()))
  const { text } = await app.mailTo(ada.user.email, ({ subject }) => subject.includes('was changed'))
  expect(text).toContain('Passkeys of the last 30 days were removed')
  expect(text).toContain('Chrome on Android, since')
})

test('a new password by link removes all passkeys of the staff', async () => {
  const [person, device] = [await app.staff('support'), createDevice()]
  await addPasskey(person, device)
  await app.sql`update passkeys set created_at = now() - interval '1 year' where account_id = ${person.user._id}`
  await resetPassword(person)
  expect(await app.sql`select from passkeys where account_id = ${person.user._id}`).toHaveLength(0)
  const { text } = await app.mailTo(person.user.email, ({ subject }) => subject.includes('was changed'))
  expect(text).toContain('All passkeys were removed')
})

// promise (staff): Whoever lost the phone has passkeys and two-step login reset by an administrator
test('an administrator who resets a second factor removes the passkeys, too', async () => {
  const { ada, device } = await owner()
  expect(await admin.client.sessions.listOf({ id: ada.user._id })).toMatchObject({ hasSecondFactor: true })
  await admin.client.secondFactor.resetOf({ id: ada.user._id, reason: 'Lost the phone.' })
  const lost = app.client().passkeys.login(device.sign(await challenge()))
  expect(await refusalOf(lost)).toMatchObject({ code: 'PASSKEY_UNKNOWN' })
  const again = admin.client.secondFactor.resetOf({ id: ada.user._id, reason: 'Again.' })
  expect(await refusalOf(again)).toMatchObject({ code: 'SECOND_FACTOR_OFF' })
})

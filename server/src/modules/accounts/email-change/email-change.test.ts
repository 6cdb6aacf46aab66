import { accountMessages, CODE, EMAIL_CHANGE_LIMIT } from '@ozi/contract'
import { afterAll, describe, expect, it } from 'vitest'
import { PASSWORD, refusalOf, startTestApp, type Person } from '../../../../test/app.ts'
import {
  allMailed,
  askForEmail,
  confirmEmail,
  countMailsTo,
  readProfile,
  saveProfile,
  waitAMinute,
} from '../../../../test/email-changes.ts'

const app = await startTestApp()
afterAll(() => app.stop())

const cancel = (person: Person) => person.client.accounts.cancelEmailChange({ id: person.user._id })

describe('asking for another e-mail address', () => {
  it('needs the present password', async () => {
    const ada = await app.customer({ email: 'move@ozi.test' })
    expect(await refusalOf(saveProfile(ada, { email: 'moved@ozi.test' }))).toMatchObject({
      status: 403,
      code: 'PASSWORD_REQUIRED',
    })
    expect(
      await refusalOf(saveProfile(ada, { email: 'moved@ozi.test', currentPassword: 'a wrong one' })),
    ).toMatchObject({ status: 403, code: 'PASSWORD_REQUIRED' })
    expect(await readProfile(ada)).toMatchObject({ email: 'move@ozi.test', pendingEmail: '' })
  })

  it('leaves the old one in force and verified, and tells it', async () => {
    const ada = await app.customer({ email: 'stays@ozi.test' })
    const { userProfile } = await saveProfile(ada, {
      name: 'Ada Obi',
      email: 'Next@ozi.test',
      currentPassword: PASSWORD,
    })
    expect(userProfile).toMatchObject({
      name: 'Ada Obi',
      email: 'stays@ozi.test',
      pendingEmail: 'next@ozi.test',
      isOTPVerified: true,
    })
    expect(await readProfile(ada)).toEqual(userProfile)
    await app.client().accounts.login({ email: 'stays@ozi.test', password: PASSWORD })
    expect(
      await refusalOf(app.client().accounts.login({ email: 'next@ozi.test', password: PASSWORD })),
    ).toMatchObject({ code: 'INVALID_CREDENTIALS' })
    const mail = await app.mailTo('stays@ozi.test', ({ subject }) => subject.includes('asked to change'))
    expect(mail.text).not.toContain('next@ozi.test')
    expect(mail.text).toContain('/forgot')
  })

  it('keeps it when the rest is saved later, and sends no second code', async () => {
    const ada = await app.customer({ email: 'rest@ozi.test' })
    await askForEmail(ada, 'rest-next@ozi.test')
    await app.codeFor('rest-next@ozi.test')
    expect((await saveProfile(ada, { name: 'Ada Two' })).userProfile.pendingEmail).toBe('rest-next@ozi.test')
    expect((await saveProfile(ada, { email: 'rest-next@ozi.test' })).userProfile).toMatchObject({
      email: 'rest@ozi.test',
      pendingEmail: 'rest-next@ozi.test',
    })
    await allMailed(app)
    expect(await countMailsTo(app, 'rest-next@ozi.test')).toBe(1)
  })

  it('that another account has is refused, and nothing is saved', async () => {
    await app.newcomer({ email: 'taken@ozi.test' })
    const ada = await app.customer()
    const refusal = await refusalOf(
      saveProfile(ada, { name: 'Half', email: 'taken@ozi.test', currentPassword: PASSWORD }),
    )
    expect(refusal).toMatchObject({ status: 400, data: { fields: { email: 'This account already exists' } } })
    expect(await readProfile(ada)).toMatchObject({ name: ada.user.name, pendingEmail: '' })
  })

  it('instead of a mistyped one voids the code for the mistyped one', async () => {
    const ada = await app.customer({ email: 'slip@ozi.test' })
    await askForEmail(ada, 'silp-next@ozi.test')
    const mistyped = await app.codeFor('silp-next@ozi.test')
    expect(await refusalOf(saveProfile(ada, { email: 'slip-next@ozi.test' }))).toMatchObject({
      code: 'PASSWORD_REQUIRED',
    })
    expect((await askForEmail(ada, 'slip-next@ozi.test')).userProfile.pendingEmail).toBe('slip-next@ozi.test')
    const code = await app.codeFor('slip-next@ozi.test')
    expect(await refusalOf(confirmEmail(ada, 'silp-next@ozi.test', mistyped))).toMatchObject({ status: 400 })
    expect((await confirmEmail(ada, 'slip-next@ozi.test', code)).user.email).toBe('slip-next@ozi.test')
  })

  it('mails each address at most once a minute', async () => {
    const ada = await app.customer()
    await askForEmail(ada, 'to-and@ozi.test')
    await askForEmail(ada, 'fro@ozi.test')
    expect(await refusalOf(askForEmail(ada, 'to-and@ozi.test'))).toMatchObject({
      status: 429,
      code: 'RESEND_TOO_SOON',
    })
    expect((await readProfile(ada)).pendingEmail).toBe('fro@ozi.test')
    await waitAMinute(app)
    await askForEmail(ada, 'to-and@ozi.test')
  })

  it('by an administrator is in force at once, and a newcomer proves it', async () => {
    const ada = await app.newcomer({ email: 'unproven@ozi.test' })
    const admin = await app.admin()
    const { user } = await admin.client.customers.update({ id: ada.user._id, email: 'proven@ozi.test' })
    expect(user).toMatchObject({ email: 'proven@ozi.test', isOTPVerified: false })
    const { token } = await app.client().accounts.login({ email: 'proven@ozi.test', password: PASSWORD })
    const again = { ...ada, token, client: app.client({ token }) }
    await confirmEmail(again, 'proven@ozi.test', await app.codeFor('proven@ozi.test'))
    expect((await readProfile(again)).isOTPVerified).toBe(true)
  })
})

describe('a change that is taken back', () => {
  it('leaves the old address, and its code is of no use', async () => {
    const ada = await app.customer({ email: 'back@ozi.test' })
    await askForEmail(ada, 'back-next@ozi.test')
    const code = await app.codeFor('back-next@ozi.test')
    expect((await cancel(ada)).userProfile).toMatchObject({ email: 'back@ozi.test', pendingEmail: '' })
    expect(await refusalOf(confirmEmail(ada, 'back-next@ozi.test', code))).toMatchObject({ status: 400 })
    expect((await cancel(ada)).userProfile.email).toBe('back@ozi.test')
  })

  it('is not to be taken back by somebody else', async () => {
    const ada = await app.customer()
    const bola = await app.customer()
    await askForEmail(ada, 'kept-next@ozi.test')
    expect(await refusalOf(bola.client.accounts.cancelEmailChange({ id: ada.user._id }))).toMatchObject({
      status: 404,
    })
    expect((await readProfile(ada)).pendingEmail).toBe('kept-next@ozi.test')
  })

  it.each(['the present password', 'a mailed link'])(
    'is also taken back by a new password, set with %s',
    async (means) => {
      const ada = await app.customer()
      await askForEmail(ada, 'thief@ozi.test')
      const code = await app.codeFor('thief@ozi.test')
      await waitAMinute(app)
      const password = 'rain over Nekede at noon'
      if (means === 'a mailed link') {
        await app.client().accounts.password({ email: ada.user.email })
        const { text } = await app.mailTo(ada.user.email, (mail) => mail.text.includes('token='))
        const token = /token=([\w-]+)/.exec(text)?.[1] ?? ''
        await app.client().accounts.newPassword({ token, password, confirmPassword: password })
      } else {
        await ada.client.accounts.password({
          currentPassword: PASSWORD,
          newPassword: password,
          confirmPassword: password,
        })
      }
      const { token } = await app.client().accounts.login({ email: ada.user.email, password })
      const again = { ...ada, token, client: app.client({ token }) }
      expect((await readProfile(again)).pendingEmail).toBe('')
      expect(await refusalOf(confirmEmail(again, 'thief@ozi.test', code))).toMatchObject({ status: 400 })
    },
  )
})

it('codes for a pending address are limited, by account and in all', async () => {
  const [ada, bola, chidi] = [await app.customer(), await app.customer(), await app.customer()]
  const resend = (person: Person) => person.client.accounts.resendCode({ email: 'victim@elsewhere.test' })
  const used = { status: 429, code: 'RATE_LIMITED', message: accountMessages.codesUsedUp }
  for (const person of [ada, bola]) {
    await askForEmail(person, 'victim@elsewhere.test')
    for (let count = 1; count < CODE.mailsADay; count += 1) {
      await waitAMinute(app)
      await resend(person)
    }
    await waitAMinute(app)
    expect(await refusalOf(resend(person))).toMatchObject(used)
  }
  expect(await refusalOf(askForEmail(chidi, 'victim@elsewhere.test'))).toMatchObject(used)
  await askForEmail(chidi, 'another@elsewhere.test')
  await app.sql`update code_attempts set mails_since = mails_since - interval '1 day'`
  await waitAMinute(app)
  await resend(ada)
})

it('an account asks for so many addresses an hour, and no more', async () => {
  const limited = await startTestApp({ RATE_LIMITS: 'on' })
  try {
    const ada = await limited.customer()
    const outcomes: string[] = []
    for (let count = 0; count <= EMAIL_CHANGE_LIMIT.requests; count += 1) {
      const outcome = await askForEmail(ada, `many${count}@ozi.test`).then(
        () => 'asked',
        (error: { code: string }) => error.code,
      )
      outcomes.push(outcome)
    }
    expect(outcomes.filter((outcome) => outcome === 'asked')).toHaveLength(EMAIL_CHANGE_LIMIT.requests)
    expect(outcomes.at(-1)).toBe('RATE_LIMITED')
  } finally {
    await limited.stop()
  }
})

import { CODE } from '@ozi/contract'
import { afterAll, describe, expect, it } from 'vitest'
import { PASSWORD, refusalOf, startTestApp, type Person } from '../../../../test/app.ts'
import {
  allMailed,
  askForEmail,
  confirmEmail,
  countMailsTo,
  readProfile,
  waitAMinute,
} from '../../../../test/email-changes.ts'

const app = await startTestApp()
afterAll(() => app.stop())

const wrongCodes = (right: string) =>
  Array.from({ length: 9 }, (_, digit) => String(digit).repeat(6)).filter((code) => code !== right)

describe('the code sent to the new address', () => {
  it('moves the account there, and sessions go on', async () => {
    const ada = await app.customer({ email: 'old@ozi.test' })
    const elsewhere = await app.client().accounts.login({ email: 'old@ozi.test', password: PASSWORD })
    await askForEmail(ada, 'new@ozi.test')
    await ada.client.accounts.password({ email: 'old@ozi.test' })
    const { text } = await app.mailTo('old@ozi.test', (mail) => mail.text.includes('token='))
    const oldLink = /token=([\w-]+)/.exec(text)?.[1] ?? ''

    const answer = await confirmEmail(ada, 'new@ozi.test', await app.codeFor('new@ozi.test'))
    expect(answer.user).toMatchObject({ email: 'new@ozi.test', isOTPVerified: true })
    expect(await readProfile(ada)).toMatchObject({
      email: 'new@ozi.test',
      pendingEmail: '',
      isOTPVerified: true,
    })
    expect((await app.client({ token: elsewhere.token }).accounts.verifyToken()).user.email).toBe(
      'new@ozi.test',
    )
    const mail = await app.mailTo('old@ozi.test', ({ subject }) => subject.includes('was changed'))
    expect(mail.text).not.toContain('new@ozi.test')
    const fresh = 'a new evening'
    expect(
      await refusalOf(
        app.client().accounts.newPassword({ token: oldLink, password: fresh, confirmPassword: fresh }),
      ),
    ).toMatchObject({ code: 'LINK_EXPIRED' })
    await app.client().accounts.login({ email: 'new@ozi.test', password: PASSWORD })
    await app.newcomer({ email: 'old@ozi.test' })
  })

  it('is of use to its owner alone', async () => {
    const ada = await app.customer()
    const bola = await app.customer()
    await askForEmail(ada, 'only-mine@ozi.test')
    const code = await app.codeFor('only-mine@ozi.test')
    for (const client of [app.client(), bola.client]) {
      expect(
        await refusalOf(client.accounts.enterCode({ email: 'only-mine@ozi.test', enteredOtp: code })),
      ).toMatchObject({ status: 400, code: 'CODE_WRONG' })
    }
    await confirmEmail(ada, 'only-mine@ozi.test', code)
  })

  it('takes five wrong tries, then not even the right one', async () => {
    const ada = await app.customer({ email: 'tries@ozi.test' })
    await askForEmail(ada, 'tries-next@ozi.test')
    const code = await app.codeFor('tries-next@ozi.test')
    for (const wrong of wrongCodes(code).slice(0, CODE.tries)) {
      expect(await refusalOf(confirmEmail(ada, 'tries-next@ozi.test', wrong))).toMatchObject({
        code: 'CODE_WRONG',
      })
    }
    expect(await refusalOf(confirmEmail(ada, 'tries-next@ozi.test', code))).toMatchObject({
      code: 'CODE_EXPIRED',
    })
    expect(await readProfile(ada)).toMatchObject({
      email: 'tries@ozi.test',
      pendingEmail: 'tries-next@ozi.test',
    })
  })

  it('loses no try to strangers who type codes for either address', async () => {
    const ada = await app.customer({ email: 'calm@ozi.test' })
    await askForEmail(ada, 'calm-next@ozi.test')
    const code = await app.codeFor('calm-next@ozi.test')
    for (const wrong of wrongCodes(code)) {
      for (const email of ['calm@ozi.test', 'calm-next@ozi.test']) {
        await refusalOf(app.client().accounts.enterCode({ email, enteredOtp: wrong }))
      }
    }
    await confirmEmail(ada, 'calm-next@ozi.test', code)
  })

  it('lives ten minutes, and is kept as a hash', async () => {
    const ada = await app.customer()
    await askForEmail(ada, 'late-next@ozi.test')
    const code = await app.codeFor('late-next@ozi.test')
    const [row] = await app.sql<{ minutes: number; everything: string }[]>`
      select extract(epoch from expires_at - created_at)::float8 / 60 as minutes, c::text as everything
      from verification_codes c where account_id = ${ada.user._id}`
    expect(row?.minutes).toBe(10)
    expect(row?.everything).not.toContain(code)
    await app.sql`
      update verification_codes set created_at = created_at - interval '10 minutes', expires_at = now()
      where account_id = ${ada.user._id}`
    expect(await refusalOf(confirmEmail(ada, 'late-next@ozi.test', code))).toMatchObject({
      code: 'CODE_EXPIRED',
    })
  })

  it('is sent again after a minute, which voids the older one', async () => {
    const ada = await app.customer({ email: 'repeat@ozi.test' })
    await askForEmail(ada, 'repeat-next@ozi.test')
    const older = await app.codeFor('repeat-next@ozi.test')
    const resend = (person: Pick<Person, 'client'>, email: string) =>
      person.client.accounts.resendCode({ email })
    expect(await refusalOf(resend(ada, 'repeat-next@ozi.test'))).toMatchObject({ code: 'RESEND_TOO_SOON' })
    await waitAMinute(app)
    for (const email of ['repeat@ozi.test', 'repeat-next@ozi.test']) {
      await resend({ client: app.client() }, email)
    }
    await allMailed(app)
    expect(await countMailsTo(app, 'repeat-next@ozi.test')).toBe(1)
    expect(
      await app.sql`select 1 from verification_codes where account_id = ${ada.user._id} and tries = 0`,
    ).toHaveLength(1)
    await resend(ada, 'repeat-next@ozi.test')
    const codeIn = (text: string) => /\b\d{6}\b/.exec(text)?.[0] ?? ''
    const { text } = await app.mailTo('repeat-next@ozi.test', (mail) => codeIn(mail.text) !== older)
    expect(await refusalOf(confirmEmail(ada, 'repeat-next@ozi.test', older))).toMatchObject({ status: 400 })
    await confirmEmail(ada, 'repeat-next@ozi.test', codeIn(text))
  })

  it('moves only one of two accounts that want the address at once', async () => {
    const people = [await app.customer(), await app.customer()]
    const codes: string[] = []
    for (const person of people) {
      await askForEmail(person, 'wanted@ozi.test')
      const known = [...codes]
      const codeIn = (text: string) => /\b\d{6}\b/.exec(text)?.[0] ?? ''
      const { text } = await app.mailTo('wanted@ozi.test', (mail) => !known.includes(codeIn(mail.text)))
      codes.push(codeIn(text))
    }
    const outcomes = await Promise.all(
      people.map((person, index) =>
        confirmEmail(person, 'wanted@ozi.test', codes[index] ?? '').then(
          () => 'moved',
          (error: { code: string }) => error.code,
        ),
      ),
    )
    expect(outcomes.toSorted()).toEqual(['VALIDATION', 'moved'])
    const loser = people[outcomes.indexOf('VALIDATION')]
    if (!loser) throw new Error('nobody lost')
    expect(await readProfile(loser)).toMatchObject({
      email: loser.user.email,
      pendingEmail: 'wanted@ozi.test',
    })
  })

  it('is refused at its field if the address was taken meanwhile', async () => {
    const ada = await app.customer({ email: 'slow@ozi.test' })
    await askForEmail(ada, 'quick@ozi.test')
    const code = await app.codeFor('quick@ozi.test')
    await app.newcomer({ email: 'quick@ozi.test' })
    expect(await refusalOf(confirmEmail(ada, 'quick@ozi.test', code))).toMatchObject({
      status: 400,
      data: { fields: { email: 'This account already exists' } },
    })
    expect((await readProfile(ada)).email).toBe('slow@ozi.test')
  })

  it('moves the account once when it comes ten times at once', async () => {
    const ada = await app.customer({ email: 'ten@ozi.test' })
    await askForEmail(ada, 'ten-next@ozi.test')
    const body = JSON.stringify({
      email: 'ten-next@ozi.test',
      enteredOtp: await app.codeFor('ten-next@ozi.test'),
    })
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => app.request('POST', '/auth/user/otp', { body, token: ada.token })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await app.sql`select 1 from email_changes where account_id = ${ada.user._id}`).toHaveLength(1)
  })
})

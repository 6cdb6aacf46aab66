import { CODE, EMAIL_CHANGE_LIMIT } from '@ozi/contract'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { PASSWORD, refusalOf, startTestApp, type Person, type TestApp } from '../../../test/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const profileOf = ({ user }: Person, change: Record<string, unknown> = {}) => ({
  id: user._id,
  name: user.name,
  email: user.email,
  mobileNumber: user.mobileNumber,
  address: '12 Wetheral Road',
  ...change,
})
const save = (person: Person, change: Record<string, unknown> = {}) =>
  person.client.accounts.saveProfile(profileOf(person, change))
const ask = (person: Person, email: string) => save(person, { email, currentPassword: PASSWORD })
const read = async (person: Person) =>
  (await person.client.accounts.readProfile({ id: person.user._id })).userProfile
const confirm = (person: Person, email: string, enteredOtp: string) =>
  person.client.accounts.enterCode({ email, enteredOtp })
const cancel = (person: Person) => person.client.accounts.cancelEmailChange({ id: person.user._id })
const waitAMinute = () => app.sql`update code_guards set requested_at = requested_at - interval '61 seconds'`
const mailsTo = async (address: string) =>
  (await app.sql`select 1 from outbox_mails where to_address = ${address}`).length
const quiet = () =>
  vi.waitFor(async () => {
    const open = await app.sql`select 1 from pgboss.job where name = 'account-mail' and state < 'completed'`
    expect(open).toHaveLength(0)
  })
const wrongCodes = (right: string) =>
  Array.from({ length: 9 }, (_, digit) => String(digit).repeat(6)).filter((code) => code !== right)

describe('asking for another e-mail address', () => {
  it('needs the present password', async () => {
    const ada = await app.customer({ email: 'move@ozi.test' })
    expect(await refusalOf(save(ada, { email: 'moved@ozi.test' }))).toMatchObject({
      status: 403,
      code: 'PASSWORD_REQUIRED',
    })
    expect(
      await refusalOf(save(ada, { email: 'moved@ozi.test', currentPassword: 'a wrong one' })),
    ).toMatchObject({ status: 403, code: 'PASSWORD_REQUIRED' })
    expect(await read(ada)).toMatchObject({ email: 'move@ozi.test', pendingEmail: '' })
  })

  it('leaves the old one in force and verified, and tells it', async () => {
    const ada = await app.customer({ email: 'stays@ozi.test' })
    const { userProfile } = await save(ada, {
      ...{ name: 'Ada Obi', email: 'Next@ozi.test', currentPassword: PASSWORD },
    })
    expect(userProfile).toMatchObject({
      name: 'Ada Obi',
      email: 'stays@ozi.test',
      pendingEmail: 'next@ozi.test',
      isOTPVerified: true,
    })
    expect(await read(ada)).toEqual(userProfile)
    await app.client().accounts.login({ email: 'stays@ozi.test', password: PASSWORD })
    expect(
      await refusalOf(app.client().accounts.login({ email: 'next@ozi.test', password: PASSWORD })),
    ).toMatchObject({ code: 'INVALID_CREDENTIALS' })
    const letter = await app.mailTo('stays@ozi.test', ({ subject }) => subject.includes('is to change'))
    expect(letter.text).not.toContain('next@ozi.test')
    expect(letter.text).toContain('/forgot')
  })

  it('keeps it through a later save of the rest, which asks for no password and sends no second code', async () => {
    const ada = await app.customer({ email: 'rest@ozi.test' })
    await ask(ada, 'rest-next@ozi.test')
    await app.codeFor('rest-next@ozi.test')
    expect((await save(ada, { name: 'Ada Two' })).userProfile.pendingEmail).toBe('rest-next@ozi.test')
    expect((await save(ada, { email: 'rest-next@ozi.test' })).userProfile).toMatchObject({
      email: 'rest@ozi.test',
      pendingEmail: 'rest-next@ozi.test',
    })
    await quiet()
    expect(await mailsTo('rest-next@ozi.test')).toBe(1)
  })

  it('that another account has is refused at its field, and the rest is not saved', async () => {
    await app.newcomer({ email: 'taken@ozi.test' })
    const ada = await app.customer()
    const refusal = await refusalOf(
      save(ada, { name: 'Half', email: 'taken@ozi.test', currentPassword: PASSWORD }),
    )
    expect(refusal).toMatchObject({ status: 400, data: { fields: { email: 'This account already exists' } } })
    expect(await read(ada)).toMatchObject({ name: ada.user.name, pendingEmail: '' })
  })

  it('instead of a mistyped one takes its place, and the code for the mistyped one dies', async () => {
    const ada = await app.customer({ email: 'slip@ozi.test' })
    await ask(ada, 'silp-next@ozi.test')
    const mistyped = await app.codeFor('silp-next@ozi.test')
    expect(await refusalOf(save(ada, { email: 'slip-next@ozi.test' }))).toMatchObject({
      code: 'PASSWORD_REQUIRED',
    })
    expect((await ask(ada, 'slip-next@ozi.test')).userProfile.pendingEmail).toBe('slip-next@ozi.test')
    const code = await app.codeFor('slip-next@ozi.test')
    expect(await refusalOf(confirm(ada, 'silp-next@ozi.test', mistyped))).toMatchObject({ status: 400 })
    expect((await confirm(ada, 'slip-next@ozi.test', code)).user.email).toBe('slip-next@ozi.test')
  })

  it('mails each address at most once a minute, whatever is asked for in between', async () => {
    const ada = await app.customer()
    await ask(ada, 'to-and@ozi.test')
    await ask(ada, 'fro@ozi.test')
    expect(await refusalOf(ask(ada, 'to-and@ozi.test'))).toMatchObject({
      status: 429,
      code: 'RESEND_TOO_SOON',
    })
    expect((await read(ada)).pendingEmail).toBe('fro@ozi.test')
    await waitAMinute()
    await ask(ada, 'to-and@ozi.test')
  })

  it('of an account that is not verified yet moves it at once: there is no address to keep', async () => {
    const ada = await app.newcomer({ email: 'unproven@ozi.test' })
    const admin = await app.admin()
    const { userProfile } = await admin.client.accounts.saveProfile({
      ...profileOf(ada, { email: 'proven@ozi.test' }),
      currentPassword: 'correct horse battery',
    })
    expect(userProfile).toMatchObject({ email: 'proven@ozi.test', pendingEmail: '', isOTPVerified: false })
    await confirm(ada, 'proven@ozi.test', await app.codeFor('proven@ozi.test'))
    expect((await read(ada)).isOTPVerified).toBe(true)
  })
})

describe('the code sent to the new address', () => {
  it('moves the account there: told to the old one, whose links die, while sessions go on', async () => {
    const ada = await app.customer({ email: 'old@ozi.test' })
    const elsewhere = await app.client().accounts.login({ email: 'old@ozi.test', password: PASSWORD })
    await ask(ada, 'new@ozi.test')
    await ada.client.accounts.password({ email: 'old@ozi.test' })
    const { text } = await app.mailTo('old@ozi.test', (mail) => mail.text.includes('token='))
    const oldLink = /token=([\w-]+)/.exec(text)?.[1] ?? ''

    const answer = await confirm(ada, 'new@ozi.test', await app.codeFor('new@ozi.test'))
    expect(answer.user).toMatchObject({ email: 'new@ozi.test', isOTPVerified: true })
    expect(await read(ada)).toMatchObject({ email: 'new@ozi.test', pendingEmail: '', isOTPVerified: true })
    expect((await app.client({ token: elsewhere.token }).accounts.verifyToken()).user.email).toBe(
      'new@ozi.test',
    )
    const letter = await app.mailTo('old@ozi.test', ({ subject }) => subject.includes('was changed'))
    expect(letter.text).not.toContain('new@ozi.test')
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
    await ask(ada, 'only-mine@ozi.test')
    const code = await app.codeFor('only-mine@ozi.test')
    for (const client of [app.client(), bola.client]) {
      expect(
        await refusalOf(client.accounts.enterCode({ email: 'only-mine@ozi.test', enteredOtp: code })),
      ).toMatchObject({ status: 400, code: 'CODE_WRONG' })
    }
    await confirm(ada, 'only-mine@ozi.test', code)
  })

  it('takes five wrong tries, then not even the right one', async () => {
    const ada = await app.customer({ email: 'tries@ozi.test' })
    await ask(ada, 'tries-next@ozi.test')
    const code = await app.codeFor('tries-next@ozi.test')
    for (const wrong of wrongCodes(code).slice(0, CODE.tries)) {
      expect(await refusalOf(confirm(ada, 'tries-next@ozi.test', wrong))).toMatchObject({
        code: 'CODE_WRONG',
      })
    }
    expect(await refusalOf(confirm(ada, 'tries-next@ozi.test', code))).toMatchObject({ code: 'CODE_EXPIRED' })
    expect(await read(ada)).toMatchObject({ email: 'tries@ozi.test', pendingEmail: 'tries-next@ozi.test' })
  })

  it('loses no try to strangers who type codes for either address', async () => {
    const ada = await app.customer({ email: 'calm@ozi.test' })
    await ask(ada, 'calm-next@ozi.test')
    const code = await app.codeFor('calm-next@ozi.test')
    for (const wrong of wrongCodes(code)) {
      for (const email of ['calm@ozi.test', 'calm-next@ozi.test']) {
        await refusalOf(app.client().accounts.enterCode({ email, enteredOtp: wrong }))
      }
    }
    await confirm(ada, 'calm-next@ozi.test', code)
  })

  it('lives ten minutes, and is kept as a hash', async () => {
    const ada = await app.customer()
    await ask(ada, 'late-next@ozi.test')
    const code = await app.codeFor('late-next@ozi.test')
    const [row] = await app.sql<{ minutes: number; everything: string }[]>`
      select extract(epoch from expires_at - created_at)::float8 / 60 as minutes, c::text as everything
      from verification_codes c where account_id = ${ada.user._id}`
    expect(row?.minutes).toBe(10)
    expect(row?.everything).not.toContain(code)
    await app.sql`
      update verification_codes set created_at = created_at - interval '10 minutes', expires_at = now()
      where account_id = ${ada.user._id}`
    expect(await refusalOf(confirm(ada, 'late-next@ozi.test', code))).toMatchObject({ code: 'CODE_EXPIRED' })
  })

  it('is sent again after a minute, which kills the older one; strangers can do neither', async () => {
    const ada = await app.customer({ email: 'repeat@ozi.test' })
    await ask(ada, 'repeat-next@ozi.test')
    const older = await app.codeFor('repeat-next@ozi.test')
    const resend = (person: Pick<Person, 'client'>, email: string) =>
      person.client.accounts.resendCode({ email })
    expect(await refusalOf(resend(ada, 'repeat-next@ozi.test'))).toMatchObject({ code: 'RESEND_TOO_SOON' })
    await waitAMinute()
    for (const email of ['repeat@ozi.test', 'repeat-next@ozi.test']) {
      await resend({ client: app.client() }, email)
    }
    await quiet()
    expect(await mailsTo('repeat-next@ozi.test')).toBe(1)
    expect(
      await app.sql`select 1 from verification_codes where account_id = ${ada.user._id} and tries = 0`,
    ).toHaveLength(1)
    await resend(ada, 'repeat-next@ozi.test')
    const codeIn = (text: string) => /\b\d{6}\b/.exec(text)?.[0] ?? ''
    const { text } = await app.mailTo('repeat-next@ozi.test', (mail) => codeIn(mail.text) !== older)
    expect(await refusalOf(confirm(ada, 'repeat-next@ozi.test', older))).toMatchObject({ status: 400 })
    await confirm(ada, 'repeat-next@ozi.test', codeIn(text))
  })

  it('moves one account when two want the address at once, and is kept for the other', async () => {
    const people = [await app.customer(), await app.customer()]
    const codes: string[] = []
    for (const person of people) {
      await ask(person, 'wanted@ozi.test')
      const known = [...codes]
      const codeIn = (text: string) => /\b\d{6}\b/.exec(text)?.[0] ?? ''
      const { text } = await app.mailTo('wanted@ozi.test', (mail) => !known.includes(codeIn(mail.text)))
      codes.push(codeIn(text))
    }
    const outcomes = await Promise.all(
      people.map((person, index) =>
        confirm(person, 'wanted@ozi.test', codes[index] ?? '').then(
          () => 'moved',
          (error: { code: string }) => error.code,
        ),
      ),
    )
    expect(outcomes.toSorted()).toEqual(['VALIDATION', 'moved'])
    const loser = people[outcomes.indexOf('VALIDATION')]
    if (!loser) throw new Error('nobody lost')
    expect(await read(loser)).toMatchObject({ email: loser.user.email, pendingEmail: 'wanted@ozi.test' })
  })

  it('is refused at its field when somebody signed up with the address meanwhile', async () => {
    const ada = await app.customer({ email: 'slow@ozi.test' })
    await ask(ada, 'quick@ozi.test')
    const code = await app.codeFor('quick@ozi.test')
    await app.newcomer({ email: 'quick@ozi.test' })
    expect(await refusalOf(confirm(ada, 'quick@ozi.test', code))).toMatchObject({
      status: 400,
      data: { fields: { email: 'This account already exists' } },
    })
    expect((await read(ada)).email).toBe('slow@ozi.test')
  })

  it('moves the account once when it comes ten times at once', async () => {
    const ada = await app.customer({ email: 'ten@ozi.test' })
    await ask(ada, 'ten-next@ozi.test')
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

describe('a change that is taken back', () => {
  it('leaves the old address, and its code is of no use', async () => {
    const ada = await app.customer({ email: 'back@ozi.test' })
    await ask(ada, 'back-next@ozi.test')
    const code = await app.codeFor('back-next@ozi.test')
    expect((await cancel(ada)).userProfile).toMatchObject({ email: 'back@ozi.test', pendingEmail: '' })
    expect(await refusalOf(confirm(ada, 'back-next@ozi.test', code))).toMatchObject({ status: 400 })
    expect((await cancel(ada)).userProfile.email).toBe('back@ozi.test')
  })

  it('is not to be taken back by somebody else', async () => {
    const ada = await app.customer()
    const bola = await app.customer()
    await ask(ada, 'kept-next@ozi.test')
    expect(await refusalOf(bola.client.accounts.cancelEmailChange({ id: ada.user._id }))).toMatchObject({
      status: 404,
    })
    expect((await read(ada)).pendingEmail).toBe('kept-next@ozi.test')
  })

  it.each(['the present password', 'a mailed link'])(
    'is so by a new password too, set with %s: whoever asked may have known the old one',
    async (means) => {
      const ada = await app.customer()
      await ask(ada, 'thief@ozi.test')
      const code = await app.codeFor('thief@ozi.test')
      await waitAMinute()
      const password = 'rain over Nekede at noon'
      if (means === 'a mailed link') {
        await app.client().accounts.password({ email: ada.user.email })
        const { text } = await app.mailTo(ada.user.email, (mail) => mail.text.includes('token='))
        const token = /token=([\w-]+)/.exec(text)?.[1] ?? ''
        await app.client().accounts.newPassword({ token, password, confirmPassword: password })
      } else {
        await ada.client.accounts.password({
          ...{ currentPassword: PASSWORD, newPassword: password, confirmPassword: password },
        })
      }
      const { token } = await app.client().accounts.login({ email: ada.user.email, password })
      const again = { ...ada, token, client: app.client({ token }) }
      expect((await read(again)).pendingEmail).toBe('')
      expect(await refusalOf(confirm(again, 'thief@ozi.test', code))).toMatchObject({ status: 400 })
    },
  )
})

it('an account asks for so many addresses an hour, and no more', async () => {
  const limited = await startTestApp({ RATE_LIMITS: 'on' })
  try {
    const ada = await limited.customer()
    const outcomes: string[] = []
    for (let count = 0; count <= EMAIL_CHANGE_LIMIT.requests; count += 1) {
      const outcome = await ask(ada, `many${count}@ozi.test`).then(
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

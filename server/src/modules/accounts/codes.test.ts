import { CODE } from '@ozi/contract'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { refusalOf, startTestApp, type TestApp } from '../../../test/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const enter = (email: string, enteredOtp: string) => app.client().accounts.enterCode({ email, enteredOtp })
const resend = (email: string) => app.client().accounts.resendCode({ email })
/** Pretends that a minute has passed since the last request for a code. */
const waitAMinute = () => app.sql`update code_guards set requested_at = requested_at - interval '61 seconds'`
const waitADay = () => app.sql`
  update code_guards set requested_at = requested_at - interval '1 day', mails_since = mails_since - interval '1 day'`
/** Five wrong codes, none of them `right`. */
const wrongCodes = (right: string) =>
  Array.from({ length: 9 }, (_, digit) => String(digit).repeat(6))
    .filter((code) => code !== right)
    .slice(0, 5)

async function newcomerWithCode(email: string) {
  const person = await app.newcomer({ email })
  return { ...person, code: await app.codeFor(email) }
}

/** Asks for another code and waits for a mail with a code that is not among the old ones. */
async function resentCode(email: string, oldCodes: readonly string[]): Promise<string> {
  await waitAMinute()
  await resend(email)
  const codeIn = (text: string) => /\b\d{6}\b/.exec(text)?.[0] ?? ''
  const { text } = await app.mailTo(email, (mail) => !oldCodes.includes(codeIn(mail.text)))
  return codeIn(text)
}

describe('entering the code', () => {
  it('verifies the account, for every session it has', async () => {
    const { client, user, code } = await newcomerWithCode('right@ozi.test')
    expect(await refusalOf(client.accounts.readProfile({ id: user._id }))).toMatchObject({
      status: 403,
      code: 'OTP_REQUIRED',
    })
    const answer = await enter('right@ozi.test', code)
    expect(answer).toMatchObject({
      success: true,
      message: 'Verification successful',
      user: { isOTPVerified: true },
    })
    expect((await client.accounts.verifyToken()).user.isOTPVerified).toBe(true)
    await client.accounts.readProfile({ id: user._id })
  })

  it('succeeds once when the right code comes fifty times at once', async () => {
    const { code } = await newcomerWithCode('fifty@ozi.test')
    const body = JSON.stringify({ email: 'fifty@ozi.test', enteredOtp: code })
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => app.request('POST', '/auth/user/otp', { body })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const answer of answers.filter(({ status }) => status !== 200)) {
      expect(answer.json()).toMatchObject({ code: 'CODE_EXPIRED' })
    }
  })

  it('is refused after five wrong tries, the right code too', async () => {
    const { code } = await newcomerWithCode('five@ozi.test')
    for (const wrong of wrongCodes(code)) {
      expect(await refusalOf(enter('five@ozi.test', wrong))).toMatchObject({
        status: 400,
        code: 'CODE_WRONG',
      })
    }
    expect(await refusalOf(enter('five@ozi.test', code))).toMatchObject({ status: 400, code: 'CODE_EXPIRED' })
  })

  it('compares five codes of fifty different ones that come at once', async () => {
    const { code, user } = await newcomerWithCode('guessed@ozi.test')
    const guesses = Array.from({ length: 50 }, (_, index) => String(100_000 + index)).filter(
      (guess) => guess !== code,
    )
    await Promise.all(guesses.map((guess) => refusalOf(enter('guessed@ozi.test', guess))))
    const [row] = await app.sql`
      select tries, stranger_tries from verification_codes where account_id = ${user._id}`
    expect(row).toEqual({ tries: 0, stranger_tries: CODE.tries })
    expect(await refusalOf(enter('guessed@ozi.test', code))).toMatchObject({ code: 'CODE_EXPIRED' })
  })

  it('is refused after ten minutes', async () => {
    const { code, user } = await newcomerWithCode('late@ozi.test')
    const [row] = await app.sql<{ minutes: number }[]>`
      select extract(epoch from expires_at - created_at)::float8 / 60 as minutes
      from verification_codes where account_id = ${user._id}`
    expect(row?.minutes).toBe(10)
    await app.sql`
      update verification_codes set created_at = created_at - interval '10 minutes', expires_at = now()
      where account_id = ${user._id}`
    expect(await refusalOf(enter('late@ozi.test', code))).toMatchObject({ code: 'CODE_EXPIRED' })
  })

  it('keeps leading zeros', async () => {
    // One code in ten begins with a zero: ask until one does.
    const codes = [(await newcomerWithCode('zero@ozi.test')).code]
    while (codes.length < 150 && !codes.at(-1)?.startsWith('0')) {
      await waitADay()
      codes.push(await resentCode('zero@ozi.test', codes))
    }
    const code = codes.at(-1) ?? ''
    expect(code).toMatch(/^0\d{5}$/)
    expect(await refusalOf(enter('zero@ozi.test', code.slice(1)))).toMatchObject({ code: 'VALIDATION' })
    await enter('zero@ozi.test', code)
  })

  it('of a verified account says wrong or expired, as for anybody', async () => {
    const { code } = await newcomerWithCode('done@ozi.test')
    await enter('done@ozi.test', code)
    expect(await refusalOf(enter('done@ozi.test', code))).toMatchObject({ code: 'CODE_EXPIRED' })
    const [wrong] = wrongCodes(code)
    expect(await refusalOf(enter('done@ozi.test', wrong ?? ''))).toMatchObject({ code: 'CODE_WRONG' })
  })

  it('is of no use for another address', async () => {
    const { code } = await newcomerWithCode('mine@ozi.test')
    await newcomerWithCode('yours@ozi.test')
    await app.sql`
      update verification_codes set code_hash = (
        select code_hash from verification_codes c join accounts a on a._id = c.account_id
        where a.email = 'mine@ozi.test'
      ) where account_id = (select _id from accounts where email = 'yours@ozi.test')`
    expect(await refusalOf(enter('yours@ozi.test', code))).toMatchObject({ code: 'CODE_WRONG' })
  })
})

describe('asking for another code', () => {
  it('kills the old one and sends one that works', async () => {
    const { code } = await newcomerWithCode('again@ozi.test')
    const newer = await resentCode('again@ozi.test', [code])
    expect(await refusalOf(enter('again@ozi.test', code))).toMatchObject({ status: 400 })
    await enter('again@ozi.test', newer)
  })

  it('kills the old one before the new one can be sent', async () => {
    const { code, user } = await newcomerWithCode('between@ozi.test')
    await waitAMinute()
    await app.sql.begin(async (queries) => {
      // The worker needs this row to create the new code, so it waits.
      await queries`select 1 from accounts where _id = ${user._id} for no key update`
      await resend('between@ozi.test')
      expect(await refusalOf(enter('between@ozi.test', code))).toMatchObject({
        status: 400,
        code: 'CODE_WRONG',
      })
    })
  })

  it('is refused within a minute of the last one, sign-up included', async () => {
    await newcomerWithCode('soon@ozi.test')
    expect(await refusalOf(resend('soon@ozi.test'))).toMatchObject({ status: 429, code: 'RESEND_TOO_SOON' })
    await waitAMinute()
    await resend('soon@ozi.test')
    expect(await refusalOf(resend('soon@ozi.test'))).toMatchObject({ status: 429, code: 'RESEND_TOO_SOON' })
  })

  it('lets one of ten through that come at once', async () => {
    await newcomerWithCode('tensoon@ozi.test')
    await waitAMinute()
    const body = JSON.stringify({ email: 'tensoon@ozi.test' })
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => app.request('POST', '/auth/user/otp/resend', { body })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(9)
  })

  it('sends a verified account nothing', async () => {
    const { email } = (await app.customer({ email: 'enough@ozi.test' })).user
    await waitAMinute()
    await resend(email)
    // Once a later mail has arrived, the worker has handled this one.
    await newcomerWithCode('behind@ozi.test')
    await vi.waitFor(async () => {
      const [jobs] = await app.sql`
        select count(*)::int as open from pgboss.job where name = 'account-mail' and state < 'completed'`
      expect(jobs?.['open']).toBe(0)
    })
    const [mails] = await app.sql`select count(*)::int as count from outbox_mails where to_address = ${email}`
    expect(mails?.['count']).toBe(1)
  })
})

describe('codes for one address', () => {
  const used = 'No more codes can be sent to this address today. Please try again tomorrow, or write to us.'

  it('end for strangers after ten in 24 hours, alike for an unknown one, while the newcomer has their own', async () => {
    const { client } = await newcomerWithCode('pestered@ozi.test')
    for (const email of ['pestered@ozi.test', 'unheard@ozi.test']) {
      // Signing up asked for the first.
      const left = CODE.mailsADay - (email === 'pestered@ozi.test' ? 1 : 0)
      for (let count = 0; count < left; count += 1) {
        await waitAMinute()
        await resend(email)
      }
      await waitAMinute()
      const body = JSON.stringify({ email })
      const answer = await app.request('POST', '/auth/user/otp/resend', { body })
      expect(answer.json()).toEqual({ code: 'RATE_LIMITED', message: used })
      expect(answer.status).toBe(429)
      const retryAfter = Number(answer.headers.get('retry-after'))
      expect(retryAfter).toBeGreaterThan(86_000)
      expect(retryAfter).toBeLessThanOrEqual(86_400)
    }
    for (let count = 0; count < CODE.mailsADay; count += 1) {
      await waitAMinute()
      await client.accounts.resendCode({ email: 'pestered@ozi.test' })
    }
    await waitAMinute()
    expect(await refusalOf(client.accounts.resendCode({ email: 'pestered@ozi.test' }))).toMatchObject({
      status: 429,
      message: used,
    })
    await waitADay()
    await resend('pestered@ozi.test')
    await resend('unheard@ozi.test')
  })

  it('are not used up by requests that were refused', async () => {
    await newcomerWithCode('impatient@ozi.test')
    for (let count = 0; count < CODE.mailsADay + 1; count += 1) {
      expect(await refusalOf(resend('impatient@ozi.test'))).toMatchObject({ code: 'RESEND_TOO_SOON' })
    }
    await waitAMinute()
    await resend('impatient@ozi.test')
  })
})

describe('a stranger who tries addresses', () => {
  const raw = async (path: string, body: unknown) => {
    const { status, text, headers } = await app.request('POST', path, { body: JSON.stringify(body) })
    return { status, text, retryAfter: headers.get('retry-after') }
  }

  it('is answered the same for known, verified and unknown ones, try after try', async () => {
    const { code } = await newcomerWithCode('pending@ozi.test')
    await app.customer({ email: 'verified@ozi.test' })
    const wrong = wrongCodes(code)[0] ?? ''
    for (let count = 0; count < 7; count += 1) {
      const answers = []
      for (const email of ['pending@ozi.test', 'verified@ozi.test', 'unknown@ozi.test']) {
        answers.push(await raw('/auth/user/otp', { email, enteredOtp: wrong }))
      }
      expect(answers[0]?.text).toContain(count < CODE.tries ? 'CODE_WRONG' : 'CODE_EXPIRED')
      expect(answers[1]).toEqual(answers[0])
      expect(answers[2]).toEqual(answers[0])
    }
  })

  it('cannot tell a code that still works for the newcomer from a wrong one', async () => {
    const { client, code } = await newcomerWithCode('watched@ozi.test')
    const [spare, ...wrongs] = wrongCodes(code)
    for (const wrong of [...wrongs, spare ?? '']) await refusalOf(enter('watched@ozi.test', wrong))
    const traces = async () => {
      const [guards] = await app.sql`select sum(wrong_tries)::int as tries from code_guards`
      const codes = await app.sql`
        select c.tries, c.stranger_tries, c.used_at from verification_codes c join accounts a on a._id = c.account_id
        where a.email = 'watched@ozi.test'`
      return { wrongTries: Number(guards?.['tries']), codes: [...codes] }
    }
    /** What a stranger's try is answered, and what it changes. */
    const attempt = async (enteredOtp: string, wrongTries: number) => {
      await app.sql`update code_guards set wrong_tries = ${wrongTries} where wrong_tries > 0`
      const before = await traces()
      const answer = await raw('/auth/user/otp', { email: 'watched@ozi.test', enteredOtp })
      const after = await traces()
      return {
        answer,
        counted: after.wrongTries - before.wrongTries,
        before: before.codes,
        after: after.codes,
      }
    }
    // The count of an address and that of its code begin at different times, so either may be the lower one.
    for (const wrongTries of [1, CODE.tries]) {
      const right = await attempt(code, wrongTries)
      expect(right).toEqual(await attempt(spare ?? '', wrongTries))
      expect(right.counted).toBe(1)
      expect(right.answer.text).toContain(wrongTries < CODE.tries ? 'CODE_WRONG' : 'CODE_EXPIRED')
    }
    const answer = await client.accounts.enterCode({ email: 'watched@ozi.test', enteredOtp: code })
    expect(answer.user.isOTPVerified).toBe(true)
  })

  it('is counted alike for a code that is right but dead and for a wrong one', async () => {
    const { code } = await newcomerWithCode('spent@ozi.test')
    await enter('spent@ozi.test', code)
    const wrongTries = async () =>
      Number((await app.sql`select sum(wrong_tries)::int as tries from code_guards`)[0]?.['tries'])
    const before = await wrongTries()
    expect(await refusalOf(enter('spent@ozi.test', code))).toMatchObject({ code: 'CODE_EXPIRED' })
    expect(await wrongTries()).toBe(before + 1)
    expect(await refusalOf(enter('spent@ozi.test', wrongCodes(code)[0] ?? ''))).toMatchObject({
      code: 'CODE_WRONG',
    })
    expect(await wrongTries()).toBe(before + 2)
  })

  it('is answered the same when asking for codes', async () => {
    await newcomerWithCode('asked@ozi.test')
    await waitAMinute()
    const answers = []
    for (const email of ['asked@ozi.test', 'nobody@ozi.test']) {
      answers.push([
        await raw('/auth/user/otp/resend', { email }),
        await raw('/auth/user/otp/resend', { email }),
      ])
    }
    expect(answers[0]?.map(({ status }) => status)).toEqual([200, 429])
    expect(answers[1]).toEqual(answers[0])
  })
})

describe('a newcomer, in their own session', () => {
  it('enters the code however often strangers have guessed at it', async () => {
    const { client, code } = await newcomerWithCode('besieged@ozi.test')
    const stranger = await app.newcomer()
    for (const wrong of wrongCodes(code)) {
      await refusalOf(enter('besieged@ozi.test', wrong))
      await refusalOf(stranger.client.accounts.enterCode({ email: 'besieged@ozi.test', enteredOtp: wrong }))
    }
    expect(await refusalOf(enter('besieged@ozi.test', code))).toMatchObject({ code: 'CODE_EXPIRED' })
    const answer = await client.accounts.enterCode({ email: 'besieged@ozi.test', enteredOtp: code })
    expect(answer.user.isOTPVerified).toBe(true)
  })

  it('has five tries, after which the code is dead for everybody', async () => {
    const { client, code } = await newcomerWithCode('clumsy@ozi.test')
    const tryOwn = (enteredOtp: string) =>
      refusalOf(client.accounts.enterCode({ email: 'clumsy@ozi.test', enteredOtp }))
    for (const wrong of wrongCodes(code)) {
      expect(await tryOwn(wrong)).toMatchObject({ status: 400, code: 'CODE_WRONG' })
    }
    expect(await tryOwn(code)).toMatchObject({ status: 400, code: 'CODE_EXPIRED' })
    expect(await refusalOf(enter('clumsy@ozi.test', code))).toMatchObject({ code: 'CODE_EXPIRED' })
  })

  it('has five tries of fifty that come at once', async () => {
    const { token, user, code } = await newcomerWithCode('hasty@ozi.test')
    const guesses = Array.from({ length: 50 }, (_, index) => String(100_000 + index)).filter(
      (guess) => guess !== code,
    )
    await Promise.all(
      guesses.map((enteredOtp) =>
        app.request('POST', '/auth/user/otp', {
          token,
          body: JSON.stringify({ email: 'hasty@ozi.test', enteredOtp }),
        }),
      ),
    )
    const [row] = await app.sql`
      select tries, stranger_tries from verification_codes where account_id = ${user._id}`
    expect(row).toEqual({ tries: CODE.tries, stranger_tries: 0 })
  })

  it('is told that a code is wrong, not dead, as long as none was sent', async () => {
    const { client, user } = await newcomerWithCode('ahead@ozi.test')
    await app.sql`delete from verification_codes where account_id = ${user._id}`
    expect(
      await refusalOf(client.accounts.enterCode({ email: 'ahead@ozi.test', enteredOtp: '123456' })),
    ).toMatchObject({ code: 'CODE_WRONG' })
  })

  it('asks for another code once a minute, whatever strangers ask for', async () => {
    const { client } = await newcomerWithCode('patient@ozi.test')
    const resendOwn = () => client.accounts.resendCode({ email: 'patient@ozi.test' })
    expect(await refusalOf(resendOwn())).toMatchObject({ status: 429, code: 'RESEND_TOO_SOON' })
    await waitAMinute()
    await resend('patient@ozi.test')
    await resendOwn()
    expect(await refusalOf(resendOwn())).toMatchObject({ status: 429, code: 'RESEND_TOO_SOON' })
    await waitAMinute()
    await resendOwn()
    expect(await refusalOf(resend('patient@ozi.test'))).toMatchObject({ code: 'RESEND_TOO_SOON' })
  })
})

describe('at rest', () => {
  it('a code is kept as a hash that the tables alone cannot reverse', async () => {
    const { code, user } = await newcomerWithCode('rest@ozi.test')
    const [row] = await app.sql<{ code_hash: Buffer }[]>`
      select code_hash from verification_codes where account_id = ${user._id}`
    const { createHash, createHmac } = await import('node:crypto')
    const plainGuesses = ['', user._id, 'rest@ozi.test'].flatMap((salt) => [
      createHash('sha256')
        .update(code + salt)
        .digest(),
      createHash('sha256')
        .update(salt + code)
        .digest(),
      createHmac('sha256', salt).update(code).digest(),
    ])
    expect(row?.code_hash).toHaveLength(32)
    for (const guess of plainGuesses) expect(row?.code_hash.equals(guess)).toBe(false)
  })

  it('a job carries no code, token or address', async () => {
    await newcomerWithCode('job@ozi.test')
    const jobs = await app.sql<{ data: Record<string, string> }[]>`
      select data from pgboss.job where name = 'account-mail'`
    expect(jobs.length).toBeGreaterThan(0)
    for (const { data } of jobs) {
      expect(Object.keys(data).toSorted()).toEqual(['accountId', 'purpose'])
    }
  })
})

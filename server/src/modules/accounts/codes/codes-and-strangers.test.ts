import { CODE } from '@ozi/contract'
import { afterAll, describe, expect, it } from 'vitest'
import { refusalOf, startTestApp } from '../../../../test/app.ts'
import { codesOf, wrongCodes } from '../../../../test/codes.ts'

const app = await startTestApp()
afterAll(() => app.stop())
const { enter, resend, waitAMinute, waitADay, newcomerWithCode } = codesOf(app)

describe('codes for one address', () => {
  const used = 'No more codes can be sent to this address today. Please try again tomorrow, or write to us.'

  it('end for strangers after ten in 24 hours, but not for the newcomer', async () => {
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

  it('is answered the same for known, verified and unknown ones', async () => {
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
      const [guards] = await app.sql`select sum(wrong_tries)::int as tries from code_attempts`
      const codes = await app.sql`
        select c.tries, c.stranger_tries, c.used_at from verification_codes c join accounts a on a._id = c.account_id
        where a.email = 'watched@ozi.test'`
      return { wrongTries: Number(guards?.['tries']), codes: [...codes] }
    }
    /** Tries a code as a stranger, and returns the answer and the counts before and after. */
    const attempt = async (enteredOtp: string, wrongTries: number) => {
      await app.sql`update code_attempts set wrong_tries = ${wrongTries} where wrong_tries > 0`
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
      Number((await app.sql`select sum(wrong_tries)::int as tries from code_attempts`)[0]?.['tries'])
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

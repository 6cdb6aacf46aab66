import { CODE } from '@ozi/contract'
import { afterAll, describe, expect, it } from 'vitest'
import { refusalOf, startTestApp } from '../../../../test/app.ts'
import { codesOf, wrongCodes } from '../../../../test/codes.ts'
import { allMailed } from '../../../../test/email-changes.ts'

const app = await startTestApp()
afterAll(() => app.stop())
const { enter, resend, waitAMinute, waitADay, newcomerWithCode, resentCode } = codesOf(app)

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
    await allMailed(app)
    const [mails] = await app.sql`select count(*)::int as count from outbox_mails where to_address = ${email}`
    expect(mails?.['count']).toBe(1)
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
      expect(Object.keys(data).toSorted()).toEqual(['accountId', 'purpose', 'requestId'])
    }
  })
})

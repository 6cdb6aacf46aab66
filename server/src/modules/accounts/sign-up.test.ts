import { hash } from '@node-rs/argon2'
import { TERMS_OF_USE_VERSION } from '@ozi/contract'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { PASSWORD, refusalOf, startTestApp } from '../../../test/app.ts'

const app = await startTestApp()
afterAll(() => app.stop())

const signup = (email: string, more: Record<string, unknown> = {}) => ({
  firstName: 'Ngozi',
  lastName: 'Eze',
  email,
  password: PASSWORD,
  confirmPassword: PASSWORD,
  mobileNumber: '0803 123 4567',
  role: 'user' as const,
  gender: 'female' as const,
  ...more,
})

const post = (path: string, body: unknown) => app.request('POST', path, { body: JSON.stringify(body) })

const accountsWith = async (email: string) =>
  app.sql<{ role: string; verified_at: Date | null }[]>`
    select role, verified_at from accounts where email = ${email}`

describe('signing up', () => {
  // promise (everyone): Terms and a privacy notice with versions; each account keeps which it agreed to
  it('keeps which version of the terms was agreed to', async () => {
    await post('/auth/user/signup', signup('terms@ozi.test'))
    expect(await app.sql`select agreed_terms from accounts where email = 'terms@ozi.test'`).toEqual([
      { agreed_terms: TERMS_OF_USE_VERSION },
    ])
  })

  it('answers 201 with the new user, unverified, and mails a code', async () => {
    const answer = await post('/auth/user/signup', signup('ngozi@ozi.test'))
    expect(answer.status).toBe(201)
    expect(answer.json()).toMatchObject({
      user: {
        name: 'Ngozi Eze',
        email: 'ngozi@ozi.test',
        role: 'user',
        mobileNumber: '+2348031234567',
        phone: '+2348031234567',
        profileImage: '',
        isOTPVerified: false,
      },
    })
    expect(answer.text).not.toContain('password')
    expect(await app.codeFor('ngozi@ozi.test')).toMatch(/^\d{6}$/)
  })

  // promise (everyone): Signup, 401: “This account already exists”
  it('refuses an address that has an account, however it is written', async () => {
    await app.client().accounts.signup(signup('twice@ozi.test'))
    const refusal = await refusalOf(app.client().accounts.signup(signup(' Twice@OZI.test ')))
    expect(refusal).toMatchObject({
      status: 401,
      code: 'ACCOUNT_EXISTS',
      message: 'This account already exists',
    })
  })

  it('makes one account of twenty sign-ups at once with one address', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => post('/auth/user/signup', signup('race@ozi.test'))),
    )
    const statuses = answers.map(({ status }) => status).toSorted()
    expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 401)])
    expect(await accountsWith('race@ozi.test')).toHaveLength(1)
  })

  // promise (everyone): Signup, 403: “Passwords do not match”
  it('refuses two different passwords with 403', async () => {
    const refusal = await refusalOf(
      app.client().accounts.signup(signup('mismatch@ozi.test', { confirmPassword: 'another evening' })),
    )
    expect(refusal).toMatchObject({
      status: 403,
      code: 'PASSWORD_MISMATCH',
      message: 'Passwords do not match',
    })
    expect(await accountsWith('mismatch@ozi.test')).toHaveLength(0)
  })

  it.each(['password123', 'Chelsea2024!', 'ngozieze12', 'common@ozi.test', 'OziOzi2026'])(
    'refuses the guessable password %s, naming the field',
    async (password) => {
      const refusal = await refusalOf(
        app.client().accounts.signup(signup('common@ozi.test', { password, confirmPassword: password })),
      )
      expect(refusal).toMatchObject({ status: 400, code: 'VALIDATION' })
      expect(refusal.data).toMatchObject({ fields: { password: expect.stringContaining('too common') } })
    },
  )

  it.each([
    ['role', 'admin'],
    ['isOTPVerified', true],
    ['verified_at', '2020-01-01T00:00:00Z'],
  ])('never stores a %s that the client sends', async (field, value) => {
    const email = `${field.toLowerCase()}@ozi.test`
    const answer = await post('/auth/user/signup', signup(email, { [field]: value }))
    expect(answer.status).toBe(400)
    expect(answer.json()).toMatchObject({
      code: 'VALIDATION',
      data: { fields: { [field]: expect.any(String) } },
    })
    expect(await accountsWith(email)).toHaveLength(0)
  })

  it('keeps the password only as an argon2id hash', async () => {
    vi.mocked(hash).mockClear()
    await app.client().accounts.signup(signup('hashed@ozi.test'))
    const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
    expect(vi.mocked(hash).mock.calls).toEqual([[expect.any(String), cost]])
    const [row] = await app.sql<{ password_hash: string }[]>`
      select password_hash from accounts where email = 'hashed@ozi.test'`
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$/)
  })
})

describe('counting people', () => {
  it('counts living accounts by role, and lists the newest without staff', async () => {
    const { client } = await app.admin()
    const before = await client.overview.statistics()
    const { user } = await app.newcomer({ email: 'counted@ozi.test' })
    expect((await client.overview.statistics()).totalUsers).toBe(before.totalUsers + 1)
    const { lastTenRegisteredUsers } = await client.overview.recentUsers()
    expect(lastTenRegisteredUsers[0]).toMatchObject({ _id: user._id, role: 'user' })
    expect(lastTenRegisteredUsers.length).toBeLessThanOrEqual(10)
    expect(lastTenRegisteredUsers.every(({ role }) => role !== 'admin')).toBe(true)
    await app.sql`update accounts set deleted_at = now() where _id = ${user._id}`
    expect((await client.overview.statistics()).totalUsers).toBe(before.totalUsers)
  })

  it('keeps its counts true whatever happens to accounts', async () => {
    const counted = async () => {
      const [row] = await app.sql<{ kept: string; real: string }[]>`
        select
          (select string_agg(role || living, ' ' order by role) from account_counts) as kept,
          (select string_agg(role || living, ' ' order by role) from (
            select c.role, count(a._id) as living from account_counts c
            left join accounts a on a.role = c.role and a.deleted_at is null group by c.role
          ) counts) as real`
      expect(row?.kept).toBe(row?.real)
      return row?.kept
    }
    const before = await counted()
    await app.sql`
      insert into accounts (_id, role, name, email, password_hash, mobile_number)
      select gen_random_uuid(), case when n % 3 = 0 then 'rider' else 'user' end, 'N', n || '@many.test', '', ''
      from generate_series(1, 30) n`
    expect(await counted()).not.toBe(before)
    await app.sql`update accounts set role = 'vendor' where email like '1%@many.test'`
    await counted()
    await app.sql`update accounts set deleted_at = now() where email like '2%@many.test'`
    await counted()
    await app.sql`update accounts set deleted_at = null, role = 'rider' where email like '2%@many.test'`
    await counted()
    await app.sql`delete from accounts where email like '%@many.test'`
    expect(await counted()).toBe(before)
  })
})

import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../../test/database.ts'
import { readConfig } from '../../platform/config.ts'
import { deriveKey } from '../../platform/data-key.ts'
import { toDatabase } from '../../platform/database/database.ts'
import { createLog } from '../../platform/log.ts'
import { findAccountByEmail, setPasswordHash } from './accounts.store.ts'
import { ensureFirstAdmin, requireUncommonAdmin } from './first-admin.ts'
import { hashPassword, isPassword } from './passwords/passwords.ts'

const test = await createTestDatabase()
const database = toDatabase(test.sql)
const lines: string[] = []
const log = createLog('debug', { write: (line: string) => void lines.push(line) })
afterAll(() => test.drop())
beforeEach(async () => {
  await test.sql`delete from accounts`
})

const start = (environment: Record<string, string>) =>
  ensureFirstAdmin({ database, log, config: readConfig(environment) })
const configured = { ADMIN_EMAIL: 'Boss@ozi.test', ADMIN_PASSWORD: 'market day in Orlu' }

describe('the first administrator', () => {
  // promise (operator): Production refuses a first administrator's password that people try first
  it('has no common password in production', () => {
    const check = (isProduction: boolean, password: string) =>
      requireUncommonAdmin({ isProduction, firstAdmin: { email: 'boss@ozi.test', password } })
    for (const common of ['password', 'Administrator1', 'boss@ozi.test']) {
      expect(() => check(true, common)).toThrow(/^ADMIN_PASSWORD[^\n]*$/)
      expect(() => check(false, common)).not.toThrow()
    }
    expect(() => check(true, configured.ADMIN_PASSWORD)).not.toThrow()
  })

  it('is made from ADMIN_EMAIL and ADMIN_PASSWORD, verified', async () => {
    expect(await start(configured)).toEqual({ email: 'boss@ozi.test' })
    const admin = await findAccountByEmail(database.sql, 'boss@ozi.test')
    expect(admin).toMatchObject({ role: 'admin', isVerified: true })
    expect(await isPassword(admin?.passwordHash, configured.ADMIN_PASSWORD)).toBe(true)
  })

  it('keeps a password that was changed when the server starts again', async () => {
    await start(configured)
    const admin = await findAccountByEmail(database.sql, 'boss@ozi.test')
    await setPasswordHash(database.sql, admin?.accountId ?? '', await hashPassword('changed since'))
    await start(configured)
    const again = await findAccountByEmail(database.sql, 'boss@ozi.test')
    expect(await isPassword(again?.passwordHash, 'changed since')).toBe(true)
  })

  it('is one when two servers start at once', async () => {
    await Promise.all([start(configured), start(configured)])
    expect(await test.sql`select 1 from accounts`).toHaveLength(1)
  })

  it('on an unconfigured embedded database gets a password printed once', async () => {
    const made = await start({})
    expect(made?.password).toMatch(/^[\w-]{20}$/)
    const admin = await findAccountByEmail(database.sql, made?.email ?? '')
    expect(await isPassword(admin?.passwordHash, made?.password ?? '')).toBe(true)
    expect(await start({})).toEqual({ email: made?.email })
  })

  it('is not invented on an external database', async () => {
    expect(await start({ DATABASE_URL: 'postgres://db.example/ozi' })).toBeNull()
    expect(await test.sql`select 1 from accounts`).toHaveLength(0)
  })

  it('is never made of an account that somebody signed up with', async () => {
    await test.sql`
      insert into accounts (_id, role, name, email, password_hash, mobile_number)
      values (gen_random_uuid(), 'user', 'Somebody', 'boss@ozi.test', '', '')`
    expect(await start(configured), 'nobody is announced as what they are not').toBeNull()
    expect(await findAccountByEmail(database.sql, 'boss@ozi.test')).toMatchObject({ role: 'user' })
    expect(lines.join('')).toContain('ADMIN_EMAIL belongs to an account that is no administrator')
  })
})

describe('the key of what is kept secret', () => {
  it('is DATA_KEY, or one made once that only its owner can read', () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'ozi-key-'))
    try {
      const first = deriveKey({ dataKey: undefined, dataDir }, 'codes')
      expect(deriveKey({ dataKey: undefined, dataDir }, 'codes')).toEqual(first)
      expect(deriveKey({ dataKey: undefined, dataDir }, 'addresses')).not.toEqual(first)
      expect(deriveKey({ dataKey: 'another secret, given by hand, long', dataDir }, 'codes')).not.toEqual(
        first,
      )
      expect(statSync(path.join(dataDir, 'data.key')).mode & 0o777).toBe(0o600)
      expect(readFileSync(path.join(dataDir, 'data.key'), 'utf8')).toMatch(/^[\w-]{43}$/)
    } finally {
      rmSync(dataDir, { recursive: true })
    }
  })
})

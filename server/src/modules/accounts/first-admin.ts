import { randomBytes } from 'node:crypto'
import { v7 as newId } from 'uuid'
import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Log } from '../../platform/log.ts'
import { findAccountByEmail, findFirstAdminEmail, insertAccount } from './accounts.store.ts'
import { hashPassword } from './passwords.ts'

export interface FirstAdmin {
  readonly email: string
  /** Only when this start generated it: it is kept nowhere. */
  readonly password?: string
}

const EMAIL_WITHOUT_CONFIGURATION = 'admin@ozi.local'
/** 120 bits. */
const GENERATED_PASSWORD_BYTES = 15

/**
 * Makes the administrator whom ADMIN_EMAIL and ADMIN_PASSWORD name, unless that address has an account: it stays as
 * it is, its password too. Without these, an embedded database that has no administrator is given one with a
 * generated password.
 * @returns null when ADMIN_EMAIL's account is no administrator's, and on an external database without ADMIN_EMAIL and
 *   without an administrator
 */
export async function ensureFirstAdmin(deps: {
  readonly database: Database
  readonly config: Pick<Config, 'firstAdmin' | 'databaseUrl'>
  readonly log: Log
}): Promise<FirstAdmin | null> {
  const { database, config, log } = deps
  if (config.firstAdmin) {
    const { email, password } = config.firstAdmin
    const existing = await findAccountByEmail(database.sql, email)
    if (!existing) await insertAdmin(database, email, password)
    else if (existing.role !== 'admin') {
      log.warn('ADMIN_EMAIL belongs to an account that is no administrator; it stays as it is')
      return null
    }
    return { email }
  }
  const present = await findFirstAdminEmail(database.sql)
  if (present !== null) return { email: present }
  if (config.databaseUrl !== undefined) return null
  const email = EMAIL_WITHOUT_CONFIGURATION
  const password = randomBytes(GENERATED_PASSWORD_BYTES).toString('base64url')
  const isMade = await insertAdmin(database, email, password)
  return isMade ? { email, password } : { email }
}

/** @returns false when another server that starts at the same time was quicker */
async function insertAdmin(database: Database, email: string, password: string): Promise<boolean> {
  return insertAccount(database.sql, {
    accountId: newId(),
    role: 'admin',
    name: 'Administrator',
    email,
    passwordHash: await hashPassword(password),
    mobileNumber: '',
    gender: null,
    isVerified: true,
  })
}

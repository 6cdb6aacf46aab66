import { randomBytes } from 'node:crypto'
import { STAFF_ROLE_NAMES } from '@ozi/contract'
import { v7 as newId } from 'uuid'
import { ConfigError, type Config } from '../../platform/config.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Log } from '../../platform/log.ts'
import { findAccountByEmail, findFirstAdminEmail, insertAccount } from './accounts.store.ts'
import { isCommonPassword } from './passwords/password-rules.ts'
import { hashPassword } from './passwords/passwords.ts'

export interface FirstAdmin {
  readonly email: string
  /** Only if this start chose it; it is not stored anywhere. */
  readonly password?: string
}

const EMAIL_WITHOUT_CONFIGURATION = 'admin@ozi.local'
/** 120 bits. */
const GENERATED_PASSWORD_BYTES = 15

const NAME = STAFF_ROLE_NAMES.admin

/** @throws ConfigError in production, if guessers try the first administrator's password first */
export function requireUncommonAdmin({
  isProduction,
  firstAdmin,
}: Pick<Config, 'isProduction' | 'firstAdmin'>): void {
  if (!isProduction || !firstAdmin) return
  const { email, password } = firstAdmin
  if (isCommonPassword(password, { name: NAME, email })) {
    throw new ConfigError('ADMIN_PASSWORD is one that people try first: choose another one')
  }
}

/**
 * Creates the administrator given by ADMIN_EMAIL and ADMIN_PASSWORD. If that address has an account, nothing
 * about it is changed, not even its password. Without these settings, an embedded database without an
 * administrator gets one with a generated password.
 * @returns null if ADMIN_EMAIL's account is not an administrator's, and on an external database without
 *   ADMIN_EMAIL and without an administrator
 */
export async function ensureFirstAdmin(deps: {
  readonly database: Database
  readonly config: Pick<Config, 'firstAdmin' | 'databaseUrl'>
  readonly log: Log
  /** That of a demo's accounts, instead of a generated one. */
  readonly demoPassword?: string | undefined
}): Promise<FirstAdmin | null> {
  const { database, config, log, demoPassword } = deps
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
  const password = demoPassword ?? randomBytes(GENERATED_PASSWORD_BYTES).toString('base64url')
  const isMade = await insertAdmin(database, email, password)
  return isMade ? { email, password } : { email }
}

/** @returns false if another server that is starting at the same time created it first */
async function insertAdmin(database: Database, email: string, password: string): Promise<boolean> {
  return insertAccount(database.sql, {
    accountId: newId(),
    role: 'admin',
    name: NAME,
    email,
    passwordHash: await hashPassword(password),
    mobileNumber: '',
    gender: null,
    isVerified: true,
  })
}

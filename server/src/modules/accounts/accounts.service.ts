import {
  type LoginInput,
  type Role,
  type SessionUser,
  type PasskeySignature,
  type SignupInput,
  type StaffRole,
  TERMS_OF_USE_VERSION,
  type User,
  type UserProfile,
} from '@ozi/contract'
import { v7 as newId } from 'uuid'
import type { z } from 'zod'
import type { Config } from '../../platform/config.ts'
import type { Database, Queries } from '../../platform/database/database.ts'
import type { Limits } from '../../platform/http/limits.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Log } from '../../platform/log.ts'
import type { Mailer } from '../../platform/mail/mail.ts'
import { Refusal } from '../../platform/refusal.ts'
import { logAct, nameAct } from '../../platform/security-log.ts'
import type { Caller } from '../../platform/sessions/caller.ts'
import type { Images } from '../../platform/images/images.ts'
import type { AuditService } from '../audit/audit.service.ts'
import { toSecondFactorDue, toSessionUser, toUser, toUserProfile } from './account-shapes.ts'
import {
  countAccounts,
  findAccount,
  findAccountByEmail,
  insertAccount,
  listRecentAccounts,
  setRole,
  type Account,
} from './accounts.store.ts'
import { createCallers } from './callers.ts'
import { createCodesService } from './codes/codes.service.ts'
import { createEmailChangeService } from './email-change/email-change.service.ts'
import { ensureFirstAdmin } from './first-admin.ts'
import { createDeletionMails } from './mails/deletion-mails.ts'
import { createMailsService } from './mails/mails.service.ts'
import { createPasskeysService } from './passkeys/passkeys.service.ts'
import { createPasswordChangeService, requireSame } from './passwords/password-change.service.ts'
import { requireUncommonPassword } from './passwords/password-rules.ts'
import { hashPassword, isPassword } from './passwords/passwords.ts'
import { createProfileService } from './profile/profile.service.ts'
import { createSecondFactorService } from './second-factor/second-factor.service.ts'
import { createSecondFactor } from './second-factor/second-factor.ts'
import { createSecrets } from './codes/secrets.ts'
import { createSessionLifetimes } from './sessions/session-lifetimes.ts'
import { createSessionsService } from './sessions/sessions.service.ts'
import { createSignInService, type Browser, type SessionTokens } from './sessions/sign-in.service.ts'
import { createAccountAdministration } from './manage-accounts.ts'

export interface AccountsDeps {
  readonly database: Database
  readonly jobs: Jobs
  readonly mailer: Mailer
  readonly images: Images
  readonly audit: Pick<AuditService, 'record'>
  readonly limits: Limits
  readonly config: Config
  readonly log: Log
}

/** A person whose e-mail address and phone number the staff vouches for. */
export interface PersonInput {
  readonly role: Role
  readonly name: string
  readonly email: string
  readonly passwordHash: string
  readonly mobileNumber: string
  readonly gender?: 'male' | 'female' | null
}

/** Accounts: sign-up, sign-in, e-mail verification, passwords, profiles. */
export function createAccountsService(deps: AccountsDeps) {
  const { database, images, audit, config, log } = deps
  const secrets = createSecrets(config)
  const mails = createMailsService({ ...deps, secrets })
  const codes = createCodesService({ database, mails, secrets })
  const secondFactor = createSecondFactor(deps)
  const lifetimeOf = createSessionLifetimes(config)
  const signIn = createSignInService({ ...deps, secrets, secondFactor, lifetimeOf })
  const passkeys = createPasskeysService({ database, mails, audit, signIn, config })
  const sessions = createSessionsService({
    database,
    audit,
    secondFactor,
    passkeys,
    lifetimeOf,
    requirePassword: signIn.requirePassword,
  })
  const ownSecondFactor = createSecondFactorService({
    database,
    secondFactor,
    mails,
    audit,
    requirePassword: signIn.requirePassword,
  })
  const passwords = createPasswordChangeService({ database, mails, signIn })
  const emailChange = createEmailChangeService({ ...deps, mails, codes, secrets, sessions })
  const profile = createProfileService({ ...deps, mails, emailChange, signIn })
  const administration = createAccountAdministration({
    ...deps,
    mails,
    deletionMails: createDeletionMails(deps),
    emailChange,
  })

  const urlOf = (key: string) => images.urlsOf(key).image
  const asSessionUser = (account: Account): SessionUser => toSessionUser(account, urlOf)
  const asProfile = (account: Account): UserProfile => toUserProfile(account, urlOf)

  /** @throws Refusal PASSWORD_MISMATCH, VALIDATION, ACCOUNT_EXISTS */
  async function signUp(input: z.output<typeof SignupInput>): Promise<SessionUser> {
    const { email, mobileNumber, gender } = input
    const name = `${input.firstName} ${input.lastName}`
    nameAct('sign_up')
    requireSame(input.password, input.confirmPassword)
    requireUncommonPassword(input.password, { name, email }, 'password')
    if (await findAccountByEmail(database.sql, email)) throw new Refusal('ACCOUNT_EXISTS')
    const accountId = newId()
    const passwordHash = await hashPassword(input.password)
    const account = await database.transaction(async (queries) => {
      const isNew = await insertAccount(queries, {
        accountId,
        role: 'user',
        name,
        email,
        passwordHash,
        mobileNumber,
        gender,
        isVerified: false,
        agreedTerms: TERMS_OF_USE_VERSION,
      })
      if (!isNew) throw new Refusal('ACCOUNT_EXISTS')
      await codes.sendCode(queries, { accountId, email })
      return findAccount(queries, accountId)
    })
    if (!account) throw new Refusal('ACCOUNT_EXISTS')
    logAct('sign_up', accountId)
    return asSessionUser(account)
  }

  /**
   * Creates an account that counts as verified, in the caller's transaction; null if its address already has
   * an account.
   * @param person with the hash of their password, made before the transaction: hashing takes long, and the
   *   transaction holds locks meanwhile
   */
  async function insertVerified(queries: Queries, person: PersonInput): Promise<SessionUser | null> {
    const accountId = newId()
    const isNew = await insertAccount(queries, { gender: null, ...person, accountId, isVerified: true })
    const account = isNew ? await findAccount(queries, accountId) : null
    return account && asSessionUser(account)
  }

  /** The account of a session. @throws Refusal UNAUTHENTICATED if it is gone */
  async function readSessionUser(caller: Caller): Promise<SessionUser> {
    const account = await findAccount(database.sql, caller.accountId)
    if (!account) throw new Refusal('UNAUTHENTICATED')
    return { ...asSessionUser(account), secondFactorDue: toSecondFactorDue(caller) }
  }

  /** @throws Refusal INVALID_CREDENTIALS if the account is gone by now */
  async function withUser({ token, deviceToken }: SessionTokens, browser: Browser) {
    const caller = await signIn.identify(token, browser.address)
    if (!caller) throw new Refusal('INVALID_CREDENTIALS')
    return { user: await readSessionUser(caller), token, deviceToken }
  }

  return {
    signUp,
    hashPassword,
    insertVerified,
    /** Like `insertVerified`, with nothing else to write in the same transaction. */
    registerVerified: async ({
      password,
      ...person
    }: Omit<PersonInput, 'passwordHash'> & { readonly password: string }): Promise<SessionUser | null> =>
      insertVerified(database.sql, { ...person, passwordHash: await hashPassword(password) }),
    /** The staff changes other people's accounts with it. */
    administration,
    login: async (input: LoginInput, browser: Browser) => {
      return withUser(await signIn.login(input, browser), browser)
    },
    loginWithPasskey: async (input: PasskeySignature, browser: Browser) => {
      return withUser(await passkeys.login(input, browser), browser)
    },
    identify: signIn.identify,
    identifyAll: signIn.identifyAll,
    logout: signIn.logout,

    readSessionUser,

    /**
     * Confirms the caller's pending address if `email` is that one, otherwise the address of a new account.
     */
    enterCode: async (email: string, enteredCode: string, caller: Caller | null): Promise<SessionUser> =>
      asSessionUser(
        (caller && (await emailChange.confirm(caller, email, enteredCode))) ??
          (await codes.enterCode(email, enteredCode, caller)),
      ),
    resendCode: async (email: string, caller: Caller | null): Promise<void> => {
      const isPending = caller !== null && (await emailChange.resendCode(caller, email))
      if (!isPending) await codes.resendCode(email, caller)
    },

    secondFactor: ownSecondFactor,
    passkeys,
    sessions,
    /** Addresses that the staff set, and that get no password link for now. */
    emailHolds: emailChange,

    /** Whether an account that is not deleted has this address. */
    isAddressTaken: async (queries: Queries, email: string): Promise<boolean> =>
      (await findAccountByEmail(queries, email)) !== null,

    mailPasswordLink: passwords.mailLink,
    changePassword: passwords.changePassword,
    setPasswordByLink: passwords.setPasswordByLink,

    readProfile: async (...args: Parameters<typeof profile.readProfile>): Promise<UserProfile> =>
      asProfile(await profile.readProfile(...args)),
    saveProfile: async (...args: Parameters<typeof profile.saveProfile>): Promise<UserProfile> =>
      asProfile(await profile.saveProfile(...args)),
    cancelEmailChange: async (...args: Parameters<typeof profile.cancelEmailChange>): Promise<UserProfile> =>
      asProfile(await profile.cancelEmailChange(...args)),

    /** Accounts of people who order by telephone instead of signing up. */
    callers: createCallers({ mails }),

    /** The role of an account; null if it does not exist or is deleted. */
    roleOf: async (queries: Queries, accountId: string): Promise<Role | null> =>
      (await findAccount(queries, accountId))?.role ?? null,
    /** Moves a staff member to another role. */
    setRole: (queries: Queries, accountId: string, role: StaffRole): Promise<void> =>
      setRole(queries, accountId, role, secondFactor.rolesInNeed),
    nameOf: async (queries: Queries, accountId: string): Promise<string | null> =>
      (await findAccount(queries, accountId))?.name ?? null,
    /** Name and address to write to; null if the account is deleted, does not exist or has no address. */
    findRecipient: async (accountId: string): Promise<{ name: string; email: string; role: Role } | null> => {
      const account = await findAccount(database.sql, accountId)
      return account?.email === '' ? null : account
    },
    /** Lists the sessions that have ended or whose account now has another role. */
    endedSessions: signIn.endedSessions,

    ensureFirstAdmin: (demoPassword?: string) => ensureFirstAdmin({ database, config, log, demoPassword }),
    /** Whether an account has this password. For the start: it counts no tries. */
    hasPassword: async (email: string, password: string): Promise<boolean> =>
      isPassword((await findAccountByEmail(database.sql, email))?.passwordHash, password),

    /** The number of accounts by role, without deleted ones. */
    countByRole: (queries: Queries): Promise<Record<Role, number>> => countAccounts(queries),
    /** The newest accounts, without those of the staff. */
    recentUsers: async (limit: number): Promise<User[]> =>
      (await listRecentAccounts(database.sql, limit)).map(toUser),
  }
}

export type AccountsService = ReturnType<typeof createAccountsService>

import { accountMessages, type ProfileInput } from '@ozi/contract'
import { v7 as newId } from 'uuid'
import type { z } from 'zod'
import type { Database, Queries } from '../../platform/database/database.ts'
import { codeOf } from '../../platform/database/failure.ts'
import type { Log } from '../../platform/log.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Caller } from '../../platform/sessions/caller.ts'
import type { Storage } from '../../platform/storage/files.ts'
import { findAccount, insertEmailChange, lockAccount, updateProfile, type Account } from './accounts.store.ts'
import type { CodesService } from './codes.service.ts'
import type { MailsService } from './mails.service.ts'
import { deleteLinksOf } from './password-links.store.ts'
import { toProfileImage } from './profile-image.ts'
import type { SignInService } from './sign-in.service.ts'

type ProfileChange = z.output<typeof ProfileInput>

const UNIQUE_VIOLATION = '23505'

interface Deps {
  readonly database: Database
  readonly storage: Storage
  readonly mails: MailsService
  readonly codes: CodesService
  readonly signIn: SignInService
  readonly log: Log
}

/** What account holders say of themselves. */
export function createProfileService({ database, storage, mails, codes, signIn, log }: Deps) {
  /** @throws Refusal NOT_FOUND for another person's, unless the caller is an administrator */
  async function readProfile(caller: Caller, accountId: string): Promise<Account> {
    if (caller.accountId !== accountId && caller.role !== 'admin') throw new Refusal('NOT_FOUND')
    const account = await findAccount(database.sql, accountId)
    if (!account) throw new Refusal('NOT_FOUND')
    return account
  }

  /**
   * Another e-mail address needs the caller's password, is unverified until its code is entered, and is told to
   * the old one; another phone number is told to the owner.
   * @throws Refusal NOT_FOUND, PASSWORD_REQUIRED, RATE_LIMITED, VALIDATION, IMAGE_TOO_LARGE, IMAGE_UNREADABLE
   */
  async function saveProfile(caller: Caller, change: ProfileChange): Promise<Account> {
    const present = await readProfile(caller, change.id)
    if (change.email !== present.email) {
      if (!change.currentPassword) throw new Refusal('PASSWORD_REQUIRED')
      await signIn.requirePassword(caller.accountId, change.currentPassword)
    }
    const newKey = await storeImage(present, change.profileImage)
    try {
      const { saved, replacedKey } = await database.transaction((queries) =>
        applyChange(queries, present.accountId, change, newKey),
      )
      if (replacedKey !== null) await forgetImage(replacedKey)
      return saved
    } catch (error) {
      if (typeof newKey === 'string') await forgetImage(newKey)
      throw error
    }
  }

  /** @returns the key of a new image, null to have none, undefined to keep the present one */
  async function storeImage(present: Account, image: string | undefined): Promise<string | null | undefined> {
    if (image === undefined) return undefined
    if (image === '') return null
    if (present.profileImageKey !== null && image === storage.urlOf(present.profileImageKey)) return undefined
    return storage.put(await toProfileImage(image), 'webp')
  }

  async function applyChange(
    queries: Queries,
    accountId: string,
    change: ProfileChange,
    newKey: string | null | undefined,
  ): Promise<{ saved: Account; replacedKey: string | null }> {
    const before = await lockAccount(queries, accountId)
    if (!before) throw new Refusal('NOT_FOUND')
    const { name, email, mobileNumber, address } = change
    const profileImageKey = newKey === undefined ? before.profileImageKey : newKey
    await writeProfile(queries, accountId, { name, email, mobileNumber, address, profileImageKey })
    if (email !== before.email) {
      const changeId = newId()
      await insertEmailChange(queries, { changeId, accountId, oldEmail: before.email, newEmail: email })
      // A link in the old mailbox would open the account to whoever reads it.
      await deleteLinksOf(queries, accountId)
      await mails.requestToOldAddress(queries, accountId, changeId)
      await codes.sendCode(queries, { accountId, email })
    }
    if (mobileNumber !== before.mobileNumber) await mails.request(queries, accountId, 'phone-changed')
    const saved = await findAccount(queries, accountId)
    if (!saved) throw new Refusal('NOT_FOUND')
    const isReplaced = before.profileImageKey !== profileImageKey
    return { saved, replacedKey: isReplaced ? before.profileImageKey : null }
  }

  /** The file is no longer shown by anything: failing to remove it must not fail the request. */
  async function forgetImage(key: string): Promise<void> {
    await storage.delete(key).catch((error: unknown) => log.warn({ err: error }, 'a file was not removed'))
  }

  return { readProfile, saveProfile }
}

async function writeProfile(
  queries: Queries,
  accountId: string,
  change: Parameters<typeof updateProfile>[2],
): Promise<void> {
  const taken = Refusal.fields({ email: accountMessages.alreadyExists })
  try {
    if (!(await updateProfile(queries, accountId, change))) throw taken
  } catch (error) {
    // Somebody else took the address between the look and the write.
    if (codeOf(error) === UNIQUE_VIOLATION) throw taken
    throw error
  }
}

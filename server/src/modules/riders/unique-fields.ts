import { riderMessages, type RiderLine } from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'
import type { Encryption } from '../../platform/encryption.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { AccountsService } from '../accounts/accounts.service.ts'
import { listTakenNins, listTakenPlates, takenFieldOf } from './riders.store.ts'

export const NIN_PURPOSE = 'national identification numbers'

/** The fields that belong to one rider alone; one that is absent is not checked. */
export type UniqueFields = Partial<Pick<RiderLine, 'mobileNumber' | 'plateNumber' | 'NIN'>>

/** Messages by field; empty if nothing is taken. */
export type FieldConflicts = Readonly<Partial<Record<keyof UniqueFields, string>>>

const MESSAGES: Required<FieldConflicts> = {
  mobileNumber: riderMessages.phoneTaken,
  plateNumber: riderMessages.plateTaken,
  NIN: riderMessages.ninTaken,
}

interface Deps {
  readonly accounts: AccountsService
  readonly encryption: Encryption
}

/** Each NIN, plate and phone number belongs to one rider. Those of deleted riders are free. */
export function createUniqueFields({ accounts, encryption }: Deps) {
  const hashOf = (nin: string): Buffer => encryption.fingerprint(nin, NIN_PURPOSE)
  const hashesOf = (nin: string) => encryption.fingerprints(nin, NIN_PURPOSE)
  const isIn = (nins: ReadonlySet<string>, nin: string) =>
    hashesOf(nin).some((hash) => nins.has(hash.toString('hex')))

  /**
   * For each of these riders, finds the fields that another rider has. The answer has the same sequence.
   * @param exceptAccountId a rider who may keep theirs
   */
  async function findConflicts(
    queries: Queries,
    riders: readonly UniqueFields[],
    exceptAccountId: string | null = null,
  ): Promise<readonly FieldConflicts[]> {
    const given = <Key extends keyof UniqueFields>(key: Key) =>
      riders.map((rider) => rider[key]).filter((value) => value !== undefined)
    const phones = await accounts.administration.riderPhones(queries, given('mobileNumber'), exceptAccountId)
    const plates = await listTakenPlates(queries, given('plateNumber'), exceptAccountId)
    const nins = await listTakenNins(queries, given('NIN').flatMap(hashesOf))
    return riders.map(({ mobileNumber = '', plateNumber = '', NIN }) => ({
      ...(phones.has(mobileNumber) && only('mobileNumber')),
      ...(plates.has(plateNumber) && only('plateNumber')),
      ...(NIN !== undefined && isIn(nins, NIN) && only('NIN')),
    }))
  }

  /** @throws Refusal VALIDATION with a message at each field that another rider has */
  async function require(
    queries: Queries,
    rider: UniqueFields,
    exceptAccountId: string | null = null,
  ): Promise<void> {
    const [taken = {}] = await findConflicts(queries, [rider], exceptAccountId)
    if (Object.keys(taken).length > 0) throw Refusal.fields(taken)
  }

  return { hashOf, findConflicts, require }
}

const only = (field: keyof UniqueFields): FieldConflicts => ({ [field]: MESSAGES[field] })

/**
 * Awaits a write to a rider's data. It fails if another rider took the plate or the NIN after the check.
 * @throws Refusal VALIDATION then
 */
export async function refuseConflicts(writing: Promise<void>): Promise<void> {
  try {
    await writing
  } catch (error) {
    const field = takenFieldOf(error)
    if (field) throw Refusal.fields({ [field]: MESSAGES[field] })
    throw error
  }
}

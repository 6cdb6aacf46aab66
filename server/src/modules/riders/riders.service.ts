import { NIN, type Rider, type RiderInput, type RiderLine, type RiderUpdate } from '@ozi/contract'
import type { Database, Queries } from '../../platform/database/database.ts'
import type { Encryption } from '../../platform/encryption.ts'
import type { Page, PageQuery } from '../../platform/lists/paging.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Caller } from '../../platform/sessions/caller.ts'
import type { AccountsService } from '../accounts/accounts.service.ts'
import type { Kind, PeopleService, Seen } from '../people/people.service.ts'
import {
  eraseRider,
  insertRider,
  RIDER_SOURCE,
  toRider,
  updateVehicle,
  type RiderRow,
} from './riders.store.ts'

const KIND: Kind<RiderRow, Rider> = { role: 'rider', source: RIDER_SOURCE, translate: toRider }
const NIN_PURPOSE = 'national identification numbers'

/** A rider's registration; texts trimmed, the e-mail address in lower case, the phone number as E.164. */
export type RiderRegistration = Omit<RiderInput, 'confirmPassword'>

export interface RidersDeps {
  readonly database: Database
  readonly accounts: AccountsService
  readonly people: PeopleService
  readonly encryption: Encryption
}

/** Riders: accounts of role rider, with their vehicle and their NIN. */
export function createRidersService({ database, accounts, people, encryption }: RidersDeps) {
  const sealed = (nin: string) => ({
    sealed: encryption.seal(nin, NIN_PURPOSE),
    lastFour: nin.slice(-NIN.shownDigits),
  })

  /** Part of the caller's transaction. @throws Refusal ACCOUNT_EXISTS */
  async function insert(
    queries: Queries,
    rider: Omit<RiderRegistration, 'password'>,
    { passwordHash, by }: { passwordHash: string; by: Caller | null },
  ): Promise<Rider> {
    const { email, mobileNumber, gender, vehicleType, vehicleBrand, plateNumber } = rider
    const name = `${rider.firstName} ${rider.lastName}`
    const account = await accounts.insertVerified(queries, {
      ...{ role: 'rider', name, email, passwordHash, mobileNumber, gender },
    })
    if (!account) throw new Refusal('ACCOUNT_EXISTS')
    const accountId = account._id
    await insertRider(queries, { accountId, vehicleType, vehicleBrand, plateNumber, nin: sealed(rider.NIN) })
    const registered = await people.read(queries, accountId, KIND)
    await people.recordRegistration(queries, by, 'rider', registered)
    return registered
  }

  /**
   * Part of the caller's transaction: registers a rider, who gets a mailed link to choose a password.
   * @throws Refusal ACCOUNT_EXISTS
   */
  async function insertInvited(
    queries: Queries,
    rider: RiderLine,
    { passwordHash, by }: { passwordHash: string; by: Caller },
  ): Promise<void> {
    const { email, mobileNumber, gender, vehicleType, vehicleBrand, plateNumber } = rider
    const name = `${rider.firstName} ${rider.lastName}`
    const accountId = await accounts.upkeep.inviteRider(queries, {
      ...{ name, email, mobileNumber, gender, passwordHash },
    })
    await insertRider(queries, { accountId, vehicleType, vehicleBrand, plateNumber, nin: sealed(rider.NIN) })
    await people.recordRegistration(queries, by, 'rider', await people.read(queries, accountId, KIND))
  }

  /**
   * Registers a rider who can sign in at once.
   * @param by the staff member who registers them; null for the demo
   * @throws Refusal ACCOUNT_EXISTS
   */
  async function registerRider(
    { password, ...rider }: RiderRegistration,
    by: Caller | null = null,
  ): Promise<Rider> {
    const passwordHash = await accounts.hashPassword(password)
    return database.transaction((queries) => insert(queries, rider, { passwordHash, by }))
  }

  return {
    /** Newest first; `search` looks in name, e-mail and phone. */
    list: (query: PageQuery): Promise<Page<Rider>> => people.list(KIND, query),

    registerRider,
    insertInvited,

    /** Like `registerRider`, from the form. @throws Refusal PASSWORD_MISMATCH, VALIDATION, ACCOUNT_EXISTS */
    async register(caller: Caller, { confirmPassword, ...rider }: RiderInput): Promise<Rider> {
      const { password, email } = rider
      const name = `${rider.firstName} ${rider.lastName}`
      accounts.upkeep.requireNewPassword({ password, confirmPassword }, { name, email })
      return registerRider(rider, caller)
    },

    /**
     * Empty fields are left as they are.
     * @throws Refusal NOT_FOUND, CHANGED_MEANWHILE; VALIDATION if another account has the address
     */
    update: (
      caller: Caller,
      { id, version, name, email, mobileNumber, ...vehicle }: RiderUpdate,
    ): Promise<Rider> =>
      people.change(caller, KIND, { id, version }, async (queries, account, before) => {
        await accounts.upkeep.change(queries, account, {
          name: name || undefined,
          email: email || undefined,
          mobileNumber: mobileNumber || undefined,
        })
        const now = {
          vehicleType: vehicle.vehicleType || before.vehicleType,
          vehicleBrand: vehicle.vehicleBrand || before.vehicleBrand,
          plateNumber: vehicle.plateNumber || before.plateNumber,
        }
        const isChanged = (Object.keys(now) as (keyof typeof now)[]).some((key) => now[key] !== before[key])
        if (isChanged) await updateVehicle(queries, id, now)
      }),

    /** @throws Refusal NOT_FOUND, CHANGED_MEANWHILE, OWN_ACCOUNT, FORBIDDEN, HAS_RUNNING_ORDERS, HOLDS_CASH */
    remove: (caller: Caller, seen: Seen): Promise<void> =>
      people.remove(caller, KIND, seen, (queries) => eraseRider(queries, seen.id)),
  }
}

export type RidersService = ReturnType<typeof createRidersService>

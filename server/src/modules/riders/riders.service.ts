import {
  comparedPlate,
  hasPlate,
  isPermitted,
  type RiderWithWork,
  NIN,
  type Rider,
  type RiderInput,
  type RiderLine,
  riderMessages,
  type RiderUpdate,
} from '@ozi/contract'
import type { Database, Queries } from '../../platform/database/database.ts'
import type { Encryption } from '../../platform/encryption.ts'
import type { Page, PageQuery } from '../../platform/lists/paging.ts'
import { Refusal } from '../../platform/refusal.ts'
import { toNaira } from '../../platform/money.ts'
import type { Caller } from '../../platform/sessions/caller.ts'
import type { AccountsService } from '../accounts/accounts.service.ts'
import type { CashService } from '../cash/cash.service.ts'
import type { OrdersService } from '../orders/orders.service.ts'
import type { PersonKind, PeopleService, RecordVersion } from '../people/people.service.ts'
import { createUniqueFields, NIN_PURPOSE, refuseConflicts } from './unique-fields.ts'
import {
  eraseRider,
  insertRider,
  RIDER_SOURCE,
  toRider,
  updateVehicle,
  type NinRecord,
  type RiderRow,
} from './riders.store.ts'

const KIND: PersonKind<RiderRow, Rider> = {
  role: 'rider',
  source: RIDER_SOURCE,
  translate: toRider,
  alsoErase: eraseRider,
}

/** A rider's registration; texts trimmed, the e-mail address in lower case, the phone number as E.164. */
export type RiderRegistration = Omit<RiderInput, 'confirmPassword'>

export interface RidersDeps {
  readonly database: Database
  readonly accounts: AccountsService
  readonly people: PeopleService
  readonly cash: Pick<CashService, 'heldBy'>
  readonly orders: { readonly offers: Pick<OrdersService['offers'], 'activities'> }
  readonly encryption: Encryption
}

/** Riders: accounts of role rider, with their vehicle and their NIN. */
export function createRidersService(deps: RidersDeps) {
  const { database, accounts, people, cash, orders, encryption } = deps
  const unique = createUniqueFields({ accounts, encryption })
  const seal = (nin: string): NinRecord => ({
    sealed: encryption.seal(nin, NIN_PURPOSE),
    lastFour: nin.slice(-NIN.shownDigits),
    hash: unique.hashOf(nin),
  })

  /**
   * Part of the caller's transaction, after `findConflicts` found nothing. Unless it is for the demo, the rider is
   * mailed where to log in and a link to choose a password.
   * @throws Refusal ACCOUNT_EXISTS; VALIDATION if another rider took the NIN, the plate or the phone number
   *   meanwhile
   */
  async function insert(
    queries: Queries,
    rider: RiderLine,
    {
      passwordHash,
      mustChoosePassword = false,
      by,
    }: { passwordHash: string; mustChoosePassword?: boolean; by: Caller | null },
  ): Promise<Rider> {
    const { email, mobileNumber, gender, vehicleType, vehicleBrand } = rider
    const plateNumber = hasPlate(vehicleType) ? rider.plateNumber : ''
    const name = `${rider.firstName} ${rider.lastName}`
    const accountId = await accounts.administration.register(
      queries,
      { role: 'rider', name, email, mobileNumber, gender, passwordHash, mustChoosePassword },
      { isMailed: by !== null },
    )
    await refuseConflicts(
      insertRider(queries, { accountId, vehicleType, vehicleBrand, plateNumber, nin: seal(rider.NIN) }),
    )
    const registered = await people.read(queries, accountId, KIND)
    await people.recordRegistration(queries, by, 'rider', registered)
    return registered
  }

  /**
   * Registers a rider who can sign in at once. A password that a staff member typed is to be replaced by the
   * rider's own.
   * @param by the staff member who registers them; null for the demo
   * @throws Refusal ACCOUNT_EXISTS; VALIDATION if another rider has the NIN, the plate or the phone number
   */
  async function registerRider(
    { password, ...rider }: RiderRegistration,
    by: Caller | null = null,
  ): Promise<Rider> {
    const passwordHash = await accounts.hashPassword(password)
    return database.transaction(async (queries) => {
      if (await accounts.isAddressTaken(queries, rider.email)) throw new Refusal('ACCOUNT_EXISTS')
      await unique.require(queries, rider)
      return insert(queries, rider, { passwordHash, mustChoosePassword: by !== null, by })
    })
  }

  return {
    /** Newest first; `search` looks in name, e-mail and phone. The cash they hold is for those who may see it. */
    async list({ role }: Pick<Caller, 'role'>, query: PageQuery): Promise<Page<RiderWithWork>> {
      const { rows, ...page } = await people.list(KIND, query)
      const ids = rows.map(({ _id }) => _id)
      const seesCash = isPermitted(role, 'seeCash')
      const [activities, held] = await Promise.all([
        orders.offers.activities(database.sql, ids),
        seesCash ? cash.heldBy(database.sql, ids) : null,
      ])
      const workOf = (id: string): RiderWithWork['work'] => ({
        ...(activities.get(id) ?? { isOnDuty: false, jobs: 0 }),
        ...(held && { held: toNaira(held.get(id) ?? 0) }),
      })
      return { ...page, rows: rows.map((rider) => ({ ...rider, work: workOf(rider._id) })) }
    },

    registerRider,
    insert,
    findConflicts: unique.findConflicts,

    /** Like `registerRider`, from the form. @throws Refusal PASSWORD_MISMATCH, VALIDATION, ACCOUNT_EXISTS */
    async register(caller: Caller, { confirmPassword, ...rider }: RiderInput): Promise<Rider> {
      const { password, email } = rider
      const name = `${rider.firstName} ${rider.lastName}`
      accounts.administration.requireNewPassword({ password, confirmPassword }, { name, email })
      return registerRider(rider, caller)
    },

    /**
     * Empty fields are left as they are.
     * @throws Refusal NOT_FOUND, CHANGED_MEANWHILE; VALIDATION if another account has the address, or another
     *   rider the phone number or the plate, or if the vehicle has a plate that is not given
     */
    update: (
      caller: Caller,
      { id, version, name, email, mobileNumber, ...vehicle }: RiderUpdate,
    ): Promise<Rider> =>
      people.change(caller, KIND, { id, version }, async (queries, account, before) => {
        await accounts.administration.change(queries, caller, account, {
          name: name || undefined,
          email: email || undefined,
          mobileNumber: mobileNumber || undefined,
        })
        const vehicleType = vehicle.vehicleType || before.vehicleType
        const plateNumber = hasPlate(vehicleType) ? vehicle.plateNumber || before.plateNumber : ''
        const vehicleBrand = vehicle.vehicleBrand || before.vehicleBrand
        const now = { vehicleType, vehicleBrand, plateNumber }
        const isChanged = (Object.keys(now) as (keyof typeof now)[]).some((key) => now[key] !== before[key])
        if (!isChanged) return
        if (plateNumber === '' && hasPlate(vehicleType)) {
          throw Refusal.fields({ plateNumber: riderMessages.plateNeeded })
        }
        const isOther = comparedPlate(plateNumber) !== comparedPlate(before.plateNumber)
        if (isOther) await unique.require(queries, { plateNumber }, id)
        await refuseConflicts(updateVehicle(queries, id, now))
      }),

    /** @throws Refusal NOT_FOUND, CHANGED_MEANWHILE, OWN_ACCOUNT, FORBIDDEN, HAS_RUNNING_ORDERS, HOLDS_CASH */
    remove: (caller: Caller, seen: RecordVersion): Promise<void> => people.remove(caller, KIND, seen),

    /** A rider deletes their own account. @throws Refusal as `PeopleService.leave` */
    leave: (caller: Caller): Promise<void> => people.leave(caller, KIND),
  }
}

export type RidersService = ReturnType<typeof createRidersService>

import type { Move, MoveInput, MoveTarget } from '@ozi/contract'
import type { Config } from '../../../platform/config.ts'
import type { Database, Queries } from '../../../platform/database/database.ts'
import type { MeasuredImage } from '../../../platform/images/images.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Caller } from '../../../platform/sessions/caller.ts'
import type { AccountsService } from '../../accounts/accounts.service.ts'
import { wasLate } from '../order-events.store.ts'
import { checkWaited, type DropoffWait } from './dropoff-wait.ts'
import { isHandOverLocked, takesPhoto } from './hand-over.ts'
import { isReplay, pickMove, requireMovers, type Mover } from './movers.ts'
import { countJobsOf, readOrderState, type LockedOrder } from './order-states.store.ts'
import type { Redeliveries } from './redeliveries.ts'

/** To a rider who asks again for what the clock has just taken back from them. */
const TAKEN_BACK = 'You took this order but did not set out in time, so it has gone to other riders.'

/** With the photo as it is kept. */
export type MoveAsked = Omit<MoveInput, 'photo'> & { readonly photo?: MeasuredImage }

/** What riders are held to, as the deployment sets it. */
export type MoveLimits = DropoffWait & Pick<Config, 'riderJobsMax'>

/** Somebody may make this move now. */
export interface Admitted {
  readonly order: LockedOrder
  readonly move: Move<MoveTarget>
  readonly mover: Mover
}

export interface AdmissionParts {
  readonly config: MoveLimits
  readonly database: Database
  readonly accounts: Pick<AccountsService, 'roleOf'>
  readonly redeliveries: Pick<Redeliveries, 'isSameCharge'>
}

/** Who may make a move now, and what with. */
export function createAdmission({ config, database, accounts, redeliveries }: AdmissionParts) {
  /**
   * Whose move it is; null for one that was made before.
   * @throws Refusal NOT_FOUND, FORBIDDEN, ILLEGAL_MOVE, REASON_REQUIRED
   */
  async function admit(
    queries: Queries,
    found: LockedOrder | null,
    caller: Caller,
    asked: MoveAsked,
  ): Promise<Admitted | null> {
    const { order, movers } = requireMovers(caller, found, asked.to)
    if ((await isReplay(queries, order, asked, movers)) && (await redeliveries.isSameCharge(queries, asked)))
      return null
    const { move, mover } = pickMove(order, asked, movers)
    if ((mover.by === 'admin' || move.needs === 'reason') && asked.reason === '') {
      throw new Refusal('REASON_REQUIRED')
    }
    return { order, move, mover }
  }

  /**
   * Whether this move would be made with a photo; nobody makes us open one for anything else.
   * @throws Refusal as `admit`; MOVE_CODE_LOCKED, VALIDATION
   */
  async function isProvable(caller: Caller, asked: MoveAsked): Promise<boolean> {
    const queries = database.sql
    const admitted = await admit(queries, await readOrderState(queries, asked.id), caller, asked)
    if (admitted === null) return false
    const { move, mover } = admitted
    if (mover.by !== 'rider' || !takesPhoto(move.needs)) {
      throw Refusal.fields({ photo: 'Only the rider can send a photo, when handing the order over.' })
    }
    if (await isHandOverLocked(queries, asked.id, 'dropoffCode')) throw new Refusal('MOVE_CODE_LOCKED')
    return true
  }

  /**
   * What keeps a rider from a move they might make: having lost this order for being late, carrying too many already,
   * or not having waited at the door.
   * @throws Refusal ILLEGAL_MOVE, TOO_MANY_JOBS, WAIT_LONGER
   */
  async function checkRider(
    queries: Queries,
    { move, mover }: Admitted,
    { id, to }: MoveAsked,
  ): Promise<void> {
    if (mover.by !== 'rider') return
    if (to === 'delivery_failed') await checkWaited(queries, id, config)
    if (move.needs !== 'rider' || mover.actorId === null) return
    if (await wasLate(queries, id, mover.actorId)) {
      throw new Refusal('ILLEGAL_MOVE', { message: TAKEN_BACK, data: { allowed: [] } })
    }
    if ((await countJobsOf(queries, mover.actorId)) >= config.riderJobsMax) throw new Refusal('TOO_MANY_JOBS')
  }

  /** Who carries it from this move on, of one that needs a rider. @throws Refusal RIDER_REQUIRED, VALIDATION */
  async function riderFor(
    queries: Queries,
    { parties, riderId: carriedBy }: LockedOrder,
    mover: Mover,
    { riderId }: MoveAsked,
  ): Promise<string | null> {
    if (mover.by === 'rider') return mover.actorId
    if (riderId === undefined) throw new Refusal('RIDER_REQUIRED')
    if (riderId === carriedBy) throw Refusal.fields({ riderId: 'This rider already has the order.' })
    const role = await accounts.roleOf(queries, riderId)
    if (role !== 'rider') throw Refusal.fields({ riderId: 'This is not one of our riders.' })
    if (riderId === parties.customerId)
      throw Refusal.fields({
        riderId: 'This rider is the customer of this order. Please choose another rider.',
      })
    return riderId
  }

  return { admit, isProvable, checkRider, riderFor }
}

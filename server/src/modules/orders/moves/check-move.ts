import type { Move, MoveInput, MoveTarget } from '@ozi/contract'
import type { Config } from '../../../platform/config.ts'
import type { Database, Queries } from '../../../platform/database/database.ts'
import type { StoredImage } from '../../../platform/images/images.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Caller } from '../../../platform/sessions/caller.ts'
import type { AccountsService } from '../../accounts/accounts.service.ts'
import type { OnlinePaymentsService } from '../../payments/online-payments.service.ts'
import { wasLate } from '../order-events.store.ts'
import type { OffersService } from '../dispatch/offers.ts'
import { checkWaited, type DropoffWait } from './dropoff-wait.ts'
import { isHandOverLocked, takesPhoto } from './hand-over.ts'
import { isRepeated, pickMove, requireMovers, type Mover } from './movers.ts'
import { countJobsOf, readOrderState, type OrderToMove } from './order-states.store.ts'
import type { Redeliveries } from './redeliveries.ts'

/** Shown to a rider who asks again for an order that the clock has just taken back from them. */
const RIDER_WAS_LATE = 'You took this order but did not set out in time, so it has gone to other riders.'

/** A move as it was requested, with its photo already stored. */
export type MoveRequest = Omit<MoveInput, 'photo'> & { readonly photo?: StoredImage }

/** The limits on riders that the deployment sets. */
export type MoveLimits = DropoffWait & Pick<Config, 'orderClock' | 'riderJobsMax'>

/** A move that may be made now, with the order and who makes it. */
export interface MoveAndMover {
  readonly order: OrderToMove
  readonly move: Move<MoveTarget>
  readonly mover: Mover
}

export interface MoveChecksDeps {
  readonly config: MoveLimits
  readonly database: Database
  readonly accounts: Pick<AccountsService, 'roleOf' | 'administration'>
  readonly online: Pick<OnlinePaymentsService, 'isPaid'>
  readonly redeliveries: Pick<Redeliveries, 'isSameCharge'>
  readonly offers: Pick<OffersService, 'requireOffered'>
}

/** Decides who may make a move now. */
export function createMoveChecks({
  config,
  database,
  accounts,
  online,
  redeliveries,
  offers,
}: MoveChecksDeps) {
  /**
   * The move and who makes it; null if this caller has made it already.
   * @throws Refusal NOT_FOUND, FORBIDDEN, ILLEGAL_MOVE, REASON_REQUIRED, ORDER_ON_HOLD
   */
  async function admit(
    queries: Queries,
    found: OrderToMove | null,
    caller: Caller,
    request: MoveRequest,
  ): Promise<MoveAndMover | null> {
    const { order, movers } = requireMovers(caller, found, request.to)
    if (
      (await isRepeated(queries, order, request, movers)) &&
      (await redeliveries.isSameCharge(queries, request))
    )
      return null
    const { move, mover } = pickMove(order, request, movers)
    if (request.isPlaceWrong && move.to !== 'delivery_failed') {
      throw Refusal.fields({ isPlaceWrong: 'Only a delivery that failed can have a wrong place.' })
    }
    if ((mover.by === 'admin' || move.needs === 'reason') && request.reason === '') {
      throw new Refusal('REASON_REQUIRED')
    }
    // On hold, riders and shops do not move an order on. A rider may still give it back, and a shop may reject it.
    const isGivenUp = move.to === 'rejected' || (move.from === 'assigned' && move.to === 'created')
    if (order.isOnHold && (mover.by === 'rider' || mover.by === 'vendor') && !isGivenUp)
      throw new Refusal('ORDER_ON_HOLD')
    return { order, move, mover }
  }

  /**
   * Checks that this move may be made with a photo, before the photo is decoded, because decoding is slow.
   * @returns false if it has been made already
   * @throws Refusal as `admit`; MOVE_CODE_LOCKED, PAYMENT_PENDING, VALIDATION
   */
  async function mayBringPhoto(caller: Caller, request: MoveRequest): Promise<boolean> {
    const queries = database.sql
    const admitted = await admit(queries, await readOrderState(queries, request.id), caller, request)
    if (admitted === null) return false
    const { move, mover } = admitted
    if (mover.by !== 'rider' || !takesPhoto(move.needs)) {
      throw Refusal.fields({ photo: 'Only the rider can send a photo, when handing the order over.' })
    }
    await requirePaid(queries, admitted, request)
    if (await isHandOverLocked(queries, request.id, 'dropoffCode')) throw new Refusal('MOVE_CODE_LOCKED')
    return true
  }

  /**
   * Refuses to hand over an order paid by transfer until the provider has the money. It is checked before the code, so
   * that nobody says the code for a parcel that stays with the rider.
   * @throws Refusal PAYMENT_PENDING
   */
  async function requirePaid(
    queries: Queries,
    { order, move }: Pick<MoveAndMover, 'order' | 'move'>,
    { id }: Pick<MoveRequest, 'id'>,
  ): Promise<void> {
    if (move.to !== 'delivered' || order.paymentMethod !== 'Transfer') return
    if (!(await online.isPaid(queries, id))) throw new Refusal('PAYMENT_PENDING')
  }

  /**
   * Checks the limits on riders: a rider may not take back an order that they lost by being late, take one that is
   * offered to others or too big for their vehicle, carry too many orders or too much cash, or give up before the wait
   * at the dropoff is over. At a wrong place the rider need not wait.
   * @throws Refusal ILLEGAL_MOVE, TOO_MANY_JOBS, OFF_DUTY, OFFER_GONE, VEHICLE_UNSUITABLE, CASH_LIMIT, WAIT_LONGER
   */
  async function checkRider(
    queries: Queries,
    { move, mover }: MoveAndMover,
    { id, to, isPlaceWrong }: MoveRequest,
  ): Promise<void> {
    if (mover.by !== 'rider') return
    if (to === 'delivery_failed' && !isPlaceWrong) await checkWaited(queries, id, config)
    if (move.needs !== 'rider' || mover.actorId === null) return
    if (await wasLate(queries, id, mover.actorId)) {
      throw new Refusal('ILLEGAL_MOVE', { message: RIDER_WAS_LATE, data: { allowed: [] } })
    }
    if ((await countJobsOf(queries, mover.actorId)) >= config.riderJobsMax) throw new Refusal('TOO_MANY_JOBS')
    await offers.requireOffered(queries, id, mover.actorId)
  }

  /** The rider who carries the order after a move that needs one. @throws Refusal RIDER_REQUIRED, VALIDATION */
  async function chooseRider(
    queries: Queries,
    { parties, riderId: carriedBy }: OrderToMove,
    mover: Mover,
    { riderId }: MoveRequest,
  ): Promise<string | null> {
    if (mover.by === 'rider') return mover.actorId
    if (riderId === undefined) throw new Refusal('RIDER_REQUIRED')
    if (riderId === carriedBy) throw Refusal.fields({ riderId: 'This rider already has the order.' })
    const role = await accounts.roleOf(queries, riderId)
    if (role !== 'rider') throw Refusal.fields({ riderId: 'This is not one of our riders.' })
    if (await accounts.administration.suspension(queries, riderId))
      throw Refusal.fields({ riderId: 'This rider is suspended. Please choose another rider.' })
    if (riderId === parties.customerId)
      throw Refusal.fields({
        riderId: 'This rider is the customer of this order. Please choose another rider.',
      })
    return riderId
  }

  return { admit, mayBringPhoto, requirePaid, checkRider, chooseRider }
}

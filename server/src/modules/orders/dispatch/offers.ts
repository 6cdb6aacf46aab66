import {
  DISPATCH_BOARD,
  DUTY_POSITION,
  OFFERS_SHOWN,
  canCarry,
  PERMISSIONS,
  sizesFor,
  type CashRoom,
  type DeclineReason,
  type DutyEnd,
  type Offer,
  type RiderStatus,
  type ServerEvents,
} from '@ozi/contract'
import type { Config } from '../../../platform/config.ts'
import type { Database, Queries } from '../../../platform/database/database.ts'
import { toNaira } from '../../../platform/money.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Caller } from '../../../platform/sessions/caller.ts'
import { accountRoom, roleRoom, type Sockets } from '../../../platform/sockets/sockets.ts'
import { lockOrder } from '../moves/order-states.store.ts'
import { listOffersToRiders, listOpenOffers } from './offers.store.ts'
import {
  deleteDuty,
  goOffDuty,
  goOnDuty,
  listActivities,
  readDuty,
  readDutyPosition,
  readLoad,
  type Duty,
} from './rider-duty.store.ts'
import { declineAll, declineOrder, deleteOffersOf, lockRounds, readStanding } from './searches.store.ts'

/** The reason of the answer to all offers of a rider who goes off duty. */
const OFF_DUTY = 'off_duty'

/** Staff who see the board. */
const DISPATCHERS = PERMISSIONS.moveOrders.map(roleRoom)

export interface OffersDeps {
  readonly config: Pick<Config, 'offers'>
  readonly database: Database
  readonly sockets: Sockets<ServerEvents>
}

type Rider = Pick<Caller, 'accountId'>

/** Riders on duty, and what is offered to them. */
export function createOffers({ config, database, sockets }: OffersDeps) {
  const { dutyHours, cashLimitKobo } = config.offers
  const { sql } = database

  function emitBoardUpdate(orderIds: readonly string[]): void {
    for (let at = 0; at < orderIds.length; at += DISPATCH_BOARD.idsMax) {
      sockets.emit(DISPATCHERS, 'dispatch_updated', {
        orderIds: orderIds.slice(at, at + DISPATCH_BOARD.idsMax),
      })
    }
  }

  async function leaveDuty(riderId: string, endedBy?: DutyEnd): Promise<Duty> {
    const { duty, orderIds } = await database.transaction(async (queries) => {
      // Otherwise a round that began before would still offer them an order.
      await lockRounds(queries)
      const declined = await declineAll(queries, riderId, OFF_DUTY)
      return { duty: await goOffDuty(queries, riderId, endedBy), orderIds: declined }
    })
    emitBoardUpdate(orderIds)
    return duty
  }

  function emitStatus(riderId: string, duty: Duty): RiderStatus {
    const status = toStatus(duty)
    sockets.emit([accountRoom(riderId)], 'rider_status', { status })
    return status
  }

  return {
    tellBoard: emitBoardUpdate,

    /** Goes on duty or off. All pages of the rider hear of it. */
    async setStatus({ accountId }: Rider, online: boolean): Promise<RiderStatus> {
      return emitStatus(
        accountId,
        online ? await goOnDuty(sql, accountId, dutyHours) : await leaveDuty(accountId),
      )
    },

    /** The duty and the number of jobs of riders, by rider. */
    activities: (queries: Queries, riderIds: readonly string[]) => listActivities(queries, riderIds),

    /** Ends the duty of a rider who did not. */
    async endDuty(riderId: string, endedBy?: DutyEnd): Promise<void> {
      emitStatus(riderId, await leaveDuty(riderId, endedBy))
    },

    /** Lists the orders that this rider may take: their offers first, then those open to all. */
    async list({
      accountId: riderId,
    }: Rider): Promise<{ offers: Offer[]; status: RiderStatus; cash: CashRoom }> {
      const [duty, load, position] = await Promise.all([
        readDuty(sql, riderId),
        readLoad(sql, riderId),
        readDutyPosition(sql, riderId, DUTY_POSITION.freshMinutes),
      ])
      const status = toStatus(duty)
      const cash = {
        held: toNaira(load.heldKobo),
        ...(cashLimitKobo === null ? {} : { limit: toNaira(cashLimitKobo) }),
      }
      // A rider who has never gone on duty sees the orders that are open to all.
      if (duty && !duty.isOnline) return { offers: [], status, cash }
      const roomKobo = cashLimitKobo === null ? null : cashLimitKobo - load.heldKobo - load.comingKobo
      const [made, open] = await Promise.all([
        listOffersToRiders(sql, { riderId }, () => position),
        listOpenOffers(sql, { riderId, position, roomKobo, sizes: sizesFor(load.vehicle) }),
      ])
      const offers = [...made.map(({ offer }) => offer), ...open].slice(0, OFFERS_SHOWN.max)
      return { offers, status, cash }
    },

    /** @throws Refusal NOT_FOUND; OFFER_GONE if it waits for nobody any more, or only others are asked */
    async decline({ accountId }: Rider, orderId: string, reason: DeclineReason): Promise<void> {
      const isNew = await database.transaction(async (queries) => {
        const order = await lockOrder(queries, orderId)
        if (!order || order.parties.customerId === accountId) throw new Refusal('NOT_FOUND')
        if (order.status !== 'created') throw new Refusal('OFFER_GONE')
        const standing = await readStanding(queries, orderId, accountId)
        if (standing && !standing.isAsked && !standing.isOpen && !standing.isDeclined) {
          throw new Refusal('OFFER_GONE')
        }
        return declineOrder(queries, orderId, accountId, reason)
      })
      if (isNew) emitBoardUpdate([orderId])
    },

    /**
     * Refuses a rider who may not take a waiting order now. The order's row and the rider's jobs are locked.
     * @throws Refusal OFF_DUTY, OFFER_GONE, VEHICLE_UNSUITABLE, CASH_LIMIT
     */
    async requireOffered(queries: Queries, orderId: string, riderId: string): Promise<void> {
      const duty = await readDuty(queries, riderId)
      if (duty && !duty.isOnline) throw new Refusal('OFF_DUTY')
      const standing = await readStanding(queries, orderId, riderId)
      if (!standing?.isAsked && !standing?.isOpen) throw new Refusal('OFFER_GONE')
      const { heldKobo, comingKobo, vehicle } = await readLoad(queries, riderId)
      if (!canCarry(vehicle, standing.parcelSize)) throw new Refusal('VEHICLE_UNSUITABLE')
      if (cashLimitKobo === null) return
      if (heldKobo + comingKobo + standing.cashKobo > cashLimitKobo) throw new Refusal('CASH_LIMIT')
    },

    /** Deletes when a rider was on duty, and what they were offered. */
    async eraseRider(queries: Queries, riderId: string): Promise<void> {
      await deleteDuty(queries, riderId)
      await deleteOffersOf(queries, riderId)
    },
  }
}

export type OffersService = ReturnType<typeof createOffers>

function toStatus(duty: Duty | null): RiderStatus {
  if (!duty) return { online: false }
  return {
    online: duty.isOnline,
    since: duty.since.toISOString(),
    ...(duty.until === null ? {} : { until: duty.until.toISOString() }),
    ...(duty.endedBy === null ? {} : { endedBy: duty.endedBy }),
  }
}

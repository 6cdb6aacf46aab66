import {
  ARRIVAL,
  isComing,
  type LngLat,
  type PositionConsent,
  type PositionsReceipt,
  roadTimeFactor,
  type PositionInput,
  type ServerEvents,
} from '@ozi/contract'
import type { Database, Queries } from '../../../platform/database/database.ts'
import type { Caller } from '../../../platform/sessions/caller.ts'
import { accountRoom, type Sockets } from '../../../platform/sockets/sockets.ts'
import { toMinutes, type PlacesService } from '../../places/places.service.ts'
import { nextEnd, type WayAhead } from './arrival.ts'
import {
  forgetDutyPosition,
  readDuty,
  readLatestDutyPosition,
  writeDutyPosition,
} from '../dispatch/rider-duty.store.ts'
import { arrivesAt, toPosition } from './rider-tracking-views.ts'
import {
  deletePositionsOfCustomer,
  deletePositionsOfRider,
  insertPositions,
  listRiderJobs,
  readConsent,
  writeConsent,
  type RiderJob,
  type JobPositions,
} from './rider-tracking.store.ts'
import { WATCHED_ROOM } from './watch-riders.ts'
import { filterPositions, type GpsPosition } from './filter-positions.ts'

export interface RiderTrackingDeps {
  readonly database: Database
  readonly places: Pick<PlacesService, 'contains' | 'secondsByRoad'>
  readonly sockets: Sockets<ServerEvents>
}

type Rider = Pick<Caller, 'accountId'>

/** Keeps riders' positions during a job and with consent, and sends them to the people of that job. */
export function createRiderTracking({ database, places, sockets }: RiderTrackingDeps) {
  const { sql } = database

  /** The way ahead from a position; the known one while it is new enough. */
  async function wayAhead(job: RiderJob, from: GpsPosition): Promise<WayAhead | null> {
    const to = nextEnd(job)
    if (to === null) return null
    const { ahead } = job
    const isNew = ahead && from.at.getTime() - ahead.at.getTime() < ARRIVAL.waySeconds * 1000
    if (isNew && ahead.to === to) return ahead
    const seconds = await places.secondsByRoad(from.coordinates, job[to])
    return { to, seconds: seconds && Math.round(seconds * roadTimeFactor(job.vehicle)), at: from.at }
  }

  async function positionsOf(job: RiderJob, kept: readonly GpsPosition[]): Promise<JobPositions[]> {
    const positions = kept.filter(({ at }) => at >= job.since)
    const last = positions.at(-1)
    if (!last) return []
    return [{ orderId: job.orderId, positions, ahead: await wayAhead(job, last) }]
  }

  /**
   * The rooms that hear where the rider is: the customer's, the watching staff's, and the shop's until the pickup.
   */
  const audienceOf = ({ customerId, vendorId, status }: RiderJob): string[] => [
    ...[customerId, ...(vendorId !== null && isComing(status) ? [vendorId] : [])].map(accountRoom),
    WATCHED_ROOM,
  ]

  function emitMove(job: RiderJob, position: GpsPosition, ahead: WayAhead | null): void {
    if (job.latest && job.latest.at >= position.at) return
    const { orderId, status, durationS, reachedAt } = job
    const order = {
      status,
      durationMinutes: toMinutes(durationS),
      events: [{ to: status, at: reachedAt.toISOString() }],
    }
    sockets.emit(audienceOf(job), 'rider_moved', {
      orderId,
      position: toPosition(position),
      ...arrivesAt(order, ahead),
    })
  }

  const droppedAll = (
    sent: readonly PositionInput[],
    reason: keyof PositionsReceipt['dropped'],
  ): PositionsReceipt => ({ kept: 0, dropped: { [reason]: sent.length } })

  return {
    readConsent: ({ accountId }: Rider): Promise<PositionConsent> => readConsent(sql, accountId),

    /** When consent is withdrawn, the latest positions disappear from all pages. */
    async setConsent({ accountId }: Rider, isGiven: boolean): Promise<PositionConsent> {
      const consent = await writeConsent(sql, accountId, isGiven)
      if (isGiven) return consent
      await forgetDutyPosition(sql, accountId)
      for (const job of await listRiderJobs(sql, accountId)) {
        sockets.emit(audienceOf(job), 'rider_moved', { orderId: job.orderId })
      }
      return consent
    },

    /** Keeps the plausible positions, and tells the people of each of the rider's jobs where the rider is. */
    async keepPositions(
      { accountId }: Rider,
      sent: readonly PositionInput[],
      now = new Date(),
    ): Promise<PositionsReceipt> {
      const [consent, jobs, onDuty] = await Promise.all([
        readConsent(sql, accountId),
        listRiderJobs(sql, accountId),
        readLatestDutyPosition(sql, accountId),
      ])
      if (!consent?.isGiven) return droppedAll(sent, 'noConsent')
      const duty = jobs.length === 0 ? await readDuty(sql, accountId) : null
      if (jobs.length === 0 && !duty?.isOnline) return droppedAll(sent, 'noJob')
      const began = duty ? [duty.since] : jobs.map(({ since }) => since)
      const { kept, dropped } = filterPositions(sent, {
        now,
        since: new Date(Math.max(Math.min(...began.map(Number)), Date.parse(consent.decidedAt))),
        contains: (point: LngLat) => places.contains(point),
        before: newestOf([...jobs.map(({ latest }) => latest), onDuty]),
      })
      const newest = kept.at(-1)
      // Of a rider who carries nothing, the latest position alone is kept: it says which orders are near.
      if (duty && newest) await writeDutyPosition(sql, accountId, newest)
      const found = (await Promise.all(jobs.map((job) => positionsOf(job, kept)))).flat()
      if (found.length > 0) await insertPositions(sql, accountId, found)
      for (const { orderId, positions, ahead } of found) {
        const job = jobs.find((each) => each.orderId === orderId)
        const last = positions.at(-1)
        if (job && last) emitMove(job, last, ahead)
      }
      return { kept: kept.length, dropped }
    },

    eraseRider: (queries: Queries, riderId: string): Promise<void> =>
      deletePositionsOfRider(queries, riderId),
    eraseCustomer: (queries: Queries, customerId: string): Promise<void> =>
      deletePositionsOfCustomer(queries, customerId),
  }
}

const newestOf = (positions: readonly (GpsPosition | null)[]): GpsPosition | null =>
  positions
    .flatMap((position) => position ?? [])
    .reduce<GpsPosition | null>((newest, each) => (newest && newest.at >= each.at ? newest : each), null)

export type RiderTrackingService = ReturnType<typeof createRiderTracking>

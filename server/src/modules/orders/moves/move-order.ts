import {
  isPermitted,
  ORDER_CLOCK,
  type Move,
  type MoveInput,
  type MoveTarget,
  type OrderDetail,
  type OrderStatus,
} from '@ozi/contract'
import type { Database, Queries } from '../../../platform/database/database.ts'
import type { MeasuredImage } from '../../../platform/images/images.ts'
import { toNaira } from '../../../platform/money.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Caller } from '../../../platform/sessions/caller.ts'
import type { AccountsService } from '../../accounts/accounts.service.ts'
import type { AuditService } from '../../audit/audit.service.ts'
import type { PaymentsService } from '../../payments/payments.service.ts'
import { FeeDiffers, type PricingService } from '../../pricing/pricing.service.ts'
import { checkWaited, type DropoffWait } from './dropoff-wait.ts'
import { checkHandOver, isCodeGiven, isHandOver, isHandOverLocked, takesPhoto } from './hand-over.ts'
import type { HandOverPhotos } from './hand-over-photos.ts'
import { insertHandOverPhoto } from './hand-over-photos.store.ts'
import { isReplay, moversOf, pickMove, type Mover } from './movers.ts'
import { nextState } from './next-state.ts'
import { insertOrderEvent, wasLate } from '../order-events.store.ts'
import { createRedeliveries } from './redeliveries.ts'
import type { OrderMails } from '../mails/order-mails.ts'
import type { OrderNews } from '../order-news.ts'
import {
  listOverdue,
  lockOrder,
  readOrderState,
  setOrderState,
  type LockedOrder,
  type OrderState,
  type WaitingStatus,
} from './order-states.store.ts'
import type { OrderViews } from '../order-views.ts'

/** How many overdue orders one round of the clock looks at; the next round takes the others. */
const CLOCK_BATCH = 200

/** What the clock makes of an order that has waited too long, and why. */
const CLOCK_MOVES = {
  placed: { to: 'rejected', reason: 'The shop did not answer in time.' },
  created: { to: 'expired', reason: 'No rider was free in time.' },
  assigned: { to: 'created', reason: 'The rider did not set out in time.' },
  delivery_failed: { to: 'returning', reason: 'It could not be handed over within a day.' },
} as const satisfies Record<WaitingStatus, Pick<MoveAsked, 'to' | 'reason'>>

/** To a rider who asks again for what the clock has just taken back from them. */
const TAKEN_BACK = 'You had this order and did not set out in time. It is for other riders now.'

/** What an order paid in cash comes to: the rider has the money, or nobody will. */
const CASH_ENDS: Readonly<Partial<Record<OrderStatus, boolean>>> = {
  delivered: true,
  returned: false,
  rejected: false,
  cancelled: false,
  expired: false,
}

interface Moved {
  /** Why not, of what is refused and leaves a trace all the same. */
  readonly refusal?: Refusal
  /** false for a step that was made before, which is no news. */
  readonly isNew: boolean
  /** Who gave the order back hears of it, too. */
  readonly riderBefore: string | null
}

/** With the photo as it is kept. */
type MoveAsked = Omit<MoveInput, 'photo'> & { readonly photo?: MeasuredImage }

/** Somebody may make this move now. */
interface Admitted {
  readonly order: LockedOrder
  readonly move: Move<MoveTarget>
  readonly mover: Mover
}

export interface MovesParts {
  readonly config: DropoffWait
  readonly database: Database
  readonly payments: PaymentsService
  readonly pricing: PricingService
  readonly audit: Pick<AuditService, 'record'>
  readonly accounts: Pick<AccountsService, 'roleOf' | 'nameOf'>
  readonly views: OrderViews
  readonly photos: HandOverPhotos
  readonly mails: OrderMails
  readonly news: OrderNews
}

/**
 * Steps in orders' lives, all by the one table `allowedMoves`. Each is one transaction that holds the order's row:
 * of two at once, the second sees what the first made of it.
 */
export function createMoves(parts: MovesParts) {
  const { config, database, payments, pricing, audit, accounts, views, photos, mails, news } = parts
  const redeliveries = createRedeliveries(parts)

  /** Writes an allowed move: the state, its events, what it means for the money and for the letters. */
  async function make(
    queries: Queries,
    order: LockedOrder,
    { id, to, reason }: MoveAsked,
    mover: Mover,
    riderId: string | null,
  ): Promise<OrderState> {
    const { state, steps } = nextState(order, to, riderId)
    await setOrderState(queries, id, state)
    for (const step of steps) {
      const eventId = await insertOrderEvent(queries, { ...step, orderId: id, ...mover, reason })
      await mails.request(queries, id, eventId, step)
    }
    const isPaid = state.status === order.status ? undefined : CASH_ENDS[state.status]
    if (isPaid !== undefined) await payments.endCash(queries, id, isPaid)
    return state
  }

  /**
   * Whose move it is; null for one that was made before.
   * @throws Refusal NOT_FOUND, FORBIDDEN, ILLEGAL_MOVE, REASON_REQUIRED
   */
  async function admit(
    queries: Queries,
    order: LockedOrder | null,
    caller: Caller,
    asked: MoveAsked,
  ): Promise<Admitted | null> {
    const movers = order ? moversOf(caller, order, asked.to) : []
    if (order && movers.length === 0 && isPermitted(caller.role, 'seeOrders')) throw new Refusal('FORBIDDEN')
    if (!order || movers.length === 0) throw new Refusal('NOT_FOUND')
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
      throw Refusal.fields({ photo: 'A photo goes with what its rider delivers, and with no other step.' })
    }
    if (await isHandOverLocked(queries, asked.id, 'dropoffCode')) throw new Refusal('MOVE_CODE_LOCKED')
    return true
  }

  /** @throws Refusal as `admit`; WAIT_LONGER, RIDER_REQUIRED, VALIDATION */
  async function moveLocked(queries: Queries, caller: Caller, asked: MoveAsked): Promise<Moved> {
    const locked = await lockOrder(queries, asked.id)
    const admitted = await admit(queries, locked, caller, asked)
    const riderBefore = locked?.riderId ?? null
    if (admitted === null) return { isNew: false, riderBefore }
    const { order, move, mover } = admitted
    if (mover.by === 'rider' && asked.to === 'delivery_failed') await checkWaited(queries, asked.id, config)
    if (
      mover.by === 'rider' &&
      move.needs === 'rider' &&
      (await wasLate(queries, asked.id, caller.accountId))
    ) {
      throw new Refusal('ILLEGAL_MOVE', { message: TAKEN_BACK, data: { allowed: [] } })
    }
    const riderId = move.needs === 'rider' ? await riderFor(queries, order, mover, asked) : null
    if (mover.by === 'rider' && isHandOver(move.needs)) {
      const { id, code, photo } = asked
      const given = { id, code, hasPhoto: photo !== undefined }
      const refusal = await checkHandOver(queries, given, move.needs, order.codes[move.needs])
      if (refusal) return { refusal, isNew: false, riderBefore }
      if (photo) await insertHandOverPhoto(queries, id, photo, { replacesCode: !isCodeGiven(code) })
    }
    const feeKobo = await redeliveries.charge(queries, order, move, asked)
    const state = await make(queries, order, asked, mover, riderId)
    if (mover.by === 'admin') {
      await audit.record(queries, caller, {
        action: 'order.move',
        subject: { id: asked.id, label: `#${order.number}` },
        before: await auditedState(queries, order),
        after: {
          ...(await auditedState(queries, state)),
          ...(feeKobo === null ? {} : { redeliveryFee: toNaira(feeKobo) }),
        },
        reason: asked.reason,
      })
    }
    return { isNew: true, riderBefore }
  }

  /** With the rider's name, by which people know them. */
  async function auditedState(queries: Queries, { status, shopStatus, riderId }: OrderState) {
    const rider = riderId && { _id: riderId, name: (await accounts.nameOf(queries, riderId)) ?? '' }
    return { status, shopStatus, rider }
  }

  async function riderFor(
    queries: Queries,
    { parties, riderId: carriedBy }: LockedOrder,
    mover: Mover,
    { riderId }: MoveAsked,
  ): Promise<string | null> {
    if (mover.by === 'rider') return mover.actorId
    if (riderId === undefined) throw new Refusal('RIDER_REQUIRED')
    if (riderId === carriedBy) throw Refusal.fields({ riderId: 'This rider has the order already.' })
    const role = await accounts.roleOf(queries, riderId)
    if (role !== 'rider') throw Refusal.fields({ riderId: 'This is not one of our riders.' })
    if (riderId === parties.customerId) throw Refusal.fields({ riderId: 'This rider is the customer.' })
    return riderId
  }

  /** Moves what has waited too long; what has moved meanwhile is left alone. */
  async function expire(orderId: string, now: Date | null): Promise<void> {
    const moved = await database.transaction(async (queries) => {
      const order = await lockOrder(queries, orderId)
      const [due] = await listOverdue(queries, { ...ORDER_CLOCK, now, orderId, rowLimit: 1 })
      if (!order || !due) return null
      const asked = { id: orderId, ...CLOCK_MOVES[due.status] }
      await make(queries, order, asked, { by: 'clock', actorId: null }, null)
      return { riderBefore: order.riderId }
    })
    if (moved) await news.tellOf(orderId, moved.riderBefore)
  }

  return {
    quoteRedelivery: redeliveries.quote,

    /**
     * A step in an order's life. The same step again by whoever just made it is answered and does nothing.
     *
     * @throws Refusal NOT_FOUND also for whoever has nothing to do with it; FORBIDDEN for who may see it and no more;
     *   ILLEGAL_MOVE with `data.allowed`;
     *   WAIT_LONGER with `data.until`; REASON_REQUIRED, RIDER_REQUIRED, MOVE_CODE_WRONG, MOVE_CODE_LOCKED;
     *   of another try QUOTE_REQUIRED, QUOTE_USED, FEE_CHANGED with the fee in force and a quote for it;
     *   of a photo IMAGE_TOO_LARGE, IMAGE_UNREADABLE, IMAGE_HEIC, RATE_LIMITED, UNAVAILABLE
     */
    async move(caller: Caller, { photo: sent = '', ...asked }: MoveInput): Promise<OrderDetail> {
      // A wrong code is counted although it is refused, so the refusal leaves the transaction as its result.
      const moveOnce = (proof?: { readonly photo: MeasuredImage }) =>
        database
          .transaction((queries) => moveLocked(queries, caller, { ...asked, ...proof }))
          .catch(async (error: unknown) => {
            throw error instanceof FeeDiffers ? await pricing.refuseRedeliveryFee(asked.id) : error
          })
      const isProven = sent !== '' && (await isProvable(caller, asked))
      const moved = isProven
        ? await photos.keepFor(caller, sent, (photo) => moveOnce({ photo }))
        : await moveOnce()
      if (moved.refusal) throw moved.refusal
      if (moved.isNew) await news.tellOf(asked.id, moved.riderBefore)
      return views.readFor(caller, asked.id)
    },

    /**
     * One round of the clock: shops that do not answer have refused, riders who do not set out have given back, and
     * nobody waits for ever. Any number of processes may do it at once.
     * @param now the database's time unless given
     */
    async runClock(now: Date | null = null): Promise<void> {
      const due = await listOverdue(database.sql, { ...ORDER_CLOCK, now, rowLimit: CLOCK_BATCH })
      for (const { _id } of due) await expire(_id, now)
    },
  }
}

export type Moves = ReturnType<typeof createMoves>

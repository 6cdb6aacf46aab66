import { GIVE_BACKS, type MoveInput, type OrderDetail, type RefusalCode } from '@ozi/contract'
import type { Config } from '../../../platform/config.ts'
import type { Database, Queries } from '../../../platform/database/database.ts'
import { once } from '../../../platform/idempotency/idempotency.ts'
import type { StoredImage } from '../../../platform/images/images.ts'
import type { Log } from '../../../platform/log.ts'
import { toNaira } from '../../../platform/money.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Caller } from '../../../platform/sessions/caller.ts'
import type { AccountsService } from '../../accounts/accounts.service.ts'
import type { AuditService } from '../../audit/audit.service.ts'
import type { CashService } from '../../cash/cash.service.ts'
import type { OrderLedger } from '../../ledger/order-ledger.service.ts'
import type { PaymentsService } from '../../payments/payments.service.ts'
import type { OnlinePaymentsService } from '../../payments/online-payments.service.ts'
import type { PlacesService } from '../../places/places.service.ts'
import { FeeDiffers, type PricingService } from '../../pricing/pricing.service.ts'
import type { OffersService } from '../dispatch/offers.ts'
import { createHandOverPoints } from '../rider-tracking/hand-over-points.ts'
import type { OrderNotifications } from '../order-notifications.ts'
import type { TrackTokens } from '../track-tokens.ts'
import type { OrderUpdate } from '../emit-order-updates.ts'
import type { OrderViews, WholeOrder } from '../order-views.ts'
import { createMoveChecks, type MoveRequest, type MoveLimits } from './check-move.ts'
import { checkHandOver, isCodeGiven, isHandOver } from './hand-over.ts'
import type { HandOverPhotos } from './hand-over-photos.ts'
import { insertHandOverPhoto } from './hand-over-photos.store.ts'
import { countGiveBacks } from '../order-events.store.ts'
import { createOrderClock } from './order-clock.ts'
import { lockOrder, readOrderState, type OrderState } from './order-states.store.ts'
import type { Mover } from './movers.ts'
import { createPayOrders } from './pay-orders.ts'
import { createRedeliveries } from './redeliveries.ts'
import { createWaitOn } from './wait-on.ts'
import { createWriteMove } from './write-move.ts'

/** A refused move. It returns, because what it wrote (a wrong code counts) must be committed. */
interface MoveRefusal {
  readonly isNew: false
  readonly refusal: Refusal
}

/** The order as the move wrote it, or as it is if the move had been made before: then nobody is told. */
type MoveResult =
  | ({ readonly isNew: true; readonly endsDuty: boolean } & OrderUpdate)
  | { readonly isNew: false; readonly order: WholeOrder }

/** The stored answer to a move with a client id. It says nothing about people, who may be erased meanwhile. */
type MoveAnswer = { readonly refused?: RefusalCode }

export interface MovesDeps {
  readonly config: MoveLimits & Pick<Config, 'cancellationFeeKobo' | 'offers'>
  readonly tokens: Pick<TrackTokens, 'tokenOf'>
  readonly database: Database
  readonly payments: PaymentsService
  readonly online: Pick<OnlinePaymentsService, 'refundEndedOrder' | 'isOffered' | 'isPaid'>
  readonly cash: Pick<CashService, 'held'>
  readonly orderLedger: OrderLedger
  readonly places: PlacesService
  readonly pricing: PricingService
  readonly audit: Pick<AuditService, 'record'>
  readonly accounts: Pick<AccountsService, 'roleOf' | 'nameOf' | 'administration'>
  readonly views: OrderViews
  readonly photos: HandOverPhotos
  readonly orderNotifications: OrderNotifications
  readonly offers: Pick<OffersService, 'requireOffered' | 'endDuty'>
  readonly log: Log
}

/**
 * Makes moves. `allowedMoves` is the one table that decides which are allowed. Each move is one transaction that locks
 * the order's row: of two concurrent moves, the second one sees the result of the first.
 */
export function createMoves(deps: MovesDeps) {
  const { database, pricing, audit, accounts, views, photos, offers, orderNotifications } = deps
  const redeliveries = createRedeliveries(deps)
  const checks = createMoveChecks({ ...deps, redeliveries })
  const write = createWriteMove(deps)
  const clock = createOrderClock({ ...deps, write })
  const payable = createPayOrders({ ...deps, write })
  const points = createHandOverPoints(deps)

  /** @throws Refusal as `admit`; TOO_MANY_JOBS, OFFER_GONE, CASH_LIMIT, WAIT_LONGER, RIDER_REQUIRED, VALIDATION */
  async function moveLocked(
    queries: Queries,
    caller: Caller,
    request: MoveRequest,
  ): Promise<MoveResult | MoveRefusal> {
    const locked = await lockOrder(queries, request.id)
    const admitted = await checks.admit(queries, locked, caller, request)
    if (admitted === null) return { isNew: false, order: await views.readWhole(queries, request.id) }
    const { order, move, mover } = admitted
    await checks.checkRider(queries, admitted, request)
    await checks.requirePaid(queries, admitted, request)
    const riderId = move.needs === 'rider' ? await checks.chooseRider(queries, order, mover, request) : null
    if (mover.by === 'rider' && isHandOver(move.needs)) {
      const { id, code, photo } = request
      const given = { id, code, hasPhoto: photo !== undefined }
      const refusal = await checkHandOver(queries, given, move.needs, order.codes[move.needs])
      if (refusal) return { isNew: false, refusal }
      if (photo) await insertHandOverPhoto(queries, id, photo, { replacesCode: !isCodeGiven(code) })
    }
    const charge = await redeliveries.charge(queries, order, move, request)
    const state = await write(
      queries,
      order,
      { ...request, ...(charge && { reason: charge.reason }) },
      mover,
      riderId,
    )
    if (mover.by === 'rider' && move.needs === 'dropoffCode' && isCodeGiven(request.code)) {
      await points.keep(queries, { orderId: request.id, riderId: caller.accountId })
    }
    if (mover.by === 'admin') {
      await audit.record(queries, caller, {
        action: 'order.move',
        subject: { id: request.id, label: `#${order.number}` },
        before: await stateForAudit(queries, order),
        after: {
          ...(await stateForAudit(queries, state)),
          ...(charge && { redeliveryFee: toNaira(charge.feeKobo) }),
          ...(charge?.dropoff !== undefined && { dropoff: charge.dropoff }),
        },
        reason: request.reason,
      })
    }
    const written = await views.readWhole(queries, request.id)
    const endsDuty =
      move.from === 'assigned' && move.to === 'created' && (await gaveBackTooOften(queries, mover, request))
    return { isNew: true, order: written, by: mover.by, riderBefore: order.riderId, endsDuty }
  }

  /** True if the rider has now given back too many jobs. Tells the staff then. */
  async function gaveBackTooOften(
    queries: Queries,
    { by, actorId }: Mover,
    { id }: MoveRequest,
  ): Promise<boolean> {
    if (by !== 'rider' || actorId === null) return false
    const times = await countGiveBacks(queries, actorId, GIVE_BACKS.withinMinutes)
    if (times < GIVE_BACKS.max) return false
    await orderNotifications.notify(queries, {
      kind: 'staff_gave_back',
      to: { permission: 'moveOrders' },
      orderId: id,
    })
    return true
  }

  /** With the rider's name, so that readers of the audit log know who it is. */
  async function stateForAudit(queries: Queries, { status, shopStatus, riderId }: OrderState) {
    const rider = riderId && { _id: riderId, name: (await accounts.nameOf(queries, riderId)) ?? '' }
    return { status, shopStatus, rider }
  }

  /** Makes the move once for each client id. A repetition reads the order as it is now. */
  async function moveOnce(caller: Caller, input: MoveInput, request: MoveRequest) {
    const { clientId: key, ...body } = input
    const repeatable = { accountId: caller.accountId, key, callName: 'orders.move', body }
    let made: MoveResult | MoveRefusal | undefined
    const { refused }: MoveAnswer = await once(database, repeatable, async (queries) => {
      made = await moveLocked(queries, caller, request)
      return 'refusal' in made ? { refused: made.refusal.code } : {}
    })
    if (made) return made
    if (refused) throw new Refusal(refused)
    return { isNew: false as const, order: await views.readWhole(database.sql, request.id) }
  }

  return {
    quoteRedelivery: redeliveries.quote,
    runClock: clock.runClock,
    payable,
    waitOn: createWaitOn(deps),

    /**
     * Makes a move, once for each `clientId`. Without one, if the same person repeats the move they just made, they
     * get an answer and nothing changes.
     *
     * @throws Refusal NOT_FOUND also for callers who have nothing to do with the order; FORBIDDEN for callers
     *   who may only see it; ILLEGAL_MOVE with `data.allowed`; TOO_MANY_JOBS, OFFER_GONE, CASH_LIMIT; WAIT_LONGER with `data.until`;
     *   REASON_REQUIRED, RIDER_REQUIRED, MOVE_CODE_WRONG, MOVE_CODE_LOCKED, PAYMENT_PENDING; for a redelivery QUOTE_REQUIRED,
     *   QUOTE_USED, FEE_CHANGED with the fee in force and a quote for it; for a photo as
     *   `Images.keep`; IDEMPOTENCY_MISMATCH, IDEMPOTENCY_IN_FLIGHT
     */
    async move(caller: Caller, input: MoveInput): Promise<OrderDetail> {
      const { photo: sent = '', ...request } = input
      // A wrong code must be counted, so the transaction returns the refusal: throwing it would roll the
      // count back.
      const moveWith = (proof?: { readonly photo: StoredImage }) =>
        moveOnce(caller, input, { ...request, ...proof }).catch(async (error: unknown) => {
          throw error instanceof FeeDiffers
            ? await pricing.refuseRedeliveryFee(request.id, request.quoteId)
            : error
        })
      // If many riders reach for one order, those who are too late do not queue for its row.
      if (caller.role === 'rider' && request.to === 'assigned' && request.clientId === undefined) {
        await checks.admit(database.sql, await readOrderState(database.sql, request.id), caller, request)
      }
      const isProven = sent !== '' && (await checks.mayBringPhoto(caller, request))
      const moved = isProven
        ? await photos.storeFor(caller, sent, (photo) => moveWith({ photo }))
        : await moveWith()
      if ('refusal' in moved) throw moved.refusal
      if (moved.isNew) {
        if (moved.endsDuty) await offers.endDuty(caller.accountId, 'gave_back_often')
        orderNotifications.emitMove(moved)
      }
      // A rider who gave the order back may see it no more.
      return {
        ...views.orderFor(caller, moved.order),
        ...(views.viewFor(caller, moved.order) ?? { events: [] }),
      }
    },
  }
}

export type Moves = ReturnType<typeof createMoves>

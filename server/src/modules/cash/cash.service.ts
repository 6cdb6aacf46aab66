import {
  type CashBalance,
  type CashEntry,
  cashMessages,
  type RemittanceDispute,
  PERMISSIONS,
  type RemittanceInput,
  type RiderCash,
  type ServerEvents,
  type StaffCashEntry,
} from '@ozi/contract'
import type { Database, Queries } from '../../platform/database/database.ts'
import { v7 as newId } from 'uuid'
import { once } from '../../platform/idempotency/idempotency.ts'
import { type Page, type PageQuery, readPageQuery } from '../../platform/lists/paging.ts'
import { toKobo, toNaira } from '../../platform/money.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Caller } from '../../platform/sessions/caller.ts'
import { accountRoom, roleRoom, type Sockets } from '../../platform/sockets/sockets.ts'
import { remittancePosting, type LedgerService } from '../ledger/ledger.service.ts'
import type { AuditService } from '../audit/audit.service.ts'
import type { NotificationsService } from '../notifications/notifications.service.ts'
import { createRemittances } from './remittances.ts'
import { listDisputed } from './remittances.store.ts'
import { listCashDays, listEntries } from './cash-entries.store.ts'
import {
  eraseNotes,
  findRiderCash,
  insertRemittance,
  listHeld,
  listHolders,
  readHeld,
  sumHeld,
} from './cash.store.ts'

export interface CashDeps {
  readonly database: Database
  readonly audit: Pick<AuditService, 'record'>
  readonly ledger: Pick<LedgerService, 'lockBalance' | 'post'>
  readonly notifications: Pick<NotificationsService, 'notify'>
  readonly sockets: Pick<Sockets<ServerEvents>, 'emit'>
}

type HoldersPage = Page<RiderCash> & { totalHeld: number; disputed?: RemittanceDispute[] }
type ListRequest = Pick<PageQuery, 'limit' | 'cursor'>

/** The cash that riders hold: the ledger's account of each, and what they remitted. */
export function createCashService({ database, audit, ledger, notifications, sockets }: CashDeps) {
  /** @throws Refusal NOT_FOUND */
  async function readRider(queries: Queries, riderId: string): Promise<RiderCash> {
    return required(await findRiderCash(queries, riderId))
  }

  async function readStatement(
    riderId: string,
    query: ListRequest,
  ): Promise<{ readonly rider: RiderCash; readonly page: Page<StaffCashEntry> }> {
    const [rider, page] = await Promise.all([
      readRider(database.sql, riderId),
      listEntries(database.sql, riderId, readPageQuery(query)),
    ])
    return { rider, page }
  }

  const remittances = createRemittances({ database, audit, ledger, notifications, sockets })

  return {
    /** @throws Refusal NOT_FOUND, CHANGED_MEANWHILE */
    answerRemittance: remittances.answer,

    /** @returns what the rider holds now @throws Refusal NOT_FOUND */
    async reverseRemittance(...given: Parameters<typeof remittances.reverse>): Promise<RiderCash> {
      await remittances.reverse(...given)
      return readRider(database.sql, given[1].riderId)
    },

    held: (queries: Queries, riderId: string): Promise<number> => readHeld(queries, riderId),

    heldBy: listHeld,

    byDay: listCashDays,

    /**
     * Records that a rider handed cash in, once for each idempotency key.
     * @returns what the rider holds now
     * @throws Refusal NOT_FOUND; CHANGED_MEANWHILE with `data.current` if the rider's cash has another version
     *   than the one that was shown; VALIDATION for more than the rider holds; IDEMPOTENCY_MISMATCH,
     *   IDEMPOTENCY_IN_FLIGHT
     */
    async recordRemittance(
      caller: Caller,
      key: string | undefined,
      riderId: string,
      input: RemittanceInput,
    ): Promise<RiderCash> {
      const { accountId } = caller
      const request = { accountId, key, callName: 'cash.recordRemittance', body: { riderId, ...input } }
      // The stored answer holds nothing about the rider, who may be deleted while it is kept.
      await once(database, request, async (queries) => {
        await readRider(queries, riderId)
        await ledger.lockBalance(queries, 'rider_cash', riderId)
        const current = await readRider(queries, riderId)
        if (current.version !== input.version) {
          throw new Refusal('CHANGED_MEANWHILE', { message: cashMessages.changed, data: { current } })
        }
        if (input.amount > current.held) throw Refusal.fields({ amount: cashMessages.tooMuch })
        const amountKobo = toKobo(input.amount)
        const remittance = { _id: newId(), riderId, amountKobo, recordedBy: accountId }
        await insertRemittance(queries, { ...remittance, note: input.note })
        await ledger.post(queries, remittancePosting(remittance))
        const { held } = await readRider(queries, riderId)
        await audit.record(queries, caller, {
          action: 'rider.remit',
          subject: { id: riderId, label: current.name },
          before: { cashHeld: current.held },
          after: { cashHeld: held, ...(input.note === '' ? {} : { note: input.note }) },
        })
        return {}
      })
      const told = [accountRoom(riderId), ...PERMISSIONS.seeCash.map(roleRoom)]
      sockets.emit(told, 'cash_remitted', { riderId })
      return readRider(database.sql, riderId)
    },

    /** Riders who hold cash, the most first. @throws Refusal VALIDATION for a cursor that we never gave */
    async list(query: PageQuery): Promise<HoldersPage> {
      const { sql } = database
      const [page, heldKobo, disputed] = await Promise.all([
        listHolders(sql, query),
        sumHeld(sql),
        listDisputed(sql),
      ])
      return { ...page, ...(disputed.length > 0 && { disputed }), totalHeld: toNaira(heldKobo) }
    },

    /** A rider's statement, newest first. @throws Refusal NOT_FOUND */
    read: readStatement,

    /** The caller's own statement: without names and notes of the staff. */
    async readOwn(
      { accountId }: Pick<Caller, 'accountId'>,
      query: ListRequest,
    ): Promise<{ cash: CashBalance; page: Page<CashEntry> }> {
      const { rider, page } = await readStatement(accountId, query)
      const { held, deliveries, since } = rider
      const rows = page.rows.map(({ recordedBy: _recordedBy, note: _note, ...entry }) => entry)
      return { cash: { held, deliveries, since }, page: { ...page, rows } }
    },

    /** Part of deleting a person, whose account the caller has locked. @throws Refusal HOLDS_CASH */
    async requireNoneHeld(queries: Queries, accountId: string): Promise<void> {
      const rider = await findRiderCash(queries, accountId)
      if (rider && rider.held > 0) throw new Refusal('HOLDS_CASH', { data: { held: rider.held } })
    },

    /** Part of deleting a rider: entries stay, what the staff wrote beside them goes. */
    eraseNotes,
  }
}

export type CashService = ReturnType<typeof createCashService>

/** @throws Refusal NOT_FOUND */
function required(rider: RiderCash | null): RiderCash {
  if (!rider) throw new Refusal('NOT_FOUND')
  return rider
}

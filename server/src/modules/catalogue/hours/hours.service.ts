import {
  closedUntil,
  DAY_MS,
  startOfDay,
  WEEKDAYS,
  type ClosureTerm,
  type HoursInput,
  type ShopHours,
} from '@ozi/contract'
import type { Config } from '../../../platform/config.ts'
import type { Database, Queries } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Caller } from '../../../platform/sessions/caller.ts'
import type { AuditService } from '../../audit/audit.service.ts'
import { termsOf, type Editor } from '../editor.ts'
import type { StorePages } from '../store-pages.ts'
import {
  busyMinutesOf,
  deleteHours,
  lockHours,
  openStatusOf,
  readHours,
  toOpenStatus,
  toOpeningHours,
  updateBusy,
  updateClosed,
  updateWeek,
  type ShopHoursRow,
} from './hours.store.ts'

export interface HoursDeps {
  readonly config: Pick<Config, 'orderClock'>
  readonly database: Database
  readonly audit: Pick<AuditService, 'record'>
  readonly storePages: StorePages
}

/** Reads and changes when shops are open: their week, their holidays, and what they change for a while. */
export function createHoursService({ config, database, audit, storePages }: HoursDeps) {
  const { shopAnswerMinutes } = config.orderClock

  function toShopHours(row: ShopHoursRow): ShopHours {
    const now = new Date()
    const opening = openStatusOf(row, now)
    const busyMinutes = busyMinutesOf(row, now)
    const isClosedNow = row.closed_at !== null && (row.closed_until === null || row.closed_until > now)
    return {
      week: row.week,
      holidays: row.holidays ?? [],
      ...toOpenStatus(opening),
      ...(opening.closesAt ? { closesAt: opening.closesAt.toISOString() } : {}),
      ...(isClosedNow
        ? { closedNow: row.closed_until ? { until: row.closed_until.toISOString() } : {} }
        : {}),
      ...(busyMinutes > 0 && row.busy_until
        ? { busy: { minutes: busyMinutes, until: row.busy_until.toISOString() } }
        : {}),
      answerMinutes: shopAnswerMinutes,
      version: row.version,
    }
  }

  /** Changes the locked hours of a shop. @throws Refusal NOT_FOUND, for a vendor without a shop FORBIDDEN */
  async function change(
    editor: Editor,
    vendorId: string,
    work: (queries: Queries, before: ShopHoursRow) => Promise<void>,
  ): Promise<ShopHours> {
    const hours = await database.transaction(async (queries) => {
      const before = await lockHours(queries, vendorId)
      if (!before) throw new Refusal(termsOf(editor).missing)
      await work(queries, before)
      return toShopHours((await readHours(queries, vendorId)) ?? before)
    })
    storePages.changed(vendorId)
    return hours
  }

  return {
    /** @throws Refusal as `update` */
    async read(editor: Editor, vendorId: string): Promise<{ data: ShopHours; shopName: string }> {
      const found = await readHours(database.sql, vendorId)
      if (!found) throw new Refusal(termsOf(editor).missing)
      return { data: toShopHours(found), shopName: found.shop_name }
    },

    /** @throws Refusal CHANGED_MEANWHILE with `data.current`; NOT_FOUND, for a vendor without a shop FORBIDDEN */
    update(editor: Editor, vendorId: string, { version, ...input }: HoursInput): Promise<ShopHours> {
      return change(editor, vendorId, async (queries, before) => {
        if (version !== undefined && version !== before.version) {
          throw new Refusal('CHANGED_MEANWHILE', { data: { current: toShopHours(before) } })
        }
        await updateWeek(queries, vendorId, input)
        const { staff } = termsOf(editor)
        if (!staff) return
        await audit.record(queries, staff, {
          action: 'vendor.hours',
          subject: { id: vendorId, label: before.shop_name },
          before: inWords({ week: before.week, holidays: before.holidays ?? [] }),
          after: inWords(input),
        })
      })
    },

    /** Closes the caller's shop for a while; null opens it again, as far as its hours say so. */
    closeNow({ accountId }: Caller, term: ClosureTerm | null): Promise<ShopHours> {
      return change({ vendorId: accountId }, accountId, (queries, before) => {
        const at = new Date()
        const closed = term && { at, until: closedUntil(term, toOpeningHours(before), at) }
        return updateClosed(queries, accountId, closed)
      })
    },

    /** The caller's shop prepares longer by so many minutes until the day ends. */
    setBusy({ accountId }: Caller, minutes: number): Promise<ShopHours> {
      const until = new Date(startOfDay(Date.now()) + DAY_MS)
      return change({ vendorId: accountId }, accountId, (queries) =>
        updateBusy(queries, accountId, minutes === 0 ? null : { minutes, until }),
      )
    },

    /** Part of suspending a shop. @returns false if it was closed until it opens again, or there is none */
    async closeShop(queries: Queries, vendorId: string): Promise<boolean> {
      const before = await lockHours(queries, vendorId)
      if (!before || (before.closed_at !== null && before.closed_until === null)) return false
      await updateClosed(queries, vendorId, { at: new Date(), until: null })
      return true
    },

    /** Opens a shop that `closeShop` has closed. */
    async openShop(queries: Queries, vendorId: string): Promise<void> {
      if (await lockHours(queries, vendorId)) await updateClosed(queries, vendorId, null)
    },

    /** Part of closing a shop for good. */
    deleteHours,
  }
}

export type HoursService = ReturnType<typeof createHoursService>

/** The hours as the audit log shows them. */
function inWords({ week, holidays }: Pick<HoursInput, 'week' | 'holidays'>) {
  const days = WEEKDAYS.flatMap((day) => {
    const times = week?.[day].map(({ opens, closes }) => `${opens}-${closes}`) ?? []
    return times.length === 0 ? [] : [`${day} ${times.join(', ')}`]
  })
  return {
    hours: week === null ? 'always open' : days.join('; '),
    holidays: holidays
      .map(({ from, to, note }) => [from === to ? from : `${from} to ${to}`, note].join(' ').trim())
      .join('; '),
  }
}

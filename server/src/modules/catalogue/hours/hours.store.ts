import type { HoursInput, OpenStatus, OpeningHours } from '@ozi/contract'
import { openStatusAt } from '@ozi/contract'
import type { Queries } from '../../../platform/database/database.ts'
import { fragment } from '../../../platform/database/fragment.ts'

type Week = HoursInput['week']
type Holidays = HoursInput['holidays']

/** A shop's hours, selected with `HOURS_COLUMNS`; all null for a shop that has set none. */
export interface HoursRow {
  readonly week: Week
  readonly holidays: Holidays | null
  readonly closed_at: Date | null
  readonly closed_until: Date | null
  readonly busy_minutes: number | null
  readonly busy_until: Date | null
}

/** The statement joins `shop_hours as hours` from the left. */
export const HOURS_COLUMNS = fragment`
  hours.week, hours.holidays, hours.closed_at, hours.closed_until, hours.busy_minutes, hours.busy_until`

export const toOpeningHours = ({ week, holidays, closed_at, closed_until }: HoursRow): OpeningHours => ({
  week,
  holidays: holidays ?? [],
  closed: closed_at && { until: closed_until },
})

export const openStatusOf = (row: HoursRow, now = new Date()): OpenStatus =>
  openStatusAt(toOpeningHours(row), now)

export function toOpenStatus({ isOpen, opensAt }: OpenStatus): { isOpen: boolean; opensAt?: string } {
  return { isOpen, ...(opensAt ? { opensAt: opensAt.toISOString() } : {}) }
}

/** The shop prepares so many minutes longer now. */
export const busyMinutesOf = ({ busy_minutes, busy_until }: HoursRow, now = new Date()): number =>
  busy_until && busy_until > now ? (busy_minutes ?? 0) : 0

export interface ShopHoursRow extends HoursRow {
  readonly shop_name: string
  readonly version: number
}

/** Null if there is no such shop. */
export async function readHours(queries: Queries, vendorId: string): Promise<ShopHoursRow | null> {
  const [row] = await queries<ShopHoursRow[]>`
    select ${HOURS_COLUMNS}, vendors.shop_name, coalesce(hours.version, 1) as version
    from vendors left join shop_hours as hours on hours.vendor_id = vendors.account_id
    where vendors.account_id = ${vendorId} and vendors.closed_at is null`
  return row ?? null
}

/** The hours, locked until the transaction ends. Null if there is no such shop. */
export async function lockHours(queries: Queries, vendorId: string): Promise<ShopHoursRow | null> {
  await queries`
    insert into shop_hours (vendor_id)
    select account_id from vendors where account_id = ${vendorId} and closed_at is null
    on conflict (vendor_id) do nothing`
  await queries`select from shop_hours where vendor_id = ${vendorId} for update`
  return readHours(queries, vendorId)
}

/** The row is locked, in this function and the next ones. */
export async function updateWeek(
  queries: Queries,
  vendorId: string,
  { week, holidays }: { readonly week: Week; readonly holidays: Holidays },
): Promise<void> {
  await queries`
    update shop_hours set
      week = ${week && JSON.stringify(week)}::text::json, holidays = ${JSON.stringify(holidays)}::text::json,
      version = version + 1, updated_at = now()
    where vendor_id = ${vendorId}`
}

export async function updateClosed(
  queries: Queries,
  vendorId: string,
  closed: { readonly at: Date; readonly until: Date | null } | null,
): Promise<void> {
  await queries`
    update shop_hours set
      closed_at = ${closed?.at ?? null}, closed_until = ${closed?.until ?? null}, updated_at = now()
    where vendor_id = ${vendorId}`
}

export async function updateBusy(
  queries: Queries,
  vendorId: string,
  busy: { readonly minutes: number; readonly until: Date } | null,
): Promise<void> {
  await queries`
    update shop_hours set
      busy_minutes = ${busy?.minutes ?? 0}, busy_until = ${busy?.until ?? null}, updated_at = now()
    where vendor_id = ${vendorId}`
}

export async function deleteHours(queries: Queries, vendorId: string): Promise<void> {
  await queries`delete from shop_hours where vendor_id = ${vendorId}`
}

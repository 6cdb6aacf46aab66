import type { RiderCash } from '@ozi/contract'
import type { Person } from './app.ts'

/** What a rider holds, as the staff sees it. */
export const cashOf = async (staff: Person, rider: Person): Promise<RiderCash> =>
  (await staff.client.cash.read({ riderId: rider.user._id })).rider

interface More {
  /** The version that was shown; by default the present one. */
  readonly version?: number
  readonly note?: string
  /** The idempotency key; by default none. */
  readonly key?: string
}

/** Records a remittance of this many naira. */
export async function remit(staff: Person, rider: Person, amount: number, more: More = {}) {
  const { key, note = '', version = (await cashOf(staff, rider)).version } = more
  return staff.client.cash.recordRemittance({
    headers: key === undefined ? {} : { 'idempotency-key': key },
    params: { riderId: rider.user._id },
    body: { amount, note, version },
  })
}

/** The rider hands in all the cash they hold. */
export async function remitAll(staff: Person, rider: Person): Promise<void> {
  await remit(staff, rider, (await cashOf(staff, rider)).held)
}

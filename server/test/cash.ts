import type { RiderCash } from '@ozi/contract'
import { v7 as newId } from 'uuid'
import type { Person, TestApp } from './app.ts'
import { carriedParcel } from './moves.ts'
import { startAppForFile } from './start-app-for-file.ts'

/** A server, a customer who pays in cash, and those who look after it. */
export async function openCash() {
  const app = await startAppForFile()
  const [ada, admin, finance] = await Promise.all([
    app.customer(),
    app.admin(),
    app.staff('finance', 'Ifeoma Nwosu'),
  ])
  return {
    app,
    ada,
    admin,
    finance,
    /** A parcel of the customer's, delivered by this rider, who then holds its cash. */
    deliver: (rider: Person) => carriedParcel(rider, ada, 'delivered'),
    /** A rider's statement, as the staff sees it. */
    statementOf: ({ user }: Person) => finance.client.cash.read({ riderId: user._id }),
  }
}

/** The cash that a rider holds, as the staff sees it. */
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

/** Lets a rider hold exactly this much, without an order that it comes from. */
export async function hold(app: TestApp, rider: Person, naira: number): Promise<void> {
  const owner = rider.user._id
  await app.sql.begin(async (queries) => {
    const more = naira * 100 - (await app.parts.ledger.lockBalance(queries, 'rider_cash', owner))
    await app.parts.ledger.post(queries, {
      cause: { kind: 'cash.collected', id: newId() },
      lines: [
        { account: 'rider_cash', owner, amountKobo: more },
        { account: 'unearned', amountKobo: -more },
      ],
    })
  })
}

/** The rider hands in all the cash they hold. */
export async function remitAll(staff: Person, rider: Person): Promise<void> {
  await remit(staff, rider, (await cashOf(staff, rider)).held)
}

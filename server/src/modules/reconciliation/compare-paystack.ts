import { DAY_MS } from '@ozi/contract'
import type { Database } from '../../platform/database/database.ts'
import {
  PAYSTACK_PAGE_ROWS,
  PaystackFailure,
  type PaystackCharge,
  type PaystackRefund,
  type PaystackService,
} from '../payments/paystack.service.ts'
import type { Difference } from './compare-postings.ts'
import type { ComparedPart, Portion } from './compare-things.ts'
import { openUnseen } from './differences.store.ts'
import {
  chargesByReference,
  doneRefundsOf,
  paidChargesOf,
  refundsByIds,
  type OurCharge,
  type OurRefund,
} from './paystack-list.store.ts'

/** Around a day, because what Paystack dates a little earlier or later than we do is the same. */
const MARGIN_MS = 3_600_000
/** After the last day, open differences of days that are not read any more are asked for by their names. */
const AGAIN = 'again'
/** So many at once. */
const AGAIN_ROWS = 10
/** Younger ones may be under way. */
const GRACE_MS = 900_000
const CURRENCY = 'NGN'
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

type Found = Omit<Difference, 'part' | 'subject'>

/** Whether the money came, whatever became of it afterwards. */
const isTaken = ({ status }: PaystackCharge): boolean => status === 'success' || status === 'reversed'

/** Only where Paystack is away the part ends: a single refusal says nothing of the others. */
const isRefused = (error: unknown): boolean => error instanceof PaystackFailure && error.kind === 'refused'

/** What is asked by name. @param untold what it is called where Paystack refuses to tell */
const orUntold = (asked: Promise<Found[]>, untold: Found): Promise<Found[]> =>
  asked.catch((error: unknown) => {
    if (isRefused(error)) return [untold]
    throw error
  })

const belongsOf = ({ reference, orderId, customerId, amountKobo }: OurCharge | OurRefund) => ({
  ...{ expectedKobo: amountKobo, foundKobo: 0 },
  ...{ reference, orderId, personId: customerId },
})

/** What Paystack lists of a charge beside what we have of it. */
export function compareCharge(theirs: PaystackCharge, ours: OurCharge | undefined): Found[] {
  const { amount, currency, fees, reference } = theirs
  if (!ours) {
    if (!isTaken(theirs)) return []
    return [{ kind: 'charge.unknown', expectedKobo: 0, foundKobo: amount, reference }]
  }
  const belongs = { reference, orderId: ours.orderId, personId: ours.customerId }
  const sums = { expectedKobo: ours.amountKobo, foundKobo: amount, ...belongs }
  if (!isTaken(theirs)) return ours.isPaid ? [{ kind: 'charge.status', ...sums, foundKobo: 0 }] : []
  if (currency !== CURRENCY) return [{ kind: 'charge.currency', ...sums }]
  if (amount !== ours.amountKobo) return [{ kind: 'charge.amount', ...sums }]
  // What was given back at Paystack itself before we counted it is no money of ours.
  if (!ours.isPaid) return theirs.status === 'success' ? [{ kind: 'charge.uncounted', ...sums }] : []
  if (theirs.status === 'reversed' && ours.refundedKobo < amount) {
    return [{ kind: 'charge.status', ...sums, expectedKobo: amount - ours.refundedKobo, foundKobo: 0 }]
  }
  const ownFees = ours.feesKobo ?? 0
  if (fees === null || fees === undefined || fees === ownFees) return []
  return [{ kind: 'charge.fees', expectedKobo: ownFees, foundKobo: fees, ...belongs }]
}

/** The same of a refund. */
export function compareRefund(theirs: PaystackRefund, ours: OurRefund | undefined): Found[] {
  const isDone = theirs.status === 'processed'
  if (!ours) return isDone ? [{ kind: 'refund.unknown', expectedKobo: 0, foundKobo: theirs.amount }] : []
  const { reference, orderId, customerId: personId, amountKobo: expectedKobo } = ours
  const sums = { expectedKobo, foundKobo: theirs.amount, reference, orderId, personId }
  if (theirs.amount !== expectedKobo) return [{ kind: 'refund.amount', ...sums }]
  // What is under way at one of the two is looked at again every few minutes anyway.
  const isOther =
    (ours.status === 'done' && theirs.status === 'failed') || (ours.status === 'failed' && isDone)
  if (!isOther) return []
  const told = ours.status === 'done' ? { foundKobo: 0 } : { expectedKobo: 0 }
  return [{ kind: 'refund.status', ...sums, ...told }]
}

export interface PaystackListParts {
  readonly database: Pick<Database, 'sql'>
  readonly online: Pick<
    PaystackService,
    'listCharges' | 'listRefunds' | 'findCharge' | 'findRefund' | 'isSandbox'
  >
  readonly runId: string
  readonly period: { readonly from: Date; readonly to: Date }
}

/** Compares our payments and refunds with Paystack's own lists, a day at a time. @throws PaystackFailure */
export function comparedWithPaystack({ database, online, runId, period }: PaystackListParts): ComparedPart {
  const { isSandbox } = online
  const lastMs = period.to.getTime() - GRACE_MS

  async function allPages<Row>(
    list: (day: { from: Date; to: Date }, page: number) => Promise<readonly Row[]>,
    day: { readonly from: Date; readonly to: Date },
  ): Promise<Row[]> {
    const around = {
      from: new Date(day.from.getTime() - MARGIN_MS),
      to: new Date(Math.min(day.to.getTime() + MARGIN_MS, lastMs)),
    }
    const rows: Row[] = []
    for (let page = 1; ; page += 1) {
      const some = await list(around, page)
      rows.push(...some)
      if (some.length < PAYSTACK_PAGE_ROWS) return rows
    }
  }

  /** What differs of one charge that is asked for by its name. */
  async function chargeByName(reference: string, ours: OurCharge | undefined): Promise<Found[]> {
    const theirs = await online.findCharge(reference)
    if (theirs) return compareCharge(theirs, ours)
    if (!ours?.isPaid || ours.isSandbox !== isSandbox) return []
    return [{ kind: 'charge.missing', ...belongsOf(ours) }]
  }

  /** Ours to each of these refunds of Paystack's, which may carry our id as their note. */
  async function oursOf(
    all: readonly PaystackRefund[],
  ): Promise<(theirs: PaystackRefund) => OurRefund | undefined> {
    const notes = all.map(({ merchant_note }) => merchant_note ?? '').filter((note) => UUID.test(note))
    const known = await refundsByIds(
      database.sql,
      notes,
      all.map(({ id }) => id),
    )
    return ({ id, merchant_note }) =>
      known.find((ours) => ours.paystackId === id) ?? known.find((ours) => ours._id === merchant_note)
  }

  /** What differs of one refund that is asked for by Paystack's id. */
  async function refundByName(paystackId: number): Promise<Found[]> {
    const theirs = await online.findRefund(paystackId)
    if (theirs) return compareRefund(theirs, (await oursOf([theirs]))(theirs))
    const [ours] = await refundsByIds(database.sql, [], [paystackId])
    if (ours?.status !== 'done' || ours.isSandbox !== isSandbox) return []
    return [{ kind: 'refund.missing', ...belongsOf(ours) }]
  }

  async function charges(day: {
    readonly from: Date
    readonly to: Date
  }): Promise<{ checked: number; found: Difference[] }> {
    const listed = new Map(
      (await allPages(online.listCharges, day)).map((theirs) => [theirs.reference, theirs]),
    )
    const known = new Map(
      (await chargesByReference(database.sql, [...listed.keys()])).map((ours) => [ours.reference, ours]),
    )
    const found = [...listed.values()].flatMap((theirs) => compareCharge(theirs, known.get(theirs.reference)))
    for (const ours of await paidChargesOf(database.sql, { ...day, isSandbox })) {
      if (listed.has(ours.reference)) continue
      // It may be listed under another day.
      const asked = chargeByName(ours.reference, ours)
      found.push(...(await orUntold(asked, { kind: 'charge.untold', ...belongsOf(ours) })))
    }
    return {
      checked: listed.size,
      found: found.map((each) => ({ ...each, part: 'paystack', subject: each.reference ?? '' })),
    }
  }

  async function refunds(day: {
    readonly from: Date
    readonly to: Date
  }): Promise<{ checked: number; found: Difference[] }> {
    const listed = new Map((await allPages(online.listRefunds, day)).map((theirs) => [theirs.id, theirs]))
    const oursTo = await oursOf([...listed.values()])
    const found: Difference[] = [...listed.values()].flatMap((theirs) =>
      compareRefund(theirs, oursTo(theirs)).map((each): Difference => ({
        ...each,
        part: 'paystack',
        subject: String(theirs.id),
      })),
    )
    for (const ours of await doneRefundsOf(database.sql, { ...day, isSandbox })) {
      if (ours.paystackId === null || listed.has(ours.paystackId)) continue
      const subject = String(ours.paystackId)
      const untold: Found = { kind: 'refund.untold', ...belongsOf(ours) }
      const rows = await orUntold(refundByName(ours.paystackId), untold)
      found.push(...rows.map((each): Difference => ({ ...each, part: 'paystack', subject })))
    }
    return { checked: listed.size, found }
  }

  /**
   * Open differences whose days are not read any more: each is asked for, and closes only if it is gone. One that Paystack
   * refuses to tell of stays open, and the others are asked for all the same.
   */
  async function again(after: string | null): Promise<Portion> {
    const open = await openUnseen(database.sql, 'paystack', { runId, after, rowLimit: AGAIN_ROWS })
    const last = open.at(-1)
    if (last === undefined) return { position: null, checked: 0, differences: [] }
    const unsure: string[] = []
    const found = await Promise.all(
      open.map(async ({ _id, kind, subject }): Promise<Difference[]> => {
        try {
          const rows = kind.startsWith('refund.')
            ? await refundByName(Number(subject))
            : await chargeByName(subject, (await chargesByReference(database.sql, [subject]))[0])
          return rows.map((each) => ({ ...each, part: 'paystack', subject }))
        } catch (error) {
          if (!isRefused(error)) throw error
          unsure.push(_id)
          return []
        }
      }),
    )
    return { position: `${AGAIN} ${last._id}`, checked: open.length, differences: found.flat(), unsure }
  }

  return {
    async next(position) {
      if (position?.startsWith(AGAIN)) return again(position.split(' ')[1] ?? null)
      const fromMs = position === null ? period.from.getTime() : Number(position)
      if (fromMs >= lastMs) return { position: AGAIN, checked: 0, differences: [] }
      const toMs = Math.min(fromMs + DAY_MS, lastMs)
      const day = { from: new Date(fromMs), to: new Date(toMs) }
      const [ofCharges, ofRefunds] = [await charges(day), await refunds(day)]
      return {
        position: String(toMs),
        checked: ofCharges.checked + ofRefunds.checked,
        differences: [...ofCharges.found, ...ofRefunds.found],
      }
    },
  }
}

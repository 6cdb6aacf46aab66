import { DAY_MS } from '@ozi/contract'
import type { Database } from '../../platform/database/database.ts'
import {
  ProviderFailure,
  type PaymentProvider,
  type Period,
  type ProviderPayment,
  type ProviderRefund,
} from '../payments/online-payments.service.ts'
import type { PartComparison, Difference, Portion } from './part-comparison.ts'
import { openUnseen } from './differences.store.ts'
import {
  paymentsByReference,
  doneRefundsIn,
  paidPaymentsIn,
  refundsByIds,
  type OurPayment,
  type OurRefund,
} from './provider-list.store.ts'

/** A day is compared with a margin, because the provider's time of a payment may differ a little from ours. */
const MARGIN_MS = 3_600_000
/** The position after the last day: the provider is asked about each open difference whose day is not read any more. */
const AGAIN = 'again'
/** So many at once. */
const AGAIN_ROWS = 10
/** Payments younger than this may still be under way. */
const GRACE_MS = 900_000
const CURRENCY = 'NGN'

type ProviderDifference = Omit<Difference, 'part' | 'subject'>

/** True if the money came, also if it went back afterwards. */
const isTaken = ({ status }: ProviderPayment): boolean => status === 'paid' || status === 'reversed'

/**
 * A refusal concerns one payment, so the others are compared all the same. If the provider is away, the whole part
 * ends.
 */
const isRefused = (error: unknown): boolean => error instanceof ProviderFailure && error.kind === 'refused'

/** @param untold the difference that is reported if the provider refuses to answer */
const orUntold = (
  asked: Promise<ProviderDifference[]>,
  untold: ProviderDifference,
): Promise<ProviderDifference[]> =>
  asked.catch((error: unknown) => {
    if (isRefused(error)) return [untold]
    throw error
  })

const withoutTheirs = ({ reference, orderId, customerId, amountKobo }: OurPayment | OurRefund) => ({
  expectedKobo: amountKobo,
  foundKobo: 0,
  reference,
  orderId,
  personId: customerId,
})

/** Compares a charge in the provider's list with ours. */
export function comparePayment(theirs: ProviderPayment, ours: OurPayment | undefined): ProviderDifference[] {
  const { amountKobo: amount, currency, feesKobo: fees, reference } = theirs
  if (!ours) {
    if (!isTaken(theirs)) return []
    return [{ kind: 'charge.unknown', expectedKobo: 0, foundKobo: amount, reference }]
  }
  const belongs = { reference, orderId: ours.orderId, personId: ours.customerId }
  const sums = { expectedKobo: ours.amountKobo, foundKobo: amount, ...belongs }
  if (!isTaken(theirs)) return ours.isPaid ? [{ kind: 'charge.status', ...sums, foundKobo: 0 }] : []
  if (currency !== CURRENCY) return [{ kind: 'charge.currency', ...sums }]
  if (amount !== ours.amountKobo) return [{ kind: 'charge.amount', ...sums }]
  // A payment that was given back at the provider before we counted it is no difference.
  if (!ours.isPaid) return theirs.status === 'paid' ? [{ kind: 'charge.uncounted', ...sums }] : []
  if (theirs.status === 'reversed' && ours.refundedKobo < amount) {
    return [{ kind: 'charge.status', ...sums, expectedKobo: amount - ours.refundedKobo, foundKobo: 0 }]
  }
  const ownFees = ours.feesKobo ?? 0
  if (fees === null || fees === ownFees) return []
  return [{ kind: 'charge.fees', expectedKobo: ownFees, foundKobo: fees, ...belongs }]
}

/** Compares a refund in the provider's list with ours. */
export function compareRefund(theirs: ProviderRefund, ours: OurRefund | undefined): ProviderDifference[] {
  const isDone = theirs.status === 'done'
  if (!ours) return isDone ? [{ kind: 'refund.unknown', expectedKobo: 0, foundKobo: theirs.amountKobo }] : []
  const { reference, orderId, customerId: personId, amountKobo: expectedKobo } = ours
  const sums = { expectedKobo, foundKobo: theirs.amountKobo, reference, orderId, personId }
  if (theirs.amountKobo !== expectedKobo) return [{ kind: 'refund.amount', ...sums }]
  // A refund under way is looked at again every few minutes anyway.
  const areOpposite =
    (ours.status === 'done' && theirs.status === 'failed') || (ours.status === 'failed' && isDone)
  if (!areOpposite) return []
  const told = ours.status === 'done' ? { foundKobo: 0 } : { expectedKobo: 0 }
  return [{ kind: 'refund.status', ...sums, ...told }]
}

export interface ProviderListDeps {
  readonly database: Pick<Database, 'sql'>
  readonly provider: Pick<PaymentProvider, 'id' | 'since' | 'payments' | 'refunds'>
  readonly runId: string
  readonly period: Period
}

/** Compares our payments and refunds with the provider's own lists, a day at a time. @throws ProviderFailure */
export function createProviderComparison({
  database,
  provider,
  runId,
  period,
}: ProviderListDeps): PartComparison {
  const firstMs = Math.max(period.from.getTime(), provider.since?.getTime() ?? 0)
  const lastMs = period.to.getTime() - GRACE_MS

  const around = ({ from, to }: Period): Period => ({
    from: new Date(from.getTime() - MARGIN_MS),
    to: new Date(Math.min(to.getTime() + MARGIN_MS, lastMs)),
  })

  /** Asks the provider about one payment and compares it with ours. */
  async function askForPayment(
    reference: string,
    ours: OurPayment | undefined,
  ): Promise<ProviderDifference[]> {
    const theirs = await provider.payments.find(reference)
    if (theirs) return comparePayment(theirs, ours)
    if (!ours?.isPaid || ours.provider !== provider.id) return []
    return [{ kind: 'charge.missing', ...withoutTheirs(ours) }]
  }

  /** Finds our row of each of the provider's refunds, by its id or by ours. */
  async function oursOf(
    all: readonly ProviderRefund[],
  ): Promise<(theirs: ProviderRefund) => OurRefund | undefined> {
    const ids = all.flatMap(({ refundId }) => refundId ?? [])
    const providerIds = all.map(({ id }) => id)
    const known = await refundsByIds(database.sql, provider.id, { ids, providerIds })
    return ({ id, refundId }) =>
      known.find((ours) => ours.providerId === id) ?? known.find((ours) => ours._id === refundId)
  }

  /** Asks the provider about one refund and compares it with ours. */
  async function askForRefund(providerId: string): Promise<ProviderDifference[]> {
    const theirs = await provider.refunds.find(providerId)
    if (theirs) return compareRefund(theirs, (await oursOf([theirs]))(theirs))
    const [ours] = await refundsByIds(database.sql, provider.id, { providerIds: [providerId] })
    if (ours?.status !== 'done') return []
    return [{ kind: 'refund.missing', ...withoutTheirs(ours) }]
  }

  async function comparePayments(day: Period): Promise<{ checked: number; found: Difference[] }> {
    const all = await provider.payments.list(around(day))
    const listed = new Map(all.map((theirs) => [theirs.reference, theirs]))
    const known = new Map(
      (await paymentsByReference(database.sql, [...listed.keys()])).map((ours) => [ours.reference, ours]),
    )
    const found = [...listed.values()].flatMap((theirs) =>
      comparePayment(theirs, known.get(theirs.reference)),
    )
    for (const ours of await paidPaymentsIn(database.sql, { ...day, provider: provider.id })) {
      if (listed.has(ours.reference)) continue
      // The provider may list it under another day.
      const asked = askForPayment(ours.reference, ours)
      found.push(...(await orUntold(asked, { kind: 'charge.untold', ...withoutTheirs(ours) })))
    }
    return {
      checked: listed.size,
      found: found.map((each) => ({ ...each, part: 'provider', subject: each.reference ?? '' })),
    }
  }

  async function compareRefunds(day: Period): Promise<{ checked: number; found: Difference[] }> {
    const listed = new Map((await provider.refunds.list(around(day))).map((theirs) => [theirs.id, theirs]))
    const oursTo = await oursOf([...listed.values()])
    const found: Difference[] = [...listed.values()].flatMap((theirs) =>
      compareRefund(theirs, oursTo(theirs)).map((each): Difference => ({
        ...each,
        part: 'provider',
        subject: theirs.id,
      })),
    )
    for (const ours of await doneRefundsIn(database.sql, { ...day, provider: provider.id })) {
      const subject = ours.providerId
      if (subject === null || listed.has(subject)) continue
      const untold: ProviderDifference = { kind: 'refund.untold', ...withoutTheirs(ours) }
      const rows = await orUntold(askForRefund(subject), untold)
      found.push(...rows.map((each): Difference => ({ ...each, part: 'provider', subject })))
    }
    return { checked: listed.size, found }
  }

  /**
   * Asks again about open differences whose day is not read any more. Each closes only if it is gone, and stays open if
   * the provider refuses to answer.
   */
  async function askAgain(after: string | null): Promise<Portion> {
    const open = await openUnseen(database.sql, 'provider', { runId, after, rowLimit: AGAIN_ROWS })
    const last = open.at(-1)
    if (last === undefined) return { position: null, checked: 0, differences: [] }
    const unsure: string[] = []
    const found = await Promise.all(
      open.map(async ({ _id, kind, subject }): Promise<Difference[]> => {
        try {
          const rows = kind.startsWith('refund.')
            ? await askForRefund(subject)
            : await askForPayment(subject, (await paymentsByReference(database.sql, [subject]))[0])
          return rows.map((each) => ({ ...each, part: 'provider', subject }))
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
      if (position?.startsWith(AGAIN)) return askAgain(position.split(' ')[1] ?? null)
      const fromMs = position === null ? firstMs : Number(position)
      if (fromMs >= lastMs) return { position: AGAIN, checked: 0, differences: [] }
      const toMs = Math.min(fromMs + DAY_MS, lastMs)
      const day = { from: new Date(fromMs), to: new Date(toMs) }
      const [ofCharges, ofRefunds] = [await comparePayments(day), await compareRefunds(day)]
      return {
        position: String(toMs),
        checked: ofCharges.checked + ofRefunds.checked,
        differences: [...ofCharges.found, ...ofRefunds.found],
      }
    },
  }
}

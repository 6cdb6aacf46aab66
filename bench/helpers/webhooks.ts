import { randomUUID } from 'node:crypto'
import { loadavg } from 'node:os'
import { withoutGuards } from '../../server/test/without-guards.ts'
import { sandboxKey } from '../../server/src/modules/payments/sandbox/sandbox.ts'
import { signEvent } from '../../server/src/modules/payments/paystack/signature.ts'
import { WEBHOOK_PATH } from '../../server/src/modules/payments/paystack/webhook.ts'
import type { Sql } from '../../server/src/platform/database/index.ts'
import { quantile } from './figures.ts'

const SECONDS = 10
const MOST_MS = 100
const AMOUNT_KOBO = 150_000

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** So many each second, whether earlier ones are answered or not. @returns how long each took, in milliseconds */
async function atRate(perSecond: number, work: (i: number) => Promise<void>): Promise<number[]> {
  const begun = performance.now()
  const all = Array.from({ length: SECONDS * perSecond }, async (_, i) => {
    const due = begun + (i * 1000) / perSecond
    await pause(due - begun)
    await work(i)
    return performance.now() - due
  })
  return Promise.all(all)
}

const told = (taken: readonly number[]): string =>
  `p50 ${quantile(taken, 0.5).toFixed(1)} ms, p99 ${quantile(taken, 0.99).toFixed(1)} ms`

/** Payments that Paystack tells of, beside one row that is inserted and one that is updated, each at the same rate. */
export async function measureWebhooks({
  url,
  dataDir,
  sql,
  perSecond,
}: {
  readonly url: string
  readonly dataDir: string
  readonly sql: Sql
  readonly perSecond: number
}): Promise<void> {
  const count = perSecond * SECONDS
  const references = Array.from({ length: count }, () => `ozi-${randomUUID()}`)
  // Each pays once: payments of one customer wait for each other's balance.
  const customers = await sql<{ _id: string }[]>`
    select _id from accounts where role = 'user' order by random() limit ${count}`
  if (customers.length < count) throw new Error(`there are no ${count} customers`)
  await sql`
    insert into payments (reference, customer_id, amount_kobo, is_sandbox)
    select reference, customer_id, ${AMOUNT_KOBO}, true
    from unnest(${references}::text[], ${customers.map(({ _id }) => _id)}::uuid[]) as made (reference, customer_id)`
  const bare = `bare-${randomUUID()}-`
  const insert = await atRate(perSecond, async (i) => {
    await sql`
      insert into payments (reference, customer_id, amount_kobo, is_sandbox)
      values (${bare + String(i)}, ${customers[i]?._id ?? ''}, ${AMOUNT_KOBO}, true)`
  })
  const update = await atRate(perSecond, async (i) => {
    await sql`update payments set status = 'paid', paid_at = now(), paystack_id = 1 where reference = ${bare + String(i)}`
  })
  await withoutGuards(sql, ['payments'], `delete from payments where reference like '${bare}%'`)

  const key = sandboxKey({ dataDir, dataKey: undefined })
  const failures = new Set<number>()
  const taken = await atRate(perSecond, async (i) => {
    const paid = { id: 4_000_000_000 + i, status: 'success', amount: AMOUNT_KOBO, currency: 'NGN', fees: 0 }
    const body = JSON.stringify({ event: 'charge.success', data: { ...paid, reference: references[i] } })
    const answer = await fetch(url + WEBHOOK_PATH, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'x-paystack-signature': signEvent(body, key) },
    })
    if (answer.status !== 200) failures.add(answer.status)
    await answer.body?.cancel()
  })
  const [{ paid } = { paid: 0 }] = await sql<{ paid: number }[]>`
    select count(*) as paid from payments where status = 'paid' and reference = any(${references}::text[])`
  const p99 = quantile(taken, 0.99)
  console.log(
    `${perSecond} webhooks/s for ${SECONDS} s: ${told(taken)} (at most ${MOST_MS}: ${p99 <= MOST_MS ? 'met' : 'missed'}), ` +
      `${(p99 / quantile(insert, 0.99)).toFixed(1)} times one bare insert (${told(insert)}); one bare update: ${told(update)}; ` +
      `${paid} of ${count} counted, refused: ${[...failures].join(', ') || 'none'}; load ${loadavg()[0]?.toFixed(1) ?? ''}`,
  )
}

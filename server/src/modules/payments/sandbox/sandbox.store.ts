import type { Queries } from '../../../platform/database/database.ts'

/** A charge as Paystack would keep it. */
export interface SandboxCharge {
  readonly id: number
  readonly reference: string
  readonly accessCode: string
  readonly amountKobo: number
  readonly callbackUrl: string
  readonly status: string
  readonly chargedKobo: number | null
  readonly chargedCurrency: string | null
  readonly refundsFail: boolean
  readonly createdAt: Date
}

const COLUMNS = (queries: Queries) => queries`
  _id as id, reference, access_code as "accessCode", amount_kobo as "amountKobo", callback_url as "callbackUrl",
  case
    when status = 'processing' and succeeds_at <= now() then 'success'
    when status = 'success' and coalesce(charged_kobo, 0) <= (
      select coalesce(sum(amount_kobo), 0) from sandbox_refunds where charge_id = sandbox_charges._id
    ) and charged_kobo > 0 then 'reversed'
    else status
  end as status,
  charged_kobo as "chargedKobo", charged_currency as "chargedCurrency", refunds_fail as "refundsFail",
  created_at as "createdAt"`

/** @returns false if the reference is known */
export async function insertCharge(
  queries: Queries,
  charge: Pick<SandboxCharge, 'reference' | 'accessCode' | 'amountKobo' | 'callbackUrl'>,
): Promise<boolean> {
  const { reference, accessCode, amountKobo, callbackUrl } = charge
  const added = await queries`
    insert into sandbox_charges (reference, access_code, amount_kobo, callback_url)
    values (${reference}, ${accessCode}, ${amountKobo}, ${callbackUrl})
    on conflict (reference) do nothing`
  return added.count === 1
}

export async function findCharge(
  queries: Queries,
  by: { readonly reference: string } | { readonly accessCode: string },
): Promise<SandboxCharge | null> {
  const [row] = await queries<SandboxCharge[]>`
    select ${COLUMNS(queries)} from sandbox_charges
    where ${'reference' in by ? queries`reference = ${by.reference}` : queries`access_code = ${by.accessCode}`}`
  return row ?? null
}

/** What somebody chose at the page to pay at. A charge that succeeded stays as it is. */
export async function setCharge(
  queries: Queries,
  reference: string,
  chosen: {
    readonly status: string
    readonly chargedKobo: number
    readonly currency: string
    readonly secondsUntilSuccess: number | null
    readonly refundsFail: boolean
  },
): Promise<boolean> {
  const { status, chargedKobo, currency, secondsUntilSuccess, refundsFail } = chosen
  const changed = await queries`
    update sandbox_charges set status = ${status}, charged_kobo = ${chargedKobo}, charged_currency = ${currency},
      succeeds_at = now() + make_interval(secs => ${secondsUntilSuccess}), refunds_fail = ${refundsFail}, paid_at = now()
    where reference = ${reference} and status not in ('success', 'processing')`
  return changed.count === 1
}

/** A page of a list, the newest first. */
export interface SandboxPage {
  readonly from: Date
  readonly to: Date
  readonly offset: number
  readonly rowLimit: number
}

export async function listCharges(
  queries: Queries,
  { from, to, offset, rowLimit }: SandboxPage,
): Promise<readonly SandboxCharge[]> {
  return queries<SandboxCharge[]>`
    select ${COLUMNS(queries)} from sandbox_charges where created_at >= ${from} and created_at < ${to}
    order by _id desc limit ${rowLimit} offset ${offset}`
}

/** How long the sandbox takes for a refund. */
export const REFUND_SECONDS = 3

export interface SandboxRefund {
  readonly id: number
  readonly reference: string
  readonly amountKobo: number
  readonly note: string
  readonly status: string
}

const REFUND_COLUMNS = (queries: Queries) => queries`
  sandbox_refunds._id as id, charge.reference, sandbox_refunds.amount_kobo as "amountKobo", note,
  case
    when sandbox_refunds.created_at > now() - make_interval(secs => ${REFUND_SECONDS}) then 'pending'
    when charge.refunds_fail then 'failed'
    else 'processed'
  end as status`

/** @returns null if the charge has not so much left */
export async function insertRefund(
  queries: Queries,
  refund: Pick<SandboxRefund, 'reference' | 'amountKobo' | 'note'>,
): Promise<SandboxRefund | null> {
  const { reference, amountKobo, note } = refund
  const [charge] = await queries<{ _id: number; chargedKobo: number; status: string }[]>`
    select _id, coalesce(charged_kobo, 0)::bigint as "chargedKobo", status from sandbox_charges
    where reference = ${reference} for update`
  if (!charge) return null
  const [row] = await queries<{ _id: number }[]>`
    insert into sandbox_refunds (charge_id, amount_kobo, note)
    select ${charge._id}, ${amountKobo}, ${note}
    where ${charge.chargedKobo} >= ${amountKobo} + (
      select coalesce(sum(amount_kobo), 0) from sandbox_refunds where charge_id = ${charge._id}
    )
    returning _id`
  return row ? findRefund(queries, row._id) : null
}

export async function findRefund(queries: Queries, id: number): Promise<SandboxRefund | null> {
  const [row] = await queries<SandboxRefund[]>`
    select ${REFUND_COLUMNS(queries)} from sandbox_refunds
    join sandbox_charges as charge on charge._id = charge_id where sandbox_refunds._id = ${id}`
  return row ?? null
}

export async function listRefunds(queries: Queries, chargeId: number): Promise<readonly SandboxRefund[]> {
  return queries<SandboxRefund[]>`
    select ${REFUND_COLUMNS(queries)} from sandbox_refunds
    join sandbox_charges as charge on charge._id = charge_id where charge_id = ${chargeId}
    order by sandbox_refunds._id desc limit 100`
}

export async function listAllRefunds(
  queries: Queries,
  { from, to, offset, rowLimit }: SandboxPage,
): Promise<readonly SandboxRefund[]> {
  return queries<SandboxRefund[]>`
    select ${REFUND_COLUMNS(queries)} from sandbox_refunds
    join sandbox_charges as charge on charge._id = charge_id
    where sandbox_refunds.created_at >= ${from} and sandbox_refunds.created_at < ${to}
    order by sandbox_refunds._id desc limit ${rowLimit} offset ${offset}`
}

export async function insertEvent(queries: Queries, body: string, afterSeconds: number): Promise<void> {
  await queries`
    insert into sandbox_events (body, next_at) values (${body}, now() + make_interval(secs => ${afterSeconds}))`
}

/** Events to send now; each is due again later, the later the oftener it failed, until it is forgotten. */
export async function takeEvents(queries: Queries): Promise<readonly { _id: number; body: string }[]> {
  return queries<{ _id: number; body: string }[]>`
    update sandbox_events set tries = tries + 1, next_at = now() + make_interval(secs => 5 * (tries + 1)^2)
    where _id in (
      select _id from sandbox_events where next_at <= now() and tries < 12 order by next_at limit 20
      for update skip locked
    )
    returning _id, body`
}

export async function deleteEvent(queries: Queries, id: number): Promise<void> {
  await queries`delete from sandbox_events where _id = ${id}`
}

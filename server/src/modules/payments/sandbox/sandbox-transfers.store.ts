import type { Queries } from '../../../platform/database/database.ts'

/** A transfer as Paystack would keep it. */
export interface SandboxTransfer {
  readonly id: number
  readonly reference: string
  readonly amountKobo: number
  readonly recipient: string
  readonly secondsOld: number
}

const COLUMNS = (queries: Queries) => queries`
  _id as id, reference, amount_kobo as "amountKobo", recipient,
  extract(epoch from now() - created_at)::float8 as "secondsOld"`

/** @returns false if the reference is known */
export async function insertTransfer(
  queries: Queries,
  { reference, amountKobo, recipient }: Pick<SandboxTransfer, 'reference' | 'amountKobo' | 'recipient'>,
): Promise<boolean> {
  const added = await queries`
    insert into sandbox_transfers (reference, amount_kobo, recipient)
    values (${reference}, ${amountKobo}, ${recipient}) on conflict (reference) do nothing`
  return added.count === 1
}

export async function findTransfer(queries: Queries, reference: string): Promise<SandboxTransfer | null> {
  const [row] = await queries<SandboxTransfer[]>`
    select ${COLUMNS(queries)} from sandbox_transfers where reference = ${reference}`
  return row ?? null
}

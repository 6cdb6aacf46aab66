import type { Queries } from '../../../platform/database/database.ts'

/** The second factor of an account: on, or not yet confirmed by a first code. */
export interface Factor {
  readonly sealedSecret: Buffer
  readonly turnedOnAt: Date | null
  readonly recoveryCodesLeft: number
}

export async function findFactor(queries: Queries, accountId: string): Promise<Factor | null> {
  const [factor] = await queries<Factor[]>`
    select sealed_secret as "sealedSecret", turned_on_at as "turnedOnAt", (
      select count(*)::int from recovery_codes c where c.account_id = f.account_id and c.used_at is null
    ) as "recoveryCodesLeft"
    from second_factors f where account_id = ${accountId}`
  return factor ?? null
}

/** Replaces a second factor that is not on. @returns false if it is on */
export async function replaceFactor(
  queries: Queries,
  accountId: string,
  sealedSecret: Buffer,
): Promise<boolean> {
  const rows = await queries`
    insert into second_factors (account_id, sealed_secret) values (${accountId}, ${sealedSecret})
    on conflict (account_id) do update set sealed_secret = excluded.sealed_secret, created_at = now(), last_step = null
    where second_factors.turned_on_at is null
    returning 1`
  return rows.length === 1
}

/** @returns false if it is on already */
export async function turnFactorOn(
  queries: Queries,
  accountId: string,
  codeHashes: readonly Buffer[],
): Promise<boolean> {
  const rows = await queries`
    update second_factors set turned_on_at = now() where account_id = ${accountId} and turned_on_at is null
    returning 1`
  if (rows.length === 0) return false
  await replaceRecoveryCodes(queries, accountId, codeHashes)
  return true
}

/** Replaces all recovery codes, used or not. */
export async function replaceRecoveryCodes(
  queries: Queries,
  accountId: string,
  codeHashes: readonly Buffer[],
): Promise<void> {
  await queries`delete from recovery_codes where account_id = ${accountId}`
  for (const codeHash of codeHashes) {
    await queries`insert into recovery_codes (account_id, code_hash) values (${accountId}, ${codeHash})`
  }
}

/** Also deletes its recovery codes. */
export async function deleteFactor(queries: Queries, accountId: string): Promise<void> {
  await queries`delete from second_factors where account_id = ${accountId}`
}

/** Uses up the code of this time step. @returns false if this or a later step was used already */
export async function takeStep(queries: Queries, accountId: string, step: number): Promise<boolean> {
  const rows = await queries`
    update second_factors set last_step = ${step}
    where account_id = ${accountId} and (last_step is null or last_step < ${step})
    returning 1`
  return rows.length === 1
}

/** Uses up a recovery code. @returns false if it is used or unknown */
export async function takeRecoveryCode(
  queries: Queries,
  accountId: string,
  codeHash: Buffer,
): Promise<boolean> {
  const rows = await queries`
    update recovery_codes set used_at = now()
    where account_id = ${accountId} and code_hash = ${codeHash} and used_at is null
    returning 1`
  return rows.length === 1
}

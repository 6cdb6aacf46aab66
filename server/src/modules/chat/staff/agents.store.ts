import { PERMISSIONS } from '@ozi/contract'
import type { Queries } from '../../../platform/database/database.ts'

export interface Agent {
  readonly _id: string
  readonly name: string
}

/** Staff who may answer customers, by name. */
export async function listAgents(queries: Queries): Promise<Agent[]> {
  return queries<Agent[]>`
    select _id, name from accounts
    where role in ${queries(PERMISSIONS.answerCustomers)} and deleted_at is null
    order by lower(name), _id`
}

export async function answersCustomers(queries: Queries, accountId: string): Promise<boolean> {
  const { count } = await queries`
    select from accounts
    where _id = ${accountId} and role in ${queries(PERMISSIONS.answerCustomers)} and deleted_at is null`
  return count > 0
}

/**
 * An agent whose account is locked until the transaction ends; null if the account may not answer customers.
 */
export async function lockAgent(queries: Queries, accountId: string): Promise<Agent | null> {
  const [row] = await queries<Agent[]>`
    select _id, name from accounts
    where _id = ${accountId} and role in ${queries(PERMISSIONS.answerCustomers)} and deleted_at is null
    for no key update`
  return row ?? null
}

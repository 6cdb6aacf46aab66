import { expect } from 'vitest'
import type { Person } from './app.ts'

/** Compares all money, and waits for the end. @returns the run with its differences */
export async function reconcile({ client }: Pick<Person, 'client'>) {
  const { data } = await client.money.reconcile()
  const read = () => client.money.reconciliation({ id: data._id })
  await expect.poll(async () => (await read()).data.status, { timeout: 20_000 }).not.toBe('running')
  return read()
}

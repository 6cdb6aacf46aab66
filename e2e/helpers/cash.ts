import type { Locator, Page } from '@playwright/test'
import { logInByApi } from './errands.ts'
import { ADMIN, callApi, type makeCustomer } from './journey.ts'
import { type MadePerson, makeRider } from './people.ts'
import { moveByApi, readOrder, someCustomer, WAY } from './rides.ts'

type Ozi = Parameters<typeof makeCustomer>[0]

export interface HeldByApi {
  readonly held: number
  readonly version: number
}

/** What a rider holds. */
export async function heldBy(url: string, riderId: string): Promise<HeldByApi> {
  const token = await logInByApi(url, ADMIN.email, ADMIN.password)
  const { body } = await callApi<{ rider: HeldByApi }>(url, `/admin/cash/${riderId}`, { token })
  return body.rider
}

/** An administrator records this amount. */
export async function recordByApi(url: string, riderId: string, amount: number): Promise<void> {
  const token = await logInByApi(url, ADMIN.email, ADMIN.password)
  const { version } = await heldBy(url, riderId)
  const body = { amount, version }
  const { status } = await callApi(url, `/admin/cash/${riderId}/remittances`, { token, body })
  if (status !== 201) throw new Error(`recording was answered ${String(status)}`)
}

/** A rider who has delivered this many orders, and the fee of each. */
export async function riderWithCash(
  ozi: Ozi,
  firstName: string,
  count = 1,
): Promise<{ readonly rider: MadePerson; readonly fee: number; readonly numbers: readonly string[] }> {
  const rider = await makeRider(ozi.url, firstName)
  const parcels = Array.from({ length: count }, (_, i) => `paid in cash ${String(i)}`)
  const { orders, token } = await someCustomer(ozi, parcels)
  for (const { _id } of orders) await moveByApi(ozi.url, _id, WAY, rider._id)
  const [first] = orders
  if (!first) throw new Error('there is no order')
  const { fee } = (await readOrder(ozi.url, token, first._id)) as unknown as { fee: number }
  return { rider, fee, numbers: orders.map(({ number }) => number) }
}

/** An amount as pages show it. */
export const naira = (amount: number): string =>
  `₦${amount.toLocaleString('en-NG', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`

/** An amount as its input shows it. */
export const amountText = (amount: number): string =>
  Number.isInteger(amount) ? String(amount) : amount.toFixed(2)

export const recordDialog = (page: Page): Locator => page.getByRole('dialog', { name: /^Cash handed in by / })

export const amountIn = (page: Page): Locator => recordDialog(page).getByLabel('Amount handed in')

/** Submits the open dialog. */
export const record = (page: Page): Promise<void> =>
  recordDialog(page).getByRole('button', { name: 'Record', exact: true }).click()

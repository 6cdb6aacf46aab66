import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { logInByApi, orderByApi, someErrand } from './errands.ts'
import { makeCustomer, someone } from './journey.ts'

export const part = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) })
export const metric = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name })

/** A customer who orders one parcel. */
export async function order(ozi: Parameters<typeof makeCustomer>[0], parcel: string = randomUUID()) {
  const person = await makeCustomer(ozi, someone('Nneka'))
  const errand = await someErrand(ozi.url)
  const token = await logInByApi(ozi.url, person.email)
  await orderByApi(ozi.url, token, errand, parcel)
  return { ...person, token, errand, again: (next: string) => orderByApi(ozi.url, token, errand, next) }
}

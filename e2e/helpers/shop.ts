import type { Page } from '@playwright/test'
import { logInByApi } from './errands.ts'
import { makeCustomer, oziWith, PASSWORD, test as base } from './journey.ts'
import { DEMO_PASSWORD } from './ozi.ts'

export const NKECHI = 'nkechi@demo.ozi.local'
export const AHUIKE = 'ahuike@demo.ozi.local'

export interface ShopItem {
  readonly _id: string
  readonly name: string
  readonly description: string
  readonly price: number
  readonly image: string
  readonly duration: string
  readonly preparationMinutes: { readonly min: number; readonly max: number }
  readonly isAvailable: boolean
  readonly vendor: { readonly _id: string; readonly name: string }
}

/** An Ozi with the demo shops, for all journeys of this file. */
export const test = base.extend<{
  customer: { readonly token: string; readonly id: string }
}>({
  ozi: [oziWith({ SEED_DEMO: 'shops' }), { scope: 'worker', timeout: 120_000 }],
  /** A new customer, signed in on every page of this journey. */
  customer: async ({ context, ozi }, use) => {
    const { email } = await makeCustomer(ozi)
    const token = await signIn(context, ozi.url, email)
    await use(token)
  },
})

async function signIn(
  context: { addInitScript: Page['addInitScript'] },
  url: string,
  email: string,
): Promise<{ token: string; id: string }> {
  const response = await fetch(`${url}/api/v1/auth/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  })
  const { user, token } = (await response.json()) as { user: { _id: string }; token: string }
  await context.addInitScript(
    ([kept, name]) => {
      if (localStorage.getItem('token') !== null) return
      localStorage.setItem('token', kept)
      localStorage.setItem('user', name)
    },
    [token, JSON.stringify({ isLoggedIn: true, data: user })] as const,
  )
  return { token, id: user._id }
}

/** An item's card on the dashboard. */
export const card = (page: Page, name: string) => page.getByRole('article', { name })

/** A demo item by name. */
export async function itemCalled(url: string, name: string): Promise<ShopItem> {
  const response = await fetch(`${url}/api/v1/items?search=${encodeURIComponent(name)}&limit=1`)
  const { items } = (await response.json()) as { items: ShopItem[] }
  const [item] = items
  if (!item) throw new Error(`no shop sells ${name}`)
  return item
}

async function asVendor(
  url: string,
  email: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<{ item: ShopItem }> {
  const isOfDemo = email.endsWith('@demo.ozi.local')
  const token = await logInByApi(url, email, isOfDemo ? DEMO_PASSWORD : PASSWORD)
  const response = await fetch(`${url}/api/v1/vendor/items${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${String(response.status)}`)
  return (await response.json()) as { item: ShopItem }
}

/** Adds an item that only one journey uses. */
export async function putOnShelf(
  url: string,
  name: string,
  price = 1500,
  vendor = NKECHI,
): Promise<ShopItem> {
  const preparationMinutes = { min: 10, max: 20 }
  const { item } = await asVendor(url, vendor, 'POST', '', {
    name,
    price,
    preparationMinutes,
    description: `${name}, as they make it here.`,
  })
  return item
}

/** Changes an item as its shop. */
export async function changeItem(
  url: string,
  { _id, name, description, price, preparationMinutes, isAvailable }: ShopItem,
  change: { readonly price?: number; readonly isAvailable?: boolean },
  vendor = NKECHI,
): Promise<void> {
  const item = { name, description, price, preparationMinutes, isAvailable, ...change }
  await asVendor(url, vendor, 'PUT', `/${_id}`, item)
}

export async function takeOffShelf(url: string, itemId: string, vendor = NKECHI): Promise<void> {
  await asVendor(url, vendor, 'DELETE', `/${itemId}`)
}

/** A cart as the browser stores it. */
export const cartWith = (accountId: string, lines: readonly (readonly [ShopItem, number])[]) => ({
  accountId,
  items: lines.map(([item, quantity]) => ({
    id: item._id,
    item: item.name,
    price: item.price,
    image: item.image,
    shop: item.vendor.name,
    shopId: item.vendor._id,
    duration: item.duration,
    quantity,
  })),
})

/** Opens a page with additional values in storage. */
export async function openWith(
  page: Page,
  path: string,
  stored: Readonly<Record<string, unknown>>,
): Promise<void> {
  await page.goto('/about')
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) {
      localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value))
    }
  }, stored)
  await page.goto(path)
}

export interface OwnOrder {
  readonly number: string
  readonly fee: number
  readonly kind: string
  readonly vendor: { readonly name: string }
  readonly receiverName: string
  readonly items: readonly { readonly name: string; readonly quantity: number; readonly price: number }[]
}

export async function ordersOf(url: string, token: string): Promise<readonly OwnOrder[]> {
  const response = await fetch(`${url}/api/v1/user/orders`, { headers: { authorization: `Bearer ${token}` } })
  return ((await response.json()) as { orders: OwnOrder[] }).orders
}

import { ORPCError } from '@orpc/client'
import type { Item, StoreDetails } from '@ozi/contract'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { PublicCalls } from '~/api/pageServer'
import { checkedHeaders } from '../shared/readVisit'
import { loadStore, storeStatus } from './loadStore'
import { storeHead } from './storeHead'
import { StoreItem } from './StoreItem'

// Loaders run at the server, with the calls given here.
vi.mock('~/api/pageServer', () => ({ pageServerContext: {} }))

const ID = '0199a3b2-0000-7000-8000-00000000000a'
const site = { publicUrl: 'https://ozi.test', supportEmail: 'help@ozi.test' }
const STORE: StoreDetails = {
  _id: ID,
  name: 'Mama Nkechi',
  category: 'food',
  description: 'Soup of the day',
  image: '/uploads/75/soup.webp',
  imageSmall: '',
  itemCount: 1,
  duration: '10-20 mins',
  area: 'Ikenegbu',
  isOrderable: true,
  isOpen: true,
  address: 'Wetheral Road',
  week: null,
  holidays: [],
}
const item = (change: Partial<Item>) =>
  ({
    _id: ID,
    name: 'Oha soup',
    description: '',
    price: 2500,
    image: '',
    imageSmall: '',
    duration: '10-20 mins',
    isAvailable: true,
    options: [],
    vendor: { _id: ID, name: 'Mama Nkechi', category: 'food', isOrderable: true, isOpen: true },
    ...change,
  }) as Item

const load = (readStore: () => Promise<unknown>, items: readonly Item[] = []) => {
  const listItems = async () => ({ items, total: items.length, nextCursor: null })
  return loadStore({ catalogue: { readStore, listItems } } as unknown as PublicCalls, ID, null)
}
const refusal = (code: string, status: number) => () =>
  Promise.reject(new ORPCError(code, { status, defined: true }))

// promise (everyone): A shop that is unknown or has left is a page that is not there
test('a store that is not there is no page, and one that failed is none yet', async () => {
  expect(storeStatus(await load(refusal('NOT_FOUND', 404)))).toBe(404)
  expect(storeStatus(await load(refusal('INTERNAL', 500)))).toBe(503)
})

test('what a store has comes before what is sold out', async () => {
  const found = await load(
    async () => ({ store: STORE }),
    [item({ name: 'Gone', isAvailable: false }), item({ name: 'There' })],
  )
  expect(found.is === 'known' && found.items.map(({ name }) => name)).toEqual(['There', 'Gone'])
})

test('everybody may keep a store’s page, and checks it; not a customer’s', () => {
  const visit = { isLoggedIn: false, site }
  expect(checkedHeaders(visit)['Cache-Control']).toBe('public, no-cache')
  expect(checkedHeaders(visit, false)['Cache-Control']).toBe('private, no-store')
  expect(checkedHeaders({ ...visit, isLoggedIn: true })['Cache-Control']).toBe('private, no-store')
})

// promise (everyone): A shop's page is shared with its name, its picture and its hours
test('a shared store shows its name and picture, and tells its hours', () => {
  const mon = [{ opens: '08:00', closes: '20:00' }]
  const week = { mon, tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] }
  const head = storeHead({ store: { ...STORE, week }, city: 'Owerri', site })
  expect(head).toEqual(
    expect.arrayContaining([
      { title: 'Mama Nkechi, Owerri · Ozi' },
      { tagName: 'link', rel: 'canonical', href: `https://ozi.test/stores/${ID}` },
      { property: 'og:image', content: 'https://ozi.test/uploads/75/soup.webp' },
      expect.objectContaining({
        'script:ld+json': expect.objectContaining({
          openingHoursSpecification: [
            expect.objectContaining({ dayOfWeek: 'Monday', opens: '08:00', closes: '20:00' }),
          ],
        }),
      }),
    ]),
  )
  expect(JSON.stringify(head)).toContain('Mama Nkechi: Soup of the day. Prices')
})

// promise (everyone): What a shop writes is shown as text
test('what a shop writes stays text, also in what the script reads', () => {
  const name = `"'><script>alert(1)</script>`
  const html = renderToStaticMarkup(createElement(StoreItem, { item: item({ name, description: name }) }))
  expect(html).not.toContain('<script')
  expect(html).toContain('&lt;script&gt;')
})

test('a closed store says when it opens, and nothing of it can be added', () => {
  const vendor = { ...item({}).vendor, isOpen: false, opensAt: '2126-03-02T07:00:00.000Z' }
  const html = renderToStaticMarkup(createElement(StoreItem, { item: item({ vendor }) }))
  expect(html).toContain('Closed · opens 2 Mar 2126 08:00')
  expect(html).not.toContain('<form')
})

import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import StorePage from '~/areas/public/store/page'
import StoresPage from '~/areas/public/stores/page'
import { enhanceAddForms } from '~/areas/public/script/store/addForms'
import { showCart } from '~/areas/public/script/store/cartBar'
import { GUEST_CART_KEY } from '~/cart/cartStore'
import { JOLLOF, PLATE, SOLD_OUT } from './fixtures/catalogue'
import { CLOSED_STORE, STORE } from './fixtures/public-pages'
import { look } from './helpers/look'
import { beginPublic, endPublic, showPublic } from './helpers/open-public'
import { click, press, see } from './helpers/states'

const QUERY = { search: '', category: null, page: 1 }

const showStore = (items: readonly object[], store: object = STORE) =>
  showPublic(StorePage, {
    city: 'Owerri',
    found: {
      is: 'known',
      store,
      items,
      total: items.length,
      nextCursor: null,
      isFirstPage: true,
      today: '2026-03-02',
    },
  })
const showStores = (query: object, list: object | null) =>
  showPublic(StoresPage, { city: 'Owerri', found: { query: { ...QUERY, ...query }, list } })

beforeEach(beginPublic)
afterEach(endPublic)

// promise (everyone): axe (up to WCAG 2.2 AA) finds nothing on any page, by day and by night
test('the list of stores is accessible in every state', async () => {
  await showStores({}, { stores: [STORE, CLOSED_STORE], total: 30 })
  await see('stores, open and closed', 'Page 1 of 2')
  await showStores({ search: 'zzzz' }, { stores: [], total: 0 })
  await see('a search without a match', 'No store has “zzzz”.')
  await showStores({ category: 'health' }, { stores: [], total: 0 })
  await see('a kind without a store', 'No store of this kind yet.')
  await showStores({}, null)
  await see('a failure', 'We could not fetch the stores.')
})

// promise (everyone): axe (up to WCAG 2.2 AA) finds nothing on any page, by day and by night
test('a store is accessible closed, empty and unknown', async () => {
  await showStore([{ ...JOLLOF, vendor: { ...JOLLOF.vendor, ...CLOSED_STORE } }, SOLD_OUT], CLOSED_STORE)
  await see('a closed store', 'Order when it is open.')
  await showStore([])
  await see('a store without items', 'Nothing on its shelves right now.')
  await showPublic(StorePage, { city: 'Owerri', found: { is: 'unknown' } })
  await see('an unknown store', 'This road leads nowhere')
})

// promise (everyone): A visitor fills a cart, with options, before signing in
test('a visitor chooses options, and fills and empties a cart', async () => {
  await showStore([PLATE, JOLLOF])
  enhanceAddForms()
  showCart()
  await click(page.getByText('Choose options'))
  await press(/Add to cart ·/)
  await see('a choice that is missing', 'Choose first: Size.')
  await click(page.getByRole('radio', { name: 'For two' }))
  await press(/Add to cart ·/)
  await press('Add to cart')
  await expect.element(page.getByText('Cart · 2 items')).toBeVisible()
  await click(page.getByText('Cart · 2 items'))
  await look('a cart with two lines')
  await press(`One more: ${JOLLOF.name}`)
  await expect.element(page.getByText('Cart · 3 items')).toBeVisible()
  expect(page.getByRole('link', { name: 'Checkout' }).element().getAttribute('href')).toBe(
    '/register?next=%2Fdashboard%2Fcart%2Fcheckout',
  )
  await press(`Remove: ${PLATE.name}`)
  await press(`One less: ${JOLLOF.name}`)
  await press(`Remove: ${JOLLOF.name}`)
  expect(window.localStorage.getItem(GUEST_CART_KEY)).toBeNull()
  await expect.element(page.getByRole('region', { name: 'Your cart' })).not.toBeInTheDocument()
})

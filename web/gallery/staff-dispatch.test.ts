import { contract } from '@ozi/contract'
import { expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { BOARD, ORDER_WAITS, RIDERS, SEARCH, WAITING } from './fixtures/dispatch'
import { ASKED_BY_STAFF, openAsStaff, STAFF_ORDER } from './fixtures/staff'
import { detailOf } from './fixtures/orders'
import { ADMIN } from './fixtures/people'
import { type Answer, answer, change, failed, held, refused } from './helpers/answers'
import { offer } from './helpers/browser'
import { open } from './helpers/open'
import { click, press, see, seen } from './helpers/states'

const { dispatch, orders, staffOrders } = contract

// promise (staff): Whoever moves orders is asked on the board, once, whether to be told when Ozi is closed
test('the board asks once whether to push what needs somebody', async () => {
  offer({ pushes: 'default' })
  const question = page.getByText('Tell you when an order needs you?')
  await openAsStaff('/admin/dispatch', [answer(dispatch.board, BOARD)])
  await see('the board with a question', question)
  await press('Not now')
  await expect.element(question).not.toBeInTheDocument()
})

const shownNumbers = () =>
  [...document.querySelectorAll('tbody [data-row] th')].map((head) => head.querySelector('span')?.textContent)

// promise (staff): The board is grouped by what needs somebody, one line an order, and found by keyboard
test('the board is walked by keys, searched and narrowed to a group', async () => {
  await page.viewport(1440, 900)
  await openAsStaff('/admin/dispatch', [answer(dispatch.board, BOARD)])
  await seen(/^(19|20) min late$/)
  expect(
    [...document.querySelectorAll('tbody [scope=rowgroup]')].map(({ textContent }) => textContent),
  ).toEqual([
    ...['Needs a decision 1', 'No rider 1', 'Late 1', 'Shop waits 1', 'Running 1'],
    'Done today 120 · the latest 1 are shown',
  ])
  const heights = [...document.querySelectorAll('tbody [data-row]')].map(
    (each) => each.getBoundingClientRect().height,
  )
  expect(new Set(heights)).toEqual(new Set([40]))
  await userEvent.keyboard('jj')
  await expect.element(page.getByRole('link', { name: `Open ${WAITING.number}` })).toBeVisible()
  await click(page.getByRole('link', { name: /^Late/ }))
  await expect.poll(shownNumbers).toEqual(['V8U-X02'])
  await click(page.getByRole('link', { name: 'All', exact: true }))
  await userEvent.keyboard('/x04')
  await expect.poll(shownNumbers).toEqual(['V8U-X04'])
})

test.each([
  [360, false],
  [1440, false],
  [1440, true],
])('the map’s place is as high as the map, at %d px (draws maps: %s)', async (width, hasMaps) => {
  await page.viewport(width, 900)
  const heightWith = async (board: Answer, shown: Locator) => {
    await open({ path: '/admin', as: ADMIN, answers: [...ASKED_BY_STAFF, board], hasMaps })
    await expect.element(shown).toBeInTheDocument()
    return shown.element().closest('section')?.getBoundingClientRect().height
  }
  const loading = page.getByRole('status', { name: 'Loading the running orders…' })
  const height = await heightWith(held(dispatch.board), loading)
  expect(height).toBeGreaterThan(100)
  expect(
    await heightWith(answer(dispatch.board, BOARD), page.getByText('Press a dot to see its order.')),
  ).toBe(height)
})

// promise (staff): All running orders and their riders are on one map; riders without consent are not
test('the overview shows running orders on the map, each a dot to press', async () => {
  await openAsStaff('/admin', [answer(dispatch.board, { ...BOARD, rows: [] })])
  await see('no order runs', 'No order is running.')
  const answers = [...ASKED_BY_STAFF, answer(dispatch.board, BOARD)]
  await open({ path: '/admin', as: ADMIN, answers, hasMaps: true })
  await expect.poll(() => document.querySelector('[data-map=ready]')).not.toBeNull()
  await see('the map of the overview', 'Press a dot to see its order.')
  await expect.element(page.getByRole('link', { name: 'Open the board' })).toBeVisible()
})

async function openSearch(): Promise<void> {
  await openAsStaff(`/admin/dispatch/${ORDER_WAITS._id}`, [
    answer(dispatch.board, BOARD),
    answer(staffOrders.read, { data: ORDER_WAITS }),
    held(dispatch.candidates),
  ])
}

// promise (staff): For an order that waits, staff see who is near, who is free, and why not
test('the search for a rider says who has the offer, who is near and why not', async () => {
  await openSearch()
  await see('riders that load', page.getByRole('status', { name: 'Loading the riders…' }))
  change(failed(dispatch.candidates))
  await see('riders that do not come', 'We could not fetch the riders.')
  change(answer(dispatch.candidates, { riders: RIDERS, search: SEARCH }))
  await press('Retry')
  await see('the riders', 'Round 2: offered to 1 rider.')
  await seen(/^0:\d\d left to answer|^1:00 left to answer/)
  await seen('goes another way, carries as much as they may')
  await seen(/1\.2 km · about 4 min · free · Motorcycle/)
  await expect.element(page.getByRole('checkbox', { name: /Rider 4/ })).toBeDisabled()
  await press('Show 1 more')
  await seen('did not answer in time')
  await press(/^Offer to/)
  await see('nobody chosen', 'Please choose one or more riders in the list.')
  await press('Assign Rider 1')
  await see('an assignment', page.getByRole('dialog', { name: 'Assign a rider' }))
})

// promise (staff): Of two dispatchers at one order, the second hears what the first did
test('a dispatcher who was slower is told so, and what holds now', async () => {
  await openSearch()
  change(answer(dispatch.candidates, { riders: RIDERS, search: SEARCH }))
  await click(page.getByRole('checkbox', { name: /Rider 1/ }))
  const current = { ...SEARCH, round: 0, offered: 3, version: 4 }
  change(
    refused(dispatch.offer, 'CHANGED_MEANWHILE', { current }),
    answer(dispatch.candidates, { riders: RIDERS, search: current }),
  )
  await press('Offer to 1 rider')
  await see('another was faster', /Somebody was faster: the search has changed/)
  await seen('Offered to 3 riders.')
  await expect.element(page.getByRole('checkbox', { name: /Rider 1/ })).toBeChecked()
  const taken = { ...STAFF_ORDER, status: 'assigned' as const }
  const events = STAFF_ORDER.events.map(({ to, at: when, by }) => ({ to, at: when, by }))
  change(
    refused(dispatch.offer, 'ILLEGAL_MOVE', { allowed: [] }),
    answer(orders.read, { data: { ...detailOf(taken), events } }),
    answer(staffOrders.read, { data: taken }),
  )
  await press('Offer to 1 rider')
  await see('taken meanwhile', /This order waits for a rider no more\..*It is now: Rider found\./)
})

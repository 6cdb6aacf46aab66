import { contract } from '@ozi/contract'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { BOARD, ORDER_WAITS, RIDERS, SEARCH, WAITING } from './fixtures/dispatch'
import { openAsStaff, STAFF_ORDER } from './fixtures/staff'
import { detailOf } from './fixtures/orders'
import { answer, change, failed, held, refused } from './helpers/answers'
import { offer } from './helpers/browser'
import { click, press, question, see, seen, write } from './helpers/states'

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
  [...document.querySelectorAll('tbody [data-row] th')].map(
    (head) => /[A-Z0-9]{3}-[A-Z0-9]{3}/.exec(head.textContent)?.[0],
  )

// promise (staff): The board has the most urgent order first, whatever its group, and is found by keyboard
test('the board is walked by keys, searched and narrowed to a group', async () => {
  await page.viewport(1440, 900)
  await openAsStaff('/admin/dispatch', [answer(dispatch.board, BOARD)])
  await seen(/^(19|20) min$/)
  expect(shownNumbers()).toEqual(['V8U-X03', 'V8U-X00', 'V8U-X02', WAITING.number, 'V8U-X04', 'V8U-X05'])
  await userEvent.keyboard('jjjj')
  await expect
    .poll(() => document.querySelector('[aria-current=true][data-row]')?.textContent)
    .toContain(WAITING.number)
  await click(page.getByRole('link', { name: /^Late/ }))
  await expect.poll(shownNumbers).toEqual(['V8U-X02'])
  await click(page.getByRole('link', { name: 'All', exact: true }))
  await userEvent.keyboard('/x04')
  await expect.poll(shownNumbers).toEqual(['V8U-X04'])
})

const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()

// promise (staff): List, map and the order that is open stand side by side, and no number of the list is cut
test.each([1280, 1440])('at %d px the open order covers neither list nor map', async (width) => {
  await page.viewport(width, 900)
  const answers = [
    answer(dispatch.board, BOARD),
    answer(staffOrders.read, { data: ORDER_WAITS }),
    answer(dispatch.candidates, { riders: RIDERS, search: SEARCH }),
  ]
  await openAsStaff('/admin/dispatch', answers)
  await seen(WAITING.number)
  const before = boxOf('table')
  await userEvent.keyboard('jjjj{Enter}')
  await see('an order beside the board', page.getByRole('button', { name: 'Assign Rider 1' }))
  const [list, map, sheet] = [boxOf('table'), boxOf('aside[aria-label=Map]'), boxOf('[role=dialog]')]
  expect([list.left, list.width]).toEqual([before.left, before.width])
  expect([list.right <= map.left, map.right <= sheet.left, map.width > 280, sheet.width]).toEqual([
    ...[true, true, true],
    400,
  ])
  for (const amount of document.querySelectorAll('table .tabular-nums'))
    expect(amount.scrollWidth, amount.textContent).toBeLessThanOrEqual(amount.clientWidth + 1)
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(document.activeElement?.textContent, 'one Esc leads back to its row').toContain(WAITING.number)
})

// promise (staff): A browser that draws no maps lists riders by distance
test('without a map, riders are listed by distance to the chosen order', async () => {
  await page.viewport(1440, 900)
  const at = (name: string, lat: number, minutes: number) => ({
    rider: { _id: crypto.randomUUID(), name: `Rider ${name}` },
    position: {
      coordinates: [7.04, lat] as [number, number],
      accuracy: 5,
      at: new Date(Date.parse(BOARD.at) - minutes * 60_000).toISOString(),
    },
  })
  const [, , late, , running] = BOARD.rows
  const rows = [WAITING, { ...late, ...at('far', 5.6, 31) }, { ...running, ...at('near', 5.5, 0) }]
  await openAsStaff('/admin/dispatch', [
    answer(dispatch.board, { ...BOARD, rows: rows as typeof BOARD.rows }),
  ])
  const riders = page.getByRole('region', { name: 'Riders, nearest first' })
  await see('riders in place of the map', riders)
  await userEvent.keyboard('jj')
  const names = () => riders.element().textContent.match(/Rider (near|far)/g)
  await expect.poll(names).toEqual(['Rider near', 'Rider far'])
  expect(riders.element().textContent).toMatch(/seen 3[01] min ago/)
})

async function openSearch(): Promise<void> {
  await openAsStaff(`/admin/dispatch/${ORDER_WAITS._id}`, [
    answer(dispatch.board, BOARD),
    answer(staffOrders.read, { data: ORDER_WAITS }),
    held(dispatch.candidates),
  ])
}

// promise (staff): For an order that waits, staff see who is near, who is free, and why not
test('the search for a rider says who is asked, who is near and why not', async () => {
  await openSearch()
  await see('riders that load', page.getByRole('status', { name: 'Loading the riders…' }))
  change(failed(dispatch.candidates))
  await see('riders that do not come', 'We could not fetch the riders.')
  change(answer(dispatch.candidates, { riders: RIDERS, search: SEARCH }))
  await press('Retry')
  await see('the riders', 'Round 2: 1 rider asked')
  await seen(/^0:\d\d left|^1:00 left/)
  await seen('other direction, full')
  await seen(/^1\.2 km · 4 min · free · Motorcycle$/)
  await seen(/^1\.2 km · seen 3[01] min ago · free/)
  await press('Show 1 more')
  await seen('no answer')
  await write(page.getByRole('searchbox', { name: 'Find a rider' }), 'rider 7')
  await see('a rider off duty', 'off duty')
  await press('Assign Rider 7')
  await see('a question about who is off duty', question())
  await press('Cancel')
})

// promise (staff): A waiting order is assigned by one press on a rider of its list
test('a rider is assigned by one press, without a reason to write', async () => {
  await openSearch()
  change(answer(dispatch.candidates, { riders: RIDERS, search: SEARCH }))
  change(answer(orders.move, { data: detailOf({ ...STAFF_ORDER, status: 'assigned' }) }))
  await press('Assign Rider 1')
  await seen(/^Order .*: Rider found$/)
})

// promise (staff): Of two dispatchers at one order, the second hears what the first did
test('a dispatcher who was slower is told so, and what holds now', async () => {
  await openSearch()
  change(answer(dispatch.candidates, { riders: RIDERS, search: SEARCH }))
  const current = { ...SEARCH, round: 0, offered: 3, version: 4 }
  change(
    refused(dispatch.offer, 'CHANGED_MEANWHILE', { current }),
    answer(dispatch.candidates, { riders: RIDERS, search: current }),
  )
  await press('Restart search')
  await seen('3 riders asked')
  const taken = { ...STAFF_ORDER, status: 'assigned' as const }
  const events = STAFF_ORDER.events.map(({ to, at: when, by }) => ({ to, at: when, by }))
  change(
    refused(orders.move, 'ILLEGAL_MOVE', { allowed: [] }),
    answer(orders.read, { data: { ...detailOf(taken), events } }),
    answer(staffOrders.read, { data: taken }),
  )
  await press('Assign Rider 1')
  await see('taken meanwhile', /It is now: Rider found\. Nothing of yours was sent\./)
})

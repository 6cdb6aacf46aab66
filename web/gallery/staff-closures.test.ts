import { closureMessages, contract, type ClosurePreview } from '@ozi/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ASKED_BY_PLACES } from './fixtures/customer'
import { AT } from './fixtures/orders'
import { ADMIN } from './fixtures/people'
import { CLOSURE, rows } from './fixtures/staff'
import {
  answer,
  type Answer,
  change,
  failed,
  held,
  refused,
  setOnline,
  takeUnanswered,
} from './helpers/answers'
import { openWide, question } from './helpers/staff-pages'
import { click, press, see, seen, write } from './helpers/states'

const { closures } = contract
const PREVIEW: ClosurePreview = {
  geometry: CLOSURE.geometry,
  roads: [{ name: 'Wetheral Road', km: 1.2 }],
  lines: CLOSURE.lines,
}
const listOf = (...all: (typeof CLOSURE)[]) =>
  answer(closures.list, { ...rows('closures', ...all), areFollowed: true })
const previewed = answer(closures.preview, { data: PREVIEW })

/** Answers a call and keeps the bodies it was sent. */
function kept(call: Answer['call'], respond: () => Response) {
  const bodies: Promise<unknown>[] = []
  const told: Answer = {
    call,
    respond: (request) => {
      bodies.push(request.clone().json() as Promise<unknown>)
      return respond()
    },
  }
  return { told, last: () => bodies.at(-1) }
}

async function chooseStreet(): Promise<void> {
  await write(page.getByLabelText(/^Street/), 'ikenegbu')
  await click(page.getByRole('option'))
}

// promise (staff): Dispatchers close a street by its name, with a reason and an end, also without a map
test('a street is closed by name, after its roads were shown', async () => {
  const add = kept(closures.add, () => Response.json({ data: CLOSURE }, { status: 201 }))
  await openWide('/admin/closures/new', [
    ...ASKED_BY_PLACES,
    held(closures.preview),
    listOf(CLOSURE),
    add.told,
  ])
  await seen('No roads chosen.')
  await press('Close roads')
  await see('a closure with mistakes', closureMessages.reasonMissing)
  await chooseStreet()
  await seen('Looking…')
  change(failed(closures.preview))
  await seen('Something went wrong')
  change(refused(closures.preview, 'VALIDATION', { fields: { street: closureMessages.noStreet } }))
  await press(/^(Retry|Try again)$/)
  await see('a street that the map has not', closureMessages.noStreet)
  change(previewed)
  await chooseStreet()
  await see('a street', 'Closes 1.2 km')
  await expect.element(page.getByLabelText('Pick roads'), { message: 'without a map' }).toBeDisabled()
  await write(page.getByLabelText(/^Reason/), 'Burst pipe')
  setOnline(false)
  await press('Close roads')
  await seen('We could not close the roads.')
  setOnline(true)
  await press('Close roads')
  await seen(page.getByRole('heading', { name: 'Closed roads', level: 1 }))
  expect(await add.last()).toEqual({ geometry: PREVIEW.geometry, reason: 'Burst pipe', endsAt: null })
})

// promise (staff): Dispatchers pick roads on the map, or draw a line or an area
test('roads are picked and drawn on the map', async () => {
  const preview = kept(closures.preview, () => Response.json({ data: PREVIEW }))
  await openWide('/admin/closures/new', [...ASKED_BY_PLACES, preview.told], ADMIN, { hasMaps: true })
  await expect.poll(() => document.querySelector('[data-map=ready]')).not.toBeNull()
  const canvas = document.querySelector('canvas') ?? document.body
  // Within the page: the browser's own mouse would cost half a second each time.
  const pressAt = (x: number, y: number) => {
    const { left, top } = canvas.getBoundingClientRect()
    for (const type of ['mousedown', 'mouseup', 'click']) {
      const at = { clientX: left + x, clientY: top + y }
      canvas.dispatchEvent(new MouseEvent(type, { ...at, bubbles: true, cancelable: true, view: window }))
    }
  }
  pressAt(300, 150)
  expect(page.getByRole('application', { name: /^Point/ }).elements(), 'while names are typed').toEqual([])
  const drawn = [
    ['Pick roads', 'MultiPoint', 1],
    ['Line across', 'LineString', 2],
    ['Area', 'Polygon', 3],
  ] as const
  for (const [way, type, points] of drawn) {
    await click(page.getByLabelText(way))
    for (let i = 0; i < points; i += 1) pressAt(260 + 90 * i, 120 + 50 * (i % 2))
    await expect.element(page.getByRole('application', { name: `Point ${String(points)}` })).toBeVisible()
    await expect.poll(() => preview.last()).toMatchObject({ geometry: { type } })
    await seen('Closes 1.2 km')
  }
  await see('an area on the map', 'Press three corners or more.')
  await press('Undo')
  await seen('No roads chosen.')
})

// promise (staff): Who may close roads opens them again, after a question
test('closed roads are opened again after a question', async () => {
  const ended = { ...CLOSURE, isInForce: false, ended: { at: AT, by: ADMIN.name }, lines: [] }
  await openWide('/admin/closures', [listOf(CLOSURE), refused(closures.end, 'NOT_FOUND')])
  await click(page.getByRole('row').filter({ hasText: 'Wetheral Road' }))
  await see('a closure', /^by Ada Admin|by Ada Admin$/)
  await press('Open again')
  const asked = page.getByRole('alertdialog', { name: /^Open Wetheral Road/ })
  await expect.element(asked).toBeVisible()
  await click(asked.getByRole('button', { name: 'Open again' }))
  await seen(question('Error!'))
  await press('OK')
  change(answer(closures.end, { data: ended }), listOf(ended))
  await click(asked.getByRole('button', { name: 'Open again' }))
  await seen('The roads are open again.')
  expect(takeUnanswered()).toEqual([])
})

// promise (staff): `/admin/closures`: roads closed now, and those that were
test('the list says when fares do not follow, and when no road is found', async () => {
  const lost = { ...CLOSURE, endsAt: null, lines: [] }
  await openWide('/admin/closures', [
    answer(closures.list, { ...rows('closures', lost), areFollowed: false }),
  ])
  await see('fares that do not follow', /^Fares do not follow closures/)
  await seen('Further notice')
  await click(page.getByRole('row').filter({ hasText: 'Wetheral Road' }))
  await seen(/^Not on the present map/)
  const finance = { ...ADMIN, role: 'finance' } as const
  await openWide('/admin/closures', [listOf(CLOSURE)], finance)
  await seen('Wetheral Road')
  expect(page.getByRole('link', { name: 'Close roads' }).query()).toBeNull()
})

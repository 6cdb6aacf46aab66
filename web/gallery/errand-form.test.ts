import { contract, REFUSALS, SUGGESTIONS } from '@ozi/contract'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ASKED_BY_PLACES, openAsCustomer, QUOTE } from './fixtures/customer'
import { FUTO, IKENEGBU } from './fixtures/orders'
import { type Answer, answer, change, failed, setOnline } from './helpers/answers'
import { HEIGHT } from './helpers/look'
import { click, press, see, seen, settled, write } from './helpers/states'

const { quote } = contract.pricing
const { createDelivery } = contract.orders
const HEADED = `/dashboard/send?from=${IKENEGBU.placeName}&to=${FUTO.placeName}`
/** At noon in Lagos. */
const NOON_MS = Date.UTC(2026, 0, 5, 11)
const QUOTED = answer(quote, { data: QUOTE })

const field = (label: string) => page.getByLabelText(label)
/** A search that finds the places with these words in their names. */
const FOUND: Answer = {
  call: contract.places.search,
  respond: ({ url }) => {
    const words = (new URL(url).searchParams.get('q') ?? '').toLowerCase()
    const isFound = (place: typeof FUTO) => place.placeName.toLowerCase().includes(words)
    return Response.json({ suggestions: [IKENEGBU, FUTO].filter(isFound) })
  },
}
/** Opens the form in steps. */
const openOnPhone = (path: string, ...answers: readonly Answer[]) =>
  openAsCustomer(path, [...ASKED_BY_PLACES, FOUND, ...answers])
/** Opens the whole form. */
async function open(path: string, ...answers: readonly Answer[]): Promise<void> {
  await page.viewport(1440, HEIGHT)
  await openOnPhone(path, ...answers)
}

const WRITTEN = {
  'Pickup address': 'Opposite the yellow bakery',
  'Dropoff address': 'Beside the SUG bus stop',
  'Receiver name': 'Obinna Ibe',
  'Receiver phone': '803 765 4321',
} as const
async function fillIn(): Promise<void> {
  for (const [label, typed] of Object.entries(WRITTEN)) await write(field(label), typed)
}
async function expectWritten(where: string): Promise<void> {
  for (const [label, typed] of Object.entries(WRITTEN)) {
    await expect.element(field(label), { message: where }).toHaveValue(typed)
  }
}

const suggested = () =>
  page
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent)

// promise (customer): The suggestions on the screen are never those of an earlier text
test('of two answers out of order, only that of the later text is shown', async () => {
  const asked: { readonly q: string; readonly reply: () => void }[] = []
  const { fetch } = window
  await open('/dashboard/send')
  window.fetch = (input, init) => {
    const { pathname, searchParams } = new URL(new Request(input, init).url)
    if (!pathname.endsWith('/places/search')) return fetch(input, init)
    const q = searchParams.get('q') ?? ''
    // Not ended with the request, as if its answer was on the way already.
    return new Promise((resolve) => {
      const reply = () => resolve(Response.json({ suggestions: [q === 'ike' ? IKENEGBU : FUTO] }))
      asked.push({ q, reply })
    })
  }
  try {
    await write(field('Where to?'), 'ike')
    await expect.poll(() => asked.map(({ q }) => q)).toEqual(['ike'])
    await write(field('Where to?'), 'fut')
    await expect.poll(() => asked.map(({ q }) => q)).toEqual(['ike', 'fut'])
    asked[1]?.reply()
    await expect.element(page.getByRole('option', { name: FUTO.placeName })).toBeVisible()
    asked[0]?.reply()
    await settled()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(suggested().join()).toContain(FUTO.placeName)
    expect(suggested().join()).not.toContain(IKENEGBU.placeName)
  } finally {
    window.fetch = fetch
  }
})

// promise (customer): Places are searched 300 ms after the last letter
test('places are asked for once, 300 ms after the last letter', async () => {
  const asked: string[] = []
  const search: Answer = {
    call: contract.places.search,
    respond: ({ url }) => {
      asked.push(new URL(url).searchParams.get('q') ?? '')
      return Response.json({ suggestions: [FUTO] })
    },
  }
  await open('/dashboard/send', search)
  await settled()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  for (const typed of ['fu', 'fut', 'futo']) {
    await write(field('Where to?'), typed)
    await vi.advanceTimersByTimeAsync(SUGGESTIONS.debounceMs - 1)
  }
  expect([SUGGESTIONS.debounceMs, asked]).toEqual([300, []])
  await vi.advanceTimersByTimeAsync(1)
  await expect.poll(() => asked).toEqual(['futo'])
})

// promise (customer): Delivery: “Please fill in all required fields”
test('required fields are asked for to the letter, and what was typed stays', async () => {
  await open('/dashboard/send')
  await write(field('Receiver name'), 'Obinna Ibe')
  await press('Place order')
  await seen('Please fill in all required fields')
  await expect.element(field('Receiver name')).toHaveValue('Obinna Ibe')
})

// promise (customer): A fare that cannot be found is 0
test('a fare that fails is 0, and Retry brings it', async () => {
  await open(HEADED, failed(quote))
  await seen('₦0.00')
  change(QUOTED)
  await press('Retry')
  await seen('₦2,345.60')
})

// promise (customer): Once Ozi answers again, a missing price comes by itself
test('a fare that nobody answered for comes once Ozi answers again', async () => {
  // The browser stays online, so no event tells it that the server is back.
  const unreachable = (call: Answer['call']): Answer => ({
    call,
    respond: () => {
      throw new TypeError('Failed to fetch')
    },
  })
  await open(HEADED, unreachable(quote), unreachable(contract.system.health))
  await seen('We could not reach Ozi.')
  change(QUOTED, answer(contract.system.health, { status: 'ok' }))
  await seen('₦2,345.60')
  expect(page.getByText('We could not reach Ozi.').query()).toBeNull()
})

// promise (everyone): A cart, an attempt and an address edited by hand do no harm
test('a place in the address that nobody knows is said at its field', async () => {
  await open(`/dashboard/send?from=zzzqqq&to=${FUTO.placeName}`)
  await seen('We could not find a place called zzzqqq.')
  await expect.element(field('Where from?')).toHaveValue('zzzqqq')
  await expect.element(field('Where to?')).toHaveValue(FUTO.placeName)
})

test('the way back is one tap: each place takes its landmark along', async () => {
  await open(HEADED, QUOTED)
  await expect.element(field('Where from?')).toHaveValue(IKENEGBU.placeName)
  await fillIn()
  await press('Swap the two places')
  await expect.element(field('Where from?')).toHaveValue(FUTO.placeName)
  await expect.element(field('Where to?')).toHaveValue(IKENEGBU.placeName)
  await expect.element(field('Pickup address')).toHaveValue(WRITTEN['Dropoff address'])
  await expect.element(field('Dropoff address')).toHaveValue(WRITTEN['Pickup address'])
})

// promise (customer): Delivery: “Failed to create order. Please try again.”
// promise (everyone): Offline is said, nothing is lost, and the address holds filters and page
test('an order that fails loses nothing, and its retry keeps its key', async () => {
  const keys: (string | null)[] = []
  const stumble: Answer = {
    call: createDelivery,
    respond: ({ headers }) => {
      keys.push(headers.get('idempotency-key'))
      return Response.json({ code: 'INTERNAL', message: REFUSALS.INTERNAL.message }, { status: 502 })
    },
  }
  await open(HEADED, QUOTED, stumble, answer(contract.system.health, { status: 'ok' }))
  await seen('₦2,345.60')
  await fillIn()
  setOnline(false)
  await press('Place order')
  await seen('Failed to create order. Please try again.')
  const trouble = () => page.getByRole('alert').filter({ hasText: 'Failed to create order' })
  await expect.poll(() => trouble().first().element().textContent).toContain('You are offline.')
  setOnline(true)
  await expect.poll(() => trouble().first().element().textContent).not.toContain('You are offline.')
  await expectWritten('without a network')
  await press('Place order')
  await expect.poll(() => keys.length).toBe(1)
  await settled()
  await expectWritten('after a fault')
  await press('Place order')
  await expect.poll(() => keys.length).toBe(2)
  expect(keys[1]).toBe(keys[0])
  expect(keys[0]).not.toBeNull()
})

// promise (everyone): A fare that is not kept any longer is said, with the old amount and the new one
test('a fare that expires while one writes says what it was and is', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: NOON_MS })
  await open(HEADED, answer(quote, { data: { ...QUOTE, expiresAt: '2026-01-05T11:15:00.000Z' } }))
  await seen('₦2,345.60')
  await fillIn()
  change(answer(quote, { data: { ...QUOTE, total: 3000 } }))
  await vi.advanceTimersByTimeAsync(15.2 * 60_000)
  await see('a fare that expired', 'The fare of ₦2,345.60 was kept until 12:15. It is ₦3,000.00 now.')
  await expectWritten('after the fare expired')
})

// promise (everyone): A fare that is not kept any longer is said, with the old amount and the new one
test.each([
  ['dearer', 3000, 'It is ₦3,000.00 now.'],
  ['equal', QUOTE.total, 'It is still the same.'],
])('a kept fare that expired while registering says so: %s', async (_case, total, says) => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON_MS })
  const lapsed = { ...QUOTE, pickup: IKENEGBU, dropoff: FUTO, expiresAt: '2026-01-05T07:15:00.000Z' }
  await open(
    `${HEADED}&quote=${QUOTE._id}`,
    answer(contract.pricing.readQuote, { data: lapsed }),
    answer(quote, { data: { ...QUOTE, total } }),
  )
  await seen(`The fare of ₦2,345.60 was kept until 08:15. ${says}`)
  await expect.element(field('Where from?')).toHaveValue(IKENEGBU.placeName)
})

// promise (customer): A pickup can be ordered for a half hour of the next days; a rider is looked for shortly before
test('a large parcel for tomorrow is quoted and ordered as chosen', async () => {
  const sent: unknown[] = []
  const noted = (call: Answer['call'], respond: () => Response): Answer => ({
    call,
    respond: (request) => {
      void request
        .clone()
        .json()
        .then((body) => sent.push(body))
      return respond()
    },
  })
  const refused = () =>
    Response.json({ code: 'INTERNAL', message: REFUSALS.INTERNAL.message }, { status: 502 })
  await open(HEADED, QUOTED, noted(createDelivery, refused))
  await fillIn()
  await press('How big is it?')
  await page.getByText('Needs a car or a bus').click()
  change(noted(quote, () => Response.json({ data: QUOTE }, { status: 201 })))
  await press('When?')
  await page.getByRole('combobox', { name: 'When?' }).selectOptions('Tomorrow')
  await page.getByLabelText('Time', { exact: true }).selectOptions('09:00–09:30')
  await see('a parcel for later', '₦2,345.60')
  const from = expect.stringMatching(/T08:00:00\.000Z$/) as string
  await expect.poll(() => sent.at(-1)).toMatchObject({ pickupWindow: { from } })
  await press('Place order')
  await expect
    .poll(() => sent.at(-1))
    .toMatchObject({ parcelSize: 'large', payer: 'sender', pickupWindow: { from } })
})

const heading = (name: string) => page.getByRole('heading', { level: 1, name })

// promise (customer): Send and Receive are three short steps on a phone, and one page on a desk
test.each([
  ['send', 'Who receives it?', 'Receiver name', 'You pay, at the pickup'],
  ['receive', 'Who hands it over?', 'Sender name', 'The sender pays, at the pickup'],
])('three steps on a phone ask one thing each: %s', async (path, people, name, pays) => {
  await openOnPhone(`/dashboard/${path}`, QUOTED)
  await see('where', page.getByRole('button', { name: pays }))
  for (const [at, words] of [
    ['Where from?', 'ike'],
    ['Where to?', 'fut'],
  ] as const) {
    await write(field(at), words)
    await click(page.getByRole('option'))
  }
  expect(field(name).query()).toBeNull()
  await press('Next')
  await seen(heading(people))
  await expect.poll(() => document.activeElement?.id).toBe('delivery-pickupAddress')
  expect([field('Where from?').query(), page.getByText('How do you pay?').query()]).toEqual([null, null])
  await write(field('Pickup address'), 'Yellow bakery')
  await write(field('Dropoff address'), 'Blue gate')
  await write(field(name), 'Obinna Ibe')
  await write(field(name.replace('name', 'phone')), '803 765 4321')
  await see('who', field('Save for next time'))
  await press('Next')
  await see('how', page.getByRole('button', { name: 'Place order' }))
  expect(page.getByRole('button', { name: /^(How big|When|What is in it)/ }).elements()).toHaveLength(3)
  expect(page.getByRole('textbox').elements()).toEqual([])
})

// promise (customer): Each step leads back without loss
test('each step leads back without loss', async () => {
  await openOnPhone(HEADED, QUOTED)
  await seen(heading('Who receives it?'))
  await fillIn()
  await press('Next')
  await seen(heading('Pay and confirm'))
  await press('Back')
  await seen(heading('Who receives it?'))
  await expectWritten('after Back')
  await press('Back')
  await seen(heading('Send a package'))
  await expect.element(field('Where from?')).toHaveValue(IKENEGBU.placeName)
  await press('Next')
  await expectWritten('after the first step')
})

// promise (customer): What is wrong leads to its step
test('an error leads to the step of its field', async () => {
  const wrong = Response.json(
    { code: 'VALIDATION', message: 'Check it.', data: { fields: { phone: 'Nobody has this number.' } } },
    { status: 400 },
  )
  await openOnPhone(HEADED, QUOTED, { call: createDelivery, respond: () => wrong })
  await seen(heading('Who receives it?'))
  await press('Next')
  await seen('Please fill in all required fields')
  await fillIn()
  await press('Next')
  await seen('Delivery fee')
  await press('Place order')
  await seen(heading('Who receives it?'))
  await see('an error of the server', field('Receiver phone'))
  await seen(/Nobody has this number/)
})

// promise (customer): The sender pays unless somebody else is chosen, which is said first
test('the receiver pays once that is chosen', async () => {
  const sent: unknown[] = []
  const noted: Answer = {
    call: createDelivery,
    respond: (request) => {
      void request.json().then((body) => sent.push(body))
      return Response.json({ code: 'INTERNAL', message: REFUSALS.INTERNAL.message }, { status: 502 })
    },
  }
  await open(HEADED, QUOTED, noted)
  await fillIn()
  await press('Who pays the rider?')
  await page.getByText('The receiver pays, at the door').click()
  await see('who pays', page.getByRole('button', { name: /The receiver pays/ }))
  await press('Place order')
  await expect.poll(() => sent.length).toBe(1)
  expect(sent[0]).not.toHaveProperty('payer')
})

import { contract, type MapsState, type PricingConfiguration, type TariffPreview } from '@ozi/contract'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { rows } from './fixtures/staff'
import { AT } from './fixtures/orders'
import { ADMIN } from './fixtures/people'
import { answer, change, failed, held, isHeld, refused } from './helpers/answers'
import { expectNotice, openWide, press } from './helpers/staff-pages'
import { see } from './helpers/states'

const { operations, tariffs } = contract
const FARES: PricingConfiguration = {
  version: 1,
  pricePerKm: 50,
  deliveryFee: 100,
  serviceFee: 25,
  changedAt: AT,
  surgeActive: false,
  surgeMultiplier: 1,
  roundUpTo: 0,
}
const SURGING = { ...FARES, surgeActive: true, surgeMultiplier: 2 }
const UNTRIED: TariffPreview = {
  orders: 0,
  before: 0,
  today: 0,
  after: 0,
  medianChange: 0,
  dearer: 0,
  cheaper: 0,
  againstToday: { medianChange: 0, dearer: 0, cheaper: 0 },
  examples: [],
  distances: [{ distanceKm: 5, today: 375, after: 400 }],
}
const ASKED = [answer(tariffs.history, rows('tariffs')), answer(tariffs.preview, { data: UNTRIED })] as const

/** Opens the fares, as somebody of the staff sees them. */
const openFares = (data: PricingConfiguration, as = ADMIN) =>
  openWide('/admin/fare', [answer(tariffs.readConfiguration, { data }), ...ASKED], as)
/** Opens the fares while the maps do so. */
const openWith = (maps: MapsState) =>
  openWide('/admin/fare', [
    ...[answer(tariffs.readConfiguration, { data: FARES }), answer(tariffs.history, rows('tariffs'))],
    answer(operations.maps, maps),
  ])
const input = (name: string | RegExp) => page.getByLabelText(name)
const update = (what: string) => press(new RegExp(`^Update ${what}`))

// promise (staff): Where fares are shown, the staff see that they come from a sketch, or that the provider is away
test('a sketch and a provider that is away are told beside fares', async () => {
  const sketch = 'Fares come from a sketch of the map: distances may be wrong.'
  await openWith({ provider: 'embedded', quality: 'sketch', failing: [], fallsBack: true })
  await see('fares from a sketch', sketch)
  const failing = (['places', 'routes'] as const).map((service) => ({ service, since: AT }))
  await openWith({ provider: 'mapbox', quality: 'sketch', failing, fallsBack: true })
  await see('fares without their provider', /^Mapbox finds no routes since .* Our own map answers\.$/)
  await expect.element(page.getByText(sketch)).toBeVisible()
  await openWith({ provider: 'osm', quality: 'surveyed', failing, fallsBack: false })
  await see('no fares without their provider', /There are no new fares\.$/)
  await expect.element(page.getByText(/Nobody can search for a place\.$/)).toBeVisible()
})

test('what waits to be shown is hidden from all; the skip link reaches it', async () => {
  const fares = [answer(tariffs.readConfiguration, { data: FARES }), answer(tariffs.history, rows('tariffs'))]
  await openWide('/admin/fare', [...fares, held(operations.maps)])
  await expect.element(input('Delivery Fee')).toBeInTheDocument()
  const field = input('Delivery Fee').element() as HTMLElement
  const main = document.querySelector('main')
  expect(isHeld(operations.maps)).toBe(true)
  field.focus()
  expect(document.activeElement, 'an invisible field').not.toBe(field)
  main?.focus()
  expect(document.activeElement, 'the content').toBe(main)
  change(answer(operations.maps, { provider: 'embedded', quality: 'surveyed', failing: [], fallsBack: true }))
  await expect.poll(() => document.querySelector('main [inert]')).toBeNull()
  field.focus()
  expect(document.activeElement, 'the field').toBe(field)
})

// promise (staff): No slip changes a fare: what is corrected is explained first
test('a text that is no amount counts as 0 once that was explained', async () => {
  await openFares(FARES)
  await input('Delivery Fee').fill('')
  await update('Delivery Fee')
  await see('a slip', 'Not an amount, so it counts as ₦0.00. Press again to save it.')
  await expect.element(input('Delivery Fee')).toHaveValue(0)
  change(answer(tariffs.updateDeliveryFee, { data: { ...FARES, deliveryFee: 0, version: 2 } }))
  await update('Delivery Fee')
  await expectNotice('Success!', 'Delivery fee updated successfully.')
  await input('Delivery Fee').fill('10.123')
  await update('Delivery Fee')
  await see('an amount that is too fine', 'Please use at most two decimals.')
  const fields = { deliveryFee: 'This amount is too high.' }
  change(refused(tariffs.updateDeliveryFee, 'VALIDATION', { fields }))
  await input('Delivery Fee').fill('10.12')
  await update('Delivery Fee')
  await expectNotice('Error!', `Failed to update delivery fee. Please try again. ${fields.deliveryFee}`)
  await see('a refused fare', fields.deliveryFee)
  await expect.element(input('Delivery Fee')).toHaveValue(10.12)
})

// promise (staff): “Failed to create pricing configuration. Please try again.”, “Pricing configuration created successfully.”
test('a configuration that could not be created is still to be created', async () => {
  await openWide('/admin/fare', [
    ...[answer(tariffs.readConfiguration, { data: null }), ...ASKED],
    failed(tariffs.create),
  ])
  await expect.element(input('Rounding'), { message: 'the proposal' }).toHaveValue('50')
  await press('Create Pricing Configuration')
  await expectNotice('Error!', 'Failed to create pricing configuration. Please try again.')
  await expect.element(page.getByRole('button', { name: 'Create Pricing Configuration' })).toBeEnabled()
})

// promise (staff): “Failed to update price per km. Please try again.”, “Price per km updated successfully.”
// promise (staff): “Failed to update delivery fee. Please try again.”, “Delivery fee updated successfully.”
// promise (staff): “Failed to update service fee. Please try again.”, “Service fee updated successfully.”
test.each([
  ['Price Per Km', tariffs.updatePricePerKm, { pricePerKm: 187.5 }],
  ['Delivery Fee', tariffs.updateDeliveryFee, { deliveryFee: 187.5 }],
  ['Service Fee', tariffs.updateServiceFee, { serviceFee: 187.5 }],
] as const)('a %s that was not saved stays, and is saved again', async (name, call, saved) => {
  const said = name.toLowerCase()
  await openFares(FARES)
  change(failed(call))
  await input(name).fill('187.5')
  await update(name)
  await expectNotice('Error!', `Failed to update ${said}. Please try again.`)
  await expect.element(input(name)).toHaveValue(187.5)
  change(answer(call, { data: { ...FARES, ...saved, version: 2 } }))
  await update(name)
  await expectNotice('Success!', `${said.charAt(0).toUpperCase()}${said.slice(1)} updated successfully.`)
})

// promise (staff): “Failed to update surge pricing. Please try again.”, “Surge pricing enabled successfully.”, “Surge pricing disabled successfully.”
// promise (staff): “Failed to update surge multiplier. Please try again.”, “Surge multiplier updated successfully.”
test('a surge that was not saved is as before, and what was typed stays', async () => {
  const surge = page.getByRole('switch', { name: /^Enable Surge Pricing/ })
  await openFares(FARES)
  change(failed(tariffs.updateSurge))
  await surge.click()
  await expectNotice('Error!', 'Failed to update surge pricing. Please try again.')
  await expect.element(surge).not.toBeChecked()
  await openFares(SURGING)
  change(failed(tariffs.updateSurge))
  await input('Surge Multiplier').fill('2.5')
  await update('Surge Multiplier')
  await expectNotice('Error!', 'Failed to update surge multiplier. Please try again.')
  await expect.element(input('Surge Multiplier')).toHaveValue(2.5)
})

// promise (staff): Fares may be rounded up, since cash has no kobo; a quote that was shown stays as it is
test('rounding is recommended while it is off, and saved with the prices', async () => {
  await openFares(FARES)
  const advice = 'Cash has no kobo: round up to ₦50.00.'
  await see('no rounding', advice)
  await expect.element(page.getByRole('button', { name: 'Save' })).toBeDisabled()
  await input('Rounding').selectOptions('Up to ₦50.00')
  await input('Delivery Fee').fill('110')
  change(answer(tariffs.updatePrices, { data: { ...FARES, deliveryFee: 110, roundUpTo: 50, version: 2 } }))
  await press('Save')
  await expectNotice('Success!', 'Fares saved.')
  await expect.element(page.getByText(advice)).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Save' })).toBeDisabled()
})

// promise (staff): A fare that falls by more than a fifth, or doubles, is saved after a question
test('a fare that falls by much is saved after a question', async () => {
  await openFares(FARES)
  change(
    answer(tariffs.preview, {
      data: { ...UNTRIED, distances: [{ distanceKm: 5, today: 1500, after: 375 }] },
    }),
  )
  change(answer(tariffs.updatePrices, { data: { ...FARES, pricePerKm: 10, version: 2 } }))
  await input('Price Per Km').fill('10')
  await press('Save')
  const question = page.getByRole('alertdialog', { name: 'Save these fares?' })
  await see('a steep change', question.getByText('5 km falls from ₦1,500.00 to ₦375.00.'))
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(page.getByText('Success!')).not.toBeInTheDocument()
  await expect.element(input('Price Per Km')).toHaveValue(10)
  await update('Price Per Km')
  await expect.element(question).toBeVisible()
  change(answer(tariffs.updatePricePerKm, { data: { ...FARES, pricePerKm: 10, version: 2 } }))
  await question.getByRole('button', { name: 'Save' }).click()
  await expectNotice('Success!', 'Price per km updated successfully.')
})

// promise (staff): No slip changes a fare: what is corrected is explained first
test('a half-typed end of a surge is told until it is mended', async () => {
  const told = () => page.getByText('Please enter the whole date and time, or clear it.')
  const end = () => input(/^Ends by itself/)
  await openFares(SURGING)
  await expect.element(end()).toBeVisible()
  end().element().focus()
  await userEvent.keyboard('0605')
  await update('Surge Multiplier')
  await see('half an end', told())
  await expect.element(end()).toHaveFocus()
  await input(/^Reason/).click()
  await expect.element(told(), { message: 'still half' }).toBeVisible()
  await end().fill('2098-01-02T10:00')
  await input(/^Reason/).click()
  await expect.element(told()).not.toBeInTheDocument()
  change(
    answer(tariffs.updateSurge, {
      data: { ...SURGING, version: 2, surgeEndsAt: '2098-01-02T09:00:00.000Z' },
    }),
  )
  await update('Surge Multiplier')
  await expectNotice('Success!', 'Surge pricing saved.')
  await expect.element(page.getByText(/^Ends 2 Jan 2098/)).toBeVisible()
})

test('a surge whose time is over is off, without a reload', async () => {
  await openFares({ ...SURGING, surgeEndsAt: new Date(Date.now() + 3_000).toISOString() })
  const surge = () => page.getByRole('switch', { name: /^Enable Surge Pricing/ })
  await expect.element(surge()).toBeChecked()
  change(answer(tariffs.readConfiguration, { data: { ...FARES, version: 2 } }))
  await expect.element(surge()).not.toBeChecked()
})

test('a surge without a service fee says that it changes nothing', async () => {
  await openFares({ ...SURGING, serviceFee: 0 })
  await see('no service fee', 'The service fee is ₦0.00, so surge changes no fare.')
})

test('whose role sees fares and changes none reads them', async () => {
  await openFares(FARES, { ...ADMIN, role: 'support' })
  await see('fares to read', 'Only an administrator or finance can change fares.')
  await expect.element(page.getByRole('button', { name: 'Update' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('switch', { name: /^Enable Surge Pricing/ })).toBeDisabled()
})

test('a change that cannot be tried says so', async () => {
  await openFares(FARES)
  change(failed(tariffs.preview))
  await input('Delivery Fee').fill('150')
  await press('Try it out')
  await see('a failed try', /We could not try this out: Something went wrong/)
})

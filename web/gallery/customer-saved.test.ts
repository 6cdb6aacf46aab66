import { contract } from '@ozi/contract'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ASKED_BY_PLACES, openAsCustomer, QUOTE } from './fixtures/customer'
import { CODES, detailOf, listOf, PARCEL } from './fixtures/orders'
import { SAVED, SAVED_PLACES } from './fixtures/saved'
import { type Answer, answer, change, refused } from './helpers/answers'
import { HEIGHT } from './helpers/look'
import { dialog, press, question, see, seen, write } from './helpers/states'

const { createDelivery, recentPlaces, listOwn } = contract.orders
const { addressBook } = contract
const [mama] = SAVED

const field = (label: string) => page.getByLabelText(label)
/** The whole form, as on a desk. */
const open = async (path: string, ...answers: readonly Answer[]) => {
  await page.viewport(1440, HEIGHT)
  await openAsCustomer(path, [
    ...ASKED_BY_PLACES,
    answer(recentPlaces, { places: [...SAVED_PLACES] }),
    answer(contract.pricing.quote, { data: QUOTE }),
    ...answers,
  ])
}

// promise (customer): One tap on a saved person fills in name, phone, place and landmark
test.each([
  ['send', 'Where to?', 'Dropoff address', 'Receiver name', 'Receiver phone'],
  ['receive', 'Where from?', 'Pickup address', 'Sender name', 'Sender phone'],
])('one tap on a saved person fills in the form: %s', async (path, place, landmark, name, phone) => {
  await open(`/dashboard/${path}`)
  await write(field(landmark), 'of somebody else')
  await press(/Mama Ngozi/)
  await expect.element(field(place)).toHaveValue(mama?.place.placeName)
  await expect.element(field(landmark)).toHaveValue('Green gate by the well')
  await expect.element(field(name)).toHaveValue('Mama Ngozi')
  await expect.element(field(phone)).toHaveValue('803 765 4321')
  // Who is saved already, word for word, is not offered to be saved.
  expect(field('Save for next time').query()).toBeNull()
  await see('a saved person', 'Mother')
  await press(/Our shop/)
  await expect.element(field(landmark)).toHaveValue('')
  await expect.element(field(name)).toHaveValue('Mama Ngozi')
  await seen(field('Save for next time'))
})

// promise (customer): If whom an order is for cannot be saved, the order stays placed, and that is said
test('an order stays placed when its person cannot be saved', async () => {
  await open('/dashboard/send', answer(createDelivery, { data: PARCEL }))
  await press(/Mama Ngozi/)
  await write(field('Where from?'), 'ike')
  await page.getByRole('option').first().click()
  await write(field('Pickup address'), 'Yellow bakery')
  await write(field('Dropoff address'), 'The blue gate')
  await field('Save for next time').click()
  const detail = answer(contract.orders.read, { data: detailOf(PARCEL, CODES) })
  change(refused(addressBook.create, 'TOO_MANY_CONTACTS'), answer(listOwn, listOf([PARCEL])), detail)
  await press('Place order')
  await seen('Order created successfully!')
  await press('OK')
  await see('not saved', question().getByText(/^Mama Ngozi is not saved/))
  await seen(PARCEL.number)
})

test('a saved person is changed with mistakes said at their fields', async () => {
  await openAsCustomer('/dashboard/saved', [
    ...ASKED_BY_PLACES,
    answer(addressBook.list, { contacts: [...SAVED] }),
  ])
  await press('Change Mama Ngozi')
  await write(dialog().getByLabelText('Name'), ' ')
  await write(dialog().getByLabelText('Phone'), '12')
  await press('Save')
  await see('a form with mistakes', dialog().getByRole('alert'))
  await seen('Enter a name.')
  change(refused(addressBook.update, 'NOT_FOUND'))
  await write(dialog().getByLabelText('Name'), 'Mama Nkechi')
  await write(dialog().getByLabelText('Phone'), '')
  await press('Save')
  await see('a refusal', 'We could not save it')
  await expect.element(dialog().getByLabelText('Name')).toHaveValue('Mama Nkechi')
  await press('Close')
  await press('Delete Our shop')
  await see('a question', question().getByText('Your orders stay as they are.'))
})

// promise (everyone): A half-filled form asks before it throws away what was typed
test('Esc asks before a saved person that was typed is lost', async () => {
  await openAsCustomer('/dashboard/saved', [answer(addressBook.list, { contacts: [...SAVED] })])
  await press('Add one')
  await write(dialog().getByLabelText('Name'), 'Aunty Bisi')
  await userEvent.keyboard('{Escape}')
  await seen('Throw away what you typed?')
  await press('Keep typing')
  await expect.element(dialog().getByLabelText('Name')).toHaveValue('Aunty Bisi')
})

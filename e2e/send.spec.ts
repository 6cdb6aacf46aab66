import { logInByApi } from './helpers/errands.ts'
import { callApi, expect, logIn, makeCustomer, type NewCustomer, test as base } from './helpers/journey.ts'
import { fillInDelivery, MONEY } from './helpers/ordering.ts'

/** Each journey has its own customer, signed in. */
const test = base.extend<{ person: NewCustomer }>({
  person: async ({ page, ozi }, use) => {
    const person = await makeCustomer(ozi)
    await logIn(page, person.email)
    await expect(page).toHaveURL(/\/dashboard$/)
    await use(person)
  },
})

// promise (customer): Delivery: “Order created successfully!”
// promise (customer): `/dashboard/send`: sending a package
// promise (everyone): All works by keyboard, and the focus is always visible
test('a customer sends a package by keyboard alone', async ({ page, ozi, person }) => {
  await page.getByRole('link', { name: /Send a package/ }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Send a package' })).toBeVisible()

  const pick = async (typed: string) => {
    await page.keyboard.type(typed)
    await expect(page.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
  }
  const tabTo = async (label: string) => {
    for (let i = 0; i < 4; i++) {
      await page.keyboard.press('Tab')
      if (await page.getByLabel(label).evaluate((node) => node === document.activeElement)) return
    }
    throw new Error(`${label} is not the next field`)
  }
  await page.getByLabel('Where from?').focus()
  await pick('ikeneg')
  await expect(page.getByLabel('Where from?')).toHaveValue(/Ikenegbu/)
  await tabTo('Where to?')
  await pick('opp assumpta')
  await expect(page.getByLabel('Where to?')).toHaveValue(/Assumpta/)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Pickup address'), 'the next step').toBeFocused()
  await page.keyboard.type('Opposite the yellow bakery')
  await tabTo('Dropoff address')
  await page.keyboard.type('Cathedral gate, ask for the sexton')
  await tabTo('Receiver name')
  await page.keyboard.type('Obinna Ibe')
  await tabTo('Receiver phone')
  await page.keyboard.type('08037654321')
  await expect(page.getByText(MONEY).first()).toBeVisible()
  await expect(page.getByText(/\d+(\.\d+)? km/).first()).toBeVisible()
  const shown = await page.getByText(MONEY).last().textContent()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Place order' }).press('Enter')

  await expect(page.getByText('Order created successfully!').first()).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard\/orders\/[0-9a-f-]{36}$/)
  // The dialog has said so: no toast repeats it.
  await expect(page.getByRole('region', { name: /^Messages/ }).getByRole('listitem')).toHaveCount(0)
  const { body } = await callApi<{ orders: { fee: number }[] }>(ozi.url, '/user/orders', {
    token: await logInByApi(ozi.url, person.email),
  })
  const charged = body.orders[0]?.fee.toLocaleString('en-NG', { minimumFractionDigits: 2 })
  expect(shown, 'the fee that was shown is charged').toContain(charged)
  const [code] = /\d{4}/.exec(
    await page
      .getByText(/^\d{4}$/)
      .last()
      .innerText(),
  ) ?? ['none']
  const toObinna = page.getByRole('link', { name: 'WhatsApp', exact: true })
  const sent = decodeURIComponent((await toObinna.getAttribute('href')) ?? '')
  expect(sent, 'by WhatsApp, with the code to get it').toContain(`wa.me/2348037654321?text=Ozi`)
  expect(sent).toContain(`Say the code ${code} to the rider`)
  expect(sent).toContain(`${ozi.url}/track/`)
  await expect(page.getByRole('link', { name: 'SMS' })).toHaveAttribute('href', /^sms:\+2348037654321\?body=/)
  await page.getByText('Pickup and dropoff').click()
  await expect(page.getByText('Cathedral gate, ask for the sexton')).toBeVisible()
})

// promise (customer): Changed prices and fares are asked about before they are charged
test('a fare that changed since is shown before it is charged', async ({ page, person: _signedIn }) => {
  await page.goto('/dashboard/send')
  await fillInDelivery(page)
  await expect(page.getByText(MONEY).first()).toBeVisible()
  let isFirst = true
  await page.route('**/api/v1/user/delivery', async (route) => {
    if (!isFirst) return route.continue()
    isFirst = false
    // As with an outdated quote: the posted fee is not the one in force.
    const body = { ...(route.request().postDataJSON() as object), fee: 1 }
    return route.continue({ postData: JSON.stringify(body) })
  })
  await page.getByRole('button', { name: 'Place order' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByText(MONEY).first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Order at the new fare' }).click()
  await expect(page.getByText('Order created successfully!').first()).toBeVisible()
})

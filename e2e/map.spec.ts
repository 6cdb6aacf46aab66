import { CHROMIUM_ARGUMENTS, findChromium } from './helpers/chromium.ts'
import { expect, makeCustomer, PASSWORD, test } from './helpers/journey.ts'
import { signIn } from './helpers/signed-in.ts'

test.use({
  // Nothing covers the map here.
  viewport: { width: 1024, height: 900 },
  launchOptions: { executablePath: findChromium(), args: [...CHROMIUM_ARGUMENTS] },
})

// promise (customer): A place is refined by dragging its pin; its words and the fare follow
test('a customer drags the dropoff pin, and words and fare follow', async ({ page, ozi }) => {
  const { email } = await makeCustomer(ozi)
  await signIn(page, ozi.url, { email, password: PASSWORD })
  const others: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(ozi.url) && /^https?:/.test(request.url())) others.push(request.url())
  })
  await page.goto('/dashboard/send?from=FUTO&to=Ikenegbu%20Layout')
  await expect(page.locator('[data-map=ready]')).toBeVisible()
  const fare = page.getByText(/₦[\d,.]+/).last()
  await expect(fare).not.toHaveText('₦0.00')
  const before = await fare.textContent()

  const pin = page.getByRole('application', { name: /^Dropoff: Ikenegbu Layout/ })
  await pin.scrollIntoViewIfNeeded()
  const box = await pin.boundingBox()
  if (box === null) throw new Error('the pin is not on the screen')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - 30, y + 50, { steps: 6 })
  await page.mouse.up()

  // Kilometres away, the words would mislead the rider: the map's own name replaces them.
  await expect(page.getByLabel('Where to?')).not.toHaveValue('Ikenegbu Layout')
  const called = await page.getByLabel('Where to?').inputValue()
  await expect(page.getByText(`The dropoff is at ${called}.`)).toBeVisible()
  await expect(fare).not.toHaveText(before ?? '')
  await expect(fare).not.toHaveText('₦0.00')
  expect(others, 'other hosts').toEqual([])
})

import type { Page } from '@playwright/test'
import { CHROMIUM_ARGUMENTS, findChromium } from './helpers/chromium.ts'
import { expect } from './helpers/journey.ts'
import { moveByApi, readOrder, someCustomer, test } from './helpers/rides.ts'

// With the map drawn.
test.use({ launchOptions: { executablePath: findChromium(), args: [...CHROMIUM_ARGUMENTS] } })

const RIDER = 'emeka@demo.ozi.local'
const ABOUT = /^Arrives about \d\d:\d[05]\.$/

/** How far the rider's dot is from the ring of the pickup on the drawn map, in pixels. */
async function dotFromPickup(page: Page): Promise<number> {
  const [dot, ring] = await Promise.all(
    [page.getByRole('img', { name: 'The rider' }), page.getByRole('img', { name: /^Pickup/ })].map((mark) =>
      mark.boundingBox(),
    ),
  )
  if (!dot || !ring) throw new Error('the rider and the pickup are not on the map')
  const middle = (box: typeof dot) => [box.x + box.width / 2, box.y + box.height / 2] as const
  const [[x, y], [ringX, ringY]] = [middle(dot), middle(ring)]
  return Math.hypot(x - ringX, y - ringY)
}

// promise (everyone): The customer and whoever has the link see the rider come, and about when
// promise (rider): A rider decides whether customers see where they are
test('a customer and a receiver see the rider come', async ({ pageOf, ozi, browser }) => {
  const customer = await someCustomer(ozi, ['followed on its way'])
  const id = customer.orders[0]?._id ?? ''
  await moveByApi(ozi.url, id, ['assigned', 'enroute_to_pickup'])
  const [page, ride, link] = [await pageOf(customer.email), await pageOf(RIDER), await browser.newPage()]
  const order = (await readOrder(ozi.url, customer.token, id)) as unknown as {
    trackToken: string
    pickupLocation: { coordinates: [number, number] }
  }
  const [longitude, latitude] = order.pickupLocation.coordinates
  const rideTo = (metresNorth: number) =>
    ride.context().setGeolocation({ longitude, latitude: latitude + metresNorth / 111_195, accuracy: 100 })
  // A map on which a dot is seen to move.
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`/dashboard/delivery?order=${id}`)
  await expect(page.getByText(/on the road once it is picked up/)).toBeVisible()
  await expect(page.getByText('Motorcycle · ', { exact: false })).toBeVisible()

  await ride.context().grantPermissions(['geolocation'], { origin: ozi.url })
  await rideTo(700)
  await ride.goto(`/rider/jobs/${id}`)
  const chip = ride.getByRole('button', { name: /duty$/ })
  await chip.click()
  await ride.getByRole('button', { name: 'Share', exact: true }).click()
  await ride.getByRole('button', { name: 'Share my position' }).click()
  await expect(chip).toHaveAccessibleName(/^Your position is shared,/)
  // Where the rider was before the consent is nobody's business.
  await rideTo(600)
  await expect(page.getByText('The rider is about 600 m away.')).toBeVisible()
  await expect(page.getByText(ABOUT)).toBeVisible()
  await link.goto(`${ozi.url}/track/${order.trackToken}`)
  await expect(link.getByText('The rider is about 600 m away.')).toBeVisible()

  await page.locator('[data-map=ready]').scrollIntoViewIfNeeded()
  await expect(page.getByRole('img', { name: 'The rider' })).toBeVisible()
  const before = await dotFromPickup(page)
  await rideTo(450)
  await expect(page.getByText('The rider is about 450 m away.')).toBeVisible()
  await link.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(link.getByText('The rider is about 450 m away.')).toBeVisible()
  await expect.poll(() => dotFromPickup(page), { message: 'the dot moves' }).toBeLessThan(before)
  const about = (await page.getByText(ABOUT).textContent()) ?? ''
  expect(await link.getByText(ABOUT).textContent()).toBe(about)
  const ownOrder = await page.context().newPage()
  await ownOrder.goto(`/dashboard/orders/${id}`)
  await expect(ownOrder.getByText(about)).toBeVisible()
  await ownOrder.close()

  await chip.click()
  await ride.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByText(/^The rider is about/)).toHaveCount(0)
  await link.close()
})

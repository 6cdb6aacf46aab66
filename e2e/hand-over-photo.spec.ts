import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { adminPage, openOrder } from './helpers/admin-orders.ts'
import type { somePicture } from './helpers/chat.ts'
import { expect, expectAccessible } from './helpers/journey.ts'
import { oneParcel, TO_THE_DOOR } from './helpers/redelivery.ts'
import { readOrder, test } from './helpers/rides.ts'

const RIDER = 'emeka@demo.ozi.local'
const MOVES = '**/api/v1/orders/*/moves'

const dialogOf = (page: Page) => page.getByRole('dialog')
const preview = (page: Page) => dialogOf(page).getByAltText('The photo that will be sent')
const handOver = (page: Page) => dialogOf(page).getByRole('button', { name: 'Hand over with this photo' })
const photoIn = (page: Page) => page.getByRole('button', { name: 'Photo of the hand-over: open it large' })

/** The file that the camera passes to the page. */
type Taken = Awaited<ReturnType<typeof somePicture>>

async function take(page: Page, taken: Taken): Promise<void> {
  const camera = dialogOf(page).locator('input[type=file]')
  await expect(camera).toHaveAttribute('capture', 'environment')
  await camera.setInputFiles(taken)
}

/** A photo of a phone's usual size. */
async function largePhoto(): Promise<Taken> {
  const drawn = sharp({ create: { width: 3000, height: 4000, channels: 3, background: '#1d4e89' } })
  return { name: 'door.jpg', mimeType: 'image/jpeg', buffer: await drawn.jpeg().toBuffer() }
}

/** The rider at the dropoff, who was told that the code cannot be said. */
async function atTheDoor(page: Page, orderId: string): Promise<void> {
  await page.goto(`/rider/jobs/${orderId}`)
  await page.getByRole('button', { name: 'Enter the dropoff code' }).click()
  await dialogOf(page).getByRole('button', { name: 'They cannot say the code' }).click()
  await expect(dialogOf(page).getByRole('button', { name: 'Take a photo' })).toBeFocused()
}

// promise (rider): If nobody can say the code, a rider hands over with a photo, which only the parties see
test('a rider hands over with a photo, which customer and staff see', async ({
  browser,
  page: link,
  pageOf,
  ozi,
}) => {
  test.slow()
  const { customer, order } = await oneParcel(ozi, TO_THE_DOOR)
  const theirs = await pageOf(customer.email)
  await theirs.goto(`/dashboard/orders/${order._id}`)
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Rider at the dropoff')
  const page = await pageOf(RIDER)
  await atTheDoor(page, order._id)
  await expect(dialogOf(page).getByText('Cash at the door')).toBeVisible()
  await expect(
    dialogOf(page).getByText('Only if Obinna cannot say the code:', { exact: false }),
  ).toBeVisible()

  await take(page, await largePhoto())
  await expect(preview(page)).toBeVisible()
  await expect(handOver(page)).toBeFocused()
  // If the code turns up at the last moment, the photo is kept.
  await dialogOf(page).getByRole('button', { name: 'They can say the code' }).click()
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused()
  await dialogOf(page).getByRole('button', { name: 'They cannot say the code' }).click()
  await expect(preview(page)).toBeVisible()
  const sent = page.waitForRequest(MOVES)
  await handOver(page).click()
  const { photo } = (await sent).postDataJSON() as { photo: string }
  const { width, height } = await sharp(Buffer.from(photo.split(',')[1] ?? '', 'base64')).metadata()
  expect([width, height], 'made small on the phone').toEqual([960, 1280])
  await expect(page.getByText('Delivered').first()).toBeVisible()
  await expect(dialogOf(page)).toHaveCount(0)

  // It appears on the open page.
  await theirs.getByText(/^\d+ steps,/).click()
  await expect(photoIn(theirs)).toBeVisible()
  await expect(theirs.getByText('The rider took this photo.')).toBeVisible()
  await photoIn(theirs).click()
  const large = dialogOf(theirs).getByRole('img', { name: /^Photo of the hand-over/ })
  await expect(large).toHaveJSProperty('naturalWidth', 960)
  await expectAccessible(theirs)
  await theirs.keyboard.press('Escape')
  await expect(photoIn(theirs)).toBeFocused()

  const office = await adminPage(browser, ozi.url)
  const sheet = await openOrder(office, order)
  await expect(sheet.getByRole('listitem').filter({ has: photoIn(office) })).toContainText('Emeka')
  await expectAccessible(office)
  await photoIn(office).click()
  await expect(office.getByRole('img', { name: /^Photo of the hand-over/ })).toBeVisible()

  const { trackToken = '' } = await readOrder(ozi.url, customer.token, order._id)
  await link.goto(`/track/${trackToken}`)
  await expect(link.getByRole('heading', { level: 1 })).toHaveText('Delivered')
  await expect(photoIn(link)).toHaveCount(0)
  expect(await link.content()).not.toContain('/uploads/')
})

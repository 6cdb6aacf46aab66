import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from './helpers/journey.ts'
import { ok, openProfile, save } from './helpers/profile.ts'

const chooseFile = (page: Page, name: string, buffer: Buffer, mimeType = 'image/jpeg') =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer })

/** Reads the picture's colours at these points, given as shares of its width and height. */
async function coloursOf(page: Page, src: string, places: readonly (readonly [number, number])[]) {
  const answer = await page.request.get(src)
  const { data, info } = await sharp(await answer.body())
    .raw()
    .toBuffer({ resolveWithObject: true })
  const colours = places.map(([x, y]) => {
    const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
    if (red > 150 && green < 100 && blue < 100) return 'red'
    return blue > 150 && red < 100 ? 'blue' : 'other'
  })
  return { width: info.width, height: info.height, colours }
}

test.describe('the picture', () => {
  // promise (customer): `/dashboard/profile`: name, address, picture
  // promise (customer): A picture is cut and shown before it is sent, and is at most 2 MB
  test('of a camera is cut and shrunk before it is sent, and upright', async ({ page, ozi }) => {
    await openProfile(page, ozi)
    await expect(page.getByText('CE', { exact: true })).toBeVisible()
    // Noise does not compress, so it exceeds the upload limit. It is stored rotated, as phones do.
    const noise = await sharp({
      create: {
        width: 2400,
        height: 1800,
        channels: 3,
        background: '#888888',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer()
    const photo = await sharp(noise)
      .composite([
        {
          input: { create: { width: 2400, height: 900, channels: 3, background: '#dd1111' } },
          left: 0,
          top: 0,
        },
      ])
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 100 })
      .toBuffer()
    expect(photo.length).toBeGreaterThan(2 * 1024 * 1024)
    await chooseFile(page, 'camera.jpg', photo)
    const dialog = page.getByRole('dialog', { name: 'Crop your picture' })
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Use picture' }).click()
    await expect(page.getByText('Not saved yet.')).toBeVisible()

    const sent = page.waitForRequest((request) => request.method() === 'PUT')
    await save(page)
    expect((await sent).postData()?.length).toBeLessThan(400_000)
    await expect(page.getByRole('alertdialog')).toContainText('Profile updated')
    await ok(page)
    const src = (await page.locator('form img').getAttribute('src')) ?? ''
    expect(src).toMatch(/^\/uploads\/.*\.webp$/)
    // After a quarter turn, the red top is on the right.
    const seen = await coloursOf(page, src, [
      [0.85, 0.2],
      [0.85, 0.8],
    ])
    expect(seen).toEqual({ width: 512, height: 512, colours: ['red', 'red'] })

    await page.getByRole('button', { name: 'Remove picture' }).click()
    await save(page)
    await expect(page.getByRole('alertdialog')).toContainText('Profile updated')
    await ok(page)
    await expect(page.getByText('CE', { exact: true })).toBeVisible()
    await expect.poll(async () => (await page.request.get(src)).status()).toBe(404)
  })
})

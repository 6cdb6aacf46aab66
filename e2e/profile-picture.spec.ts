import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, expectAccessible, test } from './helpers/journey.ts'
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

/** The left half is red, the right half blue. */
const twoColours = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#dd1111' } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: '#1111dd' } },
      left: width / 2,
      top: 0,
    },
  ])

test.describe('the picture', () => {
  // promise (customer): `/dashboard/profile`: name, address, picture
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
    await expectAccessible(page)
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

  // promise (customer): A picture is cut and shown before it is sent, and is at most 2 MB
  test('is moved by mouse, keys and slider', async ({ page, ozi }) => {
    await openProfile(page, ozi)
    await chooseFile(page, 'flag.png', await twoColours(1600, 800).png().toBuffer(), 'image/png')
    const stage = page.getByRole('group', { name: /Your picture/ })
    await expect(stage).toBeFocused()
    // Moved left with the keys: now only blue is visible.
    for (let count = 0; count < 12; count += 1) await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('+')
    await page.getByLabel('Zoom').press('ArrowRight')
    expect(Number(await page.getByLabel('Zoom').inputValue())).toBeGreaterThan(1.2)
    await page.getByRole('button', { name: 'Use picture' }).click()
    const preview = (await page.locator('form img').getAttribute('src')) ?? ''
    expect(preview).toMatch(/^data:image\/jpeg/)
    await save(page)
    await expect(page.getByRole('alertdialog')).toContainText('Profile updated')
    await ok(page)
    const src = async () => (await page.locator('form img').getAttribute('src')) ?? ''
    expect(
      (
        await coloursOf(page, await src(), [
          [0.1, 0.5],
          [0.9, 0.5],
        ])
      ).colours,
    ).toEqual(['blue', 'blue'])

    await chooseFile(page, 'flag.png', await twoColours(1600, 800).png().toBuffer(), 'image/png')
    const box = await stage.boundingBox()
    if (!box) throw new Error('the picture is not there')
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width / 2 + 200, box.y + box.height / 2, { steps: 5 })
    await page.mouse.up()
    await page.getByRole('button', { name: 'Use picture' }).click()
    await save(page)
    await expect(page.getByRole('alertdialog')).toContainText('Profile updated')
    await ok(page)
    expect(
      (
        await coloursOf(page, await src(), [
          [0.1, 0.5],
          [0.9, 0.5],
        ])
      ).colours,
    ).toEqual(['red', 'red'])
  })

  test('is made larger by two fingers', async ({ page, ozi }) => {
    await openProfile(page, ozi)
    await chooseFile(page, 'flag.png', await twoColours(1600, 800).png().toBuffer(), 'image/png')
    const box = await page.getByRole('group', { name: /Your picture/ }).boundingBox()
    if (!box) throw new Error('the picture is not there')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const touch = await page.context().newCDPSession(page)
    const fingers = (apart: number) => [
      { x: x - apart, y, id: 1 },
      { x: x + apart, y, id: 2 },
    ]
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(30) })
    for (const apart of [40, 50, 60]) {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) })
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect.poll(async () => Number(await page.getByLabel('Zoom').inputValue())).toBeGreaterThan(1.6)
  })

  // promise (everyone): Pictures that are too large, no pictures, or bombs are refused
  test('that is none, broken or too big is refused beside its field', async ({ page, ozi }) => {
    await openProfile(page, ozi)
    await page.getByLabel('Name', { exact: true }).fill('Still Here')
    const unreadable = page.getByText('We cannot open that file as an image. Please choose another one.')
    await chooseFile(page, 'letter.jpg', Buffer.from('Dear Ozi, this is no picture.'))
    await expect(unreadable).toBeVisible()
    await expectAccessible(page)
    await chooseFile(
      page,
      'cut.png',
      (await twoColours(600, 600).png().toBuffer()).subarray(0, 60),
      'image/png',
    )
    await expect(unreadable).toBeVisible()
    await chooseFile(page, 'IMG_0001.HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'image/heic')
    await expect(page.getByText('This photo is in HEIC format')).toBeVisible()
    // A header that states 900 million pixels in a few bytes.
    const bomb = await twoColours(20, 20).png().toBuffer()
    bomb.writeUInt32BE(30_000, 16)
    bomb.writeUInt32BE(30_000, 20)
    await chooseFile(page, 'bomb.png', bomb, 'image/png')
    await expect(page.getByText('This file is too big to open here.')).toBeVisible()
    await expect(page.getByText('at most 2 MB is sent')).toBeVisible()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Still Here')
    await save(page)
    await expect(page.getByRole('alertdialog')).toContainText('Profile updated')
  })

  // promise (customer): A picture is cut and shown before it is sent, and is at most 2 MB
  test('that the server refuses as too large has its words', async ({ page, context, ozi }) => {
    await openProfile(page, ozi)
    // As if this browser had not shrunk it.
    const over = `data:image/png;base64,${Buffer.alloc(2 * 1024 * 1024 + 1).toString('base64')}`
    await context.route('**/api/v1/user/profile/*', async (route) => {
      const body = route.request().postDataJSON() as Record<string, unknown> | null
      if (route.request().method() !== 'PUT' || !body?.['profileImage']) return route.continue()
      await route.continue({ postData: JSON.stringify({ ...body, profileImage: over }) })
    })
    await chooseFile(page, 'flag.png', await twoColours(64, 64).png().toBuffer(), 'image/png')
    await page.getByRole('button', { name: 'Use picture' }).click()
    await save(page)
    await expect(
      page.getByText('The image is larger than 2 MB. Please choose a smaller one.').first(),
    ).toBeVisible()
    await expect(page.getByLabel('Address')).toHaveValue('12 Wetheral Road')
  })
})

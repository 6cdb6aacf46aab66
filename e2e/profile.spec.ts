import type { Page } from '@playwright/test'
import sharp from 'sharp'
import {
  callApi,
  expect,
  expectAccessible as expectAccessibleAsShown,
  logIn,
  makeCustomer,
  PASSWORD,
  someone,
  test,
  type NewCustomer,
} from './support/journey.ts'

/** A customer with an address, on the profile page. */
async function openProfile(page: Page, ozi: Parameters<typeof makeCustomer>[0]): Promise<NewCustomer> {
  const person = await makeCustomer(ozi)
  await logIn(page, person.email)
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto('/dashboard/profile')
  await expect(page.getByLabel('Address')).toBeVisible()
  await page.getByLabel('Address').fill('12 Wetheral Road')
  return person
}

/** The whole page at once: in a short window the bar at the foot lies over whatever is just below it. */
async function expectAccessible(page: Page): Promise<void> {
  const shown = page.viewportSize() ?? { width: 360, height: 740 }
  await page.setViewportSize({ ...shown, height: 2600 })
  await expectAccessibleAsShown(page)
  await page.setViewportSize(shown)
}

const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click()
const ok = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
const chooseFile = (page: Page, name: string, buffer: Buffer, mimeType = 'image/jpeg') =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer })
const newAddress = () => someone('Moved').email

/** Asks for another address, up to the notice that says what is left to do. */
async function askForEmail(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await save(page)
  const dialog = page.getByRole('dialog', { name: 'Is it you?' })
  await dialog.getByLabel('Current password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Profile updated')
  await ok(page)
  await expect(page.getByRole('heading', { name: 'Confirm your new e-mail' })).toBeInViewport()
  await expect(page.getByLabel('Code')).toBeFocused()
}

/** Opens what the picture shows at some places, in shares of its width and height. */
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

/** Left half red, right half blue. */
const twoColours = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#dd1111' } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: '#1111dd' } },
      left: width / 2,
      top: 0,
    },
  ])

test.describe('one’s details', () => {
  test('are saved, and the new name is there at once, in the other tab too', async ({
    page,
    context,
    ozi,
  }) => {
    await openProfile(page, ozi)
    const other = await context.newPage()
    await other.goto('/dashboard')
    await expect(other.getByRole('heading', { level: 1 })).toContainText('Chidinma')
    await page.getByLabel('Name', { exact: true }).fill('  <b>Adaeze</b> Obi ')
    await page.getByLabel('Mobile number').fill('0806 123 4567')
    await save(page)
    await expect(page.getByRole('alertdialog')).toContainText('Profile updated')
    await expectAccessible(page)
    await ok(page)
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('<b>Adaeze</b> Obi')
    await expect(page.getByLabel('Mobile number')).toHaveValue('806 123 4567')
    await expect(other.getByRole('heading', { level: 1 })).toContainText('<b>Adaeze</b>')
    await page.reload()
    await expect(page.getByLabel('Address')).toHaveValue('12 Wetheral Road')
  })

  test('are asked for to the letter where something is left out, and what was typed stays', async ({
    page,
    ozi,
  }) => {
    await openProfile(page, ozi)
    for (const label of ['Name', 'E-mail', 'Mobile number', 'Address']) {
      const field = page.getByLabel(label, { exact: true })
      const before = await field.inputValue()
      await field.fill('   ')
      await save(page)
      const summary = page.getByRole('alert').filter({ hasText: 'Please fill in all the details' })
      await expect(summary).toBeFocused()
      await summary.getByRole('link').click()
      await expect(field).toBeFocused()
      await field.fill(before)
    }
    await page.getByLabel('Name', { exact: true }).fill('')
    await page.getByLabel('Mobile number').fill('12345')
    await save(page)
    await expect(page.getByText('This is not a Nigerian mobile number.').first()).toBeVisible()
    await expect(page.getByLabel('Mobile number')).toHaveValue('123 45')
    await expectAccessible(page)
  })

  test('survive a server that is away in the middle of it, and a retry saves them', async ({
    page,
    context,
    ozi,
  }) => {
    await openProfile(page, ozi)
    await page.getByLabel('Name', { exact: true }).fill('Patience Eze')
    await context.route('**/api/v1/user/profile/*', (route) => route.abort())
    await save(page)
    const summary = page.getByRole('alert').filter({ hasText: 'An error occurred' })
    await expect(summary).toBeFocused()
    await expect(summary).toContainText('We could not reach Ozi')
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Patience Eze')
    await expect(page.getByLabel('Address')).toHaveValue('12 Wetheral Road')
    await expectAccessible(page)
    await context.unroute('**/api/v1/user/profile/*')
    await save(page)
    await expect(page.getByRole('alertdialog')).toContainText('Profile updated')
  })

  test('that cannot be fetched can be asked for again', async ({ page, context, ozi }) => {
    const person = await makeCustomer(ozi)
    await logIn(page, person.email)
    await expect(page).toHaveURL(/\/dashboard$/)
    await context.route('**/api/v1/user/profile/*', (route) => route.abort())
    await page.goto('/dashboard/profile')
    await expect(page.getByText('We could not fetch your profile.')).toBeVisible()
    await expectAccessible(page)
    await context.unroute('**/api/v1/user/profile/*')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByLabel('E-mail')).toHaveValue(person.email)
  })

  test('can be changed with the keyboard alone', async ({ page, ozi }) => {
    await openProfile(page, ozi)
    await page.getByLabel('Name', { exact: true }).focus()
    await page.keyboard.press('Control+A')
    await page.keyboard.type('Keys Only')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alertdialog')).toContainText('Profile updated')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Keys Only')
  })
})

test.describe('the picture', () => {
  test('of a phone’s camera is cut and shrunk before it is sent, upright, and can be taken away', async ({
    page,
    ozi,
  }) => {
    await openProfile(page, ozi)
    await expect(page.getByText('CE', { exact: true })).toBeVisible()
    // Noise cannot be packed: larger than what may be sent. It lies on its side, as phones write them.
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
    const dialog = page.getByRole('dialog', { name: 'Cut your picture' })
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
    // Turned by a quarter, the red top has become the right half.
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
    expect((await page.request.get(src)).status()).toBe(404)
  })

  test('is moved by mouse, by keys and by the slider, and what is in the ring is kept', async ({
    page,
    ozi,
  }) => {
    await openProfile(page, ozi)
    await chooseFile(page, 'flag.png', await twoColours(1600, 800).png().toBuffer(), 'image/png')
    const stage = page.getByRole('group', { name: /Your picture/ })
    await expect(stage).toBeFocused()
    // To the left with the keys: now only blue is seen.
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

  test('that is none, broken or too big to open is refused beside its field, and the rest stays typed', async ({
    page,
    ozi,
  }) => {
    await openProfile(page, ozi)
    await page.getByLabel('Name', { exact: true }).fill('Still Here')
    const unreadable = page.getByText('That file is not an image we can read.')
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
    // The head of a picture of 900 million pixels in a few bytes.
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

  test('that the server finds too large is refused in its words, beside its field', async ({
    page,
    context,
    ozi,
  }) => {
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
    await expect(page.getByText('The image is larger than 2 MB.').first()).toBeVisible()
    await expect(page.getByLabel('Address')).toHaveValue('12 Wetheral Road')
  })
})

test.describe('another e-mail address', () => {
  test('asks for the password, keeps the old one until the code is entered, and then is the one', async ({
    page,
    ozi,
  }) => {
    const person = await openProfile(page, ozi)
    const fresh = newAddress()
    await page.getByLabel('E-mail').fill(fresh)
    await save(page)
    const dialog = page.getByRole('dialog', { name: 'Is it you?' })
    await expect(dialog.getByLabel('Current password')).toBeFocused()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(dialog.getByText('Please enter your current password.')).toBeVisible()
    await dialog.getByLabel('Current password').fill('not my password')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(dialog.getByText('That is not your current password.')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByLabel('E-mail')).toHaveValue(fresh)
    await askForEmail(page, fresh)
    await expectAccessible(page)

    await expect(page.getByLabel('E-mail')).toHaveValue(person.email)
    await ozi.mailbox.waitFor(person.email, /asked to move your Ozi account/)
    const code = await ozi.mailbox.code(fresh)
    await expect(page.getByRole('button', { name: /Send a new code in \d+ s/ })).toBeDisabled()
    await page.getByLabel('Code').fill('123')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('Code must be 6 digits')).toBeVisible()
    await page.getByLabel('Code').fill(code === '000000' ? '111111' : '000000')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('That code is not right.')).toBeVisible()
    await page.getByLabel('Code').fill(code)
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('Your e-mail has been changed')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Confirm your new e-mail' })).toBeHidden()
    await expect(page.getByLabel('E-mail')).toHaveValue(fresh)
    await expect(page.getByLabel('Address')).toHaveValue('12 Wetheral Road')
    await ozi.mailbox.waitFor(person.email, /now belongs to another e-mail address/)
    await page.goto('/dashboard/orders')
    await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible()
  })

  test('that was mistyped locks nobody out: it is corrected, and the right one confirmed', async ({
    page,
    ozi,
  }) => {
    await openProfile(page, ozi)
    const right = newAddress()
    await askForEmail(page, `x${right}`)
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Chidinma')
    await page.goto('/dashboard/profile')
    await expect(page.getByText(`We sent six digits to x${right}.`)).toBeVisible()
    await askForEmail(page, right)
    await expect(page.getByText(`We sent six digits to ${right}.`)).toBeVisible()
    await page.getByLabel('Code').fill(await ozi.mailbox.code(right))
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByLabel('E-mail')).toHaveValue(right)
  })

  test('is taken back, and the code is of no use any more', async ({ page, ozi }) => {
    const person = await openProfile(page, ozi)
    const fresh = newAddress()
    await askForEmail(page, fresh)
    await ozi.mailbox.code(fresh)
    await page.getByRole('button', { name: 'Keep the old e-mail' }).click()
    await expect(page.getByText('Your e-mail stays as it was.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Confirm your new e-mail' })).toBeHidden()
    await page.reload()
    await expect(page.getByLabel('E-mail')).toHaveValue(person.email)
    await expect(page.getByRole('heading', { name: 'Confirm your new e-mail' })).toBeHidden()
  })

  test('that is somebody else’s is refused beside its field', async ({ page, ozi }) => {
    const other = await makeCustomer(ozi)
    await openProfile(page, ozi)
    await page.getByLabel('E-mail').fill(other.email)
    await save(page)
    const dialog = page.getByRole('dialog', { name: 'Is it you?' })
    await dialog.getByLabel('Current password').fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('This account already exists').first()).toBeVisible()
    await expect(page.getByLabel('E-mail')).toHaveValue(other.email)
  })
})

test.describe('the password', () => {
  test('is reset from the profile by a mailed link, and what happened is said', async ({
    page,
    context,
    ozi,
  }) => {
    const person = await openProfile(page, ozi)
    await page.getByRole('button', { name: 'Reset it by e-mail' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(person.email)
    await expectAccessible(page)
    await context.route('**/api/v1/user/reset-password', (route) => route.abort())
    await dialog.getByRole('button', { name: 'Send link' }).click()
    await expect(dialog.getByRole('alert')).toContainText('We could not send the link.')
    await context.unroute('**/api/v1/user/reset-password')
    await dialog.getByRole('button', { name: 'Send link' }).click()
    await expect(dialog).toContainText('a link to set a new password is on its way')
    await expectAccessible(page)
    await ozi.mailbox.waitFor(person.email, /\/new-password\?token=[\w-]+/)
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await expect(page.getByRole('button', { name: 'Reset it by e-mail' })).toBeFocused()
  })

  test('is changed by the present one, which leads every browser to the login page', async ({
    page,
    ozi,
  }) => {
    const person = await openProfile(page, ozi)
    const { body } = await callApi<{ token: string }>(ozi.url, '/auth/user/login', {
      body: { email: person.email, password: PASSWORD },
    })
    await page.getByRole('link', { name: 'Change password' }).click()
    await expect(page).toHaveURL(/\/dashboard\/change-password$/)
    const [current, fresh, again] = [
      page.getByLabel('Current password'),
      page.getByLabel('New password', { exact: true }),
      page.getByLabel('Confirm password'),
    ]
    const submit = page.getByRole('button', { name: 'Change password' })
    await expectAccessible(page)
    await submit.click()
    await expect(page.getByText('Please enter your current password.').first()).toBeVisible()
    await expectAccessible(page)

    const password = 'rain over Nekede at noon'
    await current.fill('not the one')
    await fresh.fill(password)
    await again.fill('rain over Nekede')
    await submit.click()
    await expect(page.getByText('Passwords do not match').first()).toBeVisible()
    await again.fill(password)
    await submit.click()
    await expect(page.getByText('That is not your current password.').first()).toBeVisible()
    await expect(fresh).toHaveValue(password)
    await current.fill(PASSWORD)
    await submit.click()
    await expect(page).toHaveURL(/\/login$/)
    const notice = page.getByRole('alertdialog')
    await expect(notice).toContainText('Your password has been changed. Please log in with the new one.')
    await notice.getByRole('button', { name: 'OK' }).click()
    const elsewhere = await callApi(ozi.url, '/auth/user/verify-token', { token: body.token })
    expect(elsewhere.status).toBe(401)
    await logIn(page, person.email, password)
    await expect(page).toHaveURL(/\/dashboard$/)
  })
})

test('both pages are clean at 320 px, at 200 % text, and in the dark', async ({ page, ozi }) => {
  await openProfile(page, ozi)
  await askForEmail(page, `a-rather-long-address.${newAddress()}`)
  for (const path of ['/dashboard/profile', '/dashboard/change-password']) {
    for (const [width, textSize] of [
      [320, '16px'],
      [360, '32px'],
      [1440, '16px'],
    ] as const) {
      await page.setViewportSize({ width, height: 740 })
      await page.goto(path)
      await expect(page.getByLabel(path.endsWith('profile') ? 'Address' : 'Current password')).toBeVisible()
      await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), textSize)
      const overflow = await page
        .getByRole('main')
        .evaluate((main) =>
          Math.max(main.scrollWidth - main.clientWidth, main.clientWidth - window.innerWidth),
        )
      expect(overflow, `${path} at ${String(width)} px, ${textSize}`).toBeLessThanOrEqual(0)
    }
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'light' })
    await expectAccessible(page)
  }
})

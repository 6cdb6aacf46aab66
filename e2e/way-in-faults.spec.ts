import type { Page } from '@playwright/test'
import {
  expect,
  fillInRegistration,
  logOut,
  makeCustomer,
  PASSWORD,
  passwordOf,
  someone,
  test,
  tryToLogIn,
} from './helpers/journey.ts'
import { Mailbox } from './helpers/mailbox.ts'
import { freePort, removeDataDir, startOzi } from './helpers/ozi.ts'
import { startPrepared } from './helpers/prepared-data.ts'

const dialog = (page: Page) => page.getByRole('alertdialog')

// promise (everyone): A form on a way in loses nothing when the server fails
test('a server that stops during a form loses nothing that was typed', async ({ page }) => {
  test.setTimeout(180_000)
  const mailbox = new Mailbox()
  await mailbox.open()
  const settings = { SMTP_URL: mailbox.url, PORT: String(await freePort()) }
  let ozi = await startPrepared(settings)
  try {
    const person = await makeCustomer({ ...ozi, mailbox })
    await page.goto(`${ozi.url}/login`)
    await ozi.stop()
    await tryToLogIn(page, person.email, PASSWORD)
    await expect(dialog(page)).toContainText('Something went wrong')
    await expect(dialog(page)).toContainText('We could not reach Ozi.')
    await dialog(page).getByRole('button', { name: 'OK' }).click()
    await expect(passwordOf(page)).toHaveValue(PASSWORD)
    ozi = await startOzi(settings, ozi.dataDir)
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)

    await logOut(page)
    await expect(page).toHaveURL(/\/login$/)
    const newcomer = someone('Uche')
    await page.goto(`${ozi.url}/register`)
    await ozi.stop()
    await fillInRegistration(page, newcomer)
    await expect(page.getByRole('alert')).toContainText('We could not reach Ozi.')
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(page.getByLabel('First name')).toHaveValue('Uche')
    await expect(page.getByRole('radio', { name: 'Female', exact: true })).toBeChecked()
    await expect(passwordOf(page)).toHaveValue(PASSWORD)
    ozi = await startOzi(settings, ozi.dataDir)
    await page.getByRole('button', { name: 'Register' }).click()
    await expect(page).toHaveURL(/\/verify$/)
  } finally {
    await ozi.stop()
    await mailbox.close()
    await removeDataDir(ozi.dataDir)
  }
})

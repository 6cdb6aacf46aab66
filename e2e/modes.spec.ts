import { expect, register, someone } from './helpers/journey.ts'
import { test } from '@playwright/test'
import { newDataDir, removeDataDir, startOzi } from './helpers/ozi.ts'
import { Mailbox } from './helpers/mailbox.ts'

test('without a mail server, the code stands in the outbox', async ({ page }) => {
  const ozi = await startOzi()
  const person = someone('Ugochi')
  await register(page, person, ozi.url)
  await expect(page).toHaveURL(/\/verify$/)

  const outbox = await page.context().newPage()
  await expect
    .poll(async () => {
      await outbox.goto(`${ozi.url}/dev/outbox`)
      return outbox.getByText(person.email).count()
    })
    .toBeGreaterThan(0)
  const code = /\b\d{6}\b/.exec((await outbox.textContent('body')) ?? '')?.[0] ?? ''
  await page.getByLabel('Code').fill(code)
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await ozi.stop()
  await removeDataDir(ozi.dataDir)
})

const production = {
  NODE_ENV: 'production',
  DATA_KEY: 'a key of thirty-two characters or more, kept elsewhere',
  RATE_LIMITS: 'on',
}

test('production has no /dev pages, and no sketch prices unless told so', async () => {
  const mailbox = new Mailbox()
  await mailbox.open()
  const dataDir = await newDataDir()
  const refused = startOzi({ ...production, SMTP_URL: mailbox.url }, dataDir)
  await expect(refused).rejects.toThrow(/Ozi cannot start: .*ALLOW_SKETCH_MAPS/)

  const ozi = await startOzi({ ...production, SMTP_URL: mailbox.url, ALLOW_SKETCH_MAPS: 'true' }, dataDir)
  for (const path of ['/dev/ui', '/dev/ui/frames/app', '/dev/outbox', '/dev/outbox.json']) {
    expect((await fetch(ozi.url + path)).status, path).toBe(404)
  }
  expect((await fetch(ozi.url)).status).toBe(200)
  await ozi.stop()
  await mailbox.close()
  await removeDataDir(dataDir)
})

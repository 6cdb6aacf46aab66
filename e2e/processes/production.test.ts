import { expect, test } from 'vitest'
import { newDataDir, removeDataDir, startOzi } from '../helpers/ozi.ts'
import { runMain } from '../helpers/processes.ts'

const production = {
  NODE_ENV: 'production',
  DATA_KEY: 'a key of thirty-two characters or more, kept elsewhere',
  RATE_LIMITS: 'on',
  // Nobody is mailed here.
  SMTP_URL: 'smtp://127.0.0.1:1',
  ADMIN_EMAIL: 'admin@ozi.test',
  PUBLIC_URL: 'https://ozi.test',
  MAIL_FROM: 'ozi@ozi.test',
  SUPPORT_EMAIL: 'support@ozi.test',
  ADMIN_PASSWORD: 'a long walk to Douglas Road',
}

test('production has no /dev pages, and no sketch prices unless told so', async () => {
  const dataDir = await newDataDir()
  const refused = runMain({ ...production, DATA_DIR: dataDir, PORT: '0' })
  expect(refused.stderr).toMatch(/^Ozi cannot start: .*ALLOW_SKETCH_MAPS/)

  const ozi = await startOzi({ ...production, ALLOW_SKETCH_MAPS: 'true' }, dataDir)
  for (const path of ['/dev/outbox', '/dev/outbox.json']) {
    expect((await fetch(ozi.url + path)).status, path).toBe(404)
  }
  expect((await fetch(ozi.url)).status).toBe(200)
  await ozi.stop()
  await removeDataDir(dataDir)
})

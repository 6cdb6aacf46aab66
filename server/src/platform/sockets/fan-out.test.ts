import { expect, test } from 'vitest'
import { startTestApp } from '../../../test/app.ts'

// promise (operator): An orderly stop logs no error
test('a server that has closed has no connection of its sockets left', async () => {
  const app = await startTestApp()
  const connections = () =>
    app.sql`select from pg_stat_activity where application_name = 'ozi sockets' and datname = current_database()`
  await expect.poll(async () => (await connections()).length).toBeGreaterThan(0)
  await app.server.close()
  await expect.poll(async () => (await connections()).length).toBe(0)
  await app.stop()
})

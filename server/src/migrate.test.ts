import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../test/database.ts'
import { urlOf } from './platform/database/connection.ts'

const program = fileURLToPath(new URL('migrate.ts', import.meta.url))

test('the command says what it migrated, and that nothing is left', async () => {
  const database = await createTestDatabase({ template: 'template1' })
  const env = { PATH: process.env['PATH'], DATABASE_URL: urlOf(database.connection) }
  const run = async () => (await promisify(execFile)(process.execPath, [program], { env })).stdout
  expect(await run()).toMatch(/^Ran migrations: 0001_common, .*0006_orders, .*[.]\n$/)
  expect(await run()).toBe('Nothing to migrate.\n')
  await database.drop()
})

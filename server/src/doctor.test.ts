import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { startAppForFile } from '../test/start-app-for-file.ts'
import { urlOf } from './platform/database/index.ts'

const app = await startAppForFile()

/** Runs a command on the app's database, where there is no psql. */
async function run(file: string, input: string, options: readonly string[] = []): Promise<string> {
  const child = spawn(process.execPath, [fileURLToPath(new URL(file, import.meta.url)), ...options], {
    env: {
      PATH: app.dataDir,
      DATABASE_URL: urlOf(app.database.connection),
      DATA_DIR: app.dataDir,
      SMTP_URL: 'smtp://127.0.0.1:1',
    },
  })
  child.stdin.end(input)
  return `${await text(child.stdout)}${await text(child.stderr)}`
}

// promise (operator): `npm run doctor` looks at all that Ozi needs, and says what to do
test('the doctor says what is well, what is not, and what to do', async () => {
  const said = await run('doctor.ts', '')
  expect(said).toMatch(/^ok {7}database: PostgreSQL \d+/m)
  expect(said).toMatch(/^ok {7}clock: /m)
  expect(said).toMatch(/^problem {2}mail server: .*\n {9}See SMTP_URL/m)
})

// promise (operator): `npm run sql` reads the database, and writes only if told to
test('the prompt reads, and writes only if told to', async () => {
  const change = "select 1 as one;\nupdate accounts set name = 'Nobody';\n"
  const read = await run('sql.ts', change)
  expect(read).toContain('{"one":1}')
  expect(read).toContain('cannot execute UPDATE in a read-only transaction')
  expect(await run('sql.ts', change, ['--write'])).toMatch(/UPDATE \d/)
})

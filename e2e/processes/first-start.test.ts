import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { chmod, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { callApi, signUp } from '../helpers/customers.ts'
import { logInByApi } from '../helpers/errands.ts'
import { newDataDir, removeDataDir, startOzi } from '../helpers/ozi.ts'
import { processesOf, runMain, spawnMain } from '../helpers/processes.ts'

type Moment = (dataDir: string, output: string) => boolean

/** Observable moments of starts one after the other, each on what the one before has left. */
const MOMENTS: readonly (readonly [string, readonly Moment[]])[] = [
  [
    'before, at and after the start of the database',
    ['server.pid', 'postgres/data/postmaster.pid', 'postgres/socket/.s.PGSQL.5432'].map(
      (file) => (dataDir: string) => existsSync(path.join(dataDir, file)),
    ),
  ],
  ['after the tables were made', [(_dataDir, output) => output.includes('Ran migrations')]],
]

let dataDir = ''
beforeEach(async () => {
  dataDir = await newDataDir()
})
afterEach(() => removeDataDir(dataDir))

test('a first start prints its address, its administrator and its mail', async () => {
  const ozi = await startOzi({ ADMIN_EMAIL: '', ADMIN_PASSWORD: '' }, dataDir)
  await expect.poll(ozi.output).toContain(`Ozi runs at ${ozi.url}`)
  const [, email = '', password] = /Administrator: (\S+), password (\S+)/.exec(ozi.output()) ?? []
  expect(await logInByApi(ozi.url, email, password)).toBeTypeOf('string')

  expect(ozi.output()).toContain(`${ozi.url}/dev/outbox`)
  const person = await signUp(ozi.url)
  const outbox = async () => (await fetch(`${ozi.url}/dev/outbox.json`)).text()
  await expect.poll(outbox).toContain(person.email)
  const [enteredOtp] = /\b\d{6}\b/.exec(await outbox()) ?? []
  const { status } = await callApi(ozi.url, '/auth/user/otp', { body: { email: person.email, enteredOtp } })
  expect(status, 'the code of the outbox').toBe(200)
  expect(await ozi.stop()).toBe(0)

  const again = await startOzi({ ADMIN_EMAIL: '', ADMIN_PASSWORD: '' }, dataDir)
  await expect.poll(again.output).toContain(`Administrator: ${email}`)
  expect(again.output()).not.toContain('password')
  await again.stop()
})

// promise (operator): A signal at any moment of the start leaves nothing running
test.each(MOMENTS)('SIGTERM %s: it stops, and the next start succeeds', async (_when, moments) => {
  for (const hasCome of moments) {
    const { child, output } = spawnMain({ DATA_DIR: dataDir, PORT: '0' })
    const ended = once(child, 'exit')
    await expect.poll(() => hasCome(dataDir, output()), { interval: 5, timeout: 60_000 }).toBe(true)
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    expect(output()).not.toContain('Ozi runs at')
    expect(output()).not.toContain('cannot start')
    expect(processesOf(dataDir)).toEqual([])
  }
  const next = await startOzi({}, dataDir)
  expect(await next.stop()).toBe(0)
})

// promise (operator): A wrong setting stops the start with one line
test('a wrong setting is told in one line before anything is touched', () => {
  const file = path.join(dataDir, 'a-file')
  writeFileSync(file, 'not a map')
  const wrong: readonly (readonly [name: string, value: string, line: RegExp])[] = [
    ['PORT', 'three thousand', /^Ozi cannot start: PORT is not valid[^\n]*$/],
    ['HOST', '192.0.2.1', /^Ozi cannot start: HOST 192\.0\.2\.1 is not an address of this machine$/],
    ['REGION_FILE', file, /^Ozi cannot start: REGION_FILE .*a-file[^\n]*$/],
    ['TRUST_PROXY', 'yes', /^Ozi cannot start: TRUST_PROXY is not valid[^\n]*$/],
    ['DATA_DIR', file, /^Ozi cannot start: DATA_DIR .*a-file is not a folder$/],
  ]
  const untouched = path.join(dataDir, 'data')
  for (const [name, value, line] of wrong) {
    const { status, stderr } = runMain({ DATA_DIR: untouched, PORT: '0', [name]: value })
    expect(status, name).toBe(1)
    expect(stderr.trim(), name).toMatch(line)
  }
  expect(existsSync(untouched)).toBe(false)
})

test('it runs on data below a folder that only its owner may enter', async () => {
  const hidden = path.join(dataDir, 'home')
  await mkdir(hidden)
  await chmod(hidden, 0o700)
  const ozi = await startOzi({}, path.join(hidden, 'data'))
  expect((await fetch(`${ozi.url}/api/v1/ready`)).status).toBe(200)
  expect(await ozi.stop()).toBe(0)
  await removeDataDir(path.join(hidden, 'data'))
})

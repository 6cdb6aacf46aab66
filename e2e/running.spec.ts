import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { chmod, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { ADMIN, newDataDir, projectRoot, removeDataDir, startOzi } from './helpers/ozi.ts'

/** Observable moments during a start. */
const MOMENTS: readonly (readonly [string, (dataDir: string, output: string) => boolean])[] = [
  ['before the database runs', (dataDir) => existsSync(path.join(dataDir, 'server.pid'))],
  ['as the database starts', (dataDir) => existsSync(path.join(dataDir, 'postgres/data/postmaster.pid'))],
  ['as the tables are made', (dataDir) => existsSync(path.join(dataDir, 'postgres/socket/.s.PGSQL.5432'))],
  ['after the tables were made', (_dataDir, output) => output.includes('Ran migrations')],
]

test.describe('running Ozi', () => {
  let dataDir = ''
  test.beforeEach(async () => {
    dataDir = await newDataDir()
  })
  test.afterEach(async () => removeDataDir(dataDir))

  test('a first start prints its address, its administrator and its mail', async () => {
    const ozi = await startOzi({ ADMIN_EMAIL: '', ADMIN_PASSWORD: '' }, dataDir)
    await expect.poll(ozi.output).toContain(`Ozi runs at ${ozi.url}`)
    const [, email, password] = /Administrator: (\S+), password (\S+)/.exec(ozi.output()) ?? []
    expect(ozi.output()).toContain(`${ozi.url}/dev/outbox`)

    const login = await fetch(`${ozi.url}/api/v1/auth/user/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    expect(login.status).toBe(200)
    expect(await ozi.stop()).toBe(0)

    const again = await startOzi({ ADMIN_EMAIL: '', ADMIN_PASSWORD: '' }, dataDir)
    await expect.poll(again.output).toContain(`Administrator: ${email}`)
    expect(again.output()).not.toContain('password')
    await again.stop()
  })

  test('SIGTERM stops it and its database, and nothing is left running', async () => {
    const ozi = await startOzi({}, dataDir)
    expect(processesOf(dataDir)).not.toBe('')
    expect(await ozi.stop()).toBe(0)
    expect(processesOf(dataDir)).toBe('')
  })

  for (const [moment, hasCome] of MOMENTS) {
    // promise (operator): A signal at any moment of the start leaves nothing running
    test(`SIGTERM ${moment} stops the start, and the next one succeeds`, async () => {
      const child = spawn(process.execPath, ['server/src/main.ts'], {
        cwd: projectRoot,
        env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir, PORT: '0' },
      })
      let output = ''
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += String(part)))
      const ended = once(child, 'exit')
      await expect.poll(() => hasCome(dataDir, output), { intervals: [5], timeout: 30_000 }).toBe(true)
      child.kill('SIGTERM')
      expect(await ended).toEqual([0, null])
      expect(output).not.toContain('Ozi runs at')
      expect(output).not.toContain('cannot start')
      expect(processesOf(dataDir)).toBe('')
      const next = await startOzi({}, dataDir)
      expect(await next.stop()).toBe(0)
    })
  }

  test('requests under way at SIGTERM are finished', async () => {
    const ozi = await startOzi({}, dataDir)
    // Passwords are slow to check by design, so these requests take a while. No more than can be accepted by
    // the time the first is answered.
    const logins = Array.from({ length: 12 }, () =>
      fetch(`${ozi.url}/api/v1/auth/user/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(ADMIN),
      }).then(({ status }) => status),
    )
    const first = await Promise.race(logins)
    const stopped = ozi.stop()
    expect(first).toBe(200)
    expect(new Set(await Promise.all(logins))).toEqual(new Set([200]))
    expect(await stopped).toBe(0)
  })

  test('after SIGKILL it starts again without help', async () => {
    const first = await startOzi({}, dataDir)
    await first.kill()
    const second = await startOzi({}, dataDir)
    expect((await fetch(`${second.url}/api/v1/ready`)).status).toBe(200)
    expect(await second.stop()).toBe(0)
    expect(processesOf(dataDir)).toBe('')
  })

  test('a second start on one DATA_DIR says so in one line and ends', async () => {
    const ozi = await startOzi({}, dataDir)
    const second = runMain({ DATA_DIR: dataDir, PORT: '0' })
    expect(second.status).toBe(1)
    expect(second.stderr.trim()).toMatch(/^Ozi cannot start: .*already running on DATA_DIR[^\n]*$/)
    expect((await fetch(`${ozi.url}/api/v1/health`)).status).toBe(200)
    await ozi.stop()
  })

  test('a wrong setting stops the start with one line', () => {
    const { status, stderr } = runMain({ DATA_DIR: dataDir, PORT: 'three thousand' })
    expect(status).toBe(1)
    expect(stderr.trim()).toMatch(/^Ozi cannot start: PORT is not valid[^\n]*$/)
  })

  test('a port that is taken stops the start with one line', async () => {
    const ozi = await startOzi({}, dataDir)
    const otherDir = await newDataDir()
    const { status, stderr } = runMain({ DATA_DIR: otherDir, PORT: new URL(ozi.url).port })
    expect(status).toBe(1)
    expect(stderr.trim()).toMatch(/^Ozi cannot start: PORT \d+ is already in use$/)
    await ozi.stop()
    await removeDataDir(otherDir)
  })

  // promise (operator): A wrong setting stops the start with one line
  test('what cannot be is told in one line before anything is touched', async () => {
    const file = path.join(dataDir, 'a-file')
    writeFileSync(file, 'not a map')
    const wrong: Readonly<Record<string, RegExp>> = {
      HOST: /^Ozi cannot start: HOST 192\.0\.2\.1 is not an address of this machine$/,
      REGION_FILE: /^Ozi cannot start: REGION_FILE .*a-file[^\n]*$/,
      TRUST_PROXY: /^Ozi cannot start: TRUST_PROXY is not valid[^\n]*$/,
      DATA_DIR: /^Ozi cannot start: DATA_DIR .*a-file is not a folder$/,
    }
    const values: Readonly<Record<string, string>> = { HOST: '192.0.2.1', TRUST_PROXY: 'yes' }
    const untouched = path.join(dataDir, 'data')
    for (const [name, line] of Object.entries(wrong)) {
      const { status, stderr } = runMain({ DATA_DIR: untouched, PORT: '0', [name]: values[name] ?? file })
      expect(status, name).toBe(1)
      expect(stderr.trim(), name).toMatch(line)
    }
    expect(existsSync(untouched)).toBe(false)
  })

  // promise (operator): Asked to stop, it tells load balancers before it stops serving
  test('asked to stop, it serves for as long as it was told to', async () => {
    const ozi = await startOzi({ DRAIN_SECONDS: '4' }, dataDir)
    const stopped = ozi.stop()
    const statusOf = async (call: string) => (await fetch(`${ozi.url}/api/v1/${call}`)).status
    await expect.poll(() => statusOf('ready'), { intervals: [20] }).toBe(503)
    expect(await statusOf('health')).toBe(200)
    expect(await statusOf('items')).toBe(200)
    expect(await stopped).toBe(0)
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
})

function runMain(environment: Readonly<Record<string, string>>) {
  return spawnSync(process.execPath, ['server/src/main.ts'], {
    cwd: projectRoot,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...environment },
    encoding: 'utf8',
    timeout: 30_000,
  })
}

/** The processes still using this folder, from the system's process list. */
function processesOf(dataDir: string): string {
  return spawnSync('pgrep', ['-f', '-a', dataDir], { encoding: 'utf8' }).stdout.trim()
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ADMIN, newDataDir, removeDataDir, startOzi } from '../helpers/ozi.ts'
import { processesOf, runMain } from '../helpers/processes.ts'

/** Each test starts and ends Ozi on the data that the one before has left. */
describe('running Ozi', () => {
  let dataDir = ''
  beforeAll(async () => {
    dataDir = await newDataDir()
  })
  afterAll(() => removeDataDir(dataDir))

  test('a server that a test has started ends when the test is killed', async () => {
    const program = `
      import { startOzi } from '${new URL('../helpers/ozi.ts', import.meta.url).href}'
      const { pid } = await startOzi({}, '${dataDir}')
      console.log(pid)
      setInterval(() => {}, 1000)`
    const starter = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(starter.stdout, 'data')
    expect(processesOf(dataDir)).not.toEqual([])
    starter.kill('SIGKILL')
    await expect.poll(() => processesOf(dataDir)).toEqual([])
  })

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

  test('after SIGKILL it starts again, and SIGTERM leaves nothing running', async () => {
    const first = await startOzi({}, dataDir)
    await first.kill()
    const second = await startOzi({}, dataDir)
    expect((await fetch(`${second.url}/api/v1/ready`)).status).toBe(200)
    expect(processesOf(dataDir)).not.toEqual([])
    expect(await second.stop()).toBe(0)
    expect(second.output(), 'an orderly stop is no error').not.toContain('"level":50')
    expect(processesOf(dataDir)).toEqual([])
  })

  test('a second start on its data, or at its port, ends with one line', async () => {
    const ozi = await startOzi({}, dataDir)
    const onItsData = runMain({ DATA_DIR: dataDir, PORT: '0' })
    expect(onItsData.status).toBe(1)
    expect(onItsData.stderr.trim()).toMatch(/^Ozi cannot start: .*already running on DATA_DIR[^\n]*$/)

    const otherDir = await newDataDir()
    const atItsPort = runMain({ DATA_DIR: otherDir, PORT: new URL(ozi.url).port })
    expect(atItsPort.status).toBe(1)
    expect(atItsPort.stderr.trim()).toMatch(/^Ozi cannot start: PORT \d+ is already in use$/)
    await removeDataDir(otherDir)

    expect((await fetch(`${ozi.url}/api/v1/health`)).status).toBe(200)
    await ozi.stop()
  })

  // promise (operator): Asked to stop, it tells load balancers before it stops serving
  test('asked to stop, it serves for as long as it was told to', async () => {
    const ozi = await startOzi({ DRAIN_SECONDS: '4' }, dataDir)
    const stopped = ozi.stop()
    const statusOf = async (call: string) => (await fetch(`${ozi.url}/api/v1/${call}`)).status
    await expect.poll(() => statusOf('ready'), { interval: 20 }).toBe(503)
    expect(await statusOf('health')).toBe(200)
    expect(await statusOf('items')).toBe(200)
    expect(await stopped).toBe(0)
  })
})

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CpuTime } from './test/cpu-time.ts'

let dir = ''
let cpuTime: CpuTime
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'ozi-cpu-'))
  cpuTime = new CpuTime(20)
})
afterEach(() => {
  cpuTime.stop()
  rmSync(dir, { recursive: true })
})

/** A program that works for a while, then writes down how long it has worked: the file is there when it is whole. */
const ownWork = () => `
  const fs = require('node:fs')
  const worked = () => process.cpuUsage().user + process.cpuUsage().system
  while (worked() < 1e6);
  const { user, system } = process.cpuUsage()
  fs.writeFileSync('${dir}.' + process.pid, String((user + system) / 1e6))
  fs.renameSync('${dir}.' + process.pid, '${dir}/' + process.pid)`
/** A program that starts another one. */
const start = (options: string, ending = '') =>
  `const child = require('node:child_process').spawn(process.execPath, ['-e', process.env.PROGRAM], ${options}); ${ending}`

async function run(step: string, program: string, childProgram = ownWork()): Promise<void> {
  const child = spawn(process.execPath, ['-e', program], {
    env: { ...process.env, ...cpuTime.environmentOf(step), PROGRAM: childProgram },
    stdio: 'ignore',
  })
  cpuTime.follow(child.pid ?? 0, step)
  await once(child, 'exit')
}

const written = () => readdirSync(dir).map((name) => Number(readFileSync(join(dir, name), 'utf8')))
const workOf = (count: number) =>
  vi.waitFor(() => {
    expect(written()).toHaveLength(count)
    return written().reduce((sum, seconds) => sum + seconds, 0)
  }, 20_000)
const allEnded = () =>
  vi.waitFor(() => {
    for (const pid of readdirSync(dir)) expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH')
  }, 20_000)

/** Node's own start and end, which a program cannot measure, for each process. */
function expectAbout(seconds: number, least: number, processes: number): void {
  expect(seconds).toBeGreaterThan(least * 0.9)
  expect(seconds).toBeLessThan(least + processes * 0.4)
}

test('a command counts with the children that it waits for', async () => {
  await run('both', `${start('{}')} ${ownWork()}`)
  const seconds = cpuTime.secondsOf('both')
  expectAbout(seconds, await workOf(2), 2)
})

test('a process counts when its parent has ended before it', async () => {
  await run('orphan', start(`{ detached: true, stdio: 'ignore' }`, 'child.unref()'))
  const least = await workOf(1)
  await allEnded()
  expectAbout(cpuTime.secondsOf('orphan'), least, 2)
})

test('a process counts when its parent was killed with it', async () => {
  const kill = `setInterval(() => {
    if (require('node:fs').readdirSync('${dir}').length === 0) return
    child.kill('SIGKILL')
    process.kill(process.pid, 'SIGKILL')
  }, 20)`
  const ended = run('killed', start(`{ stdio: 'ignore' }`, kill), `${ownWork()}; setInterval(() => {}, 1000)`)
  const least = await workOf(1)
  await ended
  await allEnded()
  expectAbout(cpuTime.secondsOf('killed'), least, 2)
})

test('steps that run at once are counted apart', async () => {
  await Promise.all([run('one', ownWork()), run('other', '')])
  const least = await workOf(1)
  expectAbout(cpuTime.secondsOf('one'), least, 1)
  expect(cpuTime.secondsOf('other')).toBeLessThan(least)
})

import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openWorkshop } from '../../../test/embedded.ts'
import type { Workshop } from '../../../test/embedded.ts'
import { databaseUser } from './database-user.ts'
import { answers } from '../database/index.ts'
import { findRunning, readPidFile } from './postmaster.ts'
import { processState } from './processes.ts'

let workshop: Workshop
beforeEach(() => {
  workshop = openWorkshop()
})
afterEach(() => workshop.clear())

/** Creates a database, stops it, and leaves the pid file that a crash would leave. */
async function withStalePidFile(pid: number): Promise<string> {
  const dataDir = join(workshop.dir, 'data')
  await (await workshop.start({ dataDir })).stop()
  writePidFile(join(dataDir, 'postgres/data'), pid)
  return dataDir
}

function writePidFile(data: string, pid: number): void {
  const lines = [pid, data, 1_700_000_000, 5432, join(data, '../socket'), '', '  1234 1234', 'ready   ']
  writeFileSync(join(data, 'postmaster.pid'), `${lines.join('\n')}\n`)
}

/** Starts a process of the database's user. */
function spawnAsDatabase(script: string): Promise<number> {
  const child = spawn('/bin/sh', ['-c', script], {
    cwd: '/',
    stdio: ['ignore', 'pipe', 'ignore'],
    ...databaseUser(null).switchTo,
  })
  workshop.later(() => child.kill('SIGKILL'))
  return new Promise((resolve) => {
    child.stdout.setEncoding('utf8').once('data', (text: string) => resolve(Number(text)))
  })
}

test('a pid file whose process is gone is no hindrance', async () => {
  const dataDir = await withStalePidFile(4_000_000)
  const database = await workshop.start({ dataDir })
  expect(database.adopted).toBe(false)
  expect(await answers(database.connection)).toBe(true)
})

test('a pid file with the number of another program does no harm', async () => {
  const other = await spawnAsDatabase('echo $$; exec sleep 60')
  const dataDir = await withStalePidFile(other)
  const database = await workshop.start({ dataDir })
  expect(await answers(database.connection)).toBe(true)
  expect(processState(other)).toBe('alive')
})

test('a dead database that stays a zombie does no harm', async () => {
  // The shell turns into a `sleep`, which never reaps the shell's child, so the child stays a zombie.
  const zombie = await spawnAsDatabase('sleep 0.1 & echo $!; exec sleep 60')
  await expect.poll(() => processState(zombie)).toBe('zombie')
  const dataDir = await withStalePidFile(zombie)
  const database = await workshop.start({ dataDir })
  expect(database.adopted).toBe(false)
  expect(await answers(database.connection)).toBe(true)
})

test('sessions of a killed database are waited for', async () => {
  const dataDir = join(workshop.dir, 'data')
  const database = await workshop.start({ dataDir })
  const before = database.pid()
  process.kill(before, 'SIGSTOP')
  process.kill(before, 'SIGKILL')
  await expect.poll(() => database.pid(), { timeout: 10_000 }).not.toBe(before)
  expect(await answers(database.connection)).toBe(true)
})

test('line 8 of the pid file tells whether connections are accepted', () => {
  const data = realpathSync(workshop.dir)
  writePidFile(data, 4_000_000)
  expect(readPidFile(data)).toMatchObject({ pid: 4_000_000, status: 'ready' })
  const text = readFileSync(join(data, 'postmaster.pid'), 'utf8')
  writeFileSync(join(data, 'postmaster.pid'), text.replace('ready', 'starting'))
  expect(readPidFile(data)?.status).toBe('starting')
  writeFileSync(join(data, 'postmaster.pid'), '4000000\n')
  expect(readPidFile(data)?.status).toBe('other')
})

test('an empty or missing pid file means that nothing runs', async () => {
  const data = join(workshop.dir, 'empty')
  mkdirSync(data)
  expect(await findRunning(data)).toBeNull()
  writeFileSync(join(data, 'postmaster.pid'), '')
  expect(await findRunning(data)).toBeNull()
})

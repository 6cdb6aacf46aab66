import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { isRoot, openWorkshop } from '../../../test/embedded.ts'
import { quietLog } from '../../../test/quiet-log.ts'
import { urlOf } from '../database/connection.ts'
import { migrate } from '../database/migrate.ts'
import { answers, closeDatabase, openDatabase } from '../database/pool.ts'
import { explain } from './failure.ts'
import { withServersDatabase } from './reach.ts'

const workshop = openWorkshop()
const { dir } = workshop
afterAll(workshop.clear)

const options = { log: quietLog, stateRoot: path.join(dir, 'state'), unsafeFast: true }

/** Compiling our programs takes most of their time. */
const compiled = fileURLToPath(new URL('../../../../.cache/node', import.meta.url))

/** Runs one of our programs as an operator does. */
function run(program: string, args: string[], environment: Record<string, string>) {
  const script = fileURLToPath(new URL(`../../${program}.ts`, import.meta.url))
  const child = spawn(process.execPath, [script, ...args], {
    env: { PATH: process.env['PATH'] ?? '', INIT_CWD: dir, NODE_COMPILE_CACHE: compiled, ...environment },
  })
  let text = ''
  child.stdout.on('data', (part: Buffer) => (text += part.toString()))
  child.stderr.on('data', (part: Buffer) => (text += part.toString()))
  return new Promise<{ code: number | null; text: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, text })),
  )
}

// promise (operator): The embedded database is backed up wherever it is
test('the embedded database is used beside its running server', async () => {
  const dataDir = path.join(dir, 'closed/data')
  mkdirSync(dataDir, { recursive: true })
  // If root runs the server, the database's user may not enter this folder: the database lives elsewhere.
  chmodSync(path.join(dir, 'closed'), 0o700)
  const serving = await workshop.start({ dataDir })
  if (isRoot) expect(existsSync(path.join(dataDir, 'postgres.location'))).toBe(true)
  const seen = await withServersDatabase({ databaseUrl: undefined, dataDir }, options, async (connection) => {
    expect(connection).toEqual(serving.connection)
    return answers(connection)
  })
  expect(seen).toBe(true)
  expect(await answers(serving.connection)).toBe(true)
})

test('the embedded database of a stopped server is started, then stopped', async () => {
  const dataDir = path.join(dir, 'stopped')
  const before = await workshop.start({ dataDir })
  await before.stop()
  const connection = await withServersDatabase({ databaseUrl: undefined, dataDir }, options, async (used) => {
    expect(await answers(used)).toBe(true)
    return used
  })
  expect(await answers(connection)).toBe(false)
})

test('a folder that holds no database is no empty one to back up', async () => {
  const dataDir = path.join(dir, 'elsewhere')
  mkdirSync(dataDir)
  await expect(
    withServersDatabase({ databaseUrl: undefined, dataDir }, options, async () => {}),
  ).rejects.toThrow(/There is no database in .*elsewhere/)
  expect(readdirSync(dataDir)).toEqual([])
})

// promise (operator): The embedded database is backed up wherever it is
test('both programs say in one line what became of it, and end accordingly', async () => {
  const from = await workshop.start({ dataDir: path.join(dir, 'from') })
  const to = await workshop.start({ dataDir: path.join(dir, 'to') })
  await migrate(from.connection, { log: quietLog })
  const DATA_KEY = 'a key of thirty-two letters or more'
  const here = { DATA_DIR: path.join(dir, 'files'), DATA_KEY, DATABASE_URL: urlOf(from.connection) }
  const there = { DATA_DIR: path.join(dir, 'new-files'), DATABASE_URL: urlOf(to.connection) }

  expect(await run('backup', [], here)).toEqual({
    code: 1,
    text: expect.stringMatching(/^Usage: npm run backup -- <new folder> [^\n]*\n$/) as string,
  })
  // The path is relative to the operator's current folder.
  const taken = await run('backup', ['sets/monday'], here)
  expect(taken).toEqual({ code: 0, text: expect.stringContaining('The data key is in it') as string })
  expect(taken.text).toContain(`Backed up to ${path.join(dir, 'sets/monday')}: `)
  const checked = await run('backup', ['--check', 'sets/monday'], here)
  expect(checked).toEqual({ code: 0, text: expect.stringContaining('is as it was backed up') as string })
  const keyless = await run('backup', ['sets/tuesday', '--without-key'], here)
  expect(keyless.text).toContain('The data key is not in it')
  expect(readdirSync(path.join(dir, 'sets'))).toEqual(['monday', 'tuesday'])
  const sql = openDatabase(from.connection, { max: 1 })
  const written = await sql<{ rows: number; bytes: number }[]>`select rows, bytes from backups`
  await closeDatabase(sql)
  expect(written.map(({ rows, bytes }) => rows > 0 && bytes > 0)).toEqual([true, true])

  const restored = await run('restore', ['sets/monday'], there)
  expect(restored).toEqual({ code: 0, text: expect.stringContaining('Start the server now.') as string })
  expect(readFileSync(path.join(dir, 'new-files/data.key'), 'utf8')).toBe(DATA_KEY)

  await from.stop()
  const away = await run('backup', ['sets/wednesday'], here)
  expect(away).toEqual({
    code: 1,
    text: expect.stringMatching(/^The database cannot be reached: [^\n]*\n$/) as string,
  })
})

test('a full disk, a lost database and a foreign folder are named', () => {
  const failed = (code: string, more: object = {}) =>
    explain(Object.assign(new Error('a reason'), { code, ...more }), '/sets/monday')
  expect(failed('ENOSPC')).toBe('The disk is full: /sets/monday.')
  expect(failed('53100')).toBe("The database's disk is full: a reason.")
  expect(failed('57P01')).toBe('The database went away: a reason.')
  expect(failed('EACCES', { path: '/sets' })).toMatch(/^\/sets may not be read or written: /)
  expect(failed('EIO')).toMatch(/its disk fails/)
  expect(failed('42P01')).toBeNull()
})

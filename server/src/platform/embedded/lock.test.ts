import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockDataDir } from './lock.ts'

let dataDir = ''
beforeEach(() => {
  dataDir = join(mkdtempSync(join(tmpdir(), 'ozi-lock-')), 'data')
})
afterEach(() => rmSync(join(dataDir, '..'), { recursive: true }))

/** Holds the lock in another process until that process is killed. */
async function holdElsewhere() {
  const program = `
    const { lockDataDir } = await import(${JSON.stringify(new URL('lock.ts', import.meta.url).href)})
    await lockDataDir(${JSON.stringify(dataDir)})
    process.stdout.write('held')
    setInterval(() => {}, 60_000)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return child
}

test('a lock is refused while another process holds it, and names that one', async () => {
  const child = await holdElsewhere()
  await expect(lockDataDir(dataDir)).rejects.toThrow(
    `Another server (process ${child.pid}) is already running`,
  )
  child.kill('SIGKILL')
  await once(child, 'exit')
})

test('a lock is free as soon as its process is killed', async () => {
  const child = await holdElsewhere()
  child.kill('SIGKILL')
  const lock = await lockDataDir(dataDir)
  lock.release()
})

test('a released lock can be taken again, and is held once only', async () => {
  const first = await lockDataDir(dataDir)
  await expect(lockDataDir(dataDir)).rejects.toThrow('is already running')
  first.release()
  const second = await lockDataDir(dataDir)
  second.release()
})

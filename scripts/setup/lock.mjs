import { createHash } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * No install takes longer: the process of an older lock was killed, and its process id now belongs to another
 * one.
 */
const longestMs = 20 * 60_000

/**
 * Runs `work` while no other setup of the same folder runs. npm empties node_modules first, so two at once
 * would delete each other's files. A lock is taken over if its process has ended.
 */
export async function withLock(root, work) {
  // Not inside the folder: npm would delete it, or git would show it.
  const name = createHash('sha256').update(`${root}\0${process.getuid?.()}`).digest('hex').slice(0, 16)
  const path = join(tmpdir(), `ozi-setup-${name}.lock`)
  let hasSaid = false
  while (!take(path)) {
    if (!isHeld(path)) {
      clearStale(path)
      continue
    }
    if (!hasSaid) console.error('Waiting for another setup of this folder to finish ...')
    hasSaid = true
    await sleep(200)
  }
  try {
    return await work()
  } finally {
    rmSync(path, { force: true })
  }
}

/** Links a file that is already written, so that nobody ever sees a lock without its process id. */
function take(path) {
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, String(process.pid))
  try {
    linkSync(draft, path)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

function isHeld(path) {
  try {
    if (Date.now() - statSync(path).mtimeMs > longestMs) return false
    process.kill(Number(readFileSync(path, 'utf8')), 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/**
 * Renames the stale lock before removing it: of several processes that found it stale, only one renames it,
 * and if it got a fresh lock instead, it puts that back.
 */
function clearStale(path) {
  const aside = `${path}.stale.${process.pid}`
  try {
    renameSync(path, aside)
    if (isHeld(aside)) linkSync(aside, path)
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error
  } finally {
    rmSync(aside, { force: true })
  }
}

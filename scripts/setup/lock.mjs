import { createHash } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** No install takes longer: whose lock is older was killed, and its process id is now another's. */
const longestMs = 20 * 60_000

/**
 * Does some work while no other setup of the same folder does: npm empties node_modules first, and two at once
 * would empty it under each other. A lock whose process has ended is taken over.
 */
export async function withLock(root, work) {
  // Not inside the folder: there it would be emptied along, or show up in the working tree.
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

/** A link to a file already written: nobody ever sees a lock without its process id. */
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

/** Moved aside before it is removed: of several that found it stale one moves it, and gives back a fresh one. */
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

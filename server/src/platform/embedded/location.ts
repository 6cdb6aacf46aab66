import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { chmod, cp, mkdir, readdir, realpath, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { databaseUser, giveTo, makeOpenFolder, runAs } from './database-user.ts'
import type { DatabaseUser } from './database-user.ts'
import { codeOf, StartFailure } from '../database/failure.ts'
import type { DatabaseLog } from '../database/log.ts'

/** Where the database lives, with symbolic links resolved. */
export interface Location {
  /** Holds data/, the access rules and the log. Only the server's own user may write in it. */
  home: string
  data: string
  user: DatabaseUser
}

/**
 * Decides where the database of a DATA_DIR lives: in DATA_DIR/postgres if the database's user may enter that
 * folder. It may not if, for example, DATA_DIR is in root's home folder and root must switch to another user.
 * Then the database lives in a folder with a random name under `stateRoot`, and the file
 * DATA_DIR/postgres.location names that folder. A moved DATA_DIR finds its database by that file; after
 * DATA_DIR is deleted, the next start is empty.
 *
 * @throws StartFailure when that file leads nowhere, or to the database of another DATA_DIR.
 */
export async function locateDatabase(options: {
  dataDir: string
  stateRoot: string
  log: DatabaseLog
}): Promise<Location> {
  const dataDir = await realpath(options.dataDir)
  const pointer = join(dataDir, 'postgres.location')
  const named = readPointer(pointer)
  if (named !== null) {
    await claim(named, dataDir, pointer)
    return describe(named)
  }

  const inside = join(dataDir, 'postgres')
  await makeHome(inside)
  const location = await describe(inside)
  if (await mayEnter(location.user, inside)) return location

  const outside = join(options.stateRoot, randomBytes(6).toString('hex'))
  await makeOpenFolder(options.stateRoot)
  await makeHome(outside)
  if (!(await mayEnter(location.user, outside))) {
    await rmdir(outside)
    throw new StartFailure(
      `The user ${location.user.name} can enter neither ${inside} nor ${options.stateRoot}: choose a DATA_DIR it may enter, or set DATABASE_URL.`,
    )
  }
  await moveHome(inside, outside)
  await writeFile(join(outside, 'owner'), dataDir)
  await writeFile(pointer, `${outside}\n`)
  options.log.info(
    `The user ${location.user.name} may not enter ${dataDir}: the database lives in ${outside} (see ${pointer}).`,
  )
  return describe(await realpath(outside))
}

/** A copied DATA_DIR names the original's database, and two servers must never share one by accident. */
async function claim(home: string, dataDir: string, pointer: string): Promise<void> {
  if (!existsSync(home)) {
    throw new StartFailure(
      `${pointer} says the database is in ${home}, which does not exist: bring it back, or delete that file to start empty.`,
    )
  }
  const ownerFile = join(home, 'owner')
  const owner = readPointer(ownerFile)
  if (owner !== null && owner !== dataDir && readPointer(join(owner, 'postgres.location')) === home) {
    throw new StartFailure(
      `${pointer} is a copy: the database in ${home} belongs to ${owner}. Delete that file to start empty.`,
    )
  }
  if (owner !== dataDir) await writeFile(ownerFile, dataDir)
}

async function describe(home: string): Promise<Location> {
  const data = join(home, 'data')
  const ownerUid = ownerOf(data)
  const user = databaseUser(ownerUid)
  if (user.switchTo === null && ownerUid !== null && ownerUid !== process.getuid?.()) {
    throw new StartFailure(
      `The database in ${home} belongs to user ${ownerUid}: start the server as that user or as root, or choose another DATA_DIR.`,
    )
  }
  // The data was copied by root, or comes from a machine with other users.
  if (user.switchTo !== null && ownerUid !== null && ownerUid !== user.switchTo.uid) {
    await giveTo(user, data, true)
  }
  return { home, data, user }
}

async function makeHome(home: string): Promise<void> {
  await mkdir(home, { recursive: true })
  // The database's user may enter its own data folder; root's files around it stay root's.
  if (process.getuid?.() === 0) await chmod(home, 0o711)
  else if (ownerOf(home) === process.getuid?.()) await chmod(home, 0o700)
}

async function moveHome(from: string, to: string): Promise<void> {
  try {
    await rename(from, to)
  } catch (error) {
    if (codeOf(error) !== 'EXDEV') throw error
    await cp(from, to, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true })
    await makeHome(to)
    if (existsSync(join(to, 'data'))) {
      const { uid, gid } = statSync(join(from, 'data'))
      await giveTo({ name: `${uid}`, switchTo: { uid, gid } }, join(to, 'data'), true)
      await chmod(join(to, 'data'), 0o700)
    }
    await rm(from, { recursive: true })
  }
}

/** Runs as that user, so that every kind of permission counts. */
async function mayEnter(user: DatabaseUser, dir: string): Promise<boolean> {
  if (user.switchTo === null) return readdir(dir).then(() => true)
  return (await runAs(user, '/bin/sh', ['-c', 'cd "$1"', 'sh', dir])).code === 0
}

function readPointer(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}

function ownerOf(path: string): number | null {
  return statSync(path, { throwIfNoEntry: false })?.uid ?? null
}

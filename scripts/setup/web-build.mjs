import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fail } from './failure.mjs'
import { ownNode } from './install.mjs'

/** All the sources of the built web app. */
const sources = [
  'web/src',
  'web/public',
  'web/scripts',
  'web/package.json',
  'contract/package.json',
  'contract/src',
  'tsconfig.base.json',
  'package-lock.json',
]
const stampFile = (root) => join(root, 'web/build/.sources')

/**
 * True if the web app was built from the current sources. Compares contents, so a checkout without changes
 * needs no build.
 */
export function isBuilt(root) {
  try {
    return readFileSync(stampFile(root), 'utf8') === fingerprint(root)
  } catch {
    return false
  }
}

export function build(root) {
  console.error('Building the web app ...')
  // Computed before the build: a file that is edited during the build causes another build at the next start.
  const built = fingerprint(root)
  rmSync(stampFile(root), { force: true })
  const result = spawnSync(ownNode(root), [join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build'], {
    cwd: join(root, 'web'),
    encoding: 'utf8',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`,
    },
    maxBuffer: 64 * 1024 * 1024,
  })
  if (result.status !== 0) {
    console.error(`${result.stdout ?? ''}${result.stderr ?? ''}${result.error?.message ?? ''}`)
    fail('The web app could not be built: the reason stands above.')
  }
  writeFileSync(stampFile(root), built)
}

/** A hash of the names and contents of all sources. */
export function fingerprint(root) {
  const hash = createHash('sha256')
  const configs = existsSync(join(root, 'web'))
    ? readdirSync(join(root, 'web'))
        .filter((name) => /^(tsconfig\.json|.*\.[cm]?[jt]s)$/.test(name))
        .map((name) => `web/${name}`)
    : []
  for (const path of [...sources, ...configs].flatMap((source) => filesIn(root, source)).sort()) {
    const content = readFileSync(join(root, path))
    hash.update(`${path}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

function filesIn(root, path) {
  if (!existsSync(join(root, path))) return []
  try {
    return readdirSync(join(root, path)).flatMap((name) => filesIn(root, `${path}/${name}`))
  } catch (error) {
    if (error.code === 'ENOTDIR') return [path]
    throw error
  }
}

import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { fail } from './failure.mjs'

/** The Node that the project installs; the machine's own may be older. */
export const ownNode = (root) => join(root, 'node_modules/node/bin/node')

/**
 * True if node_modules matches package-lock.json. npm writes its own record of what it installed once it is done, so the
 * record differs if an install was interrupted, left out development packages, or used an older package-lock.json.
 */
export function isInstalled(root) {
  const wanted = readPackages(join(root, 'package-lock.json'))
  const present = readPackages(join(root, 'node_modules/.package-lock.json'))
  if (wanted === null) fail(`There is no package-lock.json in ${root}.`)
  if (present === null || !existsSync(ownNode(root))) return false
  return Object.entries(wanted).every(([path, entry]) => {
    const isOurs = !path.startsWith('node_modules/') || entry.link === true
    // Packages for other platforms are rightly missing.
    if (isOurs || entry.optional === true || entry.devOptional === true) return true
    return present[path]?.version === entry.version
  })
}

/** Installs exactly what package-lock.json lists, development packages included: the build needs some. */
export function install(root) {
  console.error('Installing packages (once, and whenever package-lock.json changes) ...')
  npm(root, ['ci', '--include=dev', '--no-audit', '--no-fund'])
  // If npm is told to run no install scripts, our Node is missing: its install script downloads it.
  if (!existsSync(ownNode(root))) npm(root, ['rebuild', 'node', '--ignore-scripts=false'])
  if (!existsSync(ownNode(root))) {
    fail(`npm did not install Node for ${process.platform}-${process.arch} (the package "node").`)
  }
}

function npm(root, args) {
  // Inside an npm script, this variable names the running npm, which may not be on the PATH.
  const cli = process.env.npm_execpath
  const isNpm = cli !== undefined && /npm-cli\.c?js$/.test(cli)
  const [program, ...first] = isNpm ? [process.execPath, cli] : ['npm']
  const result = spawnSync(program, [...first, ...args, ...ownCache(root)], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    maxBuffer: 64 * 1024 * 1024,
  })
  if (result.status === 0) return
  fail(whyNpmFailed(`${result.stderr ?? ''}\n${result.error?.message ?? ''}`))
}

/** Where this user may not write npm's usual cache, e.g. in a home folder that is read-only: one in the project. */
function ownCache(root) {
  const usual = process.env.npm_config_cache ?? join(homedir(), '.npm')
  try {
    mkdirSync(usual, { recursive: true })
    accessSync(usual, constants.W_OK | constants.X_OK)
    return []
  } catch {
    return ['--cache', join(root, '.cache/npm')]
  }
}

/** Sums up npm's report in one line. */
export function whyNpmFailed(report) {
  const network = /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT)\b/
  const [, code] = network.exec(report) ?? []
  if (code !== undefined) {
    return `Packages could not be installed: npm cannot reach its registry (${code}). Check the network and start again.`
  }
  // Older ones cannot read our package-lock.json, and say that it is missing.
  if (/can only install with an existing package-lock\.json/.test(report)) {
    return 'npm 10 or newer is needed to install Ozi, and this machine has an older one: npm install -g npm@11'
  }
  if (/\b(ENOSPC)\b/.test(report)) return 'Packages could not be installed: the disk is full.'
  if (/\bcode (EACCES|EPERM|EROFS)\b/.test(report)) {
    const [, path = 'a folder'] = /^npm (?:error|ERR!) path (.+)$/m.exec(report) ?? []
    return `Packages could not be installed: this user may not write ${path}.`
  }
  const lines = report
    .split('\n')
    .map((line) => line.replace(/^npm (error|ERR!)\s*/, '').trim())
    .filter((line) => line !== '' && !line.startsWith('code ') && !line.startsWith('npm warn'))
  return `Packages could not be installed: ${lines[0] ?? 'npm gave no reason'}`
}

function readPackages(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages ?? null
  } catch {
    return null
  }
}

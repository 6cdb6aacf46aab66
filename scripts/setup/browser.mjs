import { spawnSync } from 'node:child_process'
import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fail } from './failure.mjs'

/** As in e2e/helpers/chromium.ts. */
const programs = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
/** Debian's packages of the browser, the first that can be installed is enough. Old releases lack the first. */
const browsers = ['chromium-headless-shell', 'chromium']

export function isBrowserFound() {
  if (process.env.CHROMIUM_PATH) {
    if (isProgram(process.env.CHROMIUM_PATH)) return true
    fail(`CHROMIUM_PATH leads to ${process.env.CHROMIUM_PATH}, which is no program.`)
  }
  return programs.some(isOnPath)
}

/** Installs Debian's Chromium if this user may; otherwise says what is missing. */
export function installBrowser() {
  if (process.getuid?.() !== 0 || !isOnPath('apt-get')) {
    fail(
      `The browser tests need Chromium: install the package ${browsers.join(' or ')}, or set CHROMIUM_PATH. (npm run test:units leaves them out.)`,
    )
  }
  console.error('Installing Chromium (once) ...')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  // If the package lists cannot be updated, the old ones may do: the installation will tell.
  spawnSync('apt-get', ['update', '--quiet'], { env, stdio: 'ignore' })
  let reason = 'no reason given'
  for (const browser of browsers) {
    const args = ['install', '--yes', '--quiet', '--no-install-recommends', browser]
    const result = spawnSync('apt-get', args, { env, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    if (result.status === 0 && isBrowserFound()) return
    reason = (result.stderr ?? '').split('\n').find((line) => line.startsWith('E:')) ?? reason
  }
  fail(
    `apt-get could not install ${browsers.join(' or ')} (${reason.trim()}): install one, or set CHROMIUM_PATH.`,
  )
}

function isOnPath(name) {
  return (process.env.PATH ?? '').split(delimiter).some((dir) => dir !== '' && isProgram(join(dir, name)))
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

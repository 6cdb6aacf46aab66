import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))
/** Written where an image is built. */
const ofImage = new URL('../../commit', import.meta.url)
const SHORT = 12

let known: string | undefined

/** The version of this code and, where it is known, the commit it was made from: `0.3.0+244abaf6c0de`. */
export function ownVersion(): string {
  if (known !== undefined) return known
  const { version }: { version: string } = JSON.parse(
    readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
  )
  const commit = readCommit()
  known = /^[0-9a-f]{12,}$/.test(commit) ? `${version}+${commit.slice(0, SHORT)}` : version
  return known
}

function readCommit(): string {
  try {
    return readFileSync(ofImage, 'utf8').trim()
  } catch {
    // Not in an image.
  }
  try {
    // A service runs as another user than the one who owns the checkout.
    const asked = ['-c', `safe.directory=*`, '-C', root, 'rev-parse', 'HEAD']
    return execFileSync('git', asked, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return ''
  }
}

// Makes ready what a command needs: packages, the built web app, a browser. Says nothing when all is there.
//
//   node scripts/setup.mjs [--build] [--browser]
//
// It runs before anything is installed, on the machine's own Node: plain JavaScript, no packages.

import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isBrowserFound, installBrowser } from './setup/browser.mjs'
import { fail, SetupFailure } from './setup/failure.mjs'
import { isInstalled, install } from './setup/install.mjs'
import { withLock } from './setup/lock.mjs'
import { build, isBuilt } from './setup/web-build.mjs'

const oldestNode = 20
const root = dirname(dirname(fileURLToPath(import.meta.url)))

async function setUp(wanted) {
  const major = Number(process.versions.node.split('.')[0])
  if (major < oldestNode) {
    fail(`Node ${oldestNode} or newer is needed to install Ozi; this machine has ${process.versions.node}.`)
  }
  const steps = [{ isDone: () => isInstalled(root), run: () => install(root) }]
  if (wanted.has('--build')) steps.push({ isDone: () => isBuilt(root), run: () => build(root) })
  if (wanted.has('--browser')) steps.push({ isDone: isBrowserFound, run: installBrowser })
  if (steps.every((step) => step.isDone())) return
  await withLock(root, () => {
    // Checked again: another process that held the lock may have done it.
    for (const step of steps) if (!step.isDone()) step.run()
  })
}

try {
  await setUp(new Set(process.argv.slice(2)))
} catch (error) {
  if (!(error instanceof SetupFailure)) throw error
  console.error(error.message)
  process.exit(1)
}

import { execFile, spawn } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'

/** A small project with our scripts, an npm that records its calls, and a fake build of the web app. */
let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ozi-setup-'))
  cpSync(fileURLToPath(new URL('setup.mjs', import.meta.url)), join(root, 'scripts/setup.mjs'))
  cpSync(fileURLToPath(new URL('setup', import.meta.url)), join(root, 'scripts/setup'), { recursive: true })
  write('package-lock.json', lockfile({ zod: '4.0.0' }))
  write('fake/npm-cli.js', fakeNpm)
  write('web/src/root.tsx', 'one')
})
afterEach(() => rmSync(root, { recursive: true }))

/** Installs what package-lock.json lists, as npm ci does, unless the file npm-fails exists. */
const fakeNpm = `
const fs = require('node:fs')
fs.appendFileSync('npm-calls', process.argv.slice(2).join(' ') + '\\n')
if (fs.existsSync('npm-fails')) { process.stderr.write(fs.readFileSync('npm-fails')); process.exit(1) }
if (process.argv[2] === 'rebuild') fs.symlinkSync(process.execPath, 'node_modules/node/bin/node')
if (process.argv[2] !== 'ci') process.exit(0)
if (fs.existsSync('npm-is-slow')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 700)
fs.rmSync('node_modules', { recursive: true, force: true })
fs.mkdirSync('node_modules/node/bin', { recursive: true })
fs.mkdirSync('node_modules/@react-router/dev', { recursive: true })
if (!fs.existsSync('npm-runs-no-scripts')) fs.symlinkSync(process.execPath, 'node_modules/node/bin/node')
fs.writeFileSync('node_modules/@react-router/dev/bin.cjs', \`
const fs = require('node:fs')
if (fs.readFileSync('src/root.tsx', 'utf8') === 'broken') { console.error('src/root.tsx: no'); process.exit(1) }
fs.mkdirSync('build', { recursive: true })
fs.appendFileSync('build/calls', process.env.NODE_ENV + ';')
\`)
fs.copyFileSync('package-lock.json', 'node_modules/.package-lock.json')
`

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

function lockfile(versions: Record<string, string>): string {
  const entries = Object.entries(versions).map(([name, version]) => [`node_modules/${name}`, { version }])
  const foreign = { 'node_modules/for-another-platform': { version: '1.0.0', optional: true } }
  return JSON.stringify({ packages: { '': { name: 'x' }, ...Object.fromEntries(entries), ...foreign } })
}

interface Outcome {
  code: number
  stderr: string
  stdout: string
}

function setUp(args: string[] = [], env: Record<string, string> = {}): Promise<Outcome> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(root, 'scripts/setup.mjs'), ...args],
      {
        cwd: root,
        env: {
          PATH: process.env['PATH'] ?? '',
          npm_execpath: join(root, 'fake/npm-cli.js'),
          npm_config_cache: join(root, 'npm-cache'),
          ...env,
        },
      },
      (error, stdout, stderr) => resolve({ code: error === null ? 0 : Number(error.code), stdout, stderr }),
    )
  })
}

const npmCalls = () => readFileSync(join(root, 'npm-calls'), 'utf8').trim().split('\n')

test('installs what is missing, and the second time nothing', async () => {
  expect((await setUp([], { NODE_ENV: 'production' })).code).toBe(0)
  expect(await setUp()).toEqual({ code: 0, stdout: '', stderr: '' })
  expect(npmCalls()).toEqual(['ci --include=dev --no-audit --no-fund'])
})

test("keeps npm's cache in the project where the home is read-only", async () => {
  expect((await setUp([], { npm_config_cache: '/dev/null/cache' })).code).toBe(0)
  expect(npmCalls()[0]).toBe(`ci --include=dev --no-audit --no-fund --cache ${join(root, '.cache/npm')}`)
})

test('installs Node also where npm runs no install scripts', async () => {
  write('npm-runs-no-scripts', '')
  expect((await setUp()).code).toBe(0)
  expect(npmCalls().slice(1)).toEqual(['rebuild node --ignore-scripts=false'])
})

test('installs again when package-lock.json changed or packages are gone', async () => {
  await setUp()
  write('package-lock.json', lockfile({ zod: '4.0.1' }))
  await setUp()
  expect(npmCalls()).toHaveLength(2)
  write('node_modules/.package-lock.json', lockfile({}))
  await setUp()
  expect(npmCalls()).toHaveLength(3)
  rmSync(join(root, 'node_modules/node'), { recursive: true })
  await setUp()
  expect(npmCalls()).toHaveLength(4)
})

test.each([
  ['npm error code ENOTFOUND\nnpm error syscall getaddrinfo', 'npm cannot reach its registry (ENOTFOUND)'],
  ['npm error code ENOSPC\nnpm error nospc', 'the disk is full'],
  ['npm error code EACCES\nnpm error path /srv/ozi/node_modules', 'may not write /srv/ozi/node_modules.'],
  ['npm ERR! The `npm ci` command can only install with an existing package-lock.json or', 'npm 10 or newer'],
  ['npm error code EUSAGE\nnpm error\nnpm error Missing: x from lock file', 'Missing: x from lock file'],
])('says in one line why npm failed: %j', async (report, expected) => {
  write('npm-fails', report)
  const { code, stderr } = await setUp()
  expect(code).toBe(1)
  const lines = stderr.trim().split('\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(expected)
})

test('two setups at once install and build once', async () => {
  write('npm-is-slow', '')
  const outcomes = await Promise.all([setUp(['--build']), setUp(['--build']), setUp(['--build'])])
  expect(outcomes.map(({ code }) => code)).toEqual([0, 0, 0])
  expect(npmCalls()).toHaveLength(1)
  expect(readFileSync(join(root, 'web/build/calls'), 'utf8')).toBe('production;')
})

test('a setup that was killed does not hold up the next', async () => {
  write('npm-is-slow', '')
  const first = spawn(process.execPath, [join(root, 'scripts/setup.mjs')], {
    cwd: root,
    env: { npm_execpath: join(root, 'fake/npm-cli.js') },
  })
  await expect.poll(() => existsSync(join(root, 'npm-calls')), { timeout: 20_000 }).toBe(true)
  first.kill('SIGKILL')
  expect((await setUp()).code).toBe(0)
})

// Starts the script eight times, each in its own process.
test(
  'builds the web app when a source has changed in content, and only then',
  { timeout: 30_000 },
  async () => {
    const builds = () => readFileSync(join(root, 'web/build/calls'), 'utf8')
    await setUp(['--build'])
    write('web/src/root.tsx', 'one')
    expect(await setUp(['--build'])).toEqual({ code: 0, stdout: '', stderr: '' })
    expect(builds()).toBe('production;')
    for (const source of [
      'web/src/new.tsx',
      'web/vite.config.ts',
      'web/lean-contract.ts',
      'contract/src/index.ts',
      'contract/package.json',
      'tsconfig.base.json',
    ]) {
      const before = builds()
      write(source, source)
      await setUp(['--build'])
      expect(builds(), source).toBe(`${before}production;`)
    }
  },
)

test('a build that fails ends with its reason, and is tried again', async () => {
  write('web/src/root.tsx', 'broken')
  const first = await setUp(['--build'])
  expect(first.code).toBe(1)
  expect(first.stderr).toContain('src/root.tsx: no')
  expect(first.stderr.trim().split('\n').at(-1)).toBe(
    'The web app could not be built: the reason stands above.',
  )
  expect((await setUp(['--build'])).code).toBe(1)
  write('web/src/root.tsx', 'mended')
  expect((await setUp(['--build'])).code).toBe(0)
})

test('finds Chromium by CHROMIUM_PATH or on the PATH', async () => {
  write('bin/chromium', '#!/bin/sh\n')
  chmodSync(join(root, 'bin/chromium'), 0o755)
  expect((await setUp(['--browser'], { PATH: join(root, 'bin') })).code).toBe(0)
  const env = { PATH: '/nowhere', CHROMIUM_PATH: join(root, 'bin/chromium') }
  expect((await setUp(['--browser'], env)).code).toBe(0)
  const wrong = await setUp(['--browser'], { CHROMIUM_PATH: join(root, 'bin/none') })
  expect(wrong.code).toBe(1)
  expect(wrong.stderr.trim().split('\n').at(-1)).toMatch(/^CHROMIUM_PATH leads to .*, which is no program\.$/)
})

test('where no browser is and none can be installed, names the packages', async () => {
  const { code, stderr } = await setUp(['--browser'], { PATH: '/nowhere' })
  expect(code).toBe(1)
  expect(stderr).toContain('install the package chromium-headless-shell or chromium, or set CHROMIUM_PATH')
})

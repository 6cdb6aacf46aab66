/**
 * `npm run image`: builds the image of deploy/Containerfile with buildah, on a base made from Debian's packages, so
 * that no registry of images is needed.
 *
 * Needs Linux, root, buildah and debootstrap. All that it makes is in .cache/image.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const IMAGE = 'localhost/ozi'
const BASE = 'localhost/ozi-base'
const BUILD_BASE = 'localhost/ozi-build-base'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = path.join(root, '.cache/image')

/** Debian's own slim images leave these out, too, or a running machine makes them. */
const LEFT_OUT = ['var/cache/apt', 'var/lib/apt/lists', 'var/log', 'dev', 'proc', 'sys'].concat(
  ['doc', 'info', 'locale', 'man'].map((name) => `usr/share/${name}`),
)

/** Runs a program. @returns its output, without white space around it. @throws if it fails */
function run(program: string, ...args: readonly string[]): string {
  const { status, stdout, error } = spawnSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status !== 0) throw new Error(`${program} ${args[0] ?? ''} failed: ${error?.message ?? stdout}`)
  return stdout.trim()
}

/** Runs buildah with a store of its own, which needs no mounts. @returns its output */
function buildah(...args: readonly string[]): string {
  const store = ['--root', path.join(folder, 'store'), '--runroot', path.join(folder, 'run')]
  return run('buildah', '--storage-driver', 'vfs', ...store, ...args)
}

/** Builds IMAGE from the files as they are. */
function buildImage(): void {
  mkdirSync(folder, { recursive: true })
  makeBases()
  const certificates = process.env['NODE_EXTRA_CA_CERTS'] ?? ''
  buildah(
    ...['bud', '--isolation', 'chroot', '--format', 'docker', '--pull-never'],
    ...['--build-arg', `BASE=${BASE}`, '--build-arg', `BUILD_BASE=${BUILD_BASE}`],
    ...['--build-arg', `COMMIT=${run('git', 'rev-parse', 'HEAD')}`],
    ...(certificates === ''
      ? []
      : [
          '--build-arg',
          `NODE_EXTRA_CA_CERTS=${certificates}`,
          '--volume',
          `${certificates}:${certificates}:ro`,
        ]),
    ...['--file', 'deploy/Containerfile', '--tag', IMAGE, '.'],
  )
}

/** Makes the base of the image, and that of its build: the same with this machine's Node and npm. */
function makeBases(): void {
  const archive = path.join(folder, 'base.tar')
  if (!existsSync(archive)) makeArchive(archive)
  const container = buildah('from', 'scratch')
  buildah('add', container, archive, '/')
  buildah('commit', container, BASE)
  const tools = path.join(folder, 'tools')
  rmSync(tools, { recursive: true, force: true })
  const npm = path.dirname(path.dirname(process.env['npm_execpath'] ?? ''))
  cpSync(npm, path.join(tools, 'lib/node_modules/npm'), { recursive: true, dereference: true })
  cpSync(process.execPath, path.join(tools, 'bin/node'), { dereference: true })
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', path.join(tools, 'bin/npm'))
  buildah('add', container, tools, '/usr/local')
  buildah('commit', container, BUILD_BASE)
  buildah('rm', container)
}

function makeArchive(archive: string): void {
  const debian = path.join(folder, 'debian')
  rmSync(debian, { recursive: true, force: true })
  run('debootstrap', '--variant=minbase', '--include=ca-certificates', 'bookworm', debian)
  const left = LEFT_OUT.map((name) => `--exclude=./${name}/*`)
  run('tar', '-C', debian, ...left, '-cf', `${archive}.part`, '.')
  renameSync(`${archive}.part`, archive)
  rmSync(debian, { recursive: true })
}

buildImage()
console.log(`Built ${IMAGE}.`)

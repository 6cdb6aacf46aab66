import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { projectRoot } from '../../e2e/helpers/ozi.ts'
import { gzippedBytes } from '../../e2e/helpers/page-bytes.ts'

const FILES: Readonly<Record<string, string>> = {
  'package.json': '{ "type": "module", "dependencies": { "@react-router/node": "*", "isbot": "*" } }',
  'vite.config.ts': `
    import { reactRouter } from '@react-router/dev/vite'
    export default { plugins: [reactRouter()] }`,
  'app/routes.ts': `
    import { index } from '@react-router/dev/routes'
    export default [index('home.tsx')]`,
  'app/home.tsx': `
    export default function Home() { return <h1>Hello</h1> }`,
  'app/root.tsx': `
    import { Links, Meta, Outlet, Scripts } from 'react-router'
    export default function Root() {
      return <html><head><Meta /><Links /></head><body><Outlet /><Scripts /></body></html>
    }`,
}

/** The gzipped bytes of script that a browser loads for a React Router page that only says hello. */
export async function helloScriptBytes(): Promise<number> {
  const dir = await mkdtemp(path.join(tmpdir(), 'ozi-hello-'))
  try {
    await mkdir(path.join(dir, 'app'))
    await lendPackages(dir)
    for (const [name, text] of Object.entries(FILES)) await writeFile(path.join(dir, name), text)
    const build = path.join(projectRoot, 'node_modules/.bin/react-router')
    await promisify(execFile)(build, ['build'], { cwd: dir })
    const assets = path.join(dir, 'build/client/assets')
    const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'))
    const bytes = await Promise.all(
      scripts.map(async (name) => gzippedBytes(await readFile(path.join(assets, name)))),
    )
    return bytes.reduce((sum, some) => sum + some, 0)
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

/**
 * Links each package separately: the build writes temporary files beside them, which must not land in our
 * folder.
 */
async function lendPackages(dir: string): Promise<void> {
  const from = path.join(projectRoot, 'node_modules')
  const to = path.join(dir, 'node_modules')
  await mkdir(to)
  const names = (await readdir(from)).filter((name) => !name.startsWith('.'))
  await Promise.all(names.map((name) => symlink(path.join(from, name), path.join(to, name))))
}

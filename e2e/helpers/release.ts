import { chmod, cp, mkdtemp, readdir, readFile, rename, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { projectRoot } from './ozi.ts'

/** The next release's label of the navigation, which this release calls 'Your pages'. */
export const NEXT_WORDS = 'Your newest pages'

/**
 * The release after the one that was built: the same except for one text, and with new names for all scripts
 * and styles; the old files are gone.
 * @returns its folder, to start Ozi from
 */
export async function makeNextRelease(): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'ozi-release-'))
  await chmod(root, 0o755)
  const inProject = (name: string) => path.join(projectRoot, name)
  for (const name of ['node_modules', 'contract', 'geo'])
    await symlink(inProject(name), path.join(root, name))
  for (const name of ['server', 'web/build', 'package.json']) {
    await cp(inProject(name), path.join(root, name), { recursive: true })
  }
  await renew(path.join(root, 'web/build'))
  return root
}

async function renew(build: string): Promise<void> {
  const assets = path.join(build, 'client/assets')
  const names = (await readdir(assets)).filter((name) => /[.](js|css)$/.test(name))
  const renamed = new Map(names.map((name) => [name, name.replace(/.(?=[.]\w+$)/, (last) => `${last}1`)]))
  for (const [before, after] of renamed) await rename(path.join(assets, before), path.join(assets, after))
  for (const file of await readdir(build, { recursive: true })) {
    if (/[.](js|css)$/.test(file)) await rewrite(path.join(build, file), renamed)
  }
}

async function rewrite(file: string, renamed: ReadonlyMap<string, string>): Promise<void> {
  const text = await readFile(file, 'utf8')
  await writeFile(
    file,
    text
      .replace(/[\w.-]+[.](?:js|css)\b/g, (name) => renamed.get(name) ?? name)
      .replace(/(?<=OZI_RELEASE=\{"id":")/, '1-')
      .replaceAll('Your pages', NEXT_WORDS),
  )
}

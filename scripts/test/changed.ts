import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { cruise } from 'dependency-cruiser'

/** Files that run in no journey. */
const HARMLESS = /\.(md|webp)$|\.test\.tsx?$|^(bench|docs|scripts|server\/test|geo\/test|web\/gallery)\/|^\./

const SETTINGS = 'playwright.config.ts'

/** The files that differ from a commit, with those that git does not know yet. */
export function changedFiles(root: string, since: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n')
  const names = [
    ...git('diff', '--name-only', '--no-renames', since),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
  return [...new Set(names.filter((name) => name !== ''))]
}

/**
 * The journeys that changes to these files can break. A journey reaches its helpers by imports, but the product by
 * addresses alone: a change there can break all of them.
 */
export async function journeysOf(changed: readonly string[], root: string): Promise<string[]> {
  const specs = globSync('e2e/*.spec.ts', { cwd: root }).toSorted()
  const changes = changed.filter((file) => !HARMLESS.test(file))
  if (changes.length === 0) return []
  if (changes.some((file) => !file.startsWith('e2e/'))) return specs
  const { output } = await cruise(['e2e', SETTINGS], {
    baseDir: root,
    includeOnly: { path: `^(e2e/|${SETTINGS})` },
    reaches: { path: `^(${changes.join('|')})$` },
    tsPreCompilationDeps: true,
  })
  if (typeof output === 'string') throw new Error(output)
  const reaching = output.modules.map(({ source }) => source)
  return reaching.includes(SETTINGS) ? specs : specs.filter((spec) => reaching.includes(spec))
}

/** True if these files are part of what the gallery shows. It finds pages by their routes, not by imports. */
export const touchesPages = (changed: readonly string[]): boolean =>
  changed.some((file) => /^(web|contract|geo)\//.test(file) && (isGallery(file) || !HARMLESS.test(file)))

const isGallery = (file: string) => /^web\/gallery\/.*\.tsx?$/.test(file)

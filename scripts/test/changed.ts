import { execFileSync } from 'node:child_process'

/** Files that run in no journey. */
const HARMLESS = /\.(md|webp)$|\.test\.tsx?$|^(bench|docs|scripts|server\/test|geo\/test|web\/gallery)\/|^\./

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
 * True if a change to these files can break every journey: journeys reach the product by addresses, not by imports.
 * Playwright finds by imports what a changed helper can break.
 */
export const touchesProduct = (changed: readonly string[]): boolean =>
  changed.some((file) => !HARMLESS.test(file) && !file.startsWith('e2e/'))

/** True if these files are part of what the gallery shows. It finds pages by their routes, not by imports. */
export const touchesPages = (changed: readonly string[]): boolean =>
  changed.some((file) => /^(web|contract|geo)\//.test(file) && (isGallery(file) || !HARMLESS.test(file)))

const isGallery = (file: string) => /^web\/gallery\/.*\.tsx?$/.test(file)

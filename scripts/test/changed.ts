import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { areas, type Area } from '../../e2e/areas.ts'

/** Files that run in no journey. */
const HARMLESS = /\.(md|webp)$|\.test\.tsx?$|^(bench|docs|scripts|server\/test|geo\/test)\/|^\./

/** The files that differ from a commit, with those that git does not know yet. */
export function changedFiles(root: string, since: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n')
  const names = [
    ...git('diff', '--name-only', '--no-renames', since),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
  return [...new Set(names.filter((name) => name !== ''))]
}

export const specFiles = (root: string): string[] => globSync('e2e/*.spec.ts', { cwd: root }).toSorted()

/** The journeys that changes to these files can break. */
export function journeysOf(changed: readonly string[], specs: readonly string[]): string[] {
  const changes = changed.filter((file) => !HARMLESS.test(file))
  const isAnyones = (file: string) => areas.some((area) => isIn(area, file))
  const shared = changes.filter((file) => !isSpec(file) && !isAnyones(file))
  if (shared.length > 0) return [...specs]
  return specs.filter((spec) => {
    const area = areaOf(spec)
    return changes.some((file) => file === spec || area === undefined || isIn(area, file))
  })
}

/** Whether these files are part of what the gallery shows. It finds pages by their routes, not by imports. */
export const touchesPages = (changed: readonly string[]): boolean =>
  changed.some((file) => /^(web|contract|geo)\//.test(file) && (isGallery(file) || !HARMLESS.test(file)))

const isGallery = (file: string) => /^web\/gallery\/.*\.tsx?$/.test(file)

/** The area with the longest name that fits. */
export function areaOf(spec: string): Area | undefined {
  const name = basename(spec, '.spec.ts')
  const lengthOf = (area: Area) =>
    Math.max(0, ...area.specs.filter((each) => `${name}-`.startsWith(`${each}-`)).map((each) => each.length))
  const best = areas.toSorted((one, other) => lengthOf(other) - lengthOf(one))[0]
  return best !== undefined && lengthOf(best) > 0 ? best : undefined
}

const isIn = (area: Area, file: string) => area.folders.some((folder) => file.startsWith(`${folder}/`))
const isSpec = (file: string) => file.startsWith('e2e/') && file.endsWith('.spec.ts')

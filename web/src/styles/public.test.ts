import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const SRC = fileURLToPath(new URL('..', import.meta.url))
const read = (file: string) => readFileSync(path.join(SRC, file), 'utf8')

/** This module's imports of ours, without those that are only types. */
function importsOf(file: string): readonly string[] {
  const named = read(file).matchAll(/^(?:import|export) (?!type )[^'"]*?from '([^']+)'|import\('([^']+)'\)/gm)
  return [...named].flatMap(([, fixed, later]) => {
    const name = fixed ?? later ?? ''
    const place = name.startsWith('~/') ? name.slice(2) : path.join(path.dirname(file), name)
    if (!/^[.~]/.test(name)) return []
    return ['.tsx', '.ts', '/index.ts']
      .map((end) => place + end)
      .filter((each) => existsSync(SRC + each))
      .slice(0, 1)
  })
}

/** These modules and all that they are made of. */
function partsOf(files: readonly string[], known = new Set<string>()): ReadonlySet<string> {
  for (const file of files) {
    if (known.has(file)) continue
    known.add(file)
    partsOf(importsOf(file), known)
  }
  return known
}

/** Folders of no markup. */
const WITHOUT_CLASSES = /^(account|api|browser|cart|form|language|languages|session)\/.*\.ts$/

test('the style of the public pages is made from all that they are made of', () => {
  const style = read('styles/public.css')
  const named = (words: string) =>
    [...style.matchAll(new RegExp(`@source ${words}'\\.\\./([^']+)'`, 'g'))].map(([, place = '']) => place)
  const [read_, left] = [named(''), named('not ')]
  const isIn = (file: string, places: readonly string[]) =>
    places.some((place) => file === place || file.startsWith(`${place}/`))
  const pages = globSync('**/*.tsx', { cwd: SRC }).filter((file) => read(file).includes('hydrate: false'))
  expect(pages.length).toBeGreaterThan(15)
  const scripts = globSync('areas/public/script/**/*Script.ts', { cwd: SRC })
  const parts = [...partsOf(['root.tsx', 'map/createMap.ts', ...pages, ...scripts])]
  expect(parts.length).toBeGreaterThan(250)
  expect(
    parts.filter((file) => !WITHOUT_CLASSES.test(file) && (!isIn(file, read_) || isIn(file, left))),
  ).toEqual([])
})

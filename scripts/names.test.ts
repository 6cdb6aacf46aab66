import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const SOURCES = path.resolve(import.meta.dirname, '../web/src')
/** The router calls these of each page by name. */
const OF_ROUTES = /^(meta|links|loader|handle|headers|shouldRevalidate|ErrorBoundary)$/
const EXPORT = /^export (?:default )?(?:async )?(?:const|function|class|interface|type) (\w+)/gm

test('no exported name of web is declared in two files', () => {
  const filesOf = new Map<string, string[]>()
  for (const file of globSync('**/*.{ts,tsx}', { cwd: SOURCES, exclude: ['languages/{ig,pcm}/**'] }))
    for (const [, name = ''] of readFileSync(path.join(SOURCES, file), 'utf8').matchAll(EXPORT))
      if (!OF_ROUTES.test(name)) filesOf.set(name, [...(filesOf.get(name) ?? []), file])
  expect([...filesOf].filter(([, files]) => files.length > 1)).toEqual([])
})

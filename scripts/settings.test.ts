import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/** The names of settings stand in config/environment.ts, in docs/configuration.md and in deploy/env.example. */
const root = fileURLToPath(new URL('..', import.meta.url))
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')

/** The names of the schema, in order. */
const schema = /const Environment = z\.object\({\n(.*?)\n}\)/s.exec(
  read('server/src/platform/config/environment.ts'),
)?.[1]
const names = [...(schema ?? '').matchAll(/^ {2}([A-Z][A-Z0-9_]*):/gm)].map(([, name = '']) => name).sort()

/** The compose files read these from the same file. */
const composeNames = ['deploy/compose.yaml', 'deploy/compose.small.yaml'].flatMap((file) =>
  [...read(file).matchAll(/(?<!\$)\$\{([A-Z][A-Z0-9_]*)/g)].map(([, name = '']) => name),
)

const example = read('deploy/env.example')

test('docs/configuration.md describes each setting once', () => {
  const tables = read('docs/configuration.md')
  const rows = [...tables.matchAll(/^\| ([A-Z][A-Z0-9_, ]*) \|/gm)].flatMap(([, row = '']) => row.split(', '))
  expect(rows.sort()).toEqual(names)
})

test('env.example has each setting, also of compose, once', () => {
  const lines = [...example.matchAll(/^#?([A-Z][A-Z0-9_]*)=/gm)].map(([, name = '']) => name)
  expect(lines.sort()).toEqual([...new Set([...names, ...composeNames])].sort())
})

test('env.example writes each value so that all readers agree', () => {
  const settings = example.split('\n').filter((line) => /^#?[A-Z_0-9]+=/.test(line))
  expect(settings.filter((line) => !/^#?[A-Z_0-9]+='[^'\\$]*'$/.test(line))).toEqual([])
})

test('no container of Ozi is given a password that compose alone needs', () => {
  const compose = read('deploy/compose.yaml')
  const secrets = [...new Set(composeNames)].filter(
    (name) => name.endsWith('_PASSWORD') && !names.includes(name),
  )
  expect(secrets.length).toBeGreaterThan(1)
  // Its containers read the same file; an empty value takes the place of the file's.
  const settings = /\n {2}environment: &settings\n(.*?)\n {2}\S/s.exec(compose)?.[1] ?? ''
  expect(secrets.filter((name) => !settings.includes(`    ${name}: ''\n`))).toEqual([])
})

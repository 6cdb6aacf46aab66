import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const PUBLIC = new URL('../', import.meta.url)
const readAll = (pattern: string) =>
  globSync(pattern, { cwd: PUBLIC }).map((name) => readFileSync(new URL(name, PUBLIC), 'utf8'))

// promise (everyone): Visitors, customers, riders and shops read Ozi in English, Igbo or Pidgin
test('whatever a public script says, a page brings in its language', () => {
  const said = readAll('script/**/*.ts').flatMap((source) => {
    const imports = source.matchAll(/import \{([^}]+)\} from '~\/languages\/en\//g)
    return [...imports].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim().split(' as ')[0]),
    )
  })
  const brought = readAll('{home,shared,store,track}/**/*.tsx').flatMap((source) =>
    [...source.matchAll(/_TEXTS = \[([^\]]*)\]/g)].flatMap(([, names = '']) => names.split(/,\s*/)),
  )
  expect(said.length).toBeGreaterThan(5)
  expect([...new Set(said)].filter((name) => !brought.includes(String(name)))).toEqual([])
})

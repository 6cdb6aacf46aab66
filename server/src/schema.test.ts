import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../test/database.ts'
import { writeSchema } from '../test/write-schema.ts'

/** `npx vitest run server/src/schema.test.ts -u` rewrites it. */
const SCHEMA = fileURLToPath(new URL('../../docs/schema.sql', import.meta.url))
const SOURCES = fileURLToPath(new URL('.', import.meta.url))

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test('docs/schema.sql is the database as it is', async () => {
  const schema = await writeSchema(database.sql)
  await expect(
    `-- The database after all migrations. Written by server/src/schema.test.ts; no program reads it.\n\n${schema}\n`,
  ).toMatchFileSnapshot(SCHEMA)
})

test('docs/schema.sql makes the same database of an empty one', async () => {
  const empty = await createTestDatabase({ template: 'template1' })
  const text = await writeSchema(database.sql)
  await empty.sql.unsafe(text)
  // Comments are not statements, and PostgreSQL prints fewer parentheses of what it has read from its own print.
  const bare = (schema: string) => schema.replaceAll(/^ *-- .*\n+|[()]/gm, '')
  expect(bare(await writeSchema(empty.sql))).toBe(bare(text))
  await empty.drop()
})

test('one module writes a table', async () => {
  const tables = await database.sql<{ name: string }[]>`
    select tablename as name from pg_tables where schemaname = 'public'`
  const writers = await findWriters(new Set(tables.map(({ name }) => name)))
  const several = [...writers].filter(([, modules]) => modules.size > 1)
  const shared = several.map(([table, modules]) => `${table}: ${[...modules].toSorted().join(', ')}`)
  expect(writers.size).toBeGreaterThan(30)
  expect(shared).toEqual([])
})

/** It invents a past for the rows of the modules, in demos alone. */
const DEMO = 'demo-past.ts'

/** By table: the modules (or rooms of the platform) whose statements insert, update or delete its rows. */
async function findWriters(tables: ReadonlySet<string>): Promise<Map<string, Set<string>>> {
  const writers = new Map<string, Set<string>>()
  const files = await readdir(SOURCES, { recursive: true })
  for (const file of files.filter((name) => /(?<!\.test)\.ts$/.test(name) && name !== DEMO)) {
    const text = await readFile(path.join(SOURCES, file), 'utf8')
    const module = file.split(path.sep).slice(0, 2).join('/')
    for (const [, table = ''] of text.matchAll(
      /\b(?:insert into|update|delete from|merge into)\s+(?:only\s+)?([a-z_]+)/gi,
    )) {
      if (!tables.has(table)) continue
      writers.set(table, (writers.get(table) ?? new Set()).add(module))
    }
  }
  return writers
}

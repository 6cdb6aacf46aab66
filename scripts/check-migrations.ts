/** Refuses new migrations that would stop the traffic beside them; part of `npm run check`. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { checkMigrations } from './lint/migrations.ts'

/** Migrations up to this one are from before the rules. */
const LAST_OLD = '0013_operations.sql'

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const files = readdirSync(at('server/migrations'))
  .filter((name) => name.endsWith('.sql'))
  .toSorted()
  .map((name) => ({ name, text: readFileSync(at(`server/migrations/${name}`), 'utf8') }))
const released = [...readFileSync(at('CHANGELOG.md'), 'utf8').matchAll(/^## (\d\S*)/gm)].flatMap(
  ([, version]) => version ?? [],
)

const problems = await checkMigrations(files, LAST_OLD, released)
for (const problem of problems) console.error(problem)
if (problems.length > 0) {
  console.error('How a migration lets the traffic pass: CONTRIBUTING.md, “A migration beside traffic”.')
  process.exitCode = 1
}

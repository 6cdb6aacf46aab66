/**
 * Writes all texts in all languages to .cache/sentences.md, for somebody who speaks them. Vite reads the tables,
 * because they are found by a pattern.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const { module } = await runnerImport<{ listSentences: () => string }>(
  join(root, 'web/src/languages/listSentences.ts'),
  { configFile: false, root: join(root, 'web'), resolve: { alias: { '~': join(root, 'web/src') } } },
)
const file = '.cache/sentences.md'
mkdirSync(join(root, '.cache'), { recursive: true })
writeFileSync(join(root, file), module.listSentences())
console.log(file)

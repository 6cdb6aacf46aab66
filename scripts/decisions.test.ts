import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/**
 * docs/decisions/README.md lists the decisions; `npx vitest run scripts/decisions.test.ts -u` rewrites it.
 */
const folder = fileURLToPath(new URL('../docs/decisions', import.meta.url))
const files = readdirSync(folder)
  .filter((file) => file !== 'README.md')
  .toSorted()

/** How each decision begins: its number and title, its date, and whether it is in force. */
const HEAD = /^# (\d+)\. (.+)\nDate: (\d{4}-\d\d-\d\d)\. Status: (in force|replaced by (\d{4}))\.\n/

function readDecision(file: string) {
  const head = HEAD.exec(readFileSync(path.join(folder, file), 'utf8'))
  if (!head) throw new Error(`${file} does not begin with “# number. title” and “Date: …. Status: ….”`)
  const [, number = '', title, date, status, replacement] = head
  return { file, number: number.padStart(4, '0'), title, date, status, replacement }
}

test('the index lists every decision', async () => {
  const rows = files.map(readDecision).map(({ file, number, title, date, status }) => {
    return `| [${number}](${file}) | ${title} | ${date} | ${status} |`
  })
  const index = `# Decisions
For those who ask why it is so: choices that could be questioned, with their reasons. \`scripts/decisions.test.ts\` writes this list.

| Number | Title | Date | Status |
| --- | --- | --- | --- |
${rows.join('\n')}
`
  await expect(index).toMatchFileSnapshot(path.join(folder, 'README.md'))
})

test('a decision has the number of its file, and its replacement exists', () => {
  for (const { file, number, replacement = number } of files.map(readDecision)) {
    expect(file).toMatch(new RegExp(`^${number}-`))
    expect(files.some((other) => other.startsWith(`${replacement}-`))).toBe(true)
  }
})

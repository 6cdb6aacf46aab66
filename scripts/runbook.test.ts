import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { PROBLEMS } from '@ozi/contract'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const runbook = readFileSync(path.join(root, 'docs/runbook.md'), 'utf8').replaceAll(/\s+/g, ' ')

/** The fixed words of the first text of a call that has several. */
function wordsOf(call: string): string[] {
  const texts = [...call.matchAll(/'([^'\n]*)'|`([^`\n]*)`/g)].map(
    ([, plain, filled]) => plain ?? filled ?? '',
  )
  const said = texts.find((text) => text.includes(' ') && !text.startsWith(' '))
  if (said === undefined) return []
  const [longest = ''] = said
    .split(/\$\{[^}]*\}+/)
    .map((part) => part.trim())
    .toSorted((one, other) => other.length - one.length)
  return longest.length > 5 ? [longest] : []
}

/** The text from an opening bracket to the one that closes it. */
function inBrackets(text: string, from: number): string {
  let depth = 0
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')') depth -= 1
    if (depth === 0) return text.slice(from, at)
  }
  return ''
}

const lines = globSync('server/src/**/*.ts', { cwd: root })
  .filter((file) => !file.endsWith('.test.ts'))
  .flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8')
    return [...text.matchAll(/(?:\blog\.(?:warn|error|fatal)|\bcalmly|\breport)\(/g)].flatMap((found) =>
      wordsOf(inBrackets(text, found.index + found[0].length - 1)),
    )
  })

// promise (operator): The runbook has each warning and error that the log can have
test('the runbook has each warning and error of the log', () => {
  expect([...new Set(lines)].filter((line) => !runbook.includes(line))).toEqual([])
})

// promise (operator): The runbook has each problem of the health
test('the runbook has each problem of the health', () => {
  expect(Object.keys(PROBLEMS).filter((name) => !runbook.includes(`\`${name}\``))).toEqual([])
})

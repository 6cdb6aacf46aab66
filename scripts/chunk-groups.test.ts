import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { PATTERNS } from '../web/chunk-groups.ts'

/** Our own files. Those of packages are not checked, because their names may change with a release. */
const files = globSync(['web/src/**/*.{ts,tsx}', 'contract/src/**/*.ts'], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
})
const isOfPackage = (alternative: string) => !/^(web|contract)\b/.test(alternative)

/** The patterns that a pattern with alternatives stands for, one for each. An alternative to exclude counts, too. */
function alternatives(pattern: string): string[] {
  const group = /\((?:\?!)?([^()]*)\)/.exec(pattern)
  if (!group) return pattern.split('|')
  const [whole, inner = ''] = group
  const before = pattern.slice(0, group.index)
  const after = pattern.slice(group.index + whole.length)
  return inner.split('|').flatMap((one) => alternatives(before + one + after))
}

test.each(Object.entries(PATTERNS))('each alternative of %s matches a file', (_name, { source }) => {
  const idle = [...new Set(alternatives(source))].filter((one) => {
    const pattern = new RegExp(one)
    return !isOfPackage(one) && !files.some((file) => pattern.test(file))
  })
  expect(idle).toEqual([])
})

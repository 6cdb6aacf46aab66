import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { CHUNK_GROUPS, PATTERNS } from '../web/chunk-groups.ts'

/** Files of packages may have other names in their next release. */
const files = globSync(['web/src/**/*.{ts,tsx}', 'contract/src/**/*.ts'], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
})
const isOfPackage = (alternative: string) => !/^(web|contract)\b/.test(alternative)

/** The pattern, once for each of its alternatives; what it excludes counts as one. */
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

const takes = ({ test: pattern }: (typeof CHUNK_GROUPS)[number], file: string): boolean =>
  typeof pattern === 'function' ? pattern(file) : pattern.test(file)

// Whether an earlier group takes a module depends on how many pages share it: what one page more would move is named once.
test.each(CHUNK_GROUPS.map((group, at) => ({ group, earlier: CHUNK_GROUPS.slice(0, at) })))(
  'no earlier group means all that an alternative of $group.name means',
  ({ group, earlier }) => {
    const { source } = PATTERNS[group.name.toUpperCase().replace('-', '_') as keyof typeof PATTERNS]
    const shadowed = [...new Set(alternatives(source))].filter((one) => {
      const pattern = new RegExp(one)
      const own = files.filter((file) => pattern.test(file) && takes(group, file))
      return own.length > 0 && own.every((file) => earlier.some((each) => takes(each, file)))
    })
    expect(shadowed, 'leave it out here, or exclude it there').toEqual([])
  },
)

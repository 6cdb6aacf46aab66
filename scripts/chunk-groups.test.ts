import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { GROUPS } from '../web/chunk-groups.ts'

const cwd = fileURLToPath(new URL('..', import.meta.url))

test.each(GROUPS)('each part of the group $name is a file or a folder', ({ parts }) => {
  const idle = parts.filter(
    (part) =>
      globSync([`web/src/${part}*`, `contract/src/${part}*`, `node_modules/${part}*`], { cwd }).length === 0,
  )
  expect(idle).toEqual([])
})

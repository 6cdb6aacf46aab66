import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { areas } from '../e2e/areas.ts'
import { areaOf, journeysOf, specFiles } from './test/changed.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const specs = ['e2e/admin-chat.spec.ts', 'e2e/cart.spec.ts', 'e2e/chat.spec.ts', 'e2e/fare-two.spec.ts']

test('every journey has an area', () => {
  expect(specFiles(root).filter((spec) => areaOf(spec) === undefined)).toEqual([])
})

test('every folder of an area is there', () => {
  const folders = areas.flatMap((area) => area.folders)
  expect(folders.filter((folder) => !existsSync(join(root, folder)))).toEqual([])
})

test('a change in an area runs its journeys', () => {
  expect(journeysOf(['server/src/modules/chat/send-message.ts'], specs)).toEqual([
    'e2e/admin-chat.spec.ts',
    'e2e/chat.spec.ts',
  ])
})

test('a change in a shared folder runs every journey', () => {
  expect(journeysOf(['web/src/ui/Button.tsx'], specs)).toEqual(specs)
  expect(journeysOf(['e2e/helpers/ozi.ts', 'docs/style.md'], specs)).toEqual(specs)
})

test('a changed journey is run', () => {
  expect(journeysOf(['e2e/cart.spec.ts'], specs)).toEqual(['e2e/cart.spec.ts'])
})

test('documents, unit tests and benches run no journey', () => {
  expect(
    journeysOf(['docs/style.md', 'server/src/modules/chat/unread.test.ts', 'bench/run.ts'], specs),
  ).toEqual([])
})

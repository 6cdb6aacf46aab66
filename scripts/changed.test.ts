import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { areas } from '../e2e/areas.ts'
import { areaOf, journeysOf, specFiles, touchesPages } from './test/changed.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const specs = ['e2e/admin-chat.spec.ts', 'e2e/cart.spec.ts', 'e2e/chat.spec.ts', 'e2e/admin-fare.spec.ts']

test('every journey has an area', () => {
  expect(specFiles(root).filter((spec) => areaOf(spec) === undefined)).toEqual([])
})

test('every folder of an area is there', () => {
  const folders = areas.flatMap((area) => area.folders)
  expect(folders.filter((folder) => !existsSync(join(root, folder)))).toEqual([])
})

test('every name of an area has a journey', () => {
  const names = specFiles(root).map((spec) => spec.slice('e2e/'.length))
  const isThere = (name: string) => names.some((spec) => new RegExp(`^${name}[-.]`).test(spec))
  expect(areas.flatMap(({ specs: own }) => own).filter((name) => !isThere(name))).toEqual([])
})

test('every folder of pages has journeys of its own', () => {
  const pages = globSync('web/src/areas/*/*/', { cwd: root }).map((folder) => folder.replace(/\/$/, ''))
  const folders = areas.flatMap((area) => area.folders).filter((folder) => folder !== 'web/src/areas')
  const isNamed = (page: string) => folders.some((folder) => `${page}/`.startsWith(`${folder}/`))
  expect(pages.length).toBeGreaterThan(30)
  expect(pages.filter((page) => !isNamed(page))).toEqual([])
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

test('a change of pages or of the contract runs the gallery', () => {
  expect(touchesPages(['web/src/areas/customer/order/page.tsx'])).toBe(true)
  expect(touchesPages(['contract/src/orders.ts'])).toBe(true)
  expect(touchesPages(['server/src/app.ts', 'web/src/order/clock.test.ts', 'web/gallery/README.md'])).toBe(
    false,
  )
})

test('documents, unit tests and benches run no journey', () => {
  expect(
    journeysOf(['docs/style.md', 'server/src/modules/chat/unread.test.ts', 'bench/run.ts'], specs),
  ).toEqual([])
})

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHold } from './hold-archive.ts'
import { openArchive } from './open-archive.ts'

let dir: string
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'ozi-hold-'))
})
afterAll(() => rm(dir, { recursive: true, force: true }))

const first = { installation: 'one', run: 'a', host: 'here', dataDir: '/data' }

test('a copied DATA_DIR is refused while the server it was copied from runs', async () => {
  const archive = await openArchive(path.join(dir, 'copied'))
  const original = createHold(archive, first)
  const copy = createHold(archive, { ...first, run: 'b', host: 'there' })
  await original.keep()
  await expect(copy.keep()).rejects.toThrow(/in use by a copy of this DATA_DIR: \/data on here/)
  await original.release()
  await copy.keep()
})

test('a server that is restarted after a crash goes on at once', async () => {
  const archive = await openArchive(path.join(dir, 'crashed'))
  await createHold(archive, first).keep()
  await createHold(archive, { ...first, run: 'b' }).keep()
})

test('a server that has lost the archive writes no more', async () => {
  const archive = await openArchive(path.join(dir, 'lost'))
  const original = createHold(archive, first)
  await original.keep()
  await createHold(archive, { ...first, installation: 'two', run: 'b' }).takeOver()
  await expect(original.keep()).rejects.toThrow(/belongs to another copy/)
})

import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createHold } from './hold-archive.ts'
import { openArchive } from './open-archive.ts'

let dir: string
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'ozi-hold-'))
})
afterAll(() => rm(dir, { recursive: true, force: true }))
afterEach(() => rm(placeFile(), { force: true }))

const first = { installation: 'one', run: 'a', host: 'here', dataDir: '/data' }
const placeFile = () => path.join(dir, 'backup.place')

test('a copied DATA_DIR is refused while the server it was copied from runs', async () => {
  const archive = await openArchive(path.join(dir, 'copied'))
  const original = createHold(archive, first, placeFile())
  const copy = createHold(archive, { ...first, run: 'b', host: 'there' }, placeFile())
  await original.keep()
  await expect(copy.keep()).rejects.toThrow(/in use by a copy of this DATA_DIR: \/data on here/)
  await original.release()
  await copy.keep()
})

test('a server that is restarted after a crash goes on at once', async () => {
  const archive = await openArchive(path.join(dir, 'crashed'))
  await createHold(archive, first, placeFile()).keep()
  await createHold(archive, { ...first, run: 'b' }, placeFile()).keep()
})

test('a server that has lost the archive writes no more', async () => {
  const archive = await openArchive(path.join(dir, 'lost'))
  const original = createHold(archive, first, placeFile())
  await original.keep()
  await createHold(archive, { ...first, installation: 'two', run: 'b' }, placeFile()).takeOver()
  await expect(original.keep()).rejects.toThrow(/belongs to another copy/)
})

// promise (operator): A backup never begins anew where its disk is not mounted
test('a place that is suddenly empty is refused until it is accepted', async () => {
  const place = path.join(dir, 'mounted')
  const archive = await openArchive(place)
  const running = createHold(archive, first, placeFile())
  await running.keep()
  await rm(place, { recursive: true })
  const emptied = /mounted does not hold the backup of this database: is its disk mounted\? .* --take-over$/
  await expect(running.keep()).rejects.toThrow(emptied)
  const restarted = createHold(archive, { ...first, run: 'b' }, placeFile())
  await expect(restarted.assertFree()).rejects.toThrow(emptied)
  const other = createHold(await openArchive(path.join(dir, 'other')), { ...first, run: 'b' }, placeFile())
  await expect(other.assertFree()).rejects.toThrow(
    /other is new: the backup of this database is at .*mounted\./,
  )
  await other.takeOver()
  await other.keep()
})

test('a backup that was moved to another place is taken as it is', async () => {
  const [from, to] = [path.join(dir, 'from'), path.join(dir, 'to')]
  await createHold(await openArchive(from), first, placeFile()).keep()
  await rename(from, to)
  await createHold(await openArchive(to), { ...first, run: 'b' }, placeFile()).keep()
})

import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createArchiveLease } from './archive-lease.ts'
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
  const original = createArchiveLease(archive, first, placeFile())
  const copy = createArchiveLease(archive, { ...first, run: 'b', host: 'there' }, placeFile())
  await original.renew()
  await expect(copy.renew()).rejects.toThrow(/in use by a copy of this DATA_DIR: \/data on here/)
  await original.release()
  await copy.renew()
})

test('a server that is restarted after a crash goes on at once', async () => {
  const archive = await openArchive(path.join(dir, 'crashed'))
  await createArchiveLease(archive, first, placeFile()).renew()
  await createArchiveLease(archive, { ...first, run: 'b' }, placeFile()).renew()
})

test('a server that has lost the archive writes no more', async () => {
  const archive = await openArchive(path.join(dir, 'lost'))
  const original = createArchiveLease(archive, first, placeFile())
  await original.renew()
  await createArchiveLease(archive, { ...first, installation: 'two', run: 'b' }, placeFile()).takeOver()
  await expect(original.renew()).rejects.toThrow(/belongs to another copy/)
})

// promise (operator): A backup never begins anew where its disk is not mounted
test('a place that is suddenly empty is refused until it is accepted', async () => {
  const place = path.join(dir, 'mounted')
  const archive = await openArchive(place)
  const running = createArchiveLease(archive, first, placeFile())
  await running.renew()
  await rm(place, { recursive: true })
  const emptied = /mounted does not hold the backup of this database: is its disk mounted\? .* --take-over$/
  await expect(running.renew()).rejects.toThrow(emptied)
  const restarted = createArchiveLease(archive, { ...first, run: 'b' }, placeFile())
  await expect(restarted.assertFree()).rejects.toThrow(emptied)
  const other = createArchiveLease(
    await openArchive(path.join(dir, 'other')),
    { ...first, run: 'b' },
    placeFile(),
  )
  await expect(other.assertFree()).rejects.toThrow(
    /other is new: the backup of this database is at .*mounted\./,
  )
  await other.takeOver()
  await other.renew()
})

test('a backup that was moved to another place is taken as it is', async () => {
  const [from, to] = [path.join(dir, 'from'), path.join(dir, 'to')]
  await createArchiveLease(await openArchive(from), first, placeFile()).renew()
  await rename(from, to)
  await createArchiveLease(await openArchive(to), { ...first, run: 'b' }, placeFile()).renew()
})

import { createHash } from 'node:crypto'
import type { LostPicture } from '../backup/uploads.ts'
import { md5Of, type FileStore, type StoredFile } from '../storage/file-store.ts'
import { forEachAtOnce, listFiles, readOrNull } from '../storage/for-each.ts'
import { inArchive, listBases, type Archive, type Base } from './open-archive.ts'

/** The size and checksums of a picture when it was kept. */
export interface PictureSum {
  readonly name: string
  readonly bytes: number
  readonly sha256: string
  /** Most buckets list it, so that a check need not fetch every picture. */
  readonly md5: string
}

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

export const pictureSumOf = (name: string, bytes: Uint8Array): PictureSum => ({
  name,
  bytes: bytes.length,
  sha256: sha256Of(bytes),
  md5: md5Of(bytes),
})

/** One line each, as lists of pictures are written. */
export const linesOf = (sums: Iterable<PictureSum>): Buffer =>
  Buffer.from([...sums].map(({ sha256, md5, bytes, name }) => `${sha256} ${md5} ${bytes} ${name}\n`).join(''))

function sumsIn(list: Buffer): PictureSum[] {
  const lines = list.toString('utf8').split('\n')
  return lines.flatMap((line) => {
    const [, sha256 = '', md5 = '', bytes = '', name = ''] =
      /^([0-9a-f]{64}) ([0-9a-f]{32}) (\d+) (\S+)$/.exec(line) ?? []
    return name === '' ? [] : [{ name, bytes: Number(bytes), sha256, md5 }]
  })
}

interface PictureLists {
  readonly sums: Map<string, PictureSum>
  /** The lists that were written since the newest base: the next base has all of them in its own. */
  readonly newLists: readonly string[]
  /** Lists of bases that are gone or changed. */
  readonly lostLists: readonly LostPicture[]
}

/** Reads the lists of these bases, and those since. */
export async function readKnownPictures(archive: Archive, bases: readonly Base[]): Promise<PictureLists> {
  const sums = new Map<string, PictureSum>()
  const newLists: string[] = []
  const lostLists: LostPicture[] = []
  const add = (list: Buffer) => {
    for (const sum of sumsIn(list)) sums.set(sum.name, sum)
  }
  for (const { name: base, uploads } of bases) {
    const name = inArchive.pictures(base)
    const list = await readOrNull(archive.files, name)
    if (list === null) lostLists.push({ name, what: 'missing' })
    else if (sha256Of(list) !== uploads.sum) lostLists.push({ name, what: 'damaged' })
    else add(list)
  }
  for (const name of (await listFiles(archive.files)).keys()) {
    if (!name.startsWith('pictures/')) continue
    newLists.push(name)
    const list = await readOrNull(archive.files, name)
    if (list !== null) add(list)
  }
  return { sums, newLists, lostLists }
}

/**
 * Compares the pictures that a restore from this base would bring back with what they were when they were kept.
 * @returns those that it cannot bring back
 */
export async function findLostPictures(
  archive: Archive,
  base: Base,
  signal: AbortSignal,
): Promise<LostPicture[]> {
  const later = (await listBases(archive)).filter(({ name }) => name >= base.name)
  const { sums, lostLists } = await readKnownPictures(archive, later)
  for (const name of base.deletedUploads) sums.delete(name)
  const present = await listFiles(archive.uploads)
  const lost: LostPicture[] = [...lostLists]
  await forEachAtOnce(sums.values(), async (sum) => {
    signal.throwIfAborted()
    const what = await stateOf(sum, present.get(sum.name), archive.uploads)
    if (what !== null) lost.push({ name: sum.name, what })
  })
  return lost.toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}

async function stateOf(
  { name, bytes, sha256, md5 }: PictureSum,
  found: StoredFile | undefined,
  uploads: FileStore,
): Promise<LostPicture['what'] | null> {
  if (found === undefined) return 'missing'
  if (found.bytes !== bytes) return 'damaged'
  if (found.md5 !== null) return found.md5 === md5 ? null : 'damaged'
  const copy = await readOrNull(uploads, name)
  if (copy === null) return 'missing'
  return sha256Of(copy) === sha256 ? null : 'damaged'
}

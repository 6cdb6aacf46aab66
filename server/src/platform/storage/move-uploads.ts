import { md5Of, type FileStore, type StoredFile } from './file-store.ts'
import { forEachAtOnce, listFiles, readOrNull } from './for-each.ts'

export interface MoveCounts {
  readonly copied: number
  readonly copiedBytes: number
  /** Were there already, with the same bytes. */
  readonly present: number
  /** Were deleted before they could be copied. */
  readonly gone: number
  /** Are at the destination alone. */
  readonly others: number
}

/**
 * Copies all files from one store to another, where each is compared with its origin by size and checksum. May
 * be stopped at any time: the next run goes on. The origin is left as it is.
 *
 * @throws Error that names a file that did not arrive as it was sent
 */
export async function moveUploads({
  from,
  to,
  signal,
}: {
  readonly from: FileStore
  readonly to: FileStore
  readonly signal: AbortSignal
}): Promise<MoveCounts> {
  const there = await listFiles(to)
  const here = await listFiles(from)
  const counts = { copied: 0, copiedBytes: 0, present: 0, gone: 0 }

  await forEachAtOnce(here.values(), async (file) => {
    signal.throwIfAborted()
    const { name } = file
    const found = there.get(name)
    if (found !== undefined && (await isSame({ from, to }, file, found))) {
      counts.present += 1
      return
    }
    const bytes = await readOrNull(from, name)
    if (bytes === null) {
      counts.gone += 1
      return
    }
    await to.write(name, bytes)
    if (!(await readOrNull(to, name))?.equals(bytes)) throw new Error(`${name} did not arrive at ${to.place}`)
    counts.copied += 1
    counts.copiedBytes += bytes.length
  })
  return { ...counts, others: [...there.keys()].filter((name) => !here.has(name)).length }
}

/**
 * Compares by the checksums of the lists, where there are some: reading all files again would take as long as
 * copying them. Some buckets list another checksum, so that only equal ones tell.
 */
async function isSame(
  { from, to }: { readonly from: FileStore; readonly to: FileStore },
  file: StoredFile,
  found: StoredFile,
): Promise<boolean> {
  if (file.bytes !== found.bytes) return false
  const sumOf = async (store: FileStore, { name, md5 }: StoredFile) =>
    md5 ?? md5Of((await readOrNull(store, name)) ?? Buffer.alloc(0))
  if ((await sumOf(from, file)) === (await sumOf(to, found))) return true
  const [sent, present] = [await readOrNull(from, file.name), await readOrNull(to, found.name)]
  return sent !== null && present !== null && sent.equals(present)
}

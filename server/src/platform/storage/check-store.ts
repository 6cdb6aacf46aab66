import type { Dependencies } from '../dependencies.ts'
import { codeOf } from '../database/failure.ts'
import { areOnOneDisk, isNearlyFull, readDisk } from './disk.ts'
import type { FileStore } from './file-store.ts'
import { bytesOf } from './for-each.ts'
import type { StoreSource } from './open-store.ts'

/** The name of no file: a bucket that says so answers. */
const NO_FILE = `00/${'0'.repeat(30)}.webp`

const ofSystem = { areOnOneDisk, readDisk }

/** Lets operators learn that pictures cannot be stored: the bucket is away, or the disk of their own is full. */
export function checkStore(
  dependencies: Pick<Dependencies, 'add'>,
  { dataDir, s3 }: StoreSource,
  store: Pick<FileStore, 'place' | 'read'>,
  disks = ofSystem,
): void {
  if (s3 !== undefined) return dependencies.add('bucket', async () => !(await answers(store)))
  dependencies.add('uploads_disk', async () => {
    // The figures have the disk of DATA_DIR.
    if (await disks.areOnOneDisk(store.place, dataDir)) return false
    return isNearlyFull(await disks.readDisk(store.place))
  })
}

async function answers(store: Pick<FileStore, 'read'>): Promise<boolean> {
  try {
    await bytesOf(store.read(NO_FILE))
    return true
  } catch (error) {
    return codeOf(error) === 'ENOENT'
  }
}

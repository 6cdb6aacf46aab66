import { stat, statfs } from 'node:fs/promises'

/** A disk is nearly full below a tenth, and of a large disk below this. */
const NEARLY_FULL = { share: 0.1, bytes: 5 * 1024 ** 3 }

/** The disk of a folder. */
export interface Disk {
  readonly diskFreeBytes: number
  readonly diskSizeBytes: number
}

export async function readDisk(dir: string): Promise<Disk> {
  const { bavail, blocks, bsize } = await statfs(dir)
  return { diskFreeBytes: bavail * bsize, diskSizeBytes: blocks * bsize }
}

export const isNearlyFull = ({ diskFreeBytes, diskSizeBytes }: Disk): boolean =>
  diskFreeBytes < Math.min(diskSizeBytes * NEARLY_FULL.share, NEARLY_FULL.bytes)

/** True if two folders are on one disk. */
export const areOnOneDisk = async (one: string, other: string): Promise<boolean> =>
  (await stat(one)).dev === (await stat(other)).dev

import { execFileSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'

/** A separate disk, small enough to be filled. Mounting it requires root. */
export class SmallDisk {
  readonly folder: string
  readonly #ballast: string

  constructor(folder: string, megabytes: number) {
    this.folder = folder
    this.#ballast = path.join(folder, 'ballast')
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'ozi-small-disk', folder])
  }

  /** Writes until it is full. */
  fill(): void {
    const file = openSync(this.#ballast, 'a')
    for (let size = 1024 * 1024; size >= 1; size = Math.floor(size / 16)) {
      try {
        for (;;) writeSync(file, Buffer.alloc(size))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      }
    }
    closeSync(file)
  }

  makeRoom(): void {
    rmSync(this.#ballast, { force: true })
  }

  remove(): void {
    execFileSync('umount', ['-l', this.folder])
  }
}

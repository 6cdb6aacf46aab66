import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A separate disk, small enough to be filled. */
export class SmallDisk {
  readonly folder: string
  readonly #ballast: string

  /** Whether this process may mount a disk, found out by mounting one. */
  static isPossible(): boolean {
    const folder = mkdtempSync(path.join(tmpdir(), 'ozi-disk-'))
    try {
      new SmallDisk(folder, 1).remove()
      return true
    } catch {
      return false
    } finally {
      rmdirSync(folder)
    }
  }

  constructor(folder: string, megabytes: number) {
    this.folder = folder
    this.#ballast = path.join(folder, 'ballast')
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'ozi-small-disk', folder], {
      stdio: 'pipe',
    })
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

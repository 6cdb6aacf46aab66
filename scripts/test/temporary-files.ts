import { readFileSync, statfsSync } from 'node:fs'

const IN_MEMORY = '/dev/shm'
/** Several times what a whole run holds at once. */
const ROOM_BYTES = 4 * 1024 ** 3

/**
 * Lets the tests of this process and of those it starts keep their temporary files in memory, where there is room:
 * a file of the server's tests clones a database of some 900 files, which costs ext4 ten times the CPU time. Whoever
 * sets TMPDIR chooses the place.
 */
export function keepTemporaryFilesInMemory(): void {
  if (process.env['TMPDIR'] === undefined && hasRoom()) process.env['TMPDIR'] = IN_MEMORY
}

function hasRoom(): boolean {
  try {
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .map((line) => line.split(' '))
      .find(([, place]) => place === IN_MEMORY)
    const [, , kind, options = ''] = mount ?? []
    // Some tests run programs that they have copied there.
    if (kind !== 'tmpfs' || options.split(',').includes('noexec')) return false
    const { bavail, bsize } = statfsSync(IN_MEMORY)
    return Math.min(bavail * bsize, process.availableMemory()) >= ROOM_BYTES
  } catch {
    // No Linux.
    return false
  }
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openBucket } from '../../../test/bucket.ts'
import { createBucket } from './bucket.ts'
import type { FileStore } from './file-store.ts'
import { createFolder } from './folder.ts'
import { moveUploads } from './move-uploads.ts'

const dir = await mkdtemp(path.join(tmpdir(), 'ozi-move-'))
const server = await openBucket()
afterAll(async () => {
  await server.close()
  await rm(dir, { recursive: true })
})

const never = new AbortController().signal
const nameOf = (count: number) => `aa/${String(count).padStart(30, '0')}.webp`
const contentOf = async (store: FileStore) => {
  const files: Record<string, string> = {}
  for await (const { name } of store.list()) {
    for await (const chunk of store.read(name)) files[name] = String(chunk)
  }
  return files
}

// promise (operator): Pictures move from the disk to a bucket and back, and each is compared
it('all files move to a bucket and back, although it is stopped in between', async () => {
  const disk = createFolder(path.join(dir, 'disk'))
  const bucket = createBucket(server.settings)
  const FILES = 30
  for (let count = 0; count < FILES; count += 1)
    await disk.write(nameOf(count), Buffer.from(`picture ${count}`))

  const stopping = new AbortController()
  let written = 0
  const stopped: FileStore = {
    ...bucket,
    async write(name, bytes) {
      await bucket.write(name, bytes)
      written += 1
      if (written === 5) stopping.abort(new Error('stopped'))
    },
  }
  await expect(moveUploads({ from: disk, to: stopped, signal: stopping.signal })).rejects.toThrow('stopped')
  expect(written).toBeLessThan(FILES)

  // One that was there was torn, as another program may leave it.
  await bucket.write(nameOf(0), Buffer.from('picturE 0'))
  const moved = await moveUploads({ from: disk, to: bucket, signal: never })
  expect(moved.copied + moved.present).toBe(FILES)
  expect(moved.present).toBeGreaterThan(0)
  expect(await contentOf(bucket)).toEqual(await contentOf(disk))
  expect(await moveUploads({ from: disk, to: bucket, signal: never })).toEqual({
    copied: 0,
    copiedBytes: 0,
    present: FILES,
    gone: 0,
    others: 0,
  })

  await bucket.remove(nameOf(1))
  const back = createFolder(path.join(dir, 'back'))
  expect(await moveUploads({ from: bucket, to: back, signal: never })).toMatchObject({ copied: FILES - 1 })
  expect(await contentOf(back)).toEqual(await contentOf(bucket))
  expect(await moveUploads({ from: bucket, to: disk, signal: never })).toMatchObject({ copied: 0, others: 1 })
})

it('a file that does not arrive as it was sent ends the move', async () => {
  const disk = createFolder(path.join(dir, 'sent'))
  await disk.write(nameOf(0), Buffer.from('a picture'))
  const to = createFolder(path.join(dir, 'torn'))
  const torn: FileStore = { ...to, write: (name, bytes) => to.write(name, bytes.subarray(1)) }
  await expect(moveUploads({ from: disk, to: torn, signal: never })).rejects.toThrow(/did not arrive/)
})

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Writable } from 'node:stream'
import { afterAll, expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { createFolder } from './folder.ts'
import { createUploadsSize } from './uploads-size.ts'

const root = await mkdtemp(path.join(tmpdir(), 'ozi-size-'))
afterAll(() => rm(root, { recursive: true }))

const lines: string[] = []
const sink = new Writable({
  write(chunk, _encoding, done) {
    lines.push(String(chunk))
    done()
  },
})
const createSize = (maxBytes: number) =>
  createUploadsSize({ store: createFolder(root), maxBytes, log: createLog('warn', sink) })

test('uploads are measured', async () => {
  const folder = path.join(root, 'ab')
  await mkdir(folder)
  await writeFile(path.join(folder, `${'0'.repeat(30)}.webp`), Buffer.alloc(700))
  const size = createSize(2000)
  await size.measure()
  expect(size.use()).toEqual({ usedBytes: 700, maxBytes: 2000 })
})

test('operators are warned once at 80 %, and once when there is no room', async () => {
  const size = createSize(1000)
  await size.measure()
  const said = () => lines.map((line) => JSON.parse(line) as { level: number; msg: string })
  expect(said()).toEqual([])
  size.requireRoom()
  for (const bytes of [99, 1, 50]) size.add(bytes)
  expect(said()).toMatchObject([
    { level: 40, msg: 'the room for uploads is nearly full: see UPLOADS_MAX_GB' },
  ])
  size.requireRoom()
  size.add(150)
  expect(said()).toMatchObject([{}, { level: 40, msg: 'the room for uploads is full: see UPLOADS_MAX_GB' }])
  expect(() => size.requireRoom()).toThrow(expect.objectContaining({ code: 'UPLOADS_FULL', status: 507 }))
  size.add(-300)
  size.requireRoom()
})

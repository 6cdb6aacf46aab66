import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { toWebp } from './webp.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'ozi-webp-'))
afterAll(() => rm(folder, { recursive: true }))

/** A program in place of the one that converts. */
async function programOf(text: string): Promise<{ program: string }> {
  const program = path.join(folder, `${crc32(text)}.mjs`)
  await writeFile(program, text)
  return { program }
}

const drawn = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#0F4C3A' } })

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A PNG of 24.99 megapixels with 8 bytes for each, whose decoder holds all of them at once: 200 MB. */
function dearPicture(): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(4999, 0)
  head.writeUInt32BE(4999, 4)
  head.set([16, 6, 0, 0, 1], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const data = chunk('IDAT', deflateSync(Buffer.alloc(1000)))
  return Buffer.concat([signature, chunk('IHDR', head), data, chunk('IEND', Buffer.alloc(0))])
}

test('a phone’s photo of 25 megapixels is converted', async () => {
  const photo = await drawn(5000).jpeg({ progressive: true }).withMetadata({ orientation: 6 }).toBuffer()
  const { whole, size, small } = await toWebp(photo, { widthPx: 640, smallWidthPx: 320 })
  expect(size).toEqual({ widthPx: 640, heightPx: 640 })
  expect(await sharp(whole).metadata()).toMatchObject({ format: 'webp', width: 640 })
  expect((await sharp(small ?? whole).metadata()).width).toBe(320)
})

test.runIf(process.platform === 'linux')('a picture that takes too much memory is refused', async () => {
  const dear = dearPicture()
  expect(dear.length).toBeLessThan(200)
  await expect(toWebp(dear, { widthPx: 640 })).rejects.toMatchObject({ code: 'IMAGE_TOO_COSTLY' })
})

test('a picture that breaks its decoder is refused', async () => {
  const broken = toWebp(Buffer.alloc(9), { widthPx: 9 }, await programOf('process.abort()'))
  await expect(broken).rejects.toMatchObject({ code: 'IMAGE_TOO_COSTLY', status: 422 })
})

test('a picture that takes too long is to be sent later', async () => {
  const endless = { ...(await programOf('setInterval(() => {}, 1e6)')), timeoutMs: 100 }
  const slow = toWebp(Buffer.alloc(9), { widthPx: 9 }, endless)
  await expect(slow).rejects.toMatchObject({ code: 'UNAVAILABLE', status: 503 })
})

test('a program that does not run is a fault of ours, with its words', async () => {
  const unable = toWebp(Buffer.alloc(9), { widthPx: 9 }, await programOf('import "no-such-thing"'))
  await expect(unable).rejects.toThrow('no-such-thing')
})

test('the program knows none of the server’s settings', async () => {
  process.env['DATA_KEY'] = 'a secret'
  const tells = await programOf('process.send({ whole: Object.keys(process.env).join() })')
  const { whole } = await toWebp(Buffer.alloc(9), { widthPx: 9 }, tells)
  delete process.env['DATA_KEY']
  expect(String(whole).split(',')).not.toContain('DATA_KEY')
})

test('a server that is killed leaves no process behind', async () => {
  const program = fileURLToPath(new URL('to-webp-child.mjs', import.meta.url))
  const stdio = "['ignore', 'inherit', 'ignore', 'ipc']"
  const server = spawn(
    process.execPath,
    [
      ...['--input-type=module', '-e'],
      `import { spawn } from 'node:child_process'
      spawn(process.execPath, ['--jitless', ${JSON.stringify(program)}], { stdio: ${stdio} })
      process.stdout.write('started')
      setInterval(() => {}, 1e6)`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  await once(server.stdout, 'data')
  server.kill('SIGKILL')
  // Both processes hold the pipe: it closes with the last of them.
  await once(server.stdout, 'close')
  expect(server.signalCode).toBe('SIGKILL')
})

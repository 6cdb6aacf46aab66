import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Fastify from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import { openBucket } from '../../../test/bucket.ts'
import { Refusal } from '../refusal.ts'
import { createBucket } from './bucket.ts'
import type { FileStore } from './file-store.ts'
import { createStorage, serveUploads } from './files.ts'
import { createFolder, uploadsDir } from './folder.ts'

const dataDir = await mkdtemp(path.join(tmpdir(), 'ozi-files-'))
const bucket = await openBucket()

async function serve(store: FileStore) {
  const server = Fastify()
  server.setErrorHandler((_error, _request, reply) => reply.status(404).send())
  await serveUploads(server, store, async ({ headers }) => {
    if (headers.cookie !== 'a viewer') throw new Refusal('NOT_FOUND')
  })
  return server
}

const stores = [createFolder(uploadsDir(dataDir)), createBucket(bucket.settings)]
const [inFolder, inBucket] = await Promise.all(stores.map(serve))
if (!inFolder || !inBucket) throw new Error('two servers')
const kinds = [
  { kind: 'a folder', server: inFolder, store: stores[0] },
  { kind: 'a bucket', server: inBucket, store: stores[1] },
]

afterAll(async () => {
  await Promise.all([inFolder.close(), inBucket.close()])
  await bucket.close()
  await rm(dataDir, { recursive: true })
})

describe.each(kinds)('files in $kind', ({ server, store }) => {
  if (!store) throw new Error('a store')
  let grown = 0
  const storage = createStorage(store, (bytes) => void (grown += bytes))
  const get = (url: string, headers = {}) => server.inject({ method: 'GET', url, headers })

  it('are served under a key nobody can guess, never as another type', async () => {
    const key = await storage.put(Buffer.from('a picture'), 'webp')
    expect(key).toMatch(/^[0-9a-f]{2}\/[0-9a-f]{30}\.webp$/)
    expect(await storage.put(Buffer.from('a picture'), 'webp')).not.toBe(key)
    const answer = await get(storage.urlOf(key))
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toBe('a picture')
    const said = {
      'content-type': 'image/webp',
      'content-length': '9',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    }
    expect(answer.headers).toMatchObject(said)
    const { body, headers } = await server.inject({ method: 'HEAD', url: storage.urlOf(key) })
    expect([body, headers]).toMatchObject(['', said])
  })

  it('are served in part to who asks for a part', async () => {
    const url = storage.urlOf(await storage.put(Buffer.from('a picture'), 'webp'))
    const part = await get(url, { range: 'bytes=2-5' })
    expect([part.statusCode, part.body]).toEqual([206, 'pict'])
    expect(part.headers['content-range']).toBe('bytes 2-5/9')
    expect((await get(url, { range: 'bytes=90-' })).statusCode).toBe(404)
  })

  it('are gone once deleted; deleting again is no error', async () => {
    const before = grown
    const key = await storage.put(Buffer.from('short-lived'), 'webp')
    expect(grown - before).toBe(11)
    await storage.delete(key)
    await storage.delete(key)
    expect(grown).toBe(before)
    const { statusCode, headers } = await get(storage.urlOf(key))
    expect([statusCode, String(headers['cache-control'])]).not.toContain(/public/)
    expect(statusCode).toBe(404)
  })

  it('in two sizes go by one key, and together', async () => {
    const key = await storage.putPair(Buffer.from('whole'), Buffer.from('small'), 'webp')
    expect((await get(storage.urlOf(key))).body).toBe('whole')
    expect((await get(storage.smallUrlOf(key))).body).toBe('small')
    await storage.delete(key)
    expect((await get(storage.urlOf(key))).statusCode).toBe(404)
    expect((await get(storage.smallUrlOf(key))).statusCode).toBe(404)
    expect(storage.smallUrlOf(await storage.put(Buffer.from('alone'), 'webp'))).toBe('')
  })

  it('that are private are served to viewers alone, and kept by them', async () => {
    const key = await storage.putPrivate(Buffer.from('a face'), 'webp')
    for (const method of ['GET', 'HEAD'] as const) {
      expect((await server.inject({ method, url: storage.urlOf(key) })).statusCode).toBe(404)
    }
    const viewer = { url: storage.urlOf(key), headers: { cookie: 'a viewer' } }
    const { statusCode, headers } = await server.inject(viewer)
    expect([statusCode, headers['cache-control']]).toEqual([200, 'private, max-age=3600'])
    expect(headers['vary']).toBe('cookie, authorization')
    const again = { ...viewer.headers, 'if-none-match': String(headers.etag) }
    const { statusCode: same, headers: kept } = await server.inject({ ...viewer, headers: again })
    expect([same, kept['cache-control']]).toEqual([304, 'private, max-age=3600'])
    await storage.delete(key)
    expect((await server.inject(viewer)).statusCode).toBe(404)
  })

  it.each([
    ...[
      '/uploads/../secret.txt',
      '/uploads/..%2fsecret.txt',
      '/uploads/%2e%2e/secret.txt',
      '/uploads//etc/passwd',
    ],
    ...['/uploads/aa/..%5c..%5csecret.txt', '/uploads/aa/%00', '/uploads/', '/uploads/aa', '/uploads/aa/'],
    ...['/uploads/.hidden', '/uploads/aa/0123456789abcdef0123456789abcd.webp.part'],
  ])('%s leads nowhere', async (url) => {
    const draft = 'aa/0123456789abcdef0123456789abcd.webp.part'
    await mkdir(path.join(dataDir, 'uploads/aa'), { recursive: true })
    await writeFile(path.join(dataDir, 'uploads', draft), 'a secret')
    await writeFile(path.join(dataDir, 'secret.txt'), 'a secret')
    for (const name of [draft, '.hidden', '../secret.txt'])
      await stores[1]?.write(name, Buffer.from('a secret'))
    const answer = await get(url)
    expect([400, 403, 404]).toContain(answer.statusCode)
    expect(answer.body).not.toContain('a secret')
  })

  it.each(['../secret.txt', 'aa/../../secret.txt', '/etc/passwd', ''])(
    'the key %j is refused',
    async (key) => {
      await expect(storage.delete(key)).rejects.toThrow('not a key')
    },
  )

  it('an extension that would lead elsewhere is refused', async () => {
    await expect(storage.put(Buffer.from('x'), '../x')).rejects.toThrow('not an extension')
  })
})

it('no draft is left behind', async () => {
  const storage = createStorage(createFolder(uploadsDir(dataDir)))
  const drafts = async () =>
    (await readdir(path.join(dataDir, 'uploads'), { recursive: true })).filter((name) =>
      /[.]part$/.test(name),
    )
  const before = await drafts()
  await Promise.all(Array.from({ length: 20 }, () => storage.put(Buffer.alloc(1000), 'webp')))
  expect(await drafts()).toEqual(before)
})

import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Fastify from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import { Refusal } from '../refusal.ts'
import { createFileStorage, serveUploads } from './files.ts'

const dataDir = await mkdtemp(path.join(tmpdir(), 'ozi-files-'))
const storage = createFileStorage(dataDir)
const server = Fastify()
await serveUploads(server, dataDir, async ({ headers }) => {
  if (headers.cookie !== 'a viewer') throw new Refusal('NOT_FOUND')
})
server.setErrorHandler((_error, _request, reply) => reply.status(404).send())
afterAll(async () => {
  await server.close()
  await rm(dataDir, { recursive: true })
})

const get = (url: string) => server.inject({ method: 'GET', url })
const kept = async () =>
  (await readdir(path.join(dataDir, 'uploads'), { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  )

describe('kept files', () => {
  it('are served under a key nobody can guess, never as another type', async () => {
    const key = await storage.put(Buffer.from('a picture'), 'webp')
    expect(key).toMatch(/^[0-9a-f]{2}\/[0-9a-f]{30}\.webp$/)
    expect(await storage.put(Buffer.from('a picture'), 'webp')).not.toBe(key)
    const answer = await get(storage.urlOf(key))
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toBe('a picture')
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
  })

  it('are gone once deleted; deleting again is no error', async () => {
    const key = await storage.put(Buffer.from('short-lived'), 'webp')
    await storage.delete(key)
    await storage.delete(key)
    expect((await get(storage.urlOf(key))).statusCode).toBe(404)
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
    expect((await get(storage.urlOf(key))).statusCode).toBe(404)
    const viewer = { url: storage.urlOf(key), headers: { cookie: 'a viewer' } }
    const { statusCode, headers } = await server.inject(viewer)
    expect([statusCode, headers['cache-control']]).toEqual([200, 'private, max-age=3600'])
    const again = { ...viewer.headers, 'if-none-match': String(headers.etag) }
    expect((await server.inject({ ...viewer, headers: again })).statusCode).toBe(304)
    const older = await storage.put(Buffer.from('an older face'), 'webp')
    const hidden = await storage.makePrivate(older)
    expect(await storage.makePrivate(older), 'again, after an interruption').toBe(hidden)
    expect((await get(storage.urlOf(older))).statusCode).toBe(404)
    await storage.delete(hidden)
    expect((await server.inject({ ...viewer, url: storage.urlOf(hidden) })).statusCode).toBe(404)
  })

  it('leave no draft behind', async () => {
    await Promise.all(Array.from({ length: 20 }, () => storage.put(Buffer.alloc(1000), 'webp')))
    expect((await kept()).filter(({ name }) => name.endsWith('.part'))).toHaveLength(0)
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
    await writeFile(path.join(dataDir, 'secret.txt'), 'a secret')
    const draft = path.join(dataDir, 'uploads/aa/0123456789abcdef0123456789abcd.webp.part')
    await mkdir(path.dirname(draft), { recursive: true })
    await writeFile(draft, 'a secret')
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

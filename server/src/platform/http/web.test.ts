import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readConfig } from '../config.ts'
import { createLog } from '../log.ts'
import type { Sql } from '../database/pool.ts'
import { createLimits } from './limits.ts'
import { createPageCache } from './page-cache.ts'
import { endSessionsLoggedOutOffline } from './end-sessions-logged-out-offline.ts'
import { createHttpServer } from './server.ts'
import { loadWeb, PAGE_LIMIT, serveWeb } from './web.ts'

let buildDir: string
let server: FastifyInstance
const endSession = vi.fn(async (_token: string) => undefined)

beforeAll(async () => {
  buildDir = await mkdtemp(path.join(tmpdir(), 'ozi-web-'))
  await mkdir(path.join(buildDir, 'client', 'assets'), { recursive: true })
  await mkdir(path.join(buildDir, 'server'))
  await writeFile(path.join(buildDir, 'client', 'a.txt'), 'kept')
  const assets = { 'b.js': 'as it is', 'b.js.br': 'as it was packed', 'worker.mjs': 'works' }
  for (const [name, text] of Object.entries(assets)) {
    await writeFile(path.join(buildDir, 'client', 'assets', name), text)
  }
  await writeFile(
    path.join(buildDir, 'server', 'index.js'),
    `export const inlineScriptHashes = ['aGFzaA==']
     let made = 0
     export const handleRequest = async (request, { nonce, requestId, site, callApi, readInSession }) => {
       const { pathname, searchParams } = new URL(request.url)
       if (pathname === '/shared') {
         made += 1
         const who = request.headers.get('cookie') ?? 'nobody'
         return new Response(\`made \${made} for \${who} \${searchParams}\`, {
           headers: { 'cache-control': who.includes('session') ? 'private, no-store' : 'public, max-age=60' },
         })
       }
       if (pathname === '/id') return new Response(requestId)
       if (pathname === '/own') {
         await new Promise((resolve) => setTimeout(resolve, 50))
         return new Response(nonce)
       }
       if (pathname === '/long') {
         return new Response('long '.repeat(1000), { headers: { 'content-type': 'text/html; charset=utf-8' } })
       }
       if (pathname === '/asks') {
         const answer = await callApi(new Request('http://ozi.test/api/v1/whoami?a=b', { method: 'POST', body: '{"c":1}' }))
         return new Response(\`\${answer.status} \${await answer.text()} \${site.supportEmail}\`)
       }
       if (pathname.startsWith('/own-data')) {
         const answer = await readInSession?.(new Request('http://ozi.test/api/v1/session'))
         return new Response(answer ? await answer.text() : 'nothing')
       }
       return new Response(request.url)
     }`,
  )
  await writeFile(path.join(buildDir, 'package.json'), '{"type":"module"}')
  const log = createLog('silent')
  const web = await loadWeb(buildDir, log)
  server = await createHttpServer(readConfig({ TRUST_PROXY: '1' }), log, web?.inlineScriptHashes)
  endSessionsLoggedOutOffline(server, { endSession, publicUrl: 'http://ozi.test', log })
  server.get('/api/v1/session', async ({ ip, headers }) => `${ip} ${headers.authorization ?? ''}`)
  server.post('/api/v1/whoami', async ({ ip, query, body, headers }) => ({
    ip,
    query,
    body,
    cookie: headers.cookie ?? null,
  }))
  if (web) {
    const site = { publicUrl: 'http://ozi.test', supportEmail: 'help@ozi.test' }
    const { countRequest } = createLimits({ sql: {} as Sql, enabled: true })
    await serveWeb(server, web, site, { cache: createPageCache(), countRequest })
  }
  await server.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await server.close()
  await rm(buildDir, { recursive: true, force: true })
})

/** Sends raw bytes that no proper client would send; resolves with everything that came back. */
function send(head: string): Promise<string> {
  const { port } = server.server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(`${head}\r\nConnection: close\r\n\r\n`))
    socket.on('data', (bytes) => (answer += String(bytes)))
    socket.on('error', reject)
    socket.on('close', () => resolve(answer))
  })
}

describe('a page', () => {
  it.each([
    ['/login?next=%2Fdashboard', 'http://ozi.test/login?next=%2Fdashboard'],
    ['//evil.example/login', 'http://ozi.test//evil.example/login'],
    ['///', 'http://ozi.test///'],
    ['//[', 'http://ozi.test//['],
    ['/\\evil.example', 'http://ozi.test//evil.example'],
  ])('asked for as %s is one of this host', async (target, url) => {
    const answer = await send(`GET ${target} HTTP/1.1\r\nHost: ozi.test`)
    expect(answer).toMatch(/^HTTP\/1\.1 200/)
    expect(answer).toContain(url)
    expect(answer).not.toContain('http://evil.example')
  })

  it.each(['TRACE', 'PUT', 'DELETE', 'PROPFIND', 'OPTIONS'])('does not take %s', async (method) => {
    const answer = await send(`${method} /login HTTP/1.1\r\nHost: ozi.test`)
    expect(answer).toMatch(/^HTTP\/1\.1 405/)
    expect(answer).toMatch(/^allow: GET, HEAD, POST\r$/m)
    expect(answer).not.toContain('http://ozi.test/login')
  })

  it('is of one host: two Host headers are refused', async () => {
    expect(await send('GET /login HTTP/1.1\r\nHost: ozi.test\r\nHost: evil.example')).toMatch(
      /^HTTP\/1\.1 400/,
    )
  })

  it('is shown whatever the Host header holds', async () => {
    const answer = await send('GET /login HTTP/1.1\r\nHost: a b[::')
    expect(answer).toMatch(/^HTTP\/1\.1 200/)
    expect(answer).toContain('http://localhost/login')
  })
})

describe('pages that are rendered for one visitor', () => {
  const open = (url: string, remoteAddress: string) => server.inject({ url, remoteAddress })

  // promise (everyone): Whoever opens pages without end is stopped, and others are not
  it('are counted by address, and one too many is answered by a page', async () => {
    const visitor = '198.51.100.7'
    const opened = Array.from({ length: PAGE_LIMIT.requests }, (_, at) => open(`/terms?x=${at}`, visitor))
    expect((await Promise.all(opened)).every(({ statusCode }) => statusCode === 200)).toBe(true)
    const refused = await open('/terms?x=more', visitor)
    expect([refused.statusCode, refused.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.headers['cache-control']).toBe('no-store')
    expect(refused.body).toContain('Too many tries.')
    expect((await open('/terms?x=0', '198.51.100.8')).statusCode, 'another visitor').toBe(200)
    expect((await open('/a.txt', visitor)).statusCode, 'a file').toBe(200)
    expect((await open('/shared', '198.51.100.8')).statusCode).toBe(200)
    expect((await open('/shared', visitor)).statusCode, 'a page that is there').toBe(200)
  })
})

describe('an address in its absolute form', () => {
  it('is read as its path, so that the rules for paths hold', async () => {
    const api = await send(
      'POST http://ozi.test/api/v1/whoami HTTP/1.1\r\nHost: ozi.test\r\nContent-Length: 0',
    )
    expect(api).toMatch(/^HTTP\/1\.1 200/)
    expect(await send('GET http://127.0.0.1/dev/outbox.json HTTP/1.1\r\nHost: evil.test')).toMatch(
      /^HTTP\/1\.1 404/,
    )
    const page = await send('GET http://evil.example/login HTTP/1.1\r\nHost: ozi.test')
    expect(page).toContain('http://ozi.test/login')
  })
})

describe('a request whose end can be read in two ways', () => {
  it.each([
    ['two lengths', 'Content-Length: 2\r\nContent-Length: 4'],
    ['a length beside chunks', 'Content-Length: 4\r\nTransfer-Encoding: chunked'],
    ['chunks of another kind', 'Transfer-Encoding: xchunked'],
    ['a blank before the colon', 'Content-Length : 4'],
  ])('is refused: %s', async (_what, headers) => {
    const head = `POST /api/v1/whoami HTTP/1.1\r\nHost: ozi.test\r\nContent-Type: application/json\r\n${headers}`
    expect(await send(head)).toMatch(/^HTTP\/1\.1 400/)
  })
})

describe('a page with the data of its visitor', () => {
  const cookie = 'ozi_session=secret'
  // promise (everyone): A page shows a person's data only to their session, when they open it
  it.each([
    ['reads it in the session of their cookie', 'GET', '/own-data', { cookie }, '203.0.113.7 Bearer secret'],
    ['has none without a cookie', 'GET', '/own-data', {}, 'nothing'],
    ['has none for a script that asks', 'GET', '/own-data.data?a=b', { cookie }, 'nothing'],
    ['has none where a form is sent', 'POST', '/own-data', { cookie }, 'nothing'],
  ] as const)('%s', async (_what, method, url, headers, body) => {
    const answer = await server.inject({ method, url, headers, remoteAddress: '203.0.113.7' })
    expect(answer.body).toBe(body)
  })

  it('has none for a script that hides what it asks for', async () => {
    const head = `GET /own-data.data#page HTTP/1.1\r\nHost: ozi.test\r\nCookie: ${cookie}`
    expect(await send(head)).toMatch(/\r\n\r\nnothing$/)
  })
})

describe('a page for everybody', () => {
  it('is made once, and never of somebody who is signed in or asks something', async () => {
    const read = async (url: string, headers = {}) => (await server.inject({ url, headers })).body
    expect(await read('/shared')).toBe('made 1 for ozi_language=en ')
    expect(await read('/shared')).toBe('made 1 for ozi_language=en ')
    const cookie = 'ozi_session=secret'
    expect(await read('/shared', { cookie })).toBe(`made 2 for ${cookie} `)
    expect(await read('/shared', { cookie })).toBe(`made 3 for ${cookie} `)
    expect(await read('/shared?from=home')).toBe('made 4 for nobody from=home')
    expect(await read('/shared')).toBe('made 1 for ozi_language=en ')
  })

  it('is made once in each language that there is', async () => {
    const read = async (cookie: string) => (await server.inject({ url: '/shared', headers: { cookie } })).body
    // However a cookie is written, its page is not made in another language than it is kept for.
    const igbo = await read('seen=1;ozi_language=%69g')
    expect(await read('ozi_language=ig')).toBe(igbo)
    expect(igbo).toContain('for ozi_language=ig')
    expect(await read('seen=1; ozi_language=ig')).toBe(igbo)
    expect(await read('ozi_language=pcm')).toContain('for ozi_language=pcm')
    // Invented languages cannot fill the memory.
    expect(await read('ozi_language=xx')).toBe(await read('seen=1'))
  })

  it('is made once for each page of a list', async () => {
    const read = async (url: string) => (await server.inject({ url })).body
    const first = await read('/shared?category=food&page=2')
    expect(await read('/shared?category=food&page=2')).toBe(first)
    expect(await read('/shared?category=food&page=3')).not.toBe(first)
    expect(await read('/shared?category=food&from=home')).not.toBe(
      await read('/shared?category=food&from=home'),
    )
  })

  it('is not sent again to a browser that has it', async () => {
    const { headers, body } = await server.inject('/shared')
    expect(body).not.toBe('')
    const again = await server.inject({ url: '/shared', headers: { 'if-none-match': String(headers.etag) } })
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', headers.etag])
    expect(again.headers['cache-control']).toBe('public, max-age=60')
    const other = await server.inject({ url: '/shared', headers: { 'if-none-match': 'W/"other"' } })
    expect(other.statusCode).toBe(200)
  })

  it('has a nonce of its own for each of two who ask at once', async () => {
    const answers = await Promise.all([1, 2].map(() => server.inject('/own')))
    for (const { body, headers } of answers) {
      expect(body).not.toBe('')
      expect(headers['content-security-policy']).toContain(`'nonce-${body}'`)
    }
  })

  it('knows the id by which the log names its request', async () => {
    const { body, headers } = await server.inject('/id')
    expect(headers['x-request-id']).toBe(body)
  })

  it('travels compressed', async () => {
    const { headers } = await server.inject({ url: '/long', headers: { 'accept-encoding': 'gzip' } })
    expect(headers['content-encoding']).toBe('gzip')
  })

  it('keeps its inline script by a hash, and others by a nonce', async () => {
    const policy = async () => String((await server.inject('/shared')).headers['content-security-policy'])
    const [first, second] = [await policy(), await policy()]
    expect(first).toMatch(/script-src 'self' 'sha256-aGFzaA==' 'nonce-[^']+'/)
    expect(first).not.toBe(second)
  })
})

describe('what is asked for after a log-out without a network', () => {
  const cookie = 'a=b; ozi_session=secret; ozi_left=1'
  const read = (url: string) => server.inject({ url, headers: { cookie } })
  const setCookies = ({ cookies }: Awaited<ReturnType<typeof read>>) =>
    cookies.map(({ name, value, maxAge }) => [name, value, maxAge])

  // promise (everyone): The first request after a log-out without a network ends the session, and shows nothing of it
  it.each([
    ['/own-data', 'nothing'],
    ['/shared?from=home', /^made \d+ for a=b; ozi_left=1 from=home$/],
    ['/a.txt', 'kept'],
  ])('ends the session and is nobody’s: %s', async (url, body) => {
    endSession.mockClear()
    const answer = await read(url)
    expect(answer.body).toMatch(body)
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(endSession.mock.calls).toEqual([['secret']])
    expect(setCookies(answer)).toEqual([
      ['ozi_session', '', 0],
      ['ozi_left', '', 0],
    ])
  })

  it('is nobody’s while the session cannot be ended, and tries again', async () => {
    endSession.mockRejectedValueOnce(new Error('the database is away'))
    const answer = await read('/own-data')
    expect([answer.body, setCookies(answer)]).toEqual(['nothing', []])
  })
})

describe('a page that asks the API', () => {
  it('asks for its visitor’s address, with nobody’s session', async () => {
    const answer = await server.inject({
      url: '/asks',
      headers: { cookie: 'ozi_session=secret', 'x-forwarded-for': '203.0.113.9' },
    })
    const seen = { ip: '203.0.113.9', query: { a: 'b' }, body: { c: 1 }, cookie: null }
    expect(answer.body).toBe(`200 ${JSON.stringify(seen)} help@ozi.test`)
  })
})

describe('a file', () => {
  it('asked for beyond its end is not there, which is no fault of ours', async () => {
    const answer = await send('GET /a.txt HTTP/1.1\r\nHost: ozi.test\r\nRange: bytes=900-')
    expect(answer).toMatch(/^HTTP\/1\.1 404/)
    expect(answer).toContain('"code":"NOT_FOUND"')
  })
})

it('a file packed beforehand is sent packed to those who can unpack it', async () => {
  const packed = await server.inject({ url: '/assets/b.js', headers: { 'accept-encoding': 'gzip, br' } })
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br' })
  expect(packed.headers['content-type']).toContain('javascript')
  expect(packed.headers.vary).toContain('accept-encoding')
  expect(packed.body).toBe('as it was packed')
  const plain = await server.inject({ url: '/assets/b.js', headers: { 'accept-encoding': 'identity' } })
  expect(plain.body).toBe('as it is')
  // Without what only a page and a worker heed.
  for (const { headers } of [packed, plain]) {
    expect(headers['content-security-policy']).toBe("default-src 'none'")
    expect(headers).not.toHaveProperty('permissions-policy')
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
  }
  const worker = await server.inject('/assets/worker.mjs')
  expect(worker.headers['content-security-policy']).toContain("connect-src 'self'")
})

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { createHttpServer } from './server.ts'
import { serveWeb } from './web.ts'

let buildDir: string
let server: FastifyInstance

beforeAll(async () => {
  buildDir = await mkdtemp(path.join(tmpdir(), 'ozi-web-'))
  await mkdir(path.join(buildDir, 'client'))
  await mkdir(path.join(buildDir, 'server'))
  await writeFile(path.join(buildDir, 'client', 'a.txt'), 'kept')
  await writeFile(
    path.join(buildDir, 'server', 'index.js'),
    'export const handleRequest = async (request) => new Response(request.url)',
  )
  await writeFile(path.join(buildDir, 'package.json'), '{"type":"module"}')
  server = await createHttpServer(readConfig({}), createLog('silent'))
  await serveWeb(server, buildDir)
  await server.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await server.close()
  await rm(buildDir, { recursive: true, force: true })
})

/** Sends bytes that no tidy client would send; answers all that came back. */
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

  it('is shown whatever the Host header holds', async () => {
    const answer = await send('GET /login HTTP/1.1\r\nHost: a b[::')
    expect(answer).toMatch(/^HTTP\/1\.1 200/)
    expect(answer).toContain('http://localhost/login')
  })
})

describe('a file', () => {
  it('asked for beyond its end is not there, which is no fault of ours', async () => {
    const answer = await send('GET /a.txt HTTP/1.1\r\nHost: ozi.test\r\nRange: bytes=900-')
    expect(answer).toMatch(/^HTTP\/1\.1 404/)
    expect(answer).toContain('"code":"NOT_FOUND"')
  })
})

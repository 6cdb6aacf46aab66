import { existsSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { scriptNonce } from './server.ts'

/** What the built web offers its server. */
interface WebBuild {
  readonly handleRequest: (request: Request, context: { nonce?: string }) => Promise<Response>
}

const YEAR_SECONDS = 365 * 24 * 3600

/**
 * Serves the built web: its files, and every other path as a page rendered here.
 * @param buildDir the folder that holds `client` and `server`; where it is missing, only the API is served
 */
export async function serveWeb(server: FastifyInstance, buildDir: string): Promise<void> {
  const entryFile = path.join(buildDir, 'server', 'index.js')
  if (!existsSync(entryFile)) {
    server.log.warn('the web is not built; only the API is served')
    return
  }
  const web = (await import(pathToFileURL(entryFile).href)) as WebBuild

  await server.register(fastifyStatic, {
    root: path.join(buildDir, 'client'),
    wildcard: false,
    index: false,
    redirect: false,
    setHeaders(reply, filePath) {
      const isHashed = filePath.includes(`${path.sep}assets${path.sep}`)
      reply.header(
        'cache-control',
        isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'public, max-age=3600',
      )
    },
  })

  server.setNotFoundHandler(async (request, reply) => {
    const response = await web.handleRequest(toWebRequest(request), { nonce: scriptNonce(request.raw) })
    return sendWebResponse(reply, response)
  })
}

/** Pages are read, never written to: whatever the method, a page is rendered as for GET. */
function toWebRequest(request: FastifyRequest): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== undefined) headers.append(name, each)
    }
  }
  return new Request(pageUrl(request), { method: request.method === 'HEAD' ? 'HEAD' : 'GET', headers })
}

/**
 * The page's address, whatever the client wrote: the path is always one of this host's, also where it begins with
 * two slashes, and a Host that is none is no host of ours.
 */
function pageUrl({ url, protocol, host }: FastifyRequest): URL {
  const base = URL.parse(`${protocol}://${host}`) ?? new URL('http://localhost')
  return URL.parse(base.origin + (url.startsWith('/') ? url : '/')) ?? base
}

function sendWebResponse(reply: FastifyReply, response: Response): FastifyReply {
  reply.status(response.status)
  for (const [name, value] of response.headers) reply.header(name, value)
  if (!response.body) return reply.send()
  return reply.send(Readable.fromWeb(response.body as ReadableStream))
}

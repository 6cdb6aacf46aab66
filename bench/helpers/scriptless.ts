import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'

/** The yardstick for pages: the same pages and files from this origin, with every script removed. */
export async function withoutScripts(origin: string): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    void fetch(origin + (request.url ?? '/'))
      .then(async (answer) => {
        const type = answer.headers.get('content-type') ?? ''
        const body = Buffer.from(await answer.arrayBuffer())
        const sent = type.includes('html') ? Buffer.from(stripScripts(body.toString())) : body
        const isPacked = /html|css|svg/.test(type)
        response.writeHead(answer.status, {
          'content-type': type,
          'cache-control': answer.headers.get('cache-control') ?? 'no-store',
          ...(isPacked ? { 'content-encoding': 'gzip' } : {}),
        })
        response.end(isPacked ? gzipSync(sent) : sent)
      })
      .catch(() => response.writeHead(502).end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, server }
}

const stripScripts = (html: string): string =>
  html.replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll(/<link[^>]*rel="modulepreload"[^>]*>/g, '')

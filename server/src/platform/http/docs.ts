import { createRequire } from 'node:module'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { API_ROOT, contract, RefusalBody, serverEvents, SOCKET_PATH } from '@ozi/contract'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

const DOCUMENT_PATH = '/api/openapi.json'
const PAGE_PATH = '/api/docs'

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Ozi API</title>
    <link rel="stylesheet" href="${PAGE_PATH}/swagger-ui.css" />
  </head>
  <body>
    <div id="docs"></div>
    <script src="${PAGE_PATH}/swagger-ui-bundle.js"></script>
    <script src="${PAGE_PATH}/start.js"></script>
  </body>
</html>
`
const startScript = `SwaggerUIBundle({ url: '${DOCUMENT_PATH}', dom_id: '#docs', deepLinking: true })\n`

/** Generates the OpenAPI document from the contract. */
function createDocument() {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  const refusalSchema = z.toJSONSchema(RefusalBody)
  return generator.generate(contract, {
    info: {
      title: 'Ozi',
      version: 'v1',
      description: `Anything delivered, across Owerri.\n\n${liveEvents()}`,
    },
    servers: [{ url: API_ROOT }],
    components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
    security: [{ session: [] }],
    customErrorResponseBodySchema: () => refusalSchema as never,
  })
}

/** OpenAPI cannot describe the socket's events, so this lists them as text. */
function liveEvents(): string {
  const events = Object.entries(serverEvents).map(
    ([name, payload]) => `- \`${name}\` with \`{ ${Object.keys(payload.shape).join(', ')} }\``,
  )
  const intro = `Live: Socket.IO at \`${SOCKET_PATH}\`, the session's token in the handshake's \`auth.token\`. The server tells:`
  return [intro, '', ...events].join('\n')
}

/** Serves the document and a page to read it; the page loads its script from this origin. */
export async function serveDocs(server: FastifyInstance): Promise<void> {
  const document = await createDocument()
  server.get(DOCUMENT_PATH, async () => document)
  server.get(PAGE_PATH, async (_request, reply) => reply.type('text/html').send(page))
  server.get(`${PAGE_PATH}/start.js`, async (_request, reply) =>
    reply.type('text/javascript').send(startScript),
  )
  const root = path.join(
    path.dirname(createRequire(import.meta.url).resolve('@fastify/swagger-ui')),
    'static',
  )
  await server.register(fastifyStatic, { root, prefix: `${PAGE_PATH}/`, decorateReply: false, index: false })
}

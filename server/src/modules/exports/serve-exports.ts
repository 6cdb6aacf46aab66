import type { FastifyInstance } from 'fastify'
import { EXPORTS_PATH, type ExportsService } from './exports.service.ts'

const EXPORT_TYPES = { csv: 'text/csv; charset=utf-8', zip: 'application/zip' } as const

/** Serves prepared downloads, authorised by the ticket alone: a browser sends no bearer token with a link. */
export function serveExports(server: FastifyInstance, service: Pick<ExportsService, 'open'>): void {
  // A HEAD request would use up the ticket.
  const options = { exposeHeadRoute: false }
  server.get<{ Params: { token: string } }>(`${EXPORTS_PATH}/:token`, options, async (request, reply) => {
    const { name, extension, content } = await service.open(request.params.token)
    const day = new Date().toISOString().slice(0, 10)
    return reply
      .header('content-type', EXPORT_TYPES[extension])
      .header('content-disposition', `attachment; filename="ozi-${name}-${day}.${extension}"`)
      .send(content)
  })
}

import type { FastifyInstance } from 'fastify'
import { implementer } from '../../platform/http/api.ts'
import { EXPORTS_PATH } from './exports.ts'
import type { PaymentsService } from './payments.service.ts'

export const paymentsRoutes = (service: PaymentsService) => ({
  listTransactions: implementer.payments.listTransactions.handler(async ({ input }) => {
    const { rows, ...page } = await service.list(input)
    return { transactions: rows, ...page }
  }),
  exportTransactions: implementer.payments.exportTransactions.handler(async ({ input, context }) => ({
    data: await service.exports.prepare(await context.session.caller(), input),
  })),
})

const EXPORT_TYPES = { csv: 'text/csv; charset=utf-8', zip: 'application/zip' } as const

/** Serves prepared downloads, authorised by the ticket alone: a browser sends no bearer token with a link. */
export function serveExports(server: FastifyInstance, service: PaymentsService): void {
  // A HEAD request would use up the ticket.
  const options = { exposeHeadRoute: false }
  server.get<{ Params: { token: string } }>(`${EXPORTS_PATH}/:token`, options, async (request, reply) => {
    const { name, extension, content } = await service.exports.open(request.params.token)
    const day = new Date().toISOString().slice(0, 10)
    return reply
      .header('content-type', EXPORT_TYPES[extension])
      .header('content-disposition', `attachment; filename="ozi-${name}-${day}.${extension}"`)
      .send(content)
  })
}

import { API_ROOT } from '@ozi/contract'
import type { FastifyInstance } from 'fastify'
import type { OnlinePaymentsService } from '../online-payments.service.ts'
import type { PaymentProvider } from '../providers/port.ts'

const BODY_BYTES = 256 * 1024

export const webhookPath = ({ path }: Pick<PaymentProvider, 'path'>): string =>
  `${API_ROOT}/payments/${path}/webhook`

/** Receives a provider's events. No call of the contract: the signature is of the bytes as they came. */
export async function serveWebhook(
  server: FastifyInstance,
  { provider, receive }: Pick<OnlinePaymentsService, 'provider' | 'receive'>,
): Promise<void> {
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_BYTES }, (_request, body, done) => {
      done(null, body)
    })
    scope.post(webhookPath(provider), { bodyLimit: BODY_BYTES }, async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      await receive(body, request.headers)
      return reply.send({})
    })
  })
}

import { API_ROOT } from '@ozi/contract'
import type { FastifyInstance } from 'fastify'
import type { PaystackService } from '../paystack.service.ts'

export const WEBHOOK_PATH = `${API_ROOT}/payments/paystack/webhook`
const BODY_BYTES = 256 * 1024

/** Receives Paystack's events. No call of the contract: the signature is of the bytes as they came. */
export async function serveWebhook(
  server: FastifyInstance,
  service: Pick<PaystackService, 'receive'>,
): Promise<void> {
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_BYTES }, (_request, body, done) => {
      done(null, body)
    })
    scope.post(WEBHOOK_PATH, { bodyLimit: BODY_BYTES }, async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      await service.receive(body, request.headers['x-paystack-signature'])
      return reply.send({})
    })
  })
}

import type { FastifyReply } from 'fastify'

/** As Paystack answers what it did. */
export const give = (reply: FastifyReply, data: unknown) =>
  reply.send({ status: true, message: 'Done', data })

/** As Paystack answers what it refuses. */
export const refuse = (reply: FastifyReply, status: number, message: string, code: string) =>
  reply.status(status).send({ status: false, message, code, type: 'validation_error' })

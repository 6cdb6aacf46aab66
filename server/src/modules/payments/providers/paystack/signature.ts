import { createHmac, timingSafeEqual } from 'node:crypto'

/** Paystack signs the raw bytes of an event with the secret key. */
export const signEvent = (body: Buffer | string, secretKey: string): string =>
  createHmac('sha512', secretKey).update(body).digest('hex')

export function isSigned(body: Buffer, signature: unknown, secretKey: string): boolean {
  if (typeof signature !== 'string') return false
  const given = Buffer.from(signature)
  const right = Buffer.from(signEvent(body, secretKey))
  return given.length === right.length && timingSafeEqual(given, right)
}

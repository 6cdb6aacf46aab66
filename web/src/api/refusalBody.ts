import type { RefusalBody } from '@ozi/contract'

/** Whether a response body is one of our refusals: proxies and captive portals answer, too. */
export const isRefusalBody = (body: unknown): body is RefusalBody =>
  typeof body === 'object' &&
  body !== null &&
  'code' in body &&
  typeof body.code === 'string' &&
  'message' in body &&
  typeof body.message === 'string'

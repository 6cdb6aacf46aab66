import type { RefusalBody } from '@ozi/contract'

/** The contract promises `success: true`; a flag that says no is no success, whatever the status is. */
export const saysNo = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'success' in body && body.success === false

/** Whether a response body is one of our refusals: proxies and captive portals answer, too. */
export const isRefusalBody = (body: unknown): body is RefusalBody =>
  typeof body === 'object' &&
  body !== null &&
  'code' in body &&
  typeof body.code === 'string' &&
  'message' in body &&
  typeof body.message === 'string'

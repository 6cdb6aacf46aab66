import type { RefusalBody } from '@ozi/contract'

/** Whether an answer's body is a refusal of ours: proxies and hotspots answer too. */
export const isRefusalBody = (body: unknown): body is RefusalBody =>
  typeof body === 'object' &&
  body !== null &&
  'code' in body &&
  typeof body.code === 'string' &&
  'message' in body &&
  typeof body.message === 'string'

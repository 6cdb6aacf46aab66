/** Whether something read back from storage, or brought along by a refusal, has fields at all. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

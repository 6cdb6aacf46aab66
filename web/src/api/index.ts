export { addCalls, api, client } from './client'
export { createQueryClient } from './queryClient'
export { onThisClock } from './serverClock'
export { type CallRefusal, isWorthRetrying, refusalOf } from './refusal'

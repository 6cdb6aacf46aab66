export { addCalls, type Api, api, client } from './client'
export { createQueryClient } from './queryClient'
export { type CallRefusal, isWorthRetrying, refusalOf } from './refusal'

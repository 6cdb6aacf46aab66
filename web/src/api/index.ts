export { addCalls, type Api, api, client } from './client'
export { createQueryClient } from './queryClient'
export {
  type CallRefusal,
  type Conflict,
  currentIn,
  type Edit,
  isWorthRetrying,
  partOf,
  refusalOf,
} from './refusal'

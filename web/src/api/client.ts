import { createORPCClient } from '@orpc/client'
import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract'
import type { JsonifiedClient } from '@orpc/openapi-client'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import { API_ROOT, type Contract } from '@ozi/contract'
import routes from 'virtual:contract-routes'
import { logFailedCall } from './failureLog'
import { createJsonLink } from './jsonLink'
import { requireProof } from './proof'
import { reportSessionRefusal } from './sessionRefusals'
import { readToken } from './token'
import { send } from './transport'

const tables: AnyContractRouter[] = [routes]

/** Makes the calls of one kind of account known; without them, theirs throw. */
export const addCalls = (table: AnyContractRouter): void => void tables.push(table)

const link = createJsonLink({
  tables,
  root: () => `${window.location.origin}${API_ROOT}`,
  headers: () => {
    const token = readToken()
    return token === null ? {} : { authorization: `Bearer ${token}` }
  },
  send,
  onFailed: logFailedCall,
})

/** Passes refusals about the session on to the rest of the app. */
const listening: typeof link = {
  async call(...asked) {
    const token = readToken()
    try {
      return await link.call(...asked)
    } catch (error) {
      reportSessionRefusal(error, token)
      throw error
    }
  },
}

/** Makes a call again once its caller has proved who they are, if it needs that: the refusal changed nothing. */
const proving: typeof link = {
  async call(...asked) {
    try {
      return await listening.call(...asked)
    } catch (error) {
      await requireProof(error)
      return listening.call(...asked)
    }
  },
}

/**
 * Every call of the contract, by area: `await client.orders.read({ id })`. Runs in the browser only. Calls of riders,
 * shops or staff alone are known on their pages (app/guards).
 */
export const client: JsonifiedClient<ContractRouterClient<Contract>> = createORPCClient(proving)

/** The same calls as options for TanStack Query: `useQuery(api.orders.read.queryOptions({ input: { id } }))`. */
export const api = createTanstackQueryUtils(client)
export type Api = typeof api

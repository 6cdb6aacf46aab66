import { createORPCClient, ORPCError } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import type { JsonifiedClient } from '@orpc/openapi-client'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import { API_ROOT, type Contract } from '@ozi/contract'
import routes from 'virtual:contract-routes'
import { noteServerWords } from '~/language'
import { decodeRefusal } from './refusal'
import { reportSessionRefusal } from './sessionRefusals'
import { readToken } from './token'
import { send } from './transport'

const link = new OpenAPILink(routes, {
  url: () => `${window.location.origin}${API_ROOT}`,
  headers: () => {
    const token = readToken()
    return token === null ? {} : { authorization: `Bearer ${token}` }
  },
  fetch: send,
  customErrorResponseBodyDecoder: decodeRefusal,
  interceptors: [
    async ({ next }) => {
      const token = readToken()
      try {
        return await next()
      } catch (error) {
        reportSessionRefusal(error, token)
        if (error instanceof ORPCError) noteServerWords(error.message)
        throw error
      }
    },
  ],
})

/** Every call of the contract, by area: `await client.orders.read({ id })`. Runs in the browser only. */
export const client: JsonifiedClient<ContractRouterClient<Contract>> = createORPCClient(link)

/** The same calls as options for TanStack Query: `useQuery(api.orders.read.queryOptions({ input: { id } }))`. */
export const api = createTanstackQueryUtils(client)

import { createContext, useContext } from 'react'
import { readRequestId } from '~/api/requestId'

/** The id of the request that is being answered, on the server; null in the browser. */
export const RequestIdContext = createContext<string | null>(null)

/** The id for people to report: of this page on the server, of the last answer in the browser. */
export function useRequestId(): string | null {
  return useContext(RequestIdContext) ?? readRequestId()
}

import { AsyncLocalStorage } from 'node:async_hooks'

const requests = new AsyncLocalStorage<string | undefined>()

/**
 * Runs work of one request, or of a job that it sent: what is logged meanwhile carries the request's id. Without an id,
 * it carries none.
 */
export const duringRequest = <Result>(id: string | undefined, work: () => Result): Result =>
  requests.run(id, work)

/** The id of the request whose work this is; undefined outside of one. */
export const currentRequest = (): string | undefined => requests.getStore()

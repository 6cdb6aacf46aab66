import { REQUEST_ID_HEADER } from '@ozi/contract'

let last: string | null = null

/** The id by which the server's log names the last request that was answered; null before the first answer. */
export const readRequestId = (): string | null => last

export function noteRequestId({ headers }: Response): void {
  last = headers.get(REQUEST_ID_HEADER) ?? last
}

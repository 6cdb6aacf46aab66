import { answerListeners } from './transport'

/** How far the clock of this device is behind the server's; known to a second once the server has answered. */
let behindMs = 0

/** Each answer says when it was made. */
export function noteServerTime({ headers }: Pick<Response, 'headers'>): void {
  const at = Date.parse(headers.get('date') ?? '')
  if (!Number.isNaN(at)) behindMs = at - Date.now()
}

// Apart from transport.ts, so that only pages that count time down load it.
answerListeners.add(noteServerTime)

/** When it will be this moment of the server, in milliseconds of this device's clock, which may be wrong. */
export const onThisClock = (at: string): number => Date.parse(at) - behindMs

import { noteRelease } from './release'
import { noteRequestId } from './requestId'

/** The server always answers sooner; a hanging connection is aborted after this. */
const ANSWER_WITHIN_MS = 30_000

/** The request did not reach Ozi, or something else answered (a captive portal). */
export class Unreachable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'Unreachable'
  }
}

/** Called with each answer of Ozi. */
export const answerListeners = new Set<(response: Response) => void>()

/**
 * Sends a request and waits for Ozi's answer, or for the 5xx of a proxy before it: its status, with null as JSON.
 * @throws Unreachable if there is none; the request's own abort error if it was aborted
 */
export async function send(request: Request): Promise<Response> {
  const hangUp = new AbortController()
  const stop = () => hangUp.abort(request.signal.reason)
  request.signal.addEventListener('abort', stop)
  const timer = setTimeout(() => hangUp.abort(), ANSWER_WITHIN_MS)
  try {
    const response = await fetch(request, { credentials: 'include', signal: hangUp.signal })
    if (isJson(response)) {
      noteRelease(response)
      noteRequestId(response)
      answerListeners.forEach((listen) => listen(response))
      return response
    }
    // A proxy's error page says that the server failed; a hotspot's page, also a 401 or 403, that it was not reached.
    if (response.status >= 500) return Response.json(null, { status: response.status })
    throw new Unreachable(`${response.status} without JSON`)
  } catch (error) {
    if (request.signal.aborted || error instanceof Unreachable) throw error
    throw new Unreachable('no answer', { cause: error })
  } finally {
    clearTimeout(timer)
    request.signal.removeEventListener('abort', stop)
  }
}

const isJson = (response: Response): boolean =>
  response.headers.get('content-type')?.includes('json') ?? false

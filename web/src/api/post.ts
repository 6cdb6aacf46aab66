import { API_ROOT, type RefusalCode, type ValidationData } from '@ozi/contract'
import { apiTexts } from '~/languages/en/base/api'
import { logFailedCall } from './failureLog'
import type { CallRefusal } from './refusal'
import { isRefusalBody, saysNo } from './refusalBody'
import { readToken } from './token'
import { send, Unreachable } from './transport'

type PostResult<Answer> = { readonly answer: Answer } | { readonly refusal: CallRefusal }

/**
 * One call of the API for pages that carry no framework, where the typed client and its library would be most of the
 * script. Never rejects: what went wrong is a refusal to show.
 * @param path below the API's root, e.g. /contact
 * @param success the only status that is a success; otherwise any from 200 to 299
 */
export async function post<Answer>(
  path: string,
  body: unknown,
  success?: number,
): Promise<PostResult<Answer>> {
  const token = readToken()
  try {
    const request = new Request(API_ROOT + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    })
    const response = await send(request)
    const answer: unknown = await response.json()
    const isSuccess = success === undefined ? response.ok : response.status === success
    if (isSuccess && !saysNo(answer)) return { answer: answer as Answer }
    const refusal = refusalIn(answer, response.status)
    logFailedCall({ method: 'POST', path, ...refusal })
    return { refusal }
  } catch (error) {
    const message = error instanceof Unreachable ? error.message : 'half an answer'
    logFailedCall({ method: 'POST', path, status: 0, code: 'NETWORK', message })
    return { refusal: { code: 'NETWORK', message: unreached(), status: 0 } }
  }
}

const unreached = () => (navigator.onLine ? apiTexts.unreachable : apiTexts.offline)

function refusalIn(body: unknown, status: number): CallRefusal {
  if (!isRefusalBody(body)) return { code: 'UNKNOWN', message: apiTexts.unknown, status }
  const fields = body.data?.['fields'] as ValidationData['fields'] | undefined
  return { code: body.code as RefusalCode, message: body.message, status, ...(fields ? { fields } : {}) }
}

import { type Behaviour, json, startFakeProvider } from './map-providers.ts'

export interface TestTermii {
  readonly url: string
  /** The messages that it took, in order. */
  readonly taken: { readonly to: string; readonly text: string }[]
  /** Differences from what Termii documents. */
  readonly faults: string[]
  /** How many requests came, whatever was answered. */
  requests(): number
  /** Answers the next requests so, one after the other, and takes nothing. */
  trouble(...behaviours: readonly Behaviour[]): void
  stop(): Promise<void>
}

export const TERMII = { key: 'TL-a-key-of-tests', senderId: 'Ozi' } as const

/** The answer to an SMS that it took, as developers.termii.com shows it. */
const TAKEN = {
  code: 'ok',
  balance: 1047.57,
  message_id: '3017544054459083819856413',
  message: 'Successfully Sent',
  user: 'Ozi of tests',
  message_id_str: '3017544054459083819856413',
}

/** A server on the loopback that takes SMS by the rules of Termii's messaging API. */
export async function startTermii(): Promise<TestTermii> {
  const taken: { to: string; text: string }[] = []
  const faults: string[] = []
  const troubles: Behaviour[] = []
  const provider = await startFakeProvider((request, response) => {
    const trouble = troubles.shift()
    if (trouble) return trouble(request, response)
    const { path = '', body = '' } = provider.requests.at(-1) ?? {}
    const sms = JSON.parse(body) as Record<string, string>
    const { api_key, to = '', from, sms: text = '', type, channel } = sms
    if (api_key !== TERMII.key) return json({ message: 'Invalid api key' }, 401)(request, response)
    const isAsDocumented =
      request.method === 'POST' &&
      path === '/api/sms/send' &&
      request.headers['content-type'] === 'application/json' &&
      /^234\d{10}$/.test(to) &&
      from === TERMII.senderId &&
      text !== '' &&
      type === 'plain' &&
      channel === 'dnd'
    if (!isAsDocumented) {
      faults.push(`${request.method} ${path} ${Object.keys(sms).join(' ')} to ${to}`)
      return json({ message: 'The given data was invalid.' }, 422)(request, response)
    }
    taken.push({ to, text })
    json(TAKEN)(request, response)
  })
  return {
    url: provider.url,
    taken,
    faults,
    requests: () => provider.requests.length,
    trouble: (...behaviours) => void troubles.push(...behaviours),
    stop: () => provider.stop(),
  }
}

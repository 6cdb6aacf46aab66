import { createHmac } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export const PAYSTACK_KEY = 'sk_test_of_this_test_alone'

/** As much of Paystack as opens a payment and says how it stands. */
export async function startPaystack() {
  const amounts = new Map<string, number>()
  const charged = new Set<string>()
  const failed = new Set<string>()
  const held: ServerResponse[] = []
  let isHeldBack = false
  let afterAnswer = () => {}
  const give = (response: ServerResponse, data: unknown) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ status: true, data }))
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://paystack')
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      if (pathname === '/transaction/initialize') {
        const asked = JSON.parse(Buffer.concat(chunks).toString()) as { reference: string; amount: number }
        amounts.set(asked.reference, asked.amount)
        if (isHeldBack) {
          isHeldBack = false
          held.push(response)
          return
        }
        const { reference } = asked
        give(response, { authorization_url: `http://page/${reference}`, access_code: 'code', reference })
        afterAnswer()
        return
      }
      const reference = pathname.split('/').at(-1) ?? ''
      const status = charged.has(reference) ? 'success' : failed.has(reference) ? 'failed' : 'abandoned'
      give(response, {
        id: 1,
        status,
        reference,
        amount: amounts.get(reference) ?? 0,
        currency: 'NGN',
        fees: 0,
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    charge: (reference: string) => void charged.add(reference),
    fail: (reference: string) => void failed.add(reference),
    /** The next payment that is opened gets no answer. */
    holdBack: () => void (isHeldBack = true),
    held: () => held.length,
    onAnswer: (done: () => void) => void (afterAnswer = done),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Sends an event as Paystack does. @returns the status of the answer */
export async function sendEvent(
  url: string,
  event: string,
  data: Readonly<Record<string, unknown>>,
): Promise<number> {
  const body = JSON.stringify({ event, data })
  const signature = createHmac('sha512', PAYSTACK_KEY).update(body).digest('hex')
  const { status } = await fetch(`${url}/api/v1/payments/paystack/webhook`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'x-paystack-signature': signature },
  })
  return status
}

import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { BANKS } from '@ozi/contract'
import {
  ProviderFailure,
  type PaymentProvider,
  type ProviderEvent,
  type ProviderPayment,
  type ProviderRefund,
  type ProviderTransfer,
} from '../src/modules/payments/providers/port.ts'

/** Its protocol: GET and POST with `?do=`, amounts in naira as texts, ids of letters, signed by the time and the body. */
const KEY = 'a key of the second provider'
const naira = (kobo: number) => (kobo / 100).toFixed(2)
const kobo = (text: string) => Math.round(Number(text) * 100)
const sign = (at: string, body: string) => createHmac('sha256', KEY).update(`${at}.${body}`).digest('base64')

const within =
  ({ from, to }: Fields) =>
  ({ at }: { readonly at: number }) =>
    at >= Number(from) && at < Number(to)

type Fields = Readonly<Record<string, string>>
type Bill = { uid: string; ref: string; sum: string; money: string; state: string; cut: string; at: number }
type Return = { uid: string; bill: string; sum: string; tag: string; state: string; at: number }
type Send = { ref: string; sum: string; to: string; state: string }

/** A provider that is made up, to prove that nothing but its adapter has to know another one. */
export async function startSecondProvider() {
  const bills = new Map<string, Bill>()
  const returns = new Map<string, Return>()
  const sends = new Map<string, Send>()

  const answers: Record<string, (given: Fields) => object | number> = {
    'open-bill': ({ ref = '', sum = '', mail = '' }) => {
      if (bills.has(ref)) return 409
      if (!/@.+\./.test(mail)) return 422
      bills.set(ref, {
        uid: `b-${randomUUID()}`,
        ref,
        sum,
        money: 'naira',
        state: 'open',
        cut: '0.00',
        at: Date.now(),
      })
      return { page: `https://second.test/${ref}` }
    },
    bill: ({ ref = '' }) => bills.get(ref) ?? 404,
    bills: (given) => [...bills.values()].filter(within(given)),
    'send-back': ({ ref = '', sum = '', tag = '' }) => {
      const bill = bills.get(ref)
      if (bill?.state !== 'settled') return 404
      const made = { uid: `r-${randomUUID()}`, bill: bill.uid, sum, tag, state: 'queued', at: Date.now() }
      returns.set(made.uid, made)
      return made
    },
    return: ({ uid = '' }) => returns.get(uid) ?? 404,
    returns: ({ bill, ...given }) =>
      [...returns.values()].filter((made) => (bill === undefined ? within(given)(made) : made.bill === bill)),
    banks: () => BANKS.map(({ code, name }) => ({ number: code, title: name })),
    owner: ({ account = '' }) => (account.endsWith('/0000014579') ? { owner: 'NNADI EMEKA CHUKWU' } : 404),
    'send-money': ({ ref = '', sum = '', to = '' }) => {
      if (sends.has(ref)) return 409
      const made = { ref, sum, to, state: 'queued' }
      sends.set(ref, made)
      return made
    },
    sent: ({ ref = '' }) => sends.get(ref) ?? 404,
  }
  const server = createServer((request, response) => {
    const given = Object.fromEntries(new URL(request.url ?? '', 'http://second').searchParams)
    const answer = request.headers['x-key'] === KEY ? (answers[given['do'] ?? '']?.(given) ?? 404) : 403
    response.statusCode = typeof answer === 'number' ? answer : 200
    response.end(JSON.stringify(typeof answer === 'number' ? {} : answer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`

  async function ask<Answer>(what: string, fields: Fields = {}): Promise<Answer> {
    const search = new URLSearchParams({ ...fields, do: what })
    const answer = await fetch(`${url}/?${String(search)}`, { headers: { 'x-key': KEY } }).catch(() => null)
    if (!answer || answer.status >= 500) throw new ProviderFailure('away', 'no answer')
    const problem = answer.status === 409 ? 'duplicate' : answer.status === 422 ? 'email' : undefined
    if (!answer.ok) throw new ProviderFailure('refused', String(answer.status), { problem, words: 'No.' })
    return (await answer.json()) as Answer
  }
  const orNull = <Row>(row: Promise<Row>): Promise<Row | null> =>
    row.catch((error: unknown) => {
      if (error instanceof ProviderFailure && error.message === '404') return null
      throw error
    })
  const STATES = { settled: 'paid', declined: 'failed', undone: 'reversed' } as const
  const toPayment = ({ uid, ref, sum, money, state, cut }: Bill): ProviderPayment => ({
    id: uid,
    reference: ref,
    status: STATES[state as keyof typeof STATES] ?? 'pending',
    amountKobo: kobo(sum),
    currency: money === 'naira' ? 'NGN' : money.toUpperCase(),
    feesKobo: kobo(cut),
    isTest: false,
  })
  const toRefund = ({ uid, tag, state, sum }: Return): ProviderRefund => ({
    id: uid,
    refundId: tag || null,
    status: state === 'sent' ? 'done' : state === 'stuck' ? 'failed' : 'pending',
    amountKobo: kobo(sum),
  })
  const SENT = { arrived: 'paid', bounced: 'failed' } as const
  const toTransfer = ({ state }: Send): ProviderTransfer => ({
    status: SENT[state as keyof typeof SENT] ?? 'pending',
    feesKobo: state === 'arrived' ? 1_500 : 0,
    reason: state === 'bounced' ? 'It bounced.' : '',
  })
  const period = ({ from, to }: { from: Date; to: Date }) => ({ from: String(+from), to: String(+to) })

  const provider: PaymentProvider = {
    id: 'second',
    name: 'Second',
    path: 'second',
    isOffered: true,
    payments: {
      async open({ reference: ref, email: mail, amountKobo }) {
        const { page } = await ask<{ page: string }>('open-bill', { ref, sum: naira(amountKobo), mail })
        return { authorizationUrl: page }
      },
      find: async (ref) => orNull(ask<Bill>('bill', { ref }).then(toPayment)),
      list: async (of) => (await ask<Bill[]>('bills', period(of))).map(toPayment),
    },
    refunds: {
      send: async ({ reference: ref, refundId: tag, amountKobo }) =>
        toRefund(await ask<Return>('send-back', { ref, tag, sum: naira(amountKobo) })),
      find: async (uid) => orNull(ask<Return>('return', { uid }).then(toRefund)),
      listOf: async (bill) => (await ask<Return[]>('returns', { bill })).map(toRefund),
      list: async (of) => (await ask<Return[]>('returns', period(of))).map(toRefund),
    },
    transfers: {
      async banks() {
        const rows = await ask<{ number: string; title: string }[]>('banks')
        return rows.map(({ number: code, title: name }) => ({ code, name }))
      },
      async holderOf({ bankCode, accountNumber }) {
        const account = `${bankCode}/${accountNumber}`
        return orNull(ask<{ owner: string }>('owner', { account }).then(({ owner }) => owner))
      },
      recipientOf: async ({ bankCode, accountNumber }) => sign('recipient', `${bankCode}/${accountNumber}`),
      send: async ({ reference: ref, recipient: to, amountKobo }) =>
        toTransfer(await ask<Send>('send-money', { ref, to, sum: naira(amountKobo) })),
      find: async (ref) => orNull(ask<Send>('sent', { ref }).then(toTransfer)),
    },
    isSigned(body, headers) {
      const [at = '', signature = ''] = String(headers['x-second']).split(' ')
      const right = sign(at, body.toString())
      return signature.length === right.length && timingSafeEqual(Buffer.from(signature), Buffer.from(right))
    },
    readEvent(body): ProviderEvent | 'other' {
      const { bill, sent, dispute } = JSON.parse(body.toString()) as {
        bill?: Bill
        sent?: string
        dispute?: { no: string; of: string; sum: string; verdict?: 'kept' | 'lost' }
      }
      if (bill) return { kind: 'payment', payment: toPayment(bill) }
      if (sent !== undefined) return { kind: 'transfer', reference: sent }
      if (!dispute) return 'other'
      const { no: id, of: reference, sum, verdict: end } = dispute
      const step = end ? 'ended' : 'opened'
      const told = { kind: 'dispute', step, id, reference, currency: 'NGN', resolution: end ?? '' } as const
      return { ...told, amountKobo: kobo(sum), ...(end && { end }) }
    },
  }
  const close = () => void (server.closeAllConnections(), server.close())
  return { provider, bills, returns, sends, sign, close }
}

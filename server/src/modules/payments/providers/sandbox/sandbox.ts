import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Config } from '../../../../platform/config.ts'
import { deriveKey } from '../../../../platform/data-key.ts'
import { answerNotFound } from '../../../../platform/http/server.ts'
import { webhookPath } from '../../online/serve-webhook.ts'
import { createPaystack } from '../paystack/paystack.ts'
import { signEvent } from '../paystack/signature.ts'
import { SANDBOX, type PaymentProvider } from '../port.ts'
import { give, refuse } from './answers.ts'
import { isOutcome, sandboxPage, type Outcome } from './sandbox-page.ts'
import { createEventSender } from './send-events.ts'
import { serveTransfers } from './serve-transfers.ts'
import {
  createState,
  newId,
  REFUND_SECONDS,
  refundedKobo,
  refundsOf,
  refundStatusOf,
  statusOf,
  type SandboxCharge,
  type SandboxRefund,
} from './state.ts'

const ROOT = '/sandbox/paystack'
const SLOW_SECONDS = 10
const LATE_SECONDS = 30
const PAGE_ROWS = 100
/** The status that a charge gets at once; else it succeeds. */
const STATUSES: Readonly<Partial<Record<Outcome, SandboxCharge['status']>>> = {
  fail: 'failed',
  abandon: 'abandoned',
  slow: 'processing',
}
/** Paystack's own fee: 1.5 % and 100 naira, as it publishes it. */
const feesOf = (kobo: number) => Math.min(200_000, Math.round(kobo * 0.015) + (kobo < 250_000 ? 0 : 10_000))

/** The key that the sandbox takes: the same in every process of a deployment. */
export const sandboxKey = (config: Pick<Config, 'dataKey' | 'dataDir'>): string =>
  `sk_sandbox_${deriveKey(config, 'sandbox of Paystack').toString('hex').slice(0, 40)}`

/** @param support the office's address, which is no real one on a developer's machine */
const initializeBody = (support: string) =>
  z.object({
    email: z
      .string()
      .refine(
        (text) => text === support || z.email().safeParse(text).success,
        'Invalid Email Address Passed',
      ),
    amount: z.coerce.number().int().positive(),
    reference: z.string().regex(/^[a-zA-Z0-9.=-]{1,100}$/),
    callback_url: z.url(),
  })
const NewRefund = z.object({
  transaction: z.string(),
  amount: z.coerce.number().int().positive(),
  merchant_note: z.string().default(''),
})

interface ListQuery {
  readonly from?: string
  readonly to?: string
  readonly page?: string
}

/** A page of what was made in a period, the newest first. */
function pageOf<Row extends { readonly createdAt: Date }>(all: Iterable<Row>, query: ListQuery): Row[] {
  const [from, to] = [new Date(query.from ?? 0), new Date(query.to ?? Date.now())]
  const offset = (Math.max(1, Number(query.page ?? 1)) - 1) * PAGE_ROWS
  const within = [...all].filter(({ createdAt }) => createdAt >= from && createdAt < to)
  return within.toReversed().slice(offset, offset + PAGE_ROWS)
}

export interface SandboxDeps {
  readonly config: Config
  /** The address under which this server reaches itself, without a slash at the end. */
  readonly selfUrl: () => string
}

/**
 * Stands in for Paystack outside production: its API, its page to pay at, and its signed events. No money moves, and all
 * is forgotten when the process stops.
 */
export function createSandbox({ config, selfUrl }: SandboxDeps) {
  const state = createState()
  const secretKey = sandboxKey(config)
  const paystack = createPaystack({ secretKey, url: () => `${selfUrl()}${ROOT}` }, SANDBOX)
  const provider: PaymentProvider = {
    ...paystack,
    get since() {
      return state.since
    },
  }
  const events = createEventSender({
    url: () => `${selfUrl()}${webhookPath(provider)}`,
    sign: (body) => signEvent(body, secretKey),
  })
  const Initialize = initializeBody(config.mail.support)

  const chargeJson = (charge: SandboxCharge) => ({
    id: charge.id,
    domain: 'test',
    status: statusOf(state, charge),
    reference: charge.reference,
    amount: charge.chargedKobo,
    requested_amount: charge.amountKobo,
    currency: charge.currency,
    fees: feesOf(charge.chargedKobo),
    created_at: charge.createdAt.toISOString(),
  })

  function choose(charge: SandboxCharge, outcome: Outcome): void {
    // One that succeeded stays as it is.
    if (charge.status === 'success' || charge.status === 'processing') return
    const { amountKobo } = charge
    charge.status = STATUSES[outcome] ?? 'success'
    charge.chargedKobo = outcome === 'less' ? amountKobo - 1 : amountKobo
    charge.currency = outcome === 'dollars' ? 'USD' : 'NGN'
    charge.succeedsAt = Date.now() + SLOW_SECONDS * 1000
    charge.refundsFail = outcome === 'stuck'
    if (charge.status === 'failed' || charge.status === 'abandoned' || outcome === 'lost') return
    const data = { ...chargeJson(charge), status: 'success' }
    events.send(
      'charge.success',
      data,
      outcome === 'slow' ? SLOW_SECONDS : outcome === 'late' ? LATE_SECONDS : 0,
    )
    if (outcome !== 'dispute') return
    const dispute = { id: charge.id, refund_amount: data.amount, currency: data.currency, transaction: data }
    events.send('charge.dispute.create', dispute, SLOW_SECONDS)
  }

  function serveApi(scope: FastifyInstance): void {
    scope.addHook('onRequest', async (request, reply) => {
      if (request.headers.authorization === `Bearer ${secretKey}`) return undefined
      return reply.status(401).send({ status: false, message: 'Invalid key' })
    })
    serveTransfers(scope, state, events)
    scope.post('/transaction/initialize', async (request, reply) => {
      const asked = Initialize.safeParse(request.body)
      if (!asked.success)
        return refuse(reply, 400, asked.error.issues[0]?.message ?? 'Invalid request', 'invalid_params')
      const { reference, amount: amountKobo, callback_url: callbackUrl } = asked.data
      if (state.charges.has(reference))
        return refuse(reply, 400, 'Duplicate Transaction Reference', 'duplicate_reference')
      const accessCode = randomBytes(10).toString('hex')
      state.charges.set(reference, {
        id: newId(),
        reference,
        accessCode,
        amountKobo,
        callbackUrl,
        status: 'abandoned',
        chargedKobo: amountKobo,
        currency: 'NGN',
        succeedsAt: 0,
        refundsFail: false,
        createdAt: new Date(),
      })
      const url = `${config.publicUrl}${ROOT}/pay/${accessCode}`
      return give(reply, { authorization_url: url, access_code: accessCode, reference })
    })
    scope.get<{ Params: { reference: string } }>('/transaction/verify/:reference', async (request, reply) => {
      const charge = state.charges.get(request.params.reference)
      if (!charge) return refuse(reply, 400, 'Transaction reference not found', 'transaction_not_found')
      return give(reply, chargeJson(charge))
    })
    scope.get<{ Querystring: ListQuery }>('/transaction', async ({ query }, reply) =>
      give(reply, pageOf(state.charges.values(), query).map(chargeJson)),
    )
    scope.post('/refund', async (request, reply) => {
      const asked = NewRefund.safeParse(request.body)
      if (!asked.success) return refuse(reply, 400, 'Invalid request', 'invalid_params')
      const { transaction: reference, amount: amountKobo, merchant_note: note } = asked.data
      const charge = state.charges.get(reference)
      const isPaid = charge && ['success', 'reversed'].includes(statusOf(state, charge))
      if (!isPaid || refundedKobo(state, charge) + amountKobo > charge.chargedKobo)
        return refuse(reply, 400, 'Refund amount cannot be more than transaction amount', 'invalid_params')
      const refund: SandboxRefund = { id: newId(), charge, amountKobo, note, createdAt: new Date() }
      state.refunds.set(refund.id, refund)
      const status = charge.refundsFail ? 'failed' : 'processed'
      const data = { status, transaction_reference: reference, amount: String(amountKobo), currency: 'NGN' }
      events.send(`refund.${status}`, data, REFUND_SECONDS + 1)
      return give(reply, refundJson(refund))
    })
    scope.get<{ Querystring: ListQuery & { transaction?: string } }>('/refund', async ({ query }, reply) => {
      const { transaction } = query
      const charge = [...state.charges.values()].find(({ id }) => String(id) === transaction)
      const listed =
        transaction === undefined ? state.refunds.values() : charge ? refundsOf(state, charge) : []
      return give(reply, pageOf(listed, query).map(refundJson))
    })
    scope.get<{ Params: { id: string } }>('/refund/:id', async (request, reply) => {
      const refund = state.refunds.get(Number(request.params.id))
      return refund ? give(reply, refundJson(refund)) : refuse(reply, 404, 'Refund not found', 'not_found')
    })
  }

  function servePage(scope: FastifyInstance): void {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    function chargeOf(request: FastifyRequest): SandboxCharge | undefined {
      const { accessCode } = request.params as { accessCode: string }
      return [...state.charges.values()].find((charge) => charge.accessCode === accessCode)
    }
    scope.get('/pay/:accessCode', async (request, reply) => {
      const charge = chargeOf(request)
      return charge
        ? reply
            .type('text/html; charset=utf-8')
            .send(sandboxPage({ ...charge, status: statusOf(state, charge) }))
        : answerNotFound(reply)
    })
    scope.post('/pay/:accessCode', async (request, reply) => {
      const charge = chargeOf(request)
      const { outcome = '' } = (request.body ?? {}) as { outcome?: string }
      if (!charge || !isOutcome(outcome)) return answerNotFound(reply)
      choose(charge, outcome)
      const back = new URL(charge.callbackUrl)
      back.searchParams.set('trxref', charge.reference)
      back.searchParams.set('reference', charge.reference)
      return reply.redirect(back.href, 303)
    })
  }

  return {
    provider,
    /** For tests: no table has it. */
    state,

    async serve(server: FastifyInstance): Promise<void> {
      server.addHook('onClose', async () => events.close())
      await server.register(async (scope) => serveApi(scope), { prefix: ROOT })
      await server.register(async (scope) => servePage(scope), { prefix: ROOT })
    },
  }
}

export type Sandbox = ReturnType<typeof createSandbox>

const refundJson = (refund: SandboxRefund) => ({
  id: refund.id,
  amount: refund.amountKobo,
  currency: 'NGN',
  status: refundStatusOf(refund),
  merchant_note: refund.note,
  transaction_reference: refund.charge.reference,
})

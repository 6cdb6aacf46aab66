import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Config } from '../../../platform/config.ts'
import { deriveKey } from '../../../platform/data-key.ts'
import type { Database } from '../../../platform/database/database.ts'
import { answerNotFound } from '../../../platform/http/server.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { signEvent } from '../paystack/signature.ts'
import { WEBHOOK_PATH } from '../paystack/webhook.ts'
import { give, refuse } from './answers.ts'
import { isOutcome, sandboxPage, type Outcome } from './sandbox-page.ts'
import { serveTransfers } from './serve-transfers.ts'
import {
  deleteEvent,
  findCharge,
  findRefund,
  insertCharge,
  insertEvent,
  insertRefund,
  listAllRefunds,
  listCharges,
  listRefunds,
  REFUND_SECONDS,
  setCharge,
  takeEvents,
  type SandboxCharge,
  type SandboxPage,
  type SandboxRefund,
} from './sandbox.store.ts'

const ROOT = '/sandbox/paystack'
const EVENTS_PAUSE_SECONDS = 1
const EVENT_TIMEOUT_MS = 5_000
const SLOW_SECONDS = 10
const LATE_SECONDS = 30
const PAGE_ROWS = 100
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

const pageOf = ({ from, to, page }: ListQuery): SandboxPage => ({
  from: new Date(from ?? 0),
  to: new Date(to ?? Date.now()),
  offset: (Math.max(1, Number(page ?? 1)) - 1) * PAGE_ROWS,
  rowLimit: PAGE_ROWS,
})

export interface SandboxParts {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'every'>
  readonly config: Config
  /** The address under which this server reaches itself, without a slash at the end. */
  readonly selfUrl: () => string
}

/** Stands in for Paystack outside production: its API, its page to pay at, and its signed events. No money moves. */
export function createSandbox({ database, jobs, config, selfUrl }: SandboxParts) {
  const { sql } = database
  const secretKey = sandboxKey(config)
  const Initialize = initializeBody(config.mail.support)

  async function sendEvents(): Promise<void> {
    for (const { _id, body } of await takeEvents(sql)) {
      const answer = await fetch(`${selfUrl()}${WEBHOOK_PATH}`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', 'x-paystack-signature': signEvent(body, secretKey) },
        redirect: 'manual',
        signal: AbortSignal.timeout(EVENT_TIMEOUT_MS),
      }).catch(() => null)
      await answer?.body?.cancel()
      if (answer?.status === 200) await deleteEvent(sql, _id)
    }
  }
  jobs.every(EVENTS_PAUSE_SECONDS, 'events of the sandbox', sendEvents)

  async function choose(charge: SandboxCharge, outcome: Outcome): Promise<void> {
    const { reference, amountKobo } = charge
    const status =
      outcome === 'fail'
        ? 'failed'
        : outcome === 'abandon'
          ? 'abandoned'
          : outcome === 'slow'
            ? 'processing'
            : 'success'
    const isTaken = await setCharge(sql, reference, {
      status,
      chargedKobo: outcome === 'less' ? amountKobo - 1 : amountKobo,
      currency: outcome === 'dollars' ? 'USD' : 'NGN',
      secondsUntilSuccess: outcome === 'slow' ? SLOW_SECONDS : null,
      refundsFail: outcome === 'stuck',
    })
    if (!isTaken || status === 'failed' || status === 'abandoned' || outcome === 'lost') return
    const changed = await findCharge(sql, { reference })
    if (!changed) return
    const data = { ...chargeJson(changed), status: 'success' }
    const afterSeconds = outcome === 'slow' ? SLOW_SECONDS : outcome === 'late' ? LATE_SECONDS : 0
    await insertEvent(sql, JSON.stringify({ event: 'charge.success', data }), afterSeconds)
    if (outcome !== 'dispute') return
    const dispute = {
      ...{ id: changed.id, refund_amount: data.amount, currency: data.currency, category: 'chargeback' },
      ...{ status: 'awaiting-merchant-feedback', resolution: null, domain: 'test', transaction: data },
    }
    await insertEvent(sql, JSON.stringify({ event: 'charge.dispute.create', data: dispute }), SLOW_SECONDS)
  }

  function serveApi(scope: FastifyInstance): void {
    scope.addHook('onRequest', async (request, reply) => {
      if (request.headers.authorization === `Bearer ${secretKey}`) return undefined
      return reply.status(401).send({ status: false, message: 'Invalid key' })
    })
    serveTransfers(scope, database)
    scope.post('/transaction/initialize', async (request, reply) => {
      const asked = Initialize.safeParse(request.body)
      if (!asked.success)
        return refuse(reply, 400, asked.error.issues[0]?.message ?? 'Invalid request', 'invalid_params')
      const { reference, amount: amountKobo, callback_url: callbackUrl } = asked.data
      const accessCode = randomBytes(10).toString('hex')
      if (!(await insertCharge(sql, { reference, amountKobo, callbackUrl, accessCode }))) {
        return refuse(reply, 400, 'Duplicate Transaction Reference', 'duplicate_reference')
      }
      const url = `${config.publicUrl}${ROOT}/pay/${accessCode}`
      return give(reply, { authorization_url: url, access_code: accessCode, reference })
    })
    scope.get<{ Params: { reference: string } }>('/transaction/verify/:reference', async (request, reply) => {
      const charge = await findCharge(sql, { reference: request.params.reference })
      if (!charge) return refuse(reply, 400, 'Transaction reference not found', 'transaction_not_found')
      return give(reply, chargeJson(charge))
    })
    scope.get<{ Querystring: ListQuery }>('/transaction', async ({ query }, reply) =>
      give(reply, (await listCharges(sql, pageOf(query))).map(chargeJson)),
    )
    scope.post('/refund', async (request, reply) => {
      const asked = NewRefund.safeParse(request.body)
      if (!asked.success) return refuse(reply, 400, 'Invalid request', 'invalid_params')
      const { transaction: reference, amount: amountKobo, merchant_note: note } = asked.data
      const refund = await database.transaction((queries) =>
        insertRefund(queries, { reference, amountKobo, note }),
      )
      if (!refund)
        return refuse(reply, 400, 'Refund amount cannot be more than transaction amount', 'invalid_params')
      const fails = (await findCharge(sql, { reference }))?.refundsFail === true
      const status = fails ? 'failed' : 'processed'
      const data = { status, transaction_reference: reference, amount: String(amountKobo), currency: 'NGN' }
      await insertEvent(sql, JSON.stringify({ event: `refund.${status}`, data }), REFUND_SECONDS + 1)
      return give(reply, refundJson(refund))
    })
    scope.get<{ Querystring: ListQuery & { transaction?: string } }>('/refund', async ({ query }, reply) => {
      const { transaction } = query
      const refunds =
        transaction === undefined
          ? await listAllRefunds(sql, pageOf(query))
          : await listRefunds(sql, Number(transaction))
      return give(reply, refunds.map(refundJson))
    })
    scope.get<{ Params: { id: string } }>('/refund/:id', async (request, reply) => {
      const refund = await findRefund(sql, Number(request.params.id))
      return refund ? give(reply, refundJson(refund)) : refuse(reply, 404, 'Refund not found', 'not_found')
    })
  }

  function servePage(scope: FastifyInstance): void {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    const chargeOf = (request: FastifyRequest) =>
      findCharge(sql, { accessCode: (request.params as { accessCode: string }).accessCode })
    scope.get('/pay/:accessCode', async (request, reply) => {
      const charge = await chargeOf(request)
      return charge ? reply.type('text/html; charset=utf-8').send(sandboxPage(charge)) : answerNotFound(reply)
    })
    scope.post('/pay/:accessCode', async (request, reply) => {
      const charge = await chargeOf(request)
      const { outcome = '' } = (request.body ?? {}) as { outcome?: string }
      if (!charge || !isOutcome(outcome)) return answerNotFound(reply)
      await choose(charge, outcome)
      const back = new URL(charge.callbackUrl)
      back.searchParams.set('trxref', charge.reference)
      back.searchParams.set('reference', charge.reference)
      return reply.redirect(back.href, 303)
    })
  }

  return {
    access: { secretKey, url: () => `${selfUrl()}${ROOT}` },
    sendEvents,

    async serve(server: FastifyInstance): Promise<void> {
      await server.register(async (scope) => serveApi(scope), { prefix: ROOT })
      await server.register(async (scope) => servePage(scope), { prefix: ROOT })
    },
  }
}

export type Sandbox = ReturnType<typeof createSandbox>

const chargeJson = (charge: SandboxCharge) => ({
  id: charge.id,
  domain: 'test',
  status: charge.status,
  reference: charge.reference,
  amount: charge.chargedKobo ?? charge.amountKobo,
  requested_amount: charge.amountKobo,
  currency: charge.chargedCurrency ?? 'NGN',
  fees: feesOf(charge.chargedKobo ?? charge.amountKobo),
  created_at: charge.createdAt.toISOString(),
})

const refundJson = ({ id, amountKobo, note, status, reference }: SandboxRefund) => ({
  id,
  amount: amountKobo,
  currency: 'NGN',
  status,
  merchant_note: note,
  transaction_reference: reference,
})

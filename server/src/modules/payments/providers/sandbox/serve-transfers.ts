import { BANKS } from '@ozi/contract'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { give, refuse } from './answers.ts'
import { kindOf, nameOf, numberOf, recipientCode } from './sandbox-banks.ts'
import type { EventSender } from './send-events.ts'
import { newId, type SandboxState, type SandboxTransfer } from './state.ts'

/** A transfer takes so long; one that comes back does so as long after that. */
const TRANSFER_SECONDS = 3

const Account = z.object({ account_number: z.string().regex(/^\d{10}$/), bank_code: z.string().min(2) })
const NewTransfer = z.object({
  source: z.literal('balance'),
  amount: z.number().int().positive(),
  recipient: z.string().startsWith('RCP_'),
  reference: z.string().regex(/^[a-z0-9_-]{16,50}$/),
})

/** Paystack's calls about bank accounts and transfers. */
export function serveTransfers(
  scope: FastifyInstance,
  { transfers }: SandboxState,
  events: EventSender,
): void {
  scope.get('/bank', async (_request, reply) =>
    give(
      reply,
      BANKS.map(({ code, name }, at) => ({
        id: at + 1,
        code,
        name,
        active: true,
        type: 'nuban',
        currency: 'NGN',
      })),
    ),
  )
  scope.get('/bank/resolve', async ({ query }, reply) => {
    const asked = Account.safeParse(query)
    const kind = asked.success ? kindOf(asked.data.account_number) : 'unknown'
    if (kind === 'away') return reply.status(503).send({})
    if (!asked.success || kind === 'unknown')
      return refuse(
        reply,
        422,
        'Could not resolve account name. Check parameters or try again.',
        'invalid_bank',
      )
    const { account_number } = asked.data
    return give(reply, { account_number, account_name: nameOf(account_number), bank_id: 1 })
  })
  scope.post('/transferrecipient', async (request, reply) => {
    const asked = Account.safeParse(request.body)
    if (!asked.success || kindOf(asked.data.account_number) === 'unknown')
      return refuse(reply, 400, 'Cannot resolve account', 'invalid_bank')
    const { account_number, bank_code } = asked.data
    return give(reply, { recipient_code: recipientCode(bank_code, account_number), type: 'nuban' })
  })
  scope.post('/transfer', async (request, reply) => {
    const asked = NewTransfer.safeParse(request.body)
    if (!asked.success) return refuse(reply, 400, 'Invalid request', 'invalid_params')
    const { reference, amount: amountKobo, recipient } = asked.data
    const kind = kindOf(numberOf(recipient))
    if (kind === 'refused')
      return refuse(reply, 400, 'Your balance is not enough to fulfil this request', 'insufficient_balance')
    if (transfers.has(reference))
      return refuse(reply, 400, 'Transfer reference already exists', 'duplicate_transfer_reference')
    const transfer: SandboxTransfer = { id: newId(), reference, amountKobo, recipient, createdAt: new Date() }
    transfers.set(reference, transfer)
    const send = (name: string, seconds: number) =>
      events.send(`transfer.${name}`, { reference, amount: amountKobo, currency: 'NGN' }, seconds)
    if (kind !== 'needsCode') send(kind === 'fails' ? 'failed' : 'success', TRANSFER_SECONDS + 1)
    if (kind === 'comesBack') send('reversed', 2 * TRANSFER_SECONDS + 1)
    if (kind === 'lost') return reply.status(504).send({})
    return give(reply, transferJson(transfer))
  })
  scope.get<{ Params: { reference: string } }>('/transfer/verify/:reference', async ({ params }, reply) => {
    const transfer = transfers.get(params.reference)
    return transfer
      ? give(reply, transferJson(transfer))
      : refuse(reply, 404, 'Transfer not found', 'transfer_not_found')
  })
}

function statusOf({ recipient, createdAt }: SandboxTransfer): string {
  const secondsOld = (Date.now() - createdAt.getTime()) / 1000
  const kind = kindOf(numberOf(recipient))
  if (kind === 'needsCode') return 'otp'
  if (secondsOld < TRANSFER_SECONDS) return 'pending'
  if (kind === 'fails') return 'failed'
  return kind === 'comesBack' && secondsOld > 2 * TRANSFER_SECONDS ? 'reversed' : 'success'
}

const feesOf = (kobo: number) => (kobo <= 500_000 ? 1_000 : kobo <= 5_000_000 ? 2_500 : 5_000)

function transferJson(transfer: SandboxTransfer) {
  const { id, reference, amountKobo: amount, recipient } = transfer
  const status = statusOf(transfer)
  return {
    id,
    reference,
    amount,
    currency: 'NGN',
    recipient,
    source: 'balance',
    domain: 'test',
    status,
    fee_charged: status === 'success' ? feesOf(amount) : 0,
    gateway_response: status === 'failed' ? 'Account is closed' : null,
  }
}

import { z } from 'zod'
import { ProviderFailure, type PaymentProvider, type ProviderTransfer } from '../port.ts'
import { orNull, type PaystackCalls } from './call-paystack.ts'
import { codeText, shownText } from './texts.ts'

const Banks = z.array(
  z.object({
    code: codeText,
    name: shownText,
    active: z.boolean().default(true),
    is_deleted: z.boolean().nullish(),
    type: codeText.nullish(),
  }),
)
const Account = z.object({ account_name: shownText })
const Recipient = z.object({ recipient_code: codeText.min(1) })
const Transfer = z.object({
  reference: codeText,
  amount: z.coerce.number().int(),
  currency: codeText,
  status: codeText,
  fee_charged: z.coerce.number().int().nonnegative().nullish(),
  gateway_response: shownText.nullish(),
})

/**
 * Paystack's statuses of a transfer that has ended or needs somebody. Even a transfer that succeeded may be reversed.
 */
const STATUSES: Readonly<Record<string, ProviderTransfer['status']>> = {
  success: 'paid',
  failed: 'failed',
  rejected: 'failed',
  blocked: 'failed',
  abandoned: 'failed',
  reversed: 'reversed',
  otp: 'needs_code',
}

const toTransfer = ({
  status,
  fee_charged,
  gateway_response,
}: z.infer<typeof Transfer>): ProviderTransfer => ({
  status: STATUSES[status] ?? 'pending',
  feesKobo: fee_charged ?? 0,
  reason: gateway_response ?? `Paystack says: ${status}.`,
})

/** Paystack's calls about bank accounts and transfers. */
export const createPaystackTransfers = ({ ask, read }: PaystackCalls): PaymentProvider['transfers'] => ({
  async banks() {
    const all = await read({ path: '/bank?country=nigeria&currency=NGN', data: Banks })
    const usable = all.filter(
      (bank) => bank.active && bank.is_deleted !== true && (bank.type ?? 'nuban') === 'nuban',
    )
    return [...new Map(usable.map(({ code, name }) => [code, { code, name }])).values()]
  },

  async holderOf({ accountNumber, bankCode }) {
    const query = new URLSearchParams({ account_number: accountNumber, bank_code: bankCode })
    try {
      const { account_name } = await read({ path: `/bank/resolve?${String(query)}`, data: Account })
      return account_name.trim()
    } catch (error) {
      if (error instanceof ProviderFailure && error.kind === 'refused') return null
      throw error
    }
  },

  async recipientOf({ holder: name, accountNumber: account_number, bankCode: bank_code }) {
    const body = { type: 'nuban', name, account_number, bank_code, currency: 'NGN' }
    return (await ask({ path: '/transferrecipient', body, data: Recipient })).recipient_code
  },

  async send({ amountKobo, ...rest }) {
    const body = { ...rest, source: 'balance', amount: amountKobo, currency: 'NGN' }
    return toTransfer(await ask({ path: '/transfer', body, data: Transfer }))
  },

  async find(reference) {
    const path = `/transfer/verify/${encodeURIComponent(reference)}`
    const transfer = await orNull(read({ path, data: Transfer }))
    return transfer && toTransfer(transfer)
  },
})

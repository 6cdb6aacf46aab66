import { z } from 'zod'
import { PaystackFailure } from './paystack-failure.ts'
import { codeText, shownText } from './paystack-texts.ts'

const KNOWN_BANKS = z.array(
  z.object({
    code: codeText,
    name: shownText,
    active: z.boolean().default(true),
    is_deleted: z.boolean().nullish(),
    type: codeText.nullish(),
  }),
)
const Resolved = z.object({ account_name: shownText })
const Recipient = z.object({ recipient_code: codeText.min(1) })

/** A transfer of Paystack, in answers and in events. */
export const Transfer = z.object({
  reference: codeText,
  amount: z.coerce.number().int(),
  currency: codeText,
  status: codeText,
  fee_charged: z.coerce.number().int().nonnegative().nullish(),
  gateway_response: shownText.nullish(),
})
export type Transfer = z.infer<typeof Transfer>

export interface TransferRequest {
  /** 16 to 50 lower-case letters, digits, dashes. Paystack takes each once. */
  readonly reference: string
  readonly recipient: string
  readonly amountKobo: number
  readonly reason: string
}

export interface AccountNumber {
  readonly bankCode: string
  readonly accountNumber: string
}

type Ask = <Data extends z.ZodType>(asked: {
  readonly path: string
  readonly body?: Readonly<Record<string, unknown>>
  readonly data: Data
}) => Promise<z.output<Data>>

/** Paystack's calls about bank accounts and transfers. Each throws PaystackFailure. */
export function createTransferCalls(ask: Ask, askAgain: Ask) {
  return {
    async banks(): Promise<readonly { readonly code: string; readonly name: string }[]> {
      const all = await askAgain({ path: '/bank?country=nigeria&currency=NGN', data: KNOWN_BANKS })
      const usable = all.filter(
        (bank) => bank.active && bank.is_deleted !== true && (bank.type ?? 'nuban') === 'nuban',
      )
      return [...new Map(usable.map(({ code, name }) => [code, { code, name }])).values()]
    },

    /** The name that the bank gives; null if it knows no such account. */
    async resolve({ accountNumber, bankCode }: AccountNumber): Promise<string | null> {
      const query = new URLSearchParams({ account_number: accountNumber, bank_code: bankCode })
      try {
        const { account_name } = await askAgain({ path: `/bank/resolve?${String(query)}`, data: Resolved })
        return account_name.trim()
      } catch (error) {
        if (error instanceof PaystackFailure && error.kind === 'refused') return null
        throw error
      }
    },

    /** Paystack's own name of an account. The same account has one, however often it is asked. */
    async recipientOf(account: AccountNumber & { readonly holder: string }): Promise<string> {
      const { holder: name, accountNumber: account_number, bankCode: bank_code } = account
      const body = { type: 'nuban', name, account_number, bank_code, currency: 'NGN' }
      return (await ask({ path: '/transferrecipient', body, data: Recipient })).recipient_code
    },

    transfer: ({ amountKobo, ...rest }: TransferRequest): Promise<Transfer> =>
      ask({
        path: '/transfer',
        body: { ...rest, source: 'balance', amount: amountKobo, currency: 'NGN' },
        data: Transfer,
      }),

    /** Null if Paystack does not know the reference. */
    async findTransfer(reference: string): Promise<Transfer | null> {
      try {
        return await askAgain({
          path: `/transfer/verify/${encodeURIComponent(reference)}`,
          data: Transfer,
        })
      } catch (error) {
        if (error instanceof PaystackFailure && error.isNotFound) return null
        throw error
      }
    },
  }
}

export type TransferCalls = ReturnType<typeof createTransferCalls>

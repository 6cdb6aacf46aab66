import { randomUUID } from 'node:crypto'
import { ACCOUNT_NUMBER, type BankAccountInput, PAYOUT_HOLD, type PayoutDetail } from '@ozi/contract'
import {
  SANDBOX_NUMBERS,
  type SandboxNumber,
} from '../src/modules/payments/providers/sandbox/sandbox-banks.ts'
import type { Person, TestApp } from './app.ts'

/** An account of First Bank, the example of the Central Bank's standard. */
export const BANK_ACCOUNT = { bankCode: '011', accountNumber: '0000014579', holder: 'Emeka Nnadi' } as const

/** A wallet at which the sandbox's bank behaves like this. */
export const sandboxAccount = (kind: SandboxNumber): BankAccountInput => ({
  bankCode: '999992',
  holder: 'Emeka Nnadi',
  accountNumber: SANDBOX_NUMBERS[kind].padEnd(ACCOUNT_NUMBER.digits, '1'),
})

/** Lets a person be owed money, as if an order of theirs had been delivered. */
export async function owe(
  app: TestApp,
  account: 'rider_earnings' | 'tips' | 'shop',
  { user }: Pick<Person, 'user'>,
  amountKobo: number,
): Promise<void> {
  await app.parts.ledger.post(app.sql, {
    cause: { kind: 'order.delivered', id: randomUUID() },
    lines: [
      { account: 'riders_share', amountKobo },
      { account, owner: user._id, amountKobo: -amountKobo },
    ],
  })
}

/** Lets a bank account be as old as those that batches pay without a confirmation. */
export const ageBankAccount = (app: TestApp, { user }: Pick<Person, 'user'>) =>
  app.sql`
    update payout_accounts set changed_at = changed_at - make_interval(hours => ${PAYOUT_HOLD.hours})
    where account_id = ${user._id}`

/** A rider who is owed an amount, and can be paid. */
export async function owedRider(
  app: TestApp,
  amountKobo: number,
  account: BankAccountInput = BANK_ACCOUNT,
): Promise<Person> {
  const rider = await app.rider()
  await rider.client.payouts.updateBankAccountOfRider(account)
  await ageBankAccount(app, rider)
  await owe(app, 'rider_earnings', rider, amountKobo)
  return rider
}

/** A batch of finance that pays one rider 900 naira. */
export async function makePayouts(app: TestApp): Promise<PayoutDetail & { readonly maker: Person }> {
  // Nobody else's money: what other tests owe stays below.
  await owedRider(app, 90_000)
  const maker = await app.staff('finance')
  const { data } = await maker.client.payouts.make({ earner: 'rider', minimum: 900 })
  return { ...data, maker }
}

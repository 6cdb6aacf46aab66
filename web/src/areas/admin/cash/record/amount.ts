import { cashMessages, REMITTANCE_AMOUNT } from '@ozi/contract'

/** An amount as the input shows it: whole naira, or two decimals. */
export const amountText = (naira: number): string =>
  Number.isInteger(naira) ? String(naira) : naira.toFixed(2)

/** What is wrong with a typed amount, or undefined. @param held in naira */
export function amountProblem(typed: string, held: number): string | undefined {
  const amount = Number(typed)
  if (typed.trim() === '' || !Number.isFinite(amount) || amount < REMITTANCE_AMOUNT.min)
    return cashMessages.amountMissing
  if (Math.round(amount * 100) / 100 !== amount) return cashMessages.tooFine
  return amount > held ? cashMessages.tooMuch : undefined
}

import { cashMessages, RemittanceAmount } from '@ozi/contract'
import { rule } from '~/form/rule'

/** An amount as the input shows it: whole naira, or two decimals. */
export const amountText = (naira: number): string =>
  Number.isInteger(naira) ? String(naira) : naira.toFixed(2)

const remittance = rule(RemittanceAmount, {}, Number)

/** Checks a typed amount. @param held in naira */
export function checkAmount(typed: string, held: number): true | string {
  const answer = remittance(typed)
  return answer === true && Number(typed) > held ? cashMessages.tooMuch : answer
}

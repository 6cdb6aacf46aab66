import { fareLabels } from '@ozi/contract'

const { redelivery, rightPlace, deliveryFee, distance, serviceFee, surge, rounding } = fareLabels
const WHOLE: readonly string[] = [redelivery, rightPlace, deliveryFee, serviceFee, rounding]
const DISTANCE = new RegExp(`^${distance} (?=\\d)`)
const SURGE = new RegExp(`^${serviceFee} \\(${surge} (?=× \\d)`)

/**
 * A fare line in the language of `words`, which translates the contract's labels; figures are unchanged. A
 * line of goods contains a shop's name and is not translated.
 */
export function fareLineIn(words: (english: string) => string, line: string): string {
  if (WHOLE.includes(line)) return words(line)
  return line
    .replace(DISTANCE, () => `${words(distance)} `)
    .replace(SURGE, () => `${words(serviceFee)} (${words(surge)} `)
}

import { fareLabels } from '@ozi/contract'

const { redelivery, deliveryFee, distance, serviceFee, surge } = fareLabels
const WHOLE: readonly string[] = [redelivery, deliveryFee, serviceFee]
const DISTANCE = new RegExp(`^${distance} (?=\\d)`)
const SURGE = new RegExp(`^${serviceFee} \\(${surge} (?=× \\d)`)

/**
 * A fare's line in the language of `words`, which knows the contract's labels; figures stay as they came. A line of
 * goods bears a shop's own name, and is shown as it is.
 */
export function fareLineIn(words: (english: string) => string, line: string): string {
  if (WHOLE.includes(line)) return words(line)
  return line
    .replace(DISTANCE, () => `${words(distance)} `)
    .replace(SURGE, () => `${words(serviceFee)} (${words(surge)} `)
}

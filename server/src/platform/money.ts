/** Money inside the server is integer kobo; on the wire it is naira with at most two decimals. */

const KOBO_PER_NAIRA = 100

/** Kobo as naira: the number whose shortest decimal form has at most two places. */
export function toNaira(kobo: number): number {
  return kobo / KOBO_PER_NAIRA
}

/** Naira as whole kobo; null if the amount is not a whole number of kobo, e.g. 0.001. */
export function wholeKobo(naira: number): number | null {
  const kobo = Math.round(naira * KOBO_PER_NAIRA)
  return Number.isSafeInteger(kobo) && toNaira(kobo) === naira ? kobo : null
}

/** Naira as whole kobo. @throws RangeError if the amount has more than two decimals */
export function toKobo(naira: number): number {
  const kobo = wholeKobo(naira)
  if (kobo === null) throw new RangeError('an amount of naira has at most two decimals')
  return kobo
}

/** `dividend / divisor` rounded to the nearest whole number, halves up; exact for whole numbers to 2^53. */
export function divideRounded(dividend: number, divisor: number): number {
  const raised = dividend + Math.floor(divisor / 2)
  return (raised - (raised % divisor)) / divisor
}

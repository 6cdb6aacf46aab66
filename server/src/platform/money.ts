/** Money inside the server is integer kobo; on the wire it is naira with at most two decimals. */

const KOBO_PER_NAIRA = 100

/** The naira a whole number of kobo is: the number whose shortest decimal has at most two places. */
export function toNaira(kobo: number): number {
  return kobo / KOBO_PER_NAIRA
}

/** The whole kobo an amount of naira is; null when it is none, as 0.001 is. */
export function wholeKobo(naira: number): number | null {
  const kobo = Math.round(naira * KOBO_PER_NAIRA)
  return Number.isSafeInteger(kobo) && toNaira(kobo) === naira ? kobo : null
}

/** The whole kobo an amount of naira is. @throws RangeError when it has more than two decimals */
export function toKobo(naira: number): number {
  const kobo = wholeKobo(naira)
  if (kobo === null) throw new RangeError('an amount of naira has at most two decimals')
  return kobo
}

/** `dividend / divisor` to the nearest whole number, halves upwards, exact for whole numbers to 2^53. */
export function divideRounded(dividend: number, divisor: number): number {
  const raised = dividend + Math.floor(divisor / 2)
  return (raised - (raised % divisor)) / divisor
}

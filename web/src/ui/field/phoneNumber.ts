/**
 * Telephone numbers as people here type them: 0803 123 4567, 803..., 234803..., +234 803.... For display and
 * submission only; the server decides whether a number is valid.
 */

const COUNTRY_CODE = '234'

/** The number as shown after +234: '803 123 4567'. Foreign numbers (+44 ...) stay as typed. */
export function nationalPhone(text: string): string {
  const trimmed = text.trim()
  if (isForeign(trimmed)) return trimmed
  const digits = nationalDigits(trimmed)
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join(' ')
}

/** The number as people here read and dial it: '0803 123 4567'. Foreign numbers are unchanged. */
export const dialledPhone = (text: string): string =>
  isForeign(text) ? text.trim() : `0${nationalPhone(text)}`

/** The number as submitted: '+2348031234567'; '' for nothing. */
export function e164Phone(text: string): string {
  const trimmed = text.trim()
  if (isForeign(trimmed)) return `+${onlyDigits(trimmed)}`
  const digits = nationalDigits(trimmed)
  return digits ? `+${COUNTRY_CODE}${digits}` : ''
}

export function isForeign(text: string): boolean {
  const trimmed = text.trim()
  return trimmed.startsWith('+') && !COUNTRY_CODE.startsWith(onlyDigits(trimmed).slice(0, 3))
}

/** Whether it is a complete number with country code, as contacts contain it: +234 803 765 4321. */
export const isWholePhone = (text: string): boolean =>
  /^\+?234\d{10}$/.test(text.trim().replace(/[\s()-]/g, ''))

function onlyDigits(text: string): string {
  return text.replace(/\D/g, '')
}

function nationalDigits(text: string): string {
  let digits = onlyDigits(text)
  // Only a number too long to be national begins with the country code.
  if (digits.startsWith(COUNTRY_CODE) && digits.length > 10) digits = digits.slice(COUNTRY_CODE.length)
  return digits.replace(/^0+/, '')
}

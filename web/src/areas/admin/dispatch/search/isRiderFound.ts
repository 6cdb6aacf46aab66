import type { Candidate } from '@ozi/contract'

const digitsOf = (text: string) => text.replaceAll(/\D/g, '').replace(/^(234|0)/, '')

/** Whether a rider's name contains this, or their number does, as it is said or dialled. */
export function isRiderFound({ name, mobileNumber }: Candidate, search: string): boolean {
  const text = search.trim().toLowerCase()
  const digits = digitsOf(text)
  return name.toLowerCase().includes(text) || (digits.length > 2 && digitsOf(mobileNumber).includes(digits))
}

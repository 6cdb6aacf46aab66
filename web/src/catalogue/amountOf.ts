/** A number as people type it, with or without commas and the naira sign; NaN for anything else. */
export function amountOf(text: string): number {
  const plain = text.replace(/[₦,\s]/g, '')
  return /^\d+(\.\d{1,2})?$/.test(plain) ? Number(plain) : NaN
}

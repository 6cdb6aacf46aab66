/**
 * The beginning of an account's number says how the sandbox's banks behave, so that each failure can be had on demand. Banks
 * with a check digit take such numbers, too, with a last digit that fits.
 */
export const SANDBOX_NUMBERS = {
  /** The bank knows no such account. */
  unknown: '99901',
  /** Paystack does not answer when it is asked for the name. */
  away: '99902',
  /** A transfer to it fails. */
  fails: '99903',
  /** A transfer to it succeeds, and comes back. */
  comesBack: '99904',
  /** A transfer to it is made, but the answer is lost. */
  lost: '99905',
  /** Paystack refuses the transfer: too little money there. */
  refused: '99906',
  /** Paystack waits for a code, as it does until that is turned off in its dashboard. */
  needsCode: '99907',
} as const
export type SandboxNumber = keyof typeof SANDBOX_NUMBERS

export const kindOf = (accountNumber: string): SandboxNumber | undefined =>
  (Object.keys(SANDBOX_NUMBERS) as SandboxNumber[]).find((kind) =>
    accountNumber.startsWith(SANDBOX_NUMBERS[kind]),
  )

const NAMES = [
  'ADA OKAFOR',
  'CHINEDU OBI',
  'NNADI EMEKA CHUKWU',
  'NGOZI EZE',
  'IFEANYI UCHE NWOSU',
  'AMARA IBE',
  'OKORO KELECHI',
  'UGOCHI ANYANWU',
] as const

/** The name of an account: always the same one. */
export function nameOf(accountNumber: string): string {
  const sum = [...accountNumber].reduce((total, digit) => total + Number(digit), 0)
  return NAMES[sum % NAMES.length] ?? NAMES[0]
}

const SEPARATOR = '_'

/** A recipient's code holds the account, so that the sandbox need not keep it. */
export const recipientCode = (bankCode: string, accountNumber: string): string =>
  ['RCP', bankCode, accountNumber].join(SEPARATOR)
export const numberOf = (recipient: string): string => recipient.split(SEPARATOR).at(-1) ?? ''

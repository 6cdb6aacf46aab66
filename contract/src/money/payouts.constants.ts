// Enumerations
/** Who is paid out. */
export const EARNERS = ['rider', 'vendor'] as const

/**
 * - `pending`: waits for the approval of somebody else
 * - `withdrawn`: was not approved
 * - `sent`: approved; what it pays has left the balances
 */
export const PAYOUT_BATCH_STATUSES = ['pending', 'withdrawn', 'sent'] as const

/**
 * How a sent batch reaches the banks; chosen once, so that nobody is paid in two ways.
 * - `open`: not chosen yet
 * - `file`: somebody saved its file for the bank
 * - `provider`: the payment provider sends its transfers
 */
export const PAYOUT_CHANNELS = ['open', 'file', 'provider'] as const

/**
 * - `planned`: waits for the approval
 * - `left_out`: was not sent
 * - `sent`: its end is not known yet
 * - `paid`: the bank has paid it
 * - `failed`: came back to the balance
 */
export const PAYOUT_STATUSES = ['planned', 'left_out', 'sent', 'paid', 'failed'] as const

// Limits
/** In naira. */
export const PAYOUT_MINIMUM = { min: 0.01, max: 1_000_000, default: 1000 } as const
/** How many people a batch pays at most; the largest amounts come first. */
export const PAYOUT_LINES = { max: 500 } as const
/**
 * For so long after a change of a bank account, or of its owner's e-mail address, it is paid only if somebody of
 * finance has confirmed the change.
 */
export const PAYOUT_HOLD = { hours: 72 } as const
export const ACCOUNT_NUMBER = { digits: 10 } as const

/**
 * Banks by the code that transfers use; where Paystack can be asked, its own list is shown instead. Wallets use phone
 * numbers as account numbers, without a check digit.
 */
export const BANKS = [
  { code: '044', name: 'Access Bank' },
  { code: '023', name: 'Citibank Nigeria' },
  { code: '050', name: 'Ecobank Nigeria' },
  { code: '070', name: 'Fidelity Bank' },
  { code: '011', name: 'First Bank of Nigeria' },
  { code: '214', name: 'First City Monument Bank' },
  { code: '058', name: 'Guaranty Trust Bank' },
  { code: '301', name: 'Jaiz Bank' },
  { code: '082', name: 'Keystone Bank' },
  { code: '076', name: 'Polaris Bank' },
  { code: '101', name: 'Providus Bank' },
  { code: '221', name: 'Stanbic IBTC Bank' },
  { code: '068', name: 'Standard Chartered Bank' },
  { code: '232', name: 'Sterling Bank' },
  { code: '032', name: 'Union Bank of Nigeria' },
  { code: '033', name: 'United Bank For Africa' },
  { code: '215', name: 'Unity Bank' },
  { code: '035', name: 'Wema Bank' },
  { code: '057', name: 'Zenith Bank' },
  { code: '50211', name: 'Kuda Bank', isWallet: true },
  { code: '50515', name: 'Moniepoint', isWallet: true },
  { code: '999992', name: 'OPay', isWallet: true },
  { code: '999991', name: 'PalmPay', isWallet: true },
] as const satisfies readonly { code: string; name: string; isWallet?: true }[]
const WEIGHTS = [3, 7, 3] as const

/**
 * True for a number that this bank may have given: the tenth digit checks the others and the bank's code (NUBAN, the
 * uniform account numbers of the Central Bank of Nigeria). True for any bank that is not listed here: the bank itself
 * checks the number.
 */
export function isAccountNumberOf(bankCode: string, number: string): boolean {
  if (!/^\d{10}$/.test(number)) return false
  if (!BANKS.some((bank) => bank.code === bankCode && !('isWallet' in bank))) return true
  const digits = [...bankCode, ...number.slice(0, -1)]
  const sum = digits.reduce((total, digit, at) => total + Number(digit) * (WEIGHTS[at % 3] ?? 0), 0)
  return Number(number.at(-1)) === (10 - (sum % 10)) % 10
}

// Messages
export const payoutMessages = {
  bankMissing: 'Please choose a bank.',
  numberWrong: 'An account number has 10 digits.',
  numberOfOther: 'This is no account number of that bank. Please check both.',
  numberUnknown: 'This bank knows no such account. Please check both.',
  holderMissing: 'Please enter the name of the account.',
  minimumWrong: 'Please enter an amount above 0.',
  noneDue: 'Nobody with a bank account has that balance.',
  ownBatch: 'Somebody else must approve what you have made.',
  changed: 'A colleague was faster. Please look at the batch again.',
  ownAddress: 'Somebody else must confirm this account: you have set the e-mail address of its owner.',
  accountChanged: 'The account or the e-mail address has changed again. Please look at it as it is now.',
  smaller: 'Less is owed by now.',
  heldBack: 'Paystack paid an earlier payout that had come back. See the differences of Money.',
  byProvider: 'Paystack sends this batch, and says what becomes of it.',
  byFile: 'Somebody saved the file of this batch for the bank. It is sent in that way alone.',
  reasonMissing: 'Please say why.',
} as const

/**
 * True if the bank's name for an account is another person's. The sequence of the names and their case do not matter,
 * because banks change both.
 */
export function isOtherName(typed: string, bankHolder: string): boolean {
  const words = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{M}'’-]+/gu) ?? [])
  const asked = words(typed)
  const given = words(bankHolder)
  const shared = [...asked].filter((word) => given.has(word)).length
  return shared < Math.min(2, asked.size, given.size) || shared === 0
}

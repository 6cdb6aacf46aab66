import {
  accountMessages,
  chatMessages,
  ownDataMessages,
  paymentMessages,
  payoutMessages,
  placeMessages,
  proofMessages,
  REFUSALS,
  type RefusalCode,
  riderMessages,
} from '@ozi/contract'
import { ruleTexts } from '~/account/ruleTexts'
import { english } from '~/language/english'

/** Refusals that only the staff and the invited meet, or that a page says in words of its own. */
const OTHERS = [
  'SECOND_FACTOR_REQUIRED',
  'TRACKING_ENDED',
  'EMAIL_IN_USE',
  'ALREADY_INVITED',
  'INVITATION_EXPIRED',
  'INVITATION_USED',
  'INVITATION_REVOKED',
  'LAST_ADMIN',
  'HOLDS_CASH',
  'PAYMENT_UNPAID',
  'NOTHING_OWED',
  'PAYMENT_DISPUTED',
  'TOO_MANY_REPLIES',
] as const satisfies readonly RefusalCode[]

type Code = Exclude<RefusalCode, (typeof OTHERS)[number]>
const others: readonly string[] = OTHERS

/** The server's words to customers, riders and shops. */
export const serverTexts = english('serverTexts', {
  ...(Object.fromEntries(
    Object.entries(REFUSALS).flatMap(([code, { message }]) =>
      others.includes(code) ? [] : [[code, message]],
    ),
  ) as Readonly<Record<Code, string>>),
  tooLong: (characters: string) => `Please keep this under ${characters} characters.`,
  notCurrentPassword: 'That is not your current password.',
  fillIn: 'Please fill this in.',
  wrongCharacter: 'This text has a character that we cannot save. Please remove it.',
  emailLong: 'This e-mail address is too long.',
  cartEmpty: 'The cart is empty.',
  fewerWords: 'Please type fewer words.',
  paymentMethod: 'We cannot take this payment method yet.',
  payFirst: paymentMessages.payFirst,
  noEmail: paymentMessages.noEmail,
  emailMissing: ruleTexts.emailMissing,
  emailWrong: ruleTexts.emailWrong,
  phoneMissing: ruleTexts.phoneMissing,
  phoneWrong: ruleTexts.phoneWrong,
  passwordMissing: ruleTexts.passwordMissing,
  passkeyWrong: proofMessages.passkeyWrong,
  chatTooFast: chatMessages.tooFast,
  chatEmpty: chatMessages.empty,
  codesUsedUp: accountMessages.codesUsedUp,
  tooManyDownloads: ownDataMessages.tooMany,
  runningOrders: ownDataMessages.runningOrders,
  holdsCash: ownDataMessages.holdsCash,
  riderPhoneTaken: riderMessages.phoneTaken,
  placeElsewhere: placeMessages.elsewhere,
  landmarkElsewhere: placeMessages.landmarkElsewhere,
  bankMissing: payoutMessages.bankMissing,
  accountNumberWrong: payoutMessages.numberWrong,
  accountNumberOfOther: payoutMessages.numberOfOther,
  accountNumberUnknown: payoutMessages.numberUnknown,
  accountHolderMissing: payoutMessages.holderMissing,
})

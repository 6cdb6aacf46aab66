/**
 * The promises of visitors' texts, by table and key, and the rules that each follows from:
 * - a constant of the contract, whose value the text says: 'QUOTE.lifetimeMinutes'
 * - a page of docs/decisions: 'decision 0045'
 * - a promise of docs/tested.md, whole
 * - 'no promise' for a sentence that only sounds like one
 * Whoever changes a rule finds its texts here; whoever writes a sentence about a number, a time, money or a code names its
 * rule (promises.test.ts).
 */
const FARE = 'QUOTE.lifetimeMinutes'
const CODE = 'CODE.length'
const BY_PHOTO = 'decision 0045'
const WAYS_TO_PAY = 'decision 0086'
const TRANSFER = 'A parcel that is paid by transfer is handed over only once Paystack has the money'
const SIZES = 'decision 0095'
const LATE_CANCEL = 'What a late cancellation costs is said before'
const PAYS_FIRST = 'Whoever cancels at the pickup again and again pays first'
const BY_ITSELF = 'What was paid for an order that is not delivered goes back by itself'
const AGAIN = 'After a failed delivery, a customer sees why, sees the price, and sends the rider again'
const OFFLINE = 'It opens offline to the last seen orders, and forgets them at logout'
const ASKED = 'Before an order ends for want of a rider, its customer is asked: wait on or cancel'
const SEEN_FIRST = 'The fare is seen before anybody registers, and both places are kept through sign-in'
const PRICE_ASKED = 'Changed prices and fares are asked about before they are charged'
const NONE = 'no promise'

export const PROMISES: Readonly<Record<string, readonly string[]>> = {
  'aboutTexts ways.0.text': [FARE, SEEN_FIRST],
  'aboutTexts ways.2.text': [BY_PHOTO],
  'contactTexts description': [NONE],
  'contactTexts hoursHint': [NONE],
  'fareTexts busy': [NONE],
  'fareTexts payment': [FARE, WAYS_TO_PAY],
  'forgotTexts sentNote': ['PASSWORD_LINK.lifetimeMinutes'],
  'helpTexts description': [NONE],
  'helpTexts parts.cancel.lines.0': [LATE_CANCEL],
  'helpTexts parts.cancel.lines.1': [PAYS_FIRST],
  'helpTexts parts.cancel.lines.2': [BY_ITSELF],
  'helpTexts parts.code.lines.0': [BY_PHOTO],
  'helpTexts parts.late.lines.1': [ASKED, BY_ITSELF],
  'helpTexts parts.lost.lines.0': [BY_PHOTO],
  'helpTexts parts.lost.lines.1': [BY_PHOTO],
  'helpTexts parts.nobody.lines.0': [AGAIN, 'decision 0044'],
  'helpTexts parts.not.lines.0': [SIZES],
  'helpTexts parts.offline.lines.0': [OFFLINE],
  'helpTexts parts.pay.lines.0': [FARE, WAYS_TO_PAY, TRANSFER],
  'helpTexts parts.pay.lines.1': ['decision 0101'],
  'helpTexts parts.pay.lines.2': [TRANSFER],
  'publicHomeTexts anythingLead': [SIZES],
  'publicHomeTexts description': [SEEN_FIRST],
  'publicHomeTexts lead': [SEEN_FIRST, WAYS_TO_PAY],
  // As the owner gave them.
  'publicHomeTexts figures.0.value': [NONE],
  'publicHomeTexts figures.1.value': [NONE],
  'publicHomeTexts figures.2.value': [NONE],
  'publicHomeTexts figures.3.value': [NONE],
  'loginTexts totpHint': [CODE],
  'newPasswordTexts deadLead': ['PASSWORD_LINK.lifetimeMinutes'],
  'newPasswordTexts lead': ['PASSKEYS.newDays'],
  'registerTexts description': [NONE],
  'registerTexts emailHint': [CODE],
  'registerTexts lead': [NONE],
  'servicesTexts description': [NONE],
  'servicesTexts not': [SIZES],
  'servicesTexts pay': [WAYS_TO_PAY, TRANSFER],
  'servicesTexts price': [FARE, 'decision 0009'],
  'servicesTexts receive.points.1': [WAYS_TO_PAY],
  'servicesTexts shops.points.1': [PRICE_ASKED],
  'siteTexts copyright': [NONE],
  'siteTexts hours.0': [NONE],
  'siteTexts hours.1': [NONE],
  'storePageTexts description': [NONE],
  'storePageTexts downHint': [NONE],
  'storesTexts description': [NONE],
  'storesTexts downHint': [NONE],
  'trackTexts cashAtDoor': [WAYS_TO_PAY],
  'trackTexts cashAtPickup': [WAYS_TO_PAY],
  'trackTexts down': [WAYS_TO_PAY],
  'trackTexts ended': ['TRACKING.shownHoursAfterEnd'],
  'trackTexts get': [SEEN_FIRST],
  'trackTexts nothingAtDoor': [WAYS_TO_PAY],
  'trackTexts payFailed': [NONE],
  'trackTexts payFirst': ['decision 0101'],
  'verifyTexts description': [CODE],
  'verifyTexts enterBoth': [CODE],
  'verifyTexts lifetime': ['CODE.lifetimeMinutes'],
  'terms parts.1.lines.0': [FARE, PRICE_ASKED],
  'terms parts.1.lines.1': [AGAIN],
  'terms parts.2.lines.1': [NONE],
  'terms parts.3.lines.0': [BY_PHOTO],
  'terms parts.3.lines.1': ['decision 0044'],
  'terms parts.4.lines.0': [LATE_CANCEL, BY_ITSELF],
  'terms parts.4.lines.1': [PAYS_FIRST, 'LATE_CANCELLATIONS.max', 'LATE_CANCELLATIONS.days'],
  'terms parts.4.lines.2': [BY_ITSELF],
  'terms version': ['TERMS_OF_USE_VERSION'],
  'privacy description': [NONE],
  'privacy lead': [NONE],
  'privacy parts.1.lines.0': [BY_PHOTO],
  'privacy parts.1.lines.1': ['TRACKING.shownHoursAfterEnd'],
  'privacy parts.2.lines.0': ['POSITION.keptDays', 'decision 0076'],
  'privacy parts.5.lines.0': [
    'The first request after a log-out without a network ends the session, and shows nothing of it',
  ],
  'privacy parts.7.lines.0': [NONE],
  'privacy parts.7.lines.1': ['BOOKS_KEPT_YEARS'],
  'privacy version': ['TERMS_OF_USE_VERSION'],
}

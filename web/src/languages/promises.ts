/**
 * What the texts of visitors promise, by namespace and key, and the rules that each follows from:
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
  'public.about ways.0.text': [FARE, SEEN_FIRST],
  'public.about ways.2.text': [BY_PHOTO],
  'public.contact description': [NONE],
  'public.contact hoursHint': [NONE],
  'public.fare busy': [NONE],
  'public.fare payment': [FARE, WAYS_TO_PAY],
  'public.forgot sentNote': ['PASSWORD_LINK.lifetimeMinutes'],
  'public.help description': [NONE],
  'public.help parts.cancel.lines.0': [LATE_CANCEL],
  'public.help parts.cancel.lines.1': [PAYS_FIRST],
  'public.help parts.cancel.lines.2': [BY_ITSELF],
  'public.help parts.code.lines.0': [BY_PHOTO],
  'public.help parts.late.lines.1': [ASKED, BY_ITSELF],
  'public.help parts.lost.lines.0': [BY_PHOTO],
  'public.help parts.lost.lines.1': [BY_PHOTO],
  'public.help parts.nobody.lines.0': [AGAIN, 'decision 0044'],
  'public.help parts.not.lines.0': [SIZES],
  'public.help parts.offline.lines.0': [OFFLINE],
  'public.help parts.pay.lines.0': [FARE, WAYS_TO_PAY, TRANSFER],
  'public.help parts.pay.lines.1': ['decision 0101'],
  'public.help parts.pay.lines.2': [TRANSFER],
  'public.home anythingLead': [SIZES],
  'public.home description': [SEEN_FIRST],
  'public.home lead': [SEEN_FIRST, WAYS_TO_PAY],
  // As the owner gave them.
  'public.home figures.0.value': [NONE],
  'public.home figures.1.value': [NONE],
  'public.home figures.2.value': [NONE],
  'public.home figures.3.value': [NONE],
  'public.login totpHint': [CODE],
  'public.newPassword deadLead': ['PASSWORD_LINK.lifetimeMinutes'],
  'public.newPassword lead': ['PASSKEYS.newDays'],
  'public.register description': [NONE],
  'public.register emailHint': [CODE],
  'public.register lead': [NONE],
  'public.services description': [NONE],
  'public.services not': [SIZES],
  'public.services pay': [WAYS_TO_PAY, TRANSFER],
  'public.services price': [FARE, 'decision 0009'],
  'public.services receive.points.1': [WAYS_TO_PAY],
  'public.services shops.points.1': [PRICE_ASKED],
  'public.site copyright': [NONE],
  'public.site hours.0': [NONE],
  'public.site hours.1': [NONE],
  'public.storePage description': [NONE],
  'public.storePage downHint': [NONE],
  'public.stores description': [NONE],
  'public.stores downHint': [NONE],
  'public.track cashAtDoor': [WAYS_TO_PAY],
  'public.track cashAtPickup': [WAYS_TO_PAY],
  'public.track down': [WAYS_TO_PAY],
  'public.track ended': ['TRACKING.shownHoursAfterEnd'],
  'public.track get': [SEEN_FIRST],
  'public.track nothingAtDoor': [WAYS_TO_PAY],
  'public.track payFailed': [NONE],
  'public.track payFirst': ['decision 0101'],
  'public.verify description': [CODE],
  'public.verify enterBoth': [CODE],
  'public.verify lifetime': ['CODE.lifetimeMinutes'],
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

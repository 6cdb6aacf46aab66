import { PASSKEYS } from '../accounts/passkeys.constants.ts'
import { CHECK_FIELDS } from './primitives.constants.ts'

/**
 * Every refusal of the API: its code, HTTP status and a message fit to show. Texts from SPEC are verbatim.
 * Codes are stable; a more specific message may be given where a refusal is thrown.
 */
export const REFUSALS = {
  VALIDATION: { status: 400, message: CHECK_FIELDS },
  MALFORMED_JSON: { status: 400, message: 'The request body is not valid JSON.' },
  BODY_TOO_LARGE: { status: 413, message: 'That is too large to send.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'Send this as application/json.' },
  UNAUTHENTICATED: { status: 401, message: 'Please log in.' },
  OTP_REQUIRED: { status: 403, message: 'Please enter the code we sent to your e-mail first.' },
  FORBIDDEN: { status: 403, message: 'Your account is not allowed to do this.' },
  FOREIGN_ORIGIN: { status: 403, message: 'This request came from another site.' },
  NOT_FOUND: { status: 404, message: 'We could not find that.' },
  RATE_LIMITED: { status: 429, message: 'Too many tries. Please wait a little and try again.' },
  UNAVAILABLE: { status: 503, message: 'We cannot reach Ozi right now. Please try again in a moment.' },
  INTERNAL: { status: 500, message: 'Something went wrong' },

  INVALID_CREDENTIALS: { status: 401, message: 'Invalid Credentials' },
  ACCOUNT_EXISTS: { status: 401, message: 'This account already exists' },
  PASSWORD_MISMATCH: { status: 403, message: 'Passwords do not match' },
  PASSWORD_REQUIRED: { status: 403, message: 'Please enter your current password.' },
  CODE_WRONG: { status: 400, message: 'That code is not right. Please check it and try again.' },
  CODE_EXPIRED: { status: 400, message: 'This code no longer works. Please ask for a new one.' },
  RESEND_TOO_SOON: { status: 429, message: 'A code is on its way. You can ask for another in a minute.' },
  /** `data.notice`: why, and where to write. */
  ACCOUNT_SUSPENDED: {
    status: 403,
    message: 'Your account is suspended. Why, and where to write:',
  },
  REAUTHENTICATE: { status: 403, message: 'Please enter your password again.' },
  TOTP_REQUIRED: { status: 403, message: 'Please enter the code from your authenticator app.' },
  TOTP_WRONG: { status: 403, message: 'That code is not right. Please enter the newest one.' },
  PASSWORD_CHANGE_REQUIRED: { status: 403, message: 'Please choose your own password first.' },
  SECOND_FACTOR_REQUIRED: {
    status: 403,
    message: 'Please turn two-step login on first. Your role needs it.',
  },
  SECOND_FACTOR_OFF: { status: 409, message: 'Two-step login is already off.' },
  SECOND_FACTOR_ON: { status: 409, message: 'Two-step login is already on.' },
  LINK_EXPIRED: { status: 400, message: 'This link no longer works. Please ask for a new one.' },
  TRACKING_ENDED: { status: 410, message: 'This delivery has ended.' },
  EMAIL_IN_USE: { status: 409, message: 'There is already an account with this address.' },
  ALREADY_INVITED: {
    status: 409,
    message: 'This address is already invited. You can send the invitation again.',
  },
  INVITATION_EXPIRED: { status: 400, message: 'This invitation has expired. Please ask for a new one.' },
  INVITATION_USED: { status: 400, message: 'This invitation was already used. Please log in.' },
  INVITATION_REVOKED: { status: 400, message: 'This invitation was taken back.' },
  LAST_ADMIN: {
    status: 409,
    message: 'This is the last administrator. Please make somebody else an administrator first.',
  },
  IMAGE_TOO_LARGE: { status: 413, message: 'The image is larger than 2 MB. Please choose a smaller one.' },
  IMAGE_UNREADABLE: {
    status: 415,
    message: 'We cannot open that file as an image. Please choose another one.',
  },
  IMAGE_HEIC: {
    status: 415,
    message:
      'This photo is in HEIC format, which many phones cannot show. Please save it as JPEG, or send a screenshot of it.',
  },
  TOO_MANY_PICTURES: {
    status: 429,
    message: 'You have sent as many pictures as an account may for now. Please send this one later.',
  },
  UPLOADS_FULL: {
    status: 507,
    message: 'We have no room for more pictures right now. Please go on without one, or try again later.',
  },
  IMAGE_FORMAT: { status: 415, message: 'Please send a JPEG, PNG or WebP picture.' },
  IMAGE_TOO_COSTLY: {
    status: 422,
    message: 'This picture is too big for us to open. Please choose one with fewer pixels.',
  },

  CHANGED_MEANWHILE: {
    status: 409,
    message: 'Somebody else changed this while you had it open. Please check what changed.',
  },
  HAS_RUNNING_ORDERS: {
    status: 409,
    message: 'This account still has orders that are not finished. They must end first.',
  },
  HOLDS_CASH: {
    status: 409,
    message: 'This rider still holds cash. It must be handed in, and recorded on the Cash page, first.',
  },
  TOO_MANY_PASSKEYS: {
    status: 409,
    message: `You have ${String(PASSKEYS.most)} passkeys. Please remove one that you do not use any more.`,
  },
  PASSKEY_REFUSED: { status: 400, message: 'This passkey could not be kept. Please try again.' },
  PASSKEY_UNKNOWN: {
    status: 401,
    message: 'This passkey is not known here. Please log in with your password.',
  },
  REFUND_ON_ITS_WAY: {
    status: 409,
    message:
      'Money is still on its way back to you. Please wait until it has arrived; then delete your account.',
  },
  OWN_ACCOUNT: { status: 409, message: 'You cannot delete your own account here.' },

  OUTSIDE_AREA: { status: 422, message: 'That place is outside the area we deliver in.' },
  NO_ROAD_NEARBY: { status: 422, message: 'We know no road near that place. Please check it.' },
  NO_ROUTE: { status: 422, message: 'We could not find a road between these two places. Please check them.' },
  SAME_PLACE: { status: 422, message: 'Pickup and dropoff are the same place.' },
  FEE_CHANGED: { status: 409, message: 'The fare has changed. Please check the new one.' },
  QUOTE_USED: { status: 409, message: 'You have already ordered at this fare. Please check your orders.' },
  QUOTE_MISMATCH: {
    status: 409,
    message: 'This fare is for other places. Please choose the two places again.',
  },
  PAYMENT_UNAVAILABLE: {
    status: 503,
    message: 'Paystack does not answer right now. Please try again in a moment, or pay in cash.',
  },
  PAYMENT_PAID: { status: 409, message: 'This is already paid.' },
  PAYMENT_ENDED: { status: 409, message: 'Nothing waits for this payment any more. Please order again.' },
  PAYMENT_UNPAID: { status: 409, message: 'Nothing of this was paid, so nothing can be paid back.' },
  PRICE_CHANGED: { status: 409, message: 'Some prices have changed. Please check them.' },
  ITEM_UNAVAILABLE: {
    status: 409,
    message: 'Something in your cart is no longer available. Please check your cart.',
  },
  OPTIONS_CHANGED: {
    status: 409,
    message: 'The options of something in your cart have changed. Please choose them again.',
  },
  SHOP_NOT_ORDERABLE: { status: 409, message: 'This shop cannot take orders yet.' },
  SHOP_CLOSED: { status: 409, message: 'This shop is closed now. Please check your cart.' },
  /** `data.notice`: what the staff says about it; may be empty. */
  ORDERS_PAUSED: { status: 409, message: 'We are taking no new orders right now.' },
  ILLEGAL_MOVE: { status: 409, message: 'This order cannot take that step now. Please check its status.' },
  MOVE_CODE_WRONG: { status: 400, message: 'That code is not right. Please ask for it again.' },
  MOVE_CODE_LOCKED: { status: 429, message: 'Too many wrong codes. Please contact support.' },
  REASON_REQUIRED: { status: 400, message: 'Please say why.' },
  QUOTE_REQUIRED: { status: 400, message: 'Please check first what it costs to send the rider again.' },
  TOO_MANY_JOBS: {
    status: 409,
    message: 'You have as many orders as you can take at a time. Finish one before you take another.',
  },
  OFF_DUTY: { status: 409, message: 'You are off duty. Go on duty to take jobs.' },
  OFFER_GONE: { status: 409, message: 'This offer has ended, or another rider has it.' },
  CASH_LIMIT: {
    status: 409,
    message: 'You hold as much cash as you may. Please hand it in before you take this order.',
  },
  VEHICLE_UNSUITABLE: {
    status: 409,
    message: 'This parcel is too big for your vehicle.',
  },
  WAIT_LONGER: { status: 409, message: 'Please wait a little longer before you give up.' },
  NOTHING_OWED: { status: 409, message: 'No cash of this order is owed back.' },
  RIDER_REQUIRED: { status: 400, message: 'Please choose a rider.' },
  CONVERSATION_CLOSED: { status: 409, message: 'This conversation is closed. Please start a new one.' },
  TOO_MANY_CONTACTS: {
    status: 409,
    message: 'You have saved as many people and places as you can. Please delete one first.',
  },
  RATING_CLOSED: { status: 409, message: 'This can be rated for some days after it is delivered.' },
  PAYMENT_PENDING: {
    status: 409,
    message:
      'The transfer has not arrived yet. Keep the parcel until it has; a picture of a receipt is no payment.',
  },
  ORDER_ON_HOLD: {
    status: 409,
    message: 'This order is on hold while its payment is looked into. Please wait for the office.',
  },
  PAYMENT_DISPUTED: {
    status: 409,
    message: 'This payment is disputed. Close the dispute before anything is paid back.',
  },
  TIP_CLOSED: { status: 409, message: 'A tip can be given for some days after the delivery.' },
  TIP_GIVEN: { status: 409, message: 'You have tipped for this order. Thank you.' },
  TOO_MANY_REPLIES: { status: 409, message: 'There are too many saved replies. Please delete one first.' },
  IDEMPOTENCY_MISMATCH: { status: 422, message: 'This key was already used for another request.' },
  IDEMPOTENCY_IN_FLIGHT: { status: 409, message: 'We are still working on this. Please wait a moment.' },
} as const satisfies Record<string, { status: number; message: string }>

export type RefusalCode = keyof typeof REFUSALS

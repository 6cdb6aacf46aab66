import { RATING, type Role } from '@ozi/contract'
import { fragment } from '../../platform/database/fragment.ts'
import type { Fragment } from '../../platform/database/tag.ts'

/** The position of a row in a section that is read in pages. */
export type Position = readonly [string, string]

/**
 * One file of an own-data file: what is kept of a person in one respect. Nothing secret may be in it (hashes, tokens,
 * codes, keys), and of other people only what the person sees in the app.
 */
export interface Section {
  /** The file, without its extension. */
  readonly name: string
  /** The line about the file in the table of contents. */
  readonly about: string
  /**
   * A statement that returns `data`, which is written as it is. A section that is read in pages also returns the
   * position of each row as `k1` and `k2`, and gives at most `SECTION_PAGE` rows after `after`.
   */
  readonly rows: (accountId: string, after: Position) => Fragment
  /** Where the first page begins; only sections without a bound are read in pages. */
  readonly first?: Position
}

export const SECTION_PAGE = 500

const NEWEST: Position = ['infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff']
const LOWEST_ID = '00000000-0000-0000-0000-000000000000'

const naira = (kobo: Fragment) => fragment`round(${kobo} / 100.0, 2)`
/** Pictures lie in a folder of their own. */
const pictureName = (column: string) => fragment`'pictures/' || replace(${fragment(column)}, '/', '-')`

const steps = fragment`(
  select json_agg(json_build_object('to', to_status, 'at', at, 'by', actor, 'reason', reason) order by _id)
  from order_events where order_id = orders._id
)`

const profile: Section = {
  name: 'profile',
  about: 'your account: name, addresses, telephone number, vehicle, shop, bank account',
  rows: (id) => fragment`select json_strip_nulls(json_build_object(
    'name', name, 'email', email, 'newEmailToConfirm', pending_email, 'mobileNumber', mobile_number,
    'gender', gender, 'address', address, 'role', role, 'createdAt', accounts.created_at,
    'verifiedAt', verified_at, 'picture', ${pictureName('profile_image_key')},
    'twoStepLoginSince', (select turned_on_at from second_factors where account_id = accounts._id),
    'passkeys', (
      select json_agg(json_build_object('device', device, 'createdAt', created_at, 'usedAt', used_at))
      from passkeys where account_id = accounts._id
    ),
    'vehicle', (
      select json_build_object('type', vehicle_type, 'brand', vehicle_brand, 'plateNumber', plate_number,
        'ninLastFourDigits', nin_last_four)
      from riders where account_id = accounts._id
    ),
    'shop', (
      select json_build_object('name', shop_name, 'description', description, 'category', category,
        'address', vendors.address, 'place', place, 'ownersFirstName', owner_first_name,
        'ownersLastName', owner_last_name, 'ownersEmail', owner_email, 'ownersPhone', owner_phone,
        'week', week, 'holidays', holidays)
      from vendors left join shop_hours on vendor_id = account_id where account_id = accounts._id
    ),
    'ratings', (
      select json_build_object('count', ratings, 'average', round(stars::numeric / ratings, 1))
      from rating_totals where account_id = accounts._id and ratings >= ${RATING.shownFrom}
    ),
    'bankAccount', (
      select json_build_object('bank', coalesce(bank, bank_code), 'lastFourDigits', number_last_four,
        'holder', holder, 'changedAt', changed_at)
      from payout_accounts where account_id = accounts._id
    )
  )) as data from accounts where _id = ${id}`,
}

const consents: Section = {
  name: 'consents',
  about: 'what you agreed to, and what you want to be told of, and how',
  rows: (id) => fragment`select json_build_object(
    'termsOf', agreed_terms,
    'positionSharing', (
      select json_build_object('isGiven', is_given, 'decidedAt', decided_at)
      from rider_consents where rider_id = accounts._id
    ),
    'notifications', (
      select json_build_object('kinds', kinds, 'quietFrom', quiet_from, 'quietTo', quiet_to)
      from notification_choices where account_id = accounts._id
    ),
    'pushesTurnedOn', (
      select json_agg(json_build_object('at', created_at, 'language', language) order by created_at)
      from push_subscriptions where account_id = accounts._id
    )
  ) as data from accounts where _id = ${id}`,
}

const addresses: Section = {
  name: 'addresses',
  about: 'people and places that you saved',
  rows: (
    id,
  ) => fragment`select json_build_object('name', name, 'label', label, 'phone', phone, 'place', place, 'address', address,
      'createdAt', created_at) as data
    from contacts where account_id = ${id} order by created_at, _id`,
}

const orders: Section = {
  name: 'orders',
  about: 'your orders, with each step, what they cost, and the stars you gave',
  rows: (
    id,
    [k1, k2],
  ) => fragment`select orders.created_at::text as k1, orders._id::text as k2, json_strip_nulls(json_build_object(
      'number', number, 'kind', kind, 'status', orders.status, 'createdAt', orders.created_at,
      'pickup', pickup, 'pickupAddress', pickup_address, 'dropoff', dropoff, 'receiverAddress', receiver_address,
      'receiverName', receiver_name, 'phone', phone, 'packageDetails', package_details, 'parcelSize', parcel_size,
      'pickupFrom', pickup_from, 'pickupTo', pickup_to, 'items', items, 'shop', vendor_name,
      'rider', (select name from accounts where _id = orders.rider_id),
      'fee', ${naira(fragment`fee_kobo`)}, 'feeLines', (select lines from quotes where _id = orders.quote_id),
      'steps', ${steps},
      'charges', (
        select json_agg(json_build_object('amount', ${naira(fragment`amount_kobo`)}, 'paymentMethod', payment_name,
          'status', status, 'description', description, 'createdAt', created_at) order by created_at)
        from transactions where order_id = orders._id
      ),
      'ratings', (
        select json_agg(json_build_object('of', subject, 'stars', stars, 'reasons', reasons, 'comment', comment,
          'givenAt', created_at, 'changedAt', changed_at))
        from ratings where order_id = orders._id
      ),
      'handOverPicture', (select ${pictureName('key')} from hand_over_photos where order_id = orders._id)
    )) as data
    from orders
    where customer_id = ${id} and (orders.created_at, orders._id) < (${k1}::text::timestamptz, ${k2}::uuid)
    order by orders.created_at desc, orders._id desc limit ${SECTION_PAGE}`,
  first: NEWEST,
}

const payments: Section = {
  name: 'payments',
  about: 'payments with Paystack, what was paid back, and tips',
  rows: (id, [k1, k2]) => fragment`select '' as k1, reference as k2, json_build_object(
      'reference', reference, 'amount', ${naira(fragment`amount_kobo`)}, 'status', status, 'createdAt', created_at,
      'paidAt', paid_at, 'isTip', exists (select from tips where tips.reference = payments.reference),
      'orders', (
        select json_agg(number) from payment_orders join orders on _id = order_id
        where payment_orders.reference = payments.reference
      ),
      'paidBack', (
        select json_agg(json_build_object('amount', ${naira(fragment`refunds.amount_kobo`)}, 'status', refunds.status,
          'askedAt', refunds.created_at, 'endedAt', ended_at))
        from payment_orders join refunds using (reference, order_id)
        where payment_orders.reference = payments.reference
      )
    ) as data
    from payments where customer_id = ${id} and ${k1} = '' and reference > ${k2} order by reference limit ${SECTION_PAGE}`,
  first: ['', ''],
}

const messages: Section = {
  name: 'messages',
  about: 'your conversations with support, what you wrote and what was answered',
  rows: (
    id,
    [k1, k2],
  ) => fragment`select conversation_id::text as k1, sequence::text as k2, json_strip_nulls(json_build_object(
      'conversation', conversation_id, 'about', (select number from orders where _id = order_id),
      'by', case when sender_type = 'customer' then 'you' else 'Ozi' end, 'at', messages.created_at,
      'text', content, 'picture', case when sender_type = 'customer' then ${pictureName('image_key')} end
    )) as data
    from conversations join messages on conversation_id = conversations._id
    where customer_id = ${id} and (conversation_id, sequence) > (${k1}::uuid, ${k2}::int)
    order by conversation_id, sequence limit ${SECTION_PAGE}`,
  first: [LOWEST_ID, '0'],
}

const contactMessages: Section = {
  name: 'contact-messages',
  about: 'what you wrote from your e-mail address on the contact page, and what was answered',
  rows: (id) => fragment`select json_build_object('name', contact_messages.name, 'message', message,
      'at', contact_messages.created_at, 'answers', (
        select coalesce(json_agg(json_build_object('text', content, 'at', contact_answers.created_at)
          order by contact_answers.created_at), '[]')
        from contact_answers where message_id = contact_messages._id
      )) as data
    from accounts join contact_messages on lower(contact_messages.email) = accounts.email
    where accounts._id = ${id} and accounts.email <> '' and verified_at is not null order by contact_messages._id`,
}

const sessions: Section = {
  name: 'sessions',
  about: 'where you are logged in',
  rows: (
    id,
  ) => fragment`select json_build_object('device', device, 'network', network, 'since', created_at, 'seenAt', seen_at,
      'endsAt', expires_at) as data
    from sessions where account_id = ${id} order by seen_at desc`,
}

const notifications: Section = {
  name: 'notifications',
  about: 'what we told you in the last weeks, which way, and whether it arrived',
  rows: (id, [k1, k2]) => fragment`select '' as k1, _id::text as k2, json_build_object('what', kind, 'order',
      (select number from orders where _id = order_id), 'channel', channel, 'status', status, 'at', created_at) as data
    from notification_deliveries where account_id = ${id} and ${k1} = '' and _id > ${k2}::bigint order by _id limit ${SECTION_PAGE}`,
  first: ['', '0'],
}

/** Lines of the ledger, in naira. */
const ledger = (name: string, account: string, about: string, amount: Fragment): Section => ({
  name,
  about,
  rows: (
    id,
    [k1, k2],
  ) => fragment`select ledger_entries.created_at::text as k1, posting_id::text as k2, json_build_object(
      'what', cause, 'amount', ${naira(amount)}, 'order', (select number from orders where _id = order_id),
      'at', ledger_entries.created_at) as data
    from ledger_entries join ledger_postings on ledger_postings._id = posting_id
    where account = ${account} and owner = ${id}
      and (ledger_entries.created_at, posting_id) < (${k1}::text::timestamptz, ${k2}::uuid)
    order by ledger_entries.created_at desc, posting_id desc limit ${SECTION_PAGE}`,
  first: NEWEST,
})

/** Orders that a rider carried or a shop sold: nothing of the people at both ends. */
const work = (name: string, column: 'rider_id' | 'vendor_id', about: string): Section => ({
  name,
  about,
  rows: (
    id,
    [k1, k2],
  ) => fragment`select created_at::text as k1, _id::text as k2, json_strip_nulls(json_build_object(
      'number', number, 'kind', kind, 'status', coalesce(shop_status, status), 'createdAt', created_at,
      'pickup', pickup ->> 'placeName', 'dropoff', ${column === 'rider_id' ? fragment`dropoff ->> 'placeName'` : fragment`null`},
      'shop', vendor_name, 'items', ${column === 'vendor_id' ? fragment`items` : fragment`null`},
      'paymentMethod', (select payment_name from transactions where first_of = orders._id),
      'steps', (
        select json_agg(json_build_object('to', to_status, 'at', at, 'by', actor) order by order_events._id)
        from order_events where order_id = orders._id
      )
    )) as data
    from orders where ${fragment(column)} = ${id} and (created_at, _id) < (${k1}::text::timestamptz, ${k2}::uuid)
    order by created_at desc, _id desc limit ${SECTION_PAGE}`,
  first: NEWEST,
})

const payouts: Section = {
  name: 'payouts',
  about: 'what was paid out to your bank account',
  rows: (
    id,
  ) => fragment`select json_build_object('earned', ${naira(fragment`earned_kobo`)}, 'tips', ${naira(fragment`tips_kobo`)}, 'outcome', status,
      'reason', reason, 'bank', coalesce(bank, bank_code), 'lastFourDigits', number_last_four,
      'changedAt', changed_at) as data
    from payout_lines where owner = ${id} order by changed_at, _id`,
}

const remittances: Section = {
  name: 'cash-handed-in',
  about: 'the cash that you handed in, and what you said to it',
  rows: (
    id,
  ) => fragment`select json_build_object('amount', ${naira(fragment`amount_kobo`)}, 'at', created_at, 'answer', answer,
      'answeredAt', answered_at, 'disputed', dispute_reason, 'takenBackAt', reversed_at) as data
    from cash_remittances where rider_id = ${id} order by created_at, _id`,
}

const positions: Section = {
  name: 'positions',
  about: 'where you were during jobs in the last weeks, as you agreed',
  rows: (id, [k1, k2]) => fragment`select order_id::text as k1, at::text as k2, json_build_object('order',
      (select number from orders where _id = order_id), 'at', at, 'longitude', longitude, 'latitude', latitude,
      'accuracyMetres', accuracy_m) as data
    from rider_positions where rider_id = ${id} and (order_id, at) > (${k1}::uuid, ${k2}::text::timestamptz)
    order by order_id, at limit ${SECTION_PAGE}`,
  first: [LOWEST_ID, '-infinity'],
}

const items: Section = {
  name: 'items',
  about: 'what your shop sells',
  rows: (
    id,
    [k1, k2],
  ) => fragment`select created_at::text as k1, _id::text as k2, json_strip_nulls(json_build_object(
      'name', name, 'description', description, 'price', ${naira(fragment`price_kobo`)}, 'isAvailable', is_available,
      'preparationMinutes', json_build_array(preparation_min_minutes, preparation_max_minutes),
      'options', options, 'picture', ${pictureName('image_key')}, 'createdAt', created_at)) as data
    from items where vendor_id = ${id} and deleted_at is null and (created_at, _id) < (${k1}::text::timestamptz, ${k2}::uuid)
    order by created_at desc, _id desc limit ${SECTION_PAGE}`,
  first: NEWEST,
}

const written: Section = {
  name: 'answers-written',
  about: 'what you wrote to customers as a member of the staff',
  rows: (
    id,
    [k1, k2],
  ) => fragment`select created_at::text as k1, _id::text as k2, json_build_object('at', created_at, 'text', content) as data
    from messages where sender_id = ${id} and sender_type = 'admin' and (created_at, _id) < (${k1}::text::timestamptz, ${k2}::uuid)
    order by created_at desc, _id desc limit ${SECTION_PAGE}`,
  first: NEWEST,
}

const actions: Section = {
  name: 'actions',
  about: 'what the audit log says that you did, without whom it was about',
  rows: (
    id,
    [k1, k2],
  ) => fragment`select created_at::text as k1, _id::text as k2, json_build_object('at', created_at, 'action', action) as data
    from audit_lines where actor_id = ${id} and (created_at, _id) < (${k1}::text::timestamptz, ${k2}::uuid)
    order by created_at desc, _id desc limit ${SECTION_PAGE}`,
  first: NEWEST,
}

/** Riders, shops and staff are customers, too. */
const OF_ALL = [
  ...[profile, consents, addresses, orders, payments],
  ledger('owed-to-ozi', 'customer', 'what your orders cost and how it was settled', fragment`amount_kobo`),
  ...[messages, contactMessages, notifications, sessions],
]

const OF_RIDERS = [
  work('jobs', 'rider_id', 'the orders that you carried'),
  ledger('earnings', 'rider_earnings', 'what you earned and what of it was paid out', fragment`-amount_kobo`),
  ledger('tips', 'tips', 'tips for you and what of them was paid out', fragment`-amount_kobo`),
  ledger('cash', 'rider_cash', 'cash that you collected and handed in', fragment`amount_kobo`),
  ...[remittances, payouts, positions],
]

const OF_SHOPS = [
  items,
  work('sales', 'vendor_id', 'the orders of your shop'),
  ledger('earnings', 'shop', 'what your shop earned and what of it was paid out', fragment`-amount_kobo`),
  payouts,
]

/** The sections of somebody of this role. */
export function sectionsOf(role: Role): readonly Section[] {
  if (role === 'rider') return [...OF_ALL, ...OF_RIDERS]
  if (role === 'vendor') return [...OF_ALL, ...OF_SHOPS]
  return role === 'user' ? OF_ALL : [...OF_ALL, written, actions]
}

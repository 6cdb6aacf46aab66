import type { Transaction } from '../../server/src/platform/database/index.ts'
import type { SeedCounts } from './counts.ts'
import { STAFF } from './staff.ts'

/** The most messages in a conversation; half of that on average. */
const MESSAGES = 19
/**
 * How many of the newest conversations may have something that staff has not opened; if there are few, the
 * newer half.
 */
const RECENT = 400
const OPENINGS = [
  'Good morning', 'Please', 'Hello', 'Abeg', 'Thank you', 'I called the rider and', 'Nnọọ', 'Sorry to ask', 'So', 'Okay',
  'One more thing:', 'Now', 'As I said', 'By the way', 'Just now', 'Daalụ',
] // oxfmt-ignore
const MATTERS = [
  'the rider has not come yet', 'my parcel is still at the shop', 'the fare changed before I paid', 'it was delivered, thank you',
  'the box came broken', 'where is the rider now?', 'can you change the address to Ikenegbu?', 'the phone of the receiver is off',
  'I want a refund', 'we are looking into it', 'the rider is on the way', 'your order was given to another rider',
  'please call me back', 'the shop says it is sold out', 'is there delivery to Orlu on Sundays?', 'the code was wrong',
  'it is solved, have a good day', 'the gate is beside the filling station', 'he asked for more money',
  'we have told the shop', 'the jollof was cold', 'how long will it take from World Bank?', 'I cannot log in',
] // oxfmt-ignore

/**
 * Conversations about orders, spread over the orders' year, the newest ones open; every second message is an
 * answer.
 */
export async function seedConversations(queries: Transaction, counts: SeedCounts): Promise<void> {
  await defineTexts(queries)
  const recent = Math.min(RECENT, Math.floor(counts.conversations / 2))
  await queries`
    create temporary table seed_conversations on commit drop as
    select k, pg_temp.id_at(begun.at) as _id, orders.customer_id, orders.order_id, orders.number, begun.at,
      1 + pg_temp.draw(k, 31, ${MESSAGES}) as messages, k > ${counts.conversations - recent}::integer as is_recent,
      staff._id as staff_id
    from (
      select k, now() - interval '1 hour'
        - (${counts.conversations}::integer - k) * (interval '379 days' / ${counts.conversations}::integer) as at
      from generate_series(1, ${counts.conversations}::integer) as k
    ) as begun
    join seed_orders as orders on orders.i = 1 + pg_temp.draw(k, 30, ${counts.orders})
    join seed_staff as staff on staff.n = 1 + k % ${STAFF}::integer`
  await queries`
    insert into conversations (
      _id, customer_id, client_id, status, assignee_id, order_id, created_at, last_message, last_sender_type,
      last_message_at, last_sequence, customer_messages, seen_by_admin, seen_by_customer
    )
    select _id, customer_id, gen_random_uuid(),
      case when is_recent then (array['active', 'pending'])[1 + k % 2] else (array['resolved', 'closed'])[1 + k % 2] end,
      case when k % 3 > 0 then staff_id end, case when k % 2 = 0 then order_id end, at,
      pg_temp.said(k, messages), case messages % 2 when 1 then 'customer' else 'admin' end,
      pg_temp.said_at(at, messages), messages, (messages + 1) / 2,
      case when is_recent and messages % 2 = 1 then messages - 1 else messages end, messages
    from seed_conversations order by k`
  await queries`
    insert into messages (
      conversation_id, sequence, _id, client_id, sender_id, sender_type, content, customer_messages, created_at
    )
    select _id, sequence, pg_temp.id_at(pg_temp.said_at(at, sequence)), gen_random_uuid(),
      case sequence % 2 when 1 then customer_id else staff_id end,
      case sequence % 2 when 1 then 'customer' else 'admin' end,
      case sequence when 1 then 'About #' || number || ': ' else '' end || pg_temp.said(k, sequence),
      (sequence + 1) / 2, pg_temp.said_at(at, sequence)
    from seed_conversations, generate_series(1, messages) as sequence
    order by at, sequence`
  await queries`
    insert into unread_conversations (account_id, conversation_id, opened_messages)
    select accounts._id, waiting._id, (messages + 1) / 2 - 1
    from seed_conversations as waiting join accounts on accounts.role in ('admin', 'support')
    where is_recent and messages % 2 = 1`
}

/** Defines the texts and times of the messages in conversation k. */
async function defineTexts(queries: Transaction): Promise<void> {
  const drawnFrom = (texts: readonly string[], salt: number) =>
    `(array[${texts.map((text) => `'${text}'`).join(', ')}])[1 + pg_temp.draw(k * 32 + sequence, ${salt}, ${texts.length})]`
  await queries.unsafe(`
    create or replace function pg_temp.said(k bigint, sequence integer) returns text
    language sql immutable parallel safe as $$
      select ${drawnFrom(OPENINGS, 32)} || ' ' || ${drawnFrom(MATTERS, 33)}
    $$`)
  await queries`
    create or replace function pg_temp.said_at(begun_at timestamptz, sequence integer) returns timestamptz
    language sql immutable parallel safe as $$ select begun_at + (sequence - 1) * interval '2 minutes' $$`
}

import type { Message, SenderType } from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'
import type { Asked } from './batch.ts'
import { excerptOf } from './message-excerpt.ts'
import { toMessage, type MessageRow, type UrlOf } from './messages.store.ts'
import { ANSWERS_CUSTOMERS, WAIT_FOR_STAFF } from './unread.store.ts'
import { INSERT_MESSAGES, RETURN_MESSAGES } from './writing.store.ts'

/** A stored message and the customer whose conversation it is in. */
export interface LoneMessage {
  readonly customerId: string
  readonly message: Message
}

/** A writer who sent this many messages in the last seconds must be counted exactly, under a lock. */
export interface LoneLimit {
  readonly messages: number
  readonly windowSeconds: number
}

/** SQL of an ordinary message, by side: when a message is ordinary, and how it changes its conversation. */
interface Ordinary {
  readonly mayWrite: string
  readonly holds: string
  readonly becomes: string
  readonly customerMessagesBefore: string
}

const ORDINARY: Readonly<Record<SenderType, Ordinary>> = {
  customer: {
    mayWrite: 'true',
    holds: `customer_id = writer._id and status = 'active'`,
    becomes: 'customer_messages = customer_messages + 1, silent_since = null',
    customerMessagesBefore: 'customer_messages - 1',
  },
  // An answer that begins a silence is not ordinary: it also needs a mail to the customer.
  admin: {
    mayWrite: ANSWERS_CUSTOMERS,
    holds: `customer_id <> writer._id and status <> 'closed' and silent_since is not null`,
    becomes: 'unread_by_customer = unread_by_customer + 1',
    customerMessagesBefore: 'customer_messages',
  },
}

const BELOW_LIMIT = `$10 > (
  select count(*) from messages where sender_id = $1 and created_at > clock_timestamp() - make_interval(secs => $11)
)`

/**
 * Parameters: writer, conversation, `client_id`, `_id`, content, its beginning, the image's key, width and
 * height; with a limit, also its messages and seconds. A constant text on purpose: a tagged template would be
 * assembled anew for each message, from ten parts that the driver turns into one query object each, all of it
 * garbage to collect.
 */
function statementOf(side: SenderType, isLimited: boolean): string {
  const { mayWrite, holds, becomes, customerMessagesBefore } = ORDINARY[side]
  return `
    with writer as (
      -- Before the conversation, as everything does that takes both.
      select _id, name from accounts where _id = $1 and deleted_at is null and ${mayWrite} for share
    ),
    changed as (
      update conversations set
        last_sequence = last_sequence + 1, last_message = $6, last_sender_type = '${side}',
        last_message_at = clock_timestamp(), ${becomes}
      from writer
      where conversations._id = $2 and ${holds}
        -- Unless it was changed while this waited for it: all else is read as it was before that.
        and conversations.xmin = (select xmin from conversations where _id = $2)
        and not exists (select from messages where conversation_id = $2 and client_id = $3)
        and ${isLimited ? BELOW_LIMIT : 'true'}
      returning
        conversations._id, customer_id, last_sequence, customer_messages,
        ${customerMessagesBefore} as customer_messages_before, last_message_at, writer.name
    ),
    waiting as (${WAIT_FOR_STAFF}),
    kept as (
      ${INSERT_MESSAGES}
      select
        _id, last_sequence, $4::uuid, $3::uuid, $1::uuid, '${side}', $5::text, $7::text, $8::integer, $9::integer,
        customer_messages, last_message_at
      from changed
      ${RETURN_MESSAGES}
    )
    select kept.*, false as is_read, changed.name as sender_name, changed.customer_id from kept, changed`
}

const STATEMENTS: Readonly<Record<SenderType, { readonly free: string; readonly limited: string }>> = {
  customer: { free: statementOf('customer', false), limited: statementOf('customer', true) },
  admin: { free: statementOf('admin', false), limited: statementOf('admin', true) },
}

/**
 * Writes an ordinary message and its changes to the conversation in one statement, without locking first.
 * Ordinary means: the writer exists and may write, no other transaction changes the conversation meanwhile,
 * its status stays the same, nobody needs a mail, and the message is not stored yet.
 * @param limit null if rate limits are off
 * @returns null if any of this does not hold; then nothing is written
 */
export async function addLone(
  queries: Queries,
  urlOf: UrlOf,
  side: SenderType,
  { messageId, accountId, conversationId, clientId, content, image }: Asked,
  limit: LoneLimit | null,
): Promise<LoneMessage | null> {
  const values = [
    ...[accountId, conversationId, clientId, messageId, content, excerptOf(content)],
    ...[image?.key ?? null, image?.widthPx ?? null, image?.heightPx ?? null],
    ...(limit ? [limit.messages, limit.windowSeconds] : []),
  ]
  const text = STATEMENTS[side][limit ? 'limited' : 'free']
  const [row] = await queries.unsafe<(MessageRow & { customer_id: string })[]>(text, values, {
    prepare: true,
  })
  return row ? { customerId: row.customer_id, message: toMessage(row, urlOf) } : null
}

import { PERMISSIONS, type Message, type SenderType } from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'
import type { Fragment } from '../../platform/database/pool.ts'
import type { Asked } from './batch.ts'
import { beginningOf } from './beginning.ts'
import { toMessage, type MessageRow, type UrlOf } from './messages.store.ts'
import { waitForStaff } from './unread.store.ts'
import { insertInto, sentWithin } from './writing.store.ts'

/** The next message of a conversation, as it is kept, and whose conversation that is. */
export interface LoneMessage {
  readonly customerId: string
  readonly message: Message
}

/** A writer who has sent so many in the last seconds needs to be counted exactly. */
export interface LoneLimit {
  readonly messages: number
  readonly windowSeconds: number
}

/** What an ordinary message of one side makes of its conversation, and when one is ordinary. */
interface Ordinary {
  readonly becomes: string
  readonly customerMessagesBefore: string
  readonly holds: string
}

const ORDINARY: Readonly<Record<SenderType, Ordinary>> = {
  customer: {
    becomes: 'customer_messages = customer_messages + 1, silent_since = null',
    customerMessagesBefore: 'customer_messages - 1',
    holds: `customer_id = writer._id and status = 'active'`,
  },
  // An answer that a silence begins with is written to the customer, too.
  admin: {
    becomes: 'unread_by_customer = unread_by_customer + 1',
    customerMessagesBefore: 'customer_messages',
    holds: `customer_id <> writer._id and status <> 'closed' and silent_since is not null`,
  },
}

/**
 * Writes a message that nothing stands against, with all that becomes of its conversation by it, in one statement and
 * without a lock before it: whoever writes is there and may, the conversation is as everything here reads it, it stays
 * of the same status, nobody is to be written to, and the message is not there yet.
 * @param limit null where nobody counts
 * @returns null where any of this is not so: then nothing is written
 */
export async function addLone(
  queries: Queries,
  urlOf: UrlOf,
  side: SenderType,
  { messageId, accountId, conversationId, clientId, content, image }: Asked,
  limit: LoneLimit | null,
): Promise<LoneMessage | null> {
  const { becomes, customerMessagesBefore, holds } = ORDINARY[side]
  const mayWrite = side === 'admin' ? queries`and role in ${queries(PERMISSIONS.answerCustomers)}` : queries``
  const message = queries`
    select
      changed._id, changed.last_sequence, ${messageId}::uuid, ${clientId}::uuid, ${accountId}::uuid, ${side},
      ${content}, ${image?.key ?? null}, ${image?.widthPx ?? null}::integer, ${image?.heightPx ?? null}::integer,
      changed.customer_messages, changed.last_message_at
    from changed`
  const rows = await queries<(MessageRow & { customer_id: string })[]>`
    with writer as (
      -- Before the conversation, as everything does that takes both.
      select _id, name from accounts
      where _id = ${accountId} and deleted_at is null ${mayWrite} for share
    ),
    changed as (
      update conversations set
        last_sequence = last_sequence + 1, last_message = ${beginningOf(content)}, last_sender_type = ${side},
        last_message_at = clock_timestamp(), ${queries.unsafe(becomes)}
      from writer
      where conversations._id = ${conversationId} and ${queries.unsafe(holds)}
        -- Unless it was changed while this waited for it: all else is read as it was before that.
        and conversations.xmin = (select xmin from conversations where _id = ${conversationId})
        and not exists (
          select from messages where conversation_id = ${conversationId} and client_id = ${clientId}
        )
        ${limit ? belowLimit(queries, accountId, limit) : queries``}
      returning
        conversations._id, customer_id, last_sequence, customer_messages,
        ${queries.unsafe(customerMessagesBefore)} as customer_messages_before, last_message_at, writer.name
    ),
    waiting as (${waitForStaff(queries)}),
    kept as (${insertInto(queries, message)})
    select kept.*, false as is_read, changed.name as sender_name, changed.customer_id from kept, changed`
  const [row] = rows
  return row ? { customerId: row.customer_id, message: toMessage(row, urlOf) } : null
}

const belowLimit = (
  queries: Queries,
  accountId: string,
  { messages, windowSeconds }: LoneLimit,
): Fragment => queries`
  and ${messages} > (
    select count(*) from messages
    where sender_id = ${accountId} and ${sentWithin(queries, windowSeconds)}
  )`

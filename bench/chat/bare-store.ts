import { randomUUID } from 'node:crypto'
import type { Sql } from '../../server/src/platform/database/index.ts'

export interface BareMessage {
  readonly conversationId: string
  readonly clientId: string
  readonly content: string
}

/** The yardstick's table, with all that messages have. */
export async function createBareTable(sql: Sql): Promise<void> {
  // `like ... including all` copies checks and indexes, but no foreign keys.
  await sql`
    create table bare_messages (
      like messages including all,
      foreign key (conversation_id) references conversations,
      foreign key (sender_id) references accounts
    )`
  await sql`create sequence bare_sequence`
}

/** One insert like ours, and nothing else. @returns the message as it is sent to clients */
export async function storeBare(
  sql: Sql,
  { accountId, role }: { readonly accountId: string; readonly role: string },
  { conversationId, clientId, content }: BareMessage,
) {
  const senderType = role === 'user' ? 'customer' : 'admin'
  const _id = randomUUID()
  const [row] = await sql<{ sequence: number; created_at: Date }[]>`
    insert into bare_messages (
      conversation_id, sequence, _id, client_id, sender_id, sender_type, content, customer_messages, created_at
    ) values (
      ${conversationId}, nextval('bare_sequence')::int, ${_id}, ${clientId}, ${accountId}, ${senderType},
      ${content}, 0, clock_timestamp()
    )
    returning sequence, created_at`
  return {
    _id,
    conversationId,
    sequence: row?.sequence,
    clientId,
    senderType,
    senderName: 'Chima',
    content,
    image: null,
    createdAt: row?.created_at.toISOString(),
    read: false,
  }
}

import { randomUUID } from 'node:crypto'
import type { Sql } from '../../server/src/platform/database/index.ts'
import { hashToken, newToken } from '../../server/src/platform/sessions/token.ts'

/** A person with a session; a customer also has a conversation. */
export interface ChatPerson {
  readonly accountId: string
  readonly token: string
  readonly role: 'user' | 'support'
}
export interface ChatCustomer extends ChatPerson {
  readonly conversationId: string
}

export interface ChatPeople {
  readonly customers: readonly ChatCustomer[]
  readonly staff: readonly ChatPerson[]
}

/** Verified people with sessions that last a day; each customer has written one message. */
export async function seedChat(
  sql: Sql,
  counts: { readonly customers: number; readonly staff: number },
): Promise<ChatPeople> {
  const staff = Array.from({ length: counts.staff }, () => newPerson('support'))
  const customers = Array.from({ length: counts.customers }, () => ({
    ...newPerson('user'),
    conversationId: randomUUID(),
  }))
  await sql.begin(async (queries) => {
    const people = JSON.stringify(
      [...staff, ...customers].map(({ token, ...person }) => ({
        ...person,
        tokenHash: hashToken(token).toString('hex'),
        conversationId: (person as Partial<ChatCustomer>).conversationId ?? null,
      })),
    )
    await queries`
      create temporary table chat_people on commit drop as
      select account_id, role, token_hash, conversation_id
      from json_to_recordset(${people}::text::json) as person(
        "accountId" uuid, role text, "tokenHash" text, "conversationId" uuid
      ), lateral (
        select "accountId" as account_id, decode("tokenHash", 'hex') as token_hash,
          "conversationId" as conversation_id
      ) as named`
    await queries`
      insert into accounts (_id, role, name, email, password_hash, mobile_number, verified_at)
      select account_id, role, 'Chima Obi', 'chat-' || account_id || '@ozi.test', 'none', '', now()
      from chat_people`
    await queries`
      insert into sessions (_id, account_id, token_hash, expires_at)
      select gen_random_uuid(), account_id, token_hash, now() + interval '1 day' from chat_people`
    await queries`
      insert into conversations (
        _id, customer_id, client_id, last_message, last_sender_type, last_message_at, last_sequence,
        customer_messages
      )
      select conversation_id, account_id, conversation_id, 'Good morning', 'customer', now(), 1, 1
      from chat_people where conversation_id is not null`
    await queries`
      insert into messages (
        conversation_id, sequence, _id, client_id, sender_id, sender_type, content, customer_messages, created_at
      )
      select conversation_id, 1, gen_random_uuid(), conversation_id, account_id, 'customer', 'Good morning', 1, now()
      from chat_people where conversation_id is not null`
  })
  return { customers, staff }
}

function newPerson<Role extends ChatPerson['role']>(role: Role) {
  return { accountId: randomUUID(), token: newToken(), role }
}

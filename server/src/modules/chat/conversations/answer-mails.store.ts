import type { Queries } from '../../../platform/database/database.ts'

/** Answers that a customer who is away has not seen. */
export interface Silence {
  /** The latest unseen answers, oldest first; an empty text means an image. */
  readonly answers: readonly { readonly senderName: string; readonly content: string }[]
  /** How many unseen answers there are in all. */
  readonly unread: number
}

/** A silence that still lasts; null if the customer has been back. */
export async function findSilence(
  queries: Queries,
  conversationId: string,
  silentSince: number,
  answersAtMost: number,
): Promise<Silence | null> {
  const [row] = await queries<Silence[]>`
    select
      unread_by_customer as unread,
      (
        select coalesce(json_agg(json_build_object('senderName', name, 'content', content) order by sequence), '[]')
        from (
          select messages.sequence, messages.content, accounts.name
          from messages join accounts on accounts._id = sender_id
          where conversation_id = conversations._id and sender_type = 'admin' and sequence >= ${silentSince}
          order by sequence desc limit ${answersAtMost}
        ) as answer
      ) as answers
    from conversations
    where _id = ${conversationId} and silent_since = ${silentSince}`
  return row ?? null
}

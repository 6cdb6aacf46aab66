import type { Queries } from '../../../platform/database/database.ts'

/** Answers that a customer who is away has not seen. */
export interface UnreadAnswers {
  /** The latest unseen answers, oldest first; an empty text means an image. */
  readonly answers: readonly { readonly senderName: string; readonly content: string }[]
  /** How many unseen answers there are in all. */
  readonly unread: number
}

/** Null if the customer has been back, so that the first unread answer is another one or none. */
export async function findUnreadAnswers(
  queries: Queries,
  conversationId: string,
  firstUnreadAnswer: number,
  answersAtMost: number,
): Promise<UnreadAnswers | null> {
  const [row] = await queries<UnreadAnswers[]>`
    select
      unread_by_customer as unread,
      (
        select coalesce(json_agg(json_build_object('senderName', name, 'content', content) order by sequence), '[]')
        from (
          select messages.sequence, messages.content, accounts.name
          from messages join accounts on accounts._id = sender_id
          where conversation_id = conversations._id and sender_type = 'admin' and sequence >= ${firstUnreadAnswer}
          order by sequence desc limit ${answersAtMost}
        ) as answer
      ) as answers
    from conversations
    where _id = ${conversationId} and first_unread_answer = ${firstUnreadAnswer}`
  return row ?? null
}

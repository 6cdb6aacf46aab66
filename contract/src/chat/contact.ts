import { z } from 'zod'
import { call } from '../common/call.ts'
import { changedMeanwhile } from '../common/refusals.ts'
import { MESSAGE_FILTERS } from './contact.constants.ts'
import { answerFields, contactFields } from './contact.fields.ts'
import { Id, Instant, listAnswer, ListQuery } from '../common/primitives.ts'

// Enumerations
export const MessageFilter = z.enum(MESSAGE_FILTERS)
export type MessageFilter = z.infer<typeof MessageFilter>

// Limits
const contactLimit = { name: 'contact', requests: 20, windowSeconds: 3600, isShared: true } as const

// Shapes
export const ContactInput = z.strictObject(contactFields)
export type ContactInput = z.infer<typeof ContactInput>

/** An answer of the staff by mail. */
export const ContactAnswer = z.object({
  _id: Id,
  content: z.string(),
  at: Instant,
  by: z.string().meta({ description: 'name' }),
})
export type ContactAnswer = z.infer<typeof ContactAnswer>

/** A message as staff sees it. */
export const ContactMessage = z.object({
  _id: Id,
  name: z.string(),
  email: z.string(),
  message: z.string(),
  createdAt: Instant,
  isRead: z.boolean().meta({ description: 'whether anybody of the staff has opened it' }),
  answered: z.object({ at: Instant, by: z.string() }).nullable().meta({ description: '`by`: name' }),
  answers: z.array(ContactAnswer).meta({ description: 'mailed to whoever wrote, oldest first' }),
})
export type ContactMessage = z.infer<typeof ContactMessage>

// Calls
export const contact = {
  /** Stored, then mailed to support. */
  send: call
    .meta({ access: 'anyone', limit: contactLimit })
    .route({ method: 'POST', path: '/contact', successStatus: 201, tags: ['contact'] })
    .input(ContactInput)
    .output(z.object({ success: z.literal(true), message: z.string() })),
  /** Newest first; `search` looks in name, e-mail and message. */
  list: call
    .meta({ access: 'answerCustomers' })
    .route({ method: 'GET', path: '/admin/messages', tags: ['contact'] })
    .input(ListQuery.extend({ filter: MessageFilter.optional() }))
    .output(z.object({ messages: z.array(ContactMessage), ...listAnswer })),
  countUnread: call
    .meta({ access: 'answerCustomers' })
    .route({ method: 'GET', path: '/admin/messages/unread', tags: ['contact'] })
    .output(z.object({ unread: z.int() })),
  markRead: call
    .meta({ access: 'answerCustomers' })
    .route({ method: 'PUT', path: '/admin/messages/{id}/read', tags: ['contact'] })
    .input(z.object({ id: Id }))
    .output(z.object({ data: ContactMessage })),
  /**
   * Mails an answer to whoever wrote, and marks the message as answered. 409 CHANGED_MEANWHILE with the message if it
   * has other answers than the caller has seen, so that nobody is answered twice.
   */
  answer: call
    .meta({ access: 'answerCustomers' })
    .route({ method: 'POST', path: '/admin/messages/{id}/answers', successStatus: 201, tags: ['contact'] })
    .input(z.strictObject({ id: Id, seenAnswers: z.int().min(0), ...answerFields }))
    .output(z.object({ data: ContactMessage }))
    .errors(changedMeanwhile(ContactMessage)),
  /** Marks a message as answered elsewhere, e.g. by telephone; with false, as not answered. */
  markAnswered: call
    .meta({ access: 'answerCustomers' })
    .route({ method: 'PUT', path: '/admin/messages/{id}/answered', tags: ['contact'] })
    .input(z.strictObject({ id: Id, isAnswered: z.boolean() }))
    .output(z.object({ data: ContactMessage })),
}

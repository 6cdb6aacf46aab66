import { z } from 'zod'
import { call } from './call.ts'
import { Email, requiredText, TEXT_LIMIT } from './primitives.ts'

// Limits
const contactLimit = { name: 'contact', requests: 20, windowSeconds: 3600 } as const

// Messages
export const contactMessages = {
  received: 'We have received your message, you will hear from us soon',
  nameMissing: 'Please enter your name.',
  messageMissing: 'Please write your message.',
} as const

// Shapes
export const ContactInput = z.strictObject({
  name: requiredText(TEXT_LIMIT.name, contactMessages.nameMissing),
  email: Email,
  message: requiredText(TEXT_LIMIT.paragraph, contactMessages.messageMissing),
})
export type ContactInput = z.infer<typeof ContactInput>

// Calls
export const contact = {
  /** Kept, then mailed to support. */
  send: call
    .meta({ access: 'anyone', limit: contactLimit })
    .route({ method: 'POST', path: '/contact', successStatus: 201, tags: ['contact'] })
    .input(ContactInput)
    .output(z.object({ success: z.literal(true), message: z.string() })),
}

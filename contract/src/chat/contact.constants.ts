// Enumerations
export const MESSAGE_FILTERS = ['open', 'answered'] as const

// Limits
/**
 * How many messages are mailed to support in an hour, whoever writes them; the staff's list has all. A flood fills
 * neither the inbox nor what the mail server sends.
 */
export const SUPPORT_MAILS = { anHour: 60 } as const

// Messages
export const contactMessages = {
  received: 'We have received your message, you will hear from us soon',
  nameMissing: 'Please enter your name.',
  messageMissing: 'Please write your message.',
  answerMissing: 'Please write an answer.',
  none: 'Nobody has written yet.',
  noMatch: 'No messages match your search.',
} as const

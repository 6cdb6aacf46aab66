// Enumerations
export const MESSAGE_FILTERS = ['open', 'answered'] as const

// Messages
export const contactMessages = {
  received: 'We have received your message, you will hear from us soon',
  nameMissing: 'Please enter your name.',
  messageMissing: 'Please write your message.',
  none: 'Nobody has written yet.',
  noMatch: 'No messages match your search.',
} as const

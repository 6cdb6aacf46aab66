// Limits
export const SAVED_REPLIES = { max: 200, title: 60 } as const

// Messages
export const staffChatMessages = {
  noteMissing: 'Please write a note.',
  titleMissing: 'Please give it a title.',
  textMissing: 'Please write the text.',
} as const

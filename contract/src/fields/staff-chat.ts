import { MESSAGE_TEXT } from '../constants/chat.ts'
import { SAVED_REPLIES, staffChatMessages } from '../constants/staff-chat.ts'
import { requiredText } from './primitives.ts'

export const savedReplyFields = {
  title: requiredText(SAVED_REPLIES.title, staffChatMessages.titleMissing),
  content: requiredText(MESSAGE_TEXT.max, staffChatMessages.textMissing),
} as const

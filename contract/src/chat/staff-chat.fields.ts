import { MESSAGE_TEXT } from './chat.constants.ts'
import { SAVED_REPLIES, staffChatMessages } from './staff-chat.constants.ts'
import { requiredText } from '../common/primitives.fields.ts'

export const savedReplyFields = {
  title: requiredText(SAVED_REPLIES.title, staffChatMessages.titleMissing),
  content: requiredText(MESSAGE_TEXT.max, staffChatMessages.textMissing),
} as const

import { contactMessages } from './contact.constants.ts'
import { TEXT_LIMIT } from '../common/primitives.constants.ts'
import { Email, requiredText } from '../common/primitives.fields.ts'

export const answerFields = {
  content: requiredText(TEXT_LIMIT.paragraph, contactMessages.answerMissing),
} as const

export const contactFields = {
  name: requiredText(TEXT_LIMIT.name, contactMessages.nameMissing),
  email: Email,
  message: requiredText(TEXT_LIMIT.paragraph, contactMessages.messageMissing),
} as const

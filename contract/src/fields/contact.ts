import { contactMessages } from '../constants/contact.ts'
import { TEXT_LIMIT } from '../constants/primitives.ts'
import { Email, requiredText } from './primitives.ts'

export const answerFields = {
  content: requiredText(TEXT_LIMIT.paragraph, contactMessages.answerMissing),
} as const

export const contactFields = {
  name: requiredText(TEXT_LIMIT.name, contactMessages.nameMissing),
  email: Email,
  message: requiredText(TEXT_LIMIT.paragraph, contactMessages.messageMissing),
} as const

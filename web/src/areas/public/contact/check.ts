import { contactMessages, TEXT_LIMIT } from '@ozi/contract'
import { contactFormTexts as texts } from './formTexts'

export const FIELDS = ['name', 'email', 'message'] as const
export type ContactField = (typeof FIELDS)[number]
export type Written = Readonly<Record<ContactField, string>>
export type ContactErrors = Partial<Record<ContactField, string>>

/** Validates what the browser can; the server checks everything. */
export function checkContact({ name, email, message }: Written): ContactErrors {
  return {
    ...(name === '' ? { name: contactMessages.nameMissing } : {}),
    ...(email === '' ? { email: texts.emailMissing } : {}),
    ...(email !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? { email: texts.emailWrong } : {}),
    ...(message === '' ? { message: contactMessages.messageMissing } : {}),
    ...(message.length > TEXT_LIMIT.paragraph ? { message: texts.messageLong(TEXT_LIMIT.paragraph) } : {}),
  }
}

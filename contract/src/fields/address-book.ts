import { CONTACT_LABEL } from '../constants/address-book.ts'
import { TEXT_LIMIT } from '../constants/primitives.ts'
import { optionalText, requiredText } from './primitives.ts'

/** What is typed of a saved person or place. */
export const savedContactFields = {
  name: requiredText(TEXT_LIMIT.name),
  label: optionalText(CONTACT_LABEL.max),
  address: optionalText(TEXT_LIMIT.line),
} as const

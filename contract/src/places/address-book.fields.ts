import { CONTACT_LABEL } from './address-book.constants.ts'
import { TEXT_LIMIT } from '../common/primitives.constants.ts'
import { optionalText, requiredText } from '../common/primitives.fields.ts'

/** The fields that somebody types of a person or place. */
export const addressBookFields = {
  name: requiredText(TEXT_LIMIT.name),
  label: optionalText(CONTACT_LABEL.max),
  address: optionalText(TEXT_LIMIT.line),
} as const

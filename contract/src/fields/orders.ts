import { TEXT_LIMIT } from '../constants/primitives.ts'
import { optionalText, requiredText } from './primitives.ts'

/** What is typed of an order: whom the rider meets, and where. */
export const orderFields = {
  pickupAddress: optionalText(TEXT_LIMIT.line),
  receiverAddress: requiredText(TEXT_LIMIT.line),
  receiverName: requiredText(TEXT_LIMIT.name),
  packageDetails: optionalText(TEXT_LIMIT.paragraph),
} as const

import { z } from 'zod/mini'
import { TEXT_LIMIT } from '../common/primitives.constants.ts'
import { Email, optionalText, requiredText } from '../common/primitives.fields.ts'

/** The typed fields of an order: whom the rider meets, and where. */
export const orderFields = {
  pickupAddress: optionalText(TEXT_LIMIT.line),
  receiverAddress: requiredText(TEXT_LIMIT.line),
  receiverName: requiredText(TEXT_LIMIT.name),
  packageDetails: optionalText(TEXT_LIMIT.paragraph),
} as const

/** The typed fields of a new caller. */
export const callerFields = {
  name: requiredText(TEXT_LIMIT.name),
  email: z.union([z.literal(''), Email]),
} as const

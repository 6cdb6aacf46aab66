import { z } from 'zod/mini'
import { ITEM_PRICE, PREPARATION_MINUTES } from '../constants/catalogue.ts'
import { TEXT_LIMIT } from '../constants/primitives.ts'
import { optionalText, requiredText } from './primitives.ts'

const minutes = z.int().check(z.minimum(PREPARATION_MINUTES.min), z.maximum(PREPARATION_MINUTES.max))

/** What is typed of an item. */
export const itemFields = {
  name: requiredText(TEXT_LIMIT.name, 'Please enter a name for the item.'),
  description: optionalText(TEXT_LIMIT.paragraph),
  price: z.number({ error: 'Please enter a price.' }).check(
    z.minimum(ITEM_PRICE.min, 'Please enter a price.'),
    z.maximum(ITEM_PRICE.max, 'This price is too high.'),
    z.refine((naira) => Math.round(naira * 100) / 100 === naira, 'Please use at most two decimals.'),
  ),
  preparationMinutes: z
    .strictObject({ min: minutes, max: minutes })
    .check(z.refine(({ min, max }) => min <= max, 'The second time must be the longer one.')),
} as const

import { z } from 'zod/mini'
import { ITEM_PRICE, PREPARATION_MINUTES } from './catalogue.constants.ts'
import { OPTION_CHOICES, OPTION_GROUPS, OPTION_PRICE } from './options.constants.ts'
import { TEXT_LIMIT } from '../common/primitives.constants.ts'
import { optionalText, requiredText } from '../common/primitives.fields.ts'

const needMinutes = 'Please enter minutes.'
const minutes = z
  .int({ error: needMinutes })
  .check(z.minimum(PREPARATION_MINUTES.min, needMinutes), z.maximum(PREPARATION_MINUTES.max, needMinutes))

const inKobo = (naira: number) => Math.round(naira * 100) / 100 === naira
const twoDecimals = 'Please use at most two decimals.'

const howMany = (min: number) =>
  z
    .int({ error: 'Please enter a whole number.' })
    .check(
      z.minimum(min, `At least ${min}.`),
      z.maximum(OPTION_CHOICES.max, `At most ${OPTION_CHOICES.max}.`),
    )

const choice = z.strictObject({
  // Whoever adds the choice makes it, or the server. It stays with the choice, so that carts know it again.
  _id: z.optional(z.uuid({ error: 'This is not an id of a choice.' }).check(z.toLowerCase())),
  name: requiredText(TEXT_LIMIT.givenName, 'Please name this choice.'),
  price: z
    .number({ error: 'Please enter what it adds to the price, or 0.' })
    .check(
      z.minimum(OPTION_PRICE.min, 'A choice cannot lower the price.'),
      z.maximum(OPTION_PRICE.max, 'This price is too high.'),
      z.refine(inKobo, twoDecimals),
    ),
  isAvailable: z._default(z.boolean(), true),
})

const optionGroup = z
  .strictObject({
    name: requiredText(TEXT_LIMIT.givenName, 'Please name these options, such as Size.'),
    min: howMany(0),
    max: howMany(1),
    choices: z
      .array(choice)
      .check(
        z.minLength(OPTION_CHOICES.min, 'Please add a choice.'),
        z.maxLength(OPTION_CHOICES.max, `At most ${OPTION_CHOICES.max} choices.`),
      ),
  })
  .check(
    z.refine(({ min, max }) => min <= max, {
      path: ['max'],
      error: 'The second number must not be the smaller one.',
    }),
    z.refine(({ min, choices }) => min <= choices.length, {
      path: ['min'],
      error: 'There are fewer choices than that.',
    }),
  )

/** The fields of an item that its shop fills in. */
export const itemFields = {
  name: requiredText(TEXT_LIMIT.name, 'Please enter a name for the item.'),
  description: optionalText(TEXT_LIMIT.paragraph),
  price: z
    .number({ error: 'Please enter a price.' })
    .check(
      z.minimum(ITEM_PRICE.min, 'Please enter a price.'),
      z.maximum(ITEM_PRICE.max, 'This price is too high.'),
      z.refine(inKobo, twoDecimals),
    ),
  preparationMinutes: z
    .strictObject({ min: minutes, max: minutes })
    .check(z.refine(({ min, max }) => min <= max, 'The second time must be the longer one.')),
  options: z.optional(
    z.array(optionGroup).check(
      z.maxLength(OPTION_GROUPS.max, `At most ${OPTION_GROUPS.max} groups of options.`),
      z.refine((groups) => {
        const ids = groups.flatMap(({ choices }) => choices.flatMap(({ _id }) => _id ?? []))
        return new Set(ids).size === ids.length
      }, 'Two choices have the same id.'),
    ),
  ),
} as const

import { type Item, itemFields, type ItemInput } from '@ozi/contract'
import type { ErrorsAt } from '~/form/errors'
import { messagesOf } from '~/form/rule'
import { serverWordsNow } from '~/language'
import { amountOf } from './amountOf'
import { isListed } from './itemUpdate'
import {
  type GroupValues,
  isOptionField,
  type OptionField,
  optionInputOf,
  optionValuesOf,
} from './optionValues'

/** An item as typed in the form. */
export interface ItemValues {
  name: string
  description: string
  price: string
  /** In minutes. */
  from: string
  to: string
  isAvailable: boolean
  options: readonly GroupValues[]
  /** A data URL of a new picture, the current picture's URL, or ''. */
  image: string
}

export const ITEM_FIELDS = ['name', 'description', 'price', 'from', 'to', 'image'] as const
type PlainField = (typeof ITEM_FIELDS)[number]
export type ItemField = PlainField | OptionField
type ItemErrors = ErrorsAt<ItemField>

export const NEW_ITEM: ItemValues = {
  name: '',
  description: '',
  price: '',
  from: '20',
  to: '30',
  isAvailable: true,
  options: [],
  image: '',
}

export const toItemValues = (item: Item): ItemValues => ({
  name: item.name,
  description: item.description,
  price: String(item.price),
  from: String(item.preparationMinutes.min),
  to: String(item.preparationMinutes.max),
  isAvailable: isListed(item),
  options: optionValuesOf(item.options),
  image: item.image,
})

const minutesOf = (text: string): number => (/^\d+$/.test(text.trim()) ? Number(text.trim()) : NaN)

/** Validates what is typed; the server validates everything again. */
export function checkItem(values: ItemValues): ItemErrors {
  return itemErrorsOf(messagesOf(itemFields, toItemInput(values, values.image)))
}

/** The request for an item. @param present the current picture's URL; an unchanged picture is not sent */
export function toItemInput(
  values: ItemValues,
  present: string,
): ItemInput & Required<Pick<ItemInput, 'options'>> {
  return {
    name: values.name.trim(),
    description: values.description.trim(),
    price: amountOf(values.price),
    preparationMinutes: { min: minutesOf(values.from), max: minutesOf(values.to) },
    isAvailable: values.isAvailable,
    options: optionInputOf(values.options),
    ...(values.image === present ? {} : { image: values.image }),
  }
}

/** The contract's messages by field of this form. */
export function itemErrorsOf(fields: Readonly<Record<string, string>> | undefined): ItemErrors {
  if (fields === undefined) return {}
  const named = (field: string) => fields[field]
  const errors: Record<PlainField, string | undefined> = {
    name: named('name'),
    description: named('description'),
    price: named('price'),
    from: named('preparationMinutes.min'),
    to: named('preparationMinutes.max') ?? named('preparationMinutes'),
    image: named('image'),
  }
  const ofOptions = Object.entries(fields).filter(([path]) => isOptionField(path))
  return Object.fromEntries(
    [...Object.entries(errors), ...ofOptions].flatMap(([field, text]) =>
      text === undefined ? [] : [[field, serverWordsNow(text)]],
    ),
  )
}

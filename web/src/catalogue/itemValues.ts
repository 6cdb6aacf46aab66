import { type Item, itemFields, type ItemInput } from '@ozi/contract'
import type { ErrorsAt } from '~/form/problems'
import { messagesOf } from '~/form/rule'
import { isListed } from './itemUpdate'

/** An item as typed in the form. */
export interface ItemValues {
  name: string
  description: string
  price: string
  /** In minutes. */
  from: string
  to: string
  isAvailable: boolean
  /** A data URL of a new picture, the current picture's URL, or ''. */
  image: string
}

export const ITEM_FIELDS = ['name', 'description', 'price', 'from', 'to', 'image'] as const
export type ItemField = (typeof ITEM_FIELDS)[number]
export type ItemErrors = ErrorsAt<ItemField>

export const NEW_ITEM: ItemValues = {
  name: '',
  description: '',
  price: '',
  from: '20',
  to: '30',
  isAvailable: true,
  image: '',
}

export const valuesOf = (item: Item): ItemValues => ({
  name: item.name,
  description: item.description,
  price: String(item.price),
  from: String(item.preparationMinutes.min),
  to: String(item.preparationMinutes.max),
  isAvailable: isListed(item),
  image: item.image,
})

/** A number as people type it, with or without commas and the naira sign; NaN for anything else. */
export function amountOf(text: string): number {
  const plain = text.replace(/[₦,\s]/g, '')
  return /^\d+(\.\d{1,2})?$/.test(plain) ? Number(plain) : NaN
}

const minutesOf = (text: string): number => (/^\d+$/.test(text.trim()) ? Number(text.trim()) : NaN)

/** Validates what is typed; the server validates everything again. */
export function checkItem(values: ItemValues): ItemErrors {
  const messages = messagesOf(itemFields, { options: undefined, ...inputOf(values, values.image) })
  // The contract has no words of its own for minutes that are none.
  for (const end of ['preparationMinutes.min', 'preparationMinutes.max']) {
    if (end in messages) messages[end] = 'Please enter minutes.'
  }
  return errorsOf(messages)
}

/** The request for an item. @param present the current picture's URL; an unchanged picture is not sent */
export function inputOf(values: ItemValues, present: string): ItemInput {
  return {
    name: values.name.trim(),
    description: values.description.trim(),
    price: amountOf(values.price),
    preparationMinutes: { min: minutesOf(values.from), max: minutesOf(values.to) },
    isAvailable: values.isAvailable,
    ...(values.image === present ? {} : { image: values.image }),
  }
}

/** The contract's messages by field of this form. */
export function errorsOf(fields: Readonly<Record<string, string>> | undefined): ItemErrors {
  if (fields === undefined) return {}
  const named = (field: string) => fields[field]
  const errors: Record<ItemField, string | undefined> = {
    name: named('name'),
    description: named('description'),
    price: named('price'),
    from: named('preparationMinutes.min'),
    to: named('preparationMinutes.max') ?? named('preparationMinutes'),
    image: named('image'),
  }
  return Object.fromEntries(Object.entries(errors).filter(([, text]) => text !== undefined))
}

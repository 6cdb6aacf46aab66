import { type Item, type ItemInput, ITEM_PRICE, PREPARATION_MINUTES } from '@ozi/contract'

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
export type ItemErrors = Partial<Record<ItemField, string>>

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
  isAvailable: item.isAvailable,
  image: item.image,
})

/** A number as people type it, with or without commas and the naira sign; NaN for anything else. */
export function amountOf(text: string): number {
  const plain = text.replace(/[₦,\s]/g, '')
  return /^\d+(\.\d{1,2})?$/.test(plain) ? Number(plain) : NaN
}

const minutesOf = (text: string): number => (/^\d+$/.test(text.trim()) ? Number(text.trim()) : NaN)

/** Validates what the browser can; the server validates everything again. */
export function checkItem(values: ItemValues): ItemErrors {
  const errors: ItemErrors = {}
  const price = amountOf(values.price)
  const [from, to] = [minutesOf(values.from), minutesOf(values.to)]
  if (values.name.trim() === '') errors.name = 'Please enter a name for the item.'
  if (!(price >= ITEM_PRICE.min)) errors.price = 'Please enter a price.'
  else if (price > ITEM_PRICE.max) errors.price = 'This price is too high.'
  const isMinutes = (minutes: number) =>
    minutes >= PREPARATION_MINUTES.min && minutes <= PREPARATION_MINUTES.max
  if (!isMinutes(from)) errors.from = 'Please enter minutes.'
  if (!isMinutes(to)) errors.to = 'Please enter minutes.'
  else if (to < from) errors.to = 'The second time must be the longer one.'
  return errors
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

/** The server's messages by field of this form. */
export function errorsOf(fields: Readonly<Record<string, string>> | undefined): ItemErrors {
  if (fields === undefined) return {}
  const named = (field: string) => fields[field]
  const errors: Record<ItemField, string | undefined> = {
    name: named('name'),
    description: named('description'),
    price: named('price'),
    from: named('preparationMinutes.min') ?? named('preparationMinutes'),
    to: named('preparationMinutes.max'),
    image: named('image'),
  }
  return Object.fromEntries(Object.entries(errors).filter(([, text]) => text !== undefined))
}

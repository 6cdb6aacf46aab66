import type { ItemInput, OptionGroup } from '@ozi/contract'
import { newKey } from '~/browser/idempotencyKey'
import { amountOf } from './amountOf'

/** A choice as typed; `key` tells those apart that the server has not seen yet. */
export interface ChoiceValues {
  readonly key: string
  /** Absent of a new choice. */
  readonly _id?: string
  readonly name: string
  readonly price: string
  readonly isAvailable: boolean
}

/** A group of options as typed. */
export interface GroupValues {
  readonly key: string
  readonly name: string
  readonly min: string
  readonly max: string
  readonly choices: readonly ChoiceValues[]
}

/** A field of the options, by its path in a refusal, which is also the control's id. */
export type OptionField = 'options' | `options.${string}`

export const newChoice = (): ChoiceValues => ({ key: newKey(), name: '', price: '0', isAvailable: true })

export const newGroup = (): GroupValues => ({
  key: newKey(),
  name: '',
  min: '1',
  max: '1',
  choices: [newChoice(), newChoice()],
})

export const optionValuesOf = (groups: readonly OptionGroup[]): GroupValues[] =>
  groups.map(({ name, min, max, choices }) => ({
    key: newKey(),
    name,
    min: String(min),
    max: String(max),
    choices: choices.map(({ _id, name, price, isAvailable }) => ({
      key: _id,
      _id,
      name,
      isAvailable,
      price: String(price),
    })),
  }))

const countOf = (text: string): number => (/^\d+$/.test(text.trim()) ? Number(text.trim()) : NaN)

/** An empty price adds nothing. */
export const optionInputOf = (groups: readonly GroupValues[]): NonNullable<ItemInput['options']> =>
  groups.map(({ name, min, max, choices }) => ({
    name: name.trim(),
    min: countOf(min),
    max: countOf(max),
    choices: choices.map(({ _id, name, price, isAvailable }) => ({
      ...(_id !== undefined && { _id }),
      name: name.trim(),
      isAvailable,
      price: price.trim() === '' ? 0 : amountOf(price),
    })),
  }))

/** The fields in the order of the form. */
export const optionFieldsOf = (groups: readonly GroupValues[]): OptionField[] => [
  'options',
  ...groups.flatMap(({ choices }, at): OptionField[] => [
    ...(['name', 'min', 'max'] as const).map((field): OptionField => `options.${at}.${field}`),
    ...choices.flatMap((_, of): OptionField[] => [
      `options.${at}.choices.${of}.name`,
      `options.${at}.choices.${of}.price`,
    ]),
    `options.${at}.choices`,
  ]),
]

export const isOptionField = (path: string): path is OptionField =>
  path === 'options' || path.startsWith('options.')

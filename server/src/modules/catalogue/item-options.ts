import type { ItemInput, OptionGroup } from '@ozi/contract'
import { v7 as newId } from 'uuid'
import { toKobo, toNaira } from '../../platform/money.ts'

export interface ChoiceRow {
  readonly _id: string
  readonly name: string
  readonly priceKobo: number
  readonly isAvailable: boolean
}

/** A group of options as an item's row has it. */
export interface GroupRow {
  readonly name: string
  readonly min: number
  readonly max: number
  readonly choices: readonly ChoiceRow[]
}

export const toOptions = (groups: readonly GroupRow[]): OptionGroup[] =>
  groups.map(({ name, min, max, choices }) => ({
    name,
    min,
    max,
    choices: choices.map(({ _id, name, priceKobo, isAvailable }) => ({
      _id,
      name,
      isAvailable,
      price: toNaira(priceKobo),
    })),
  }))

/** A choice without an id gets one. */
export const toGroupRows = (groups: NonNullable<ItemInput['options']>): GroupRow[] =>
  groups.map(({ name, min, max, choices }) => ({
    name,
    min,
    max,
    choices: choices.map(({ _id = newId(), name, price, isAvailable }) => ({
      _id,
      name,
      isAvailable,
      priceKobo: toKobo(price),
    })),
  }))

/** A line of text for each group, for people who read the audit log: 'Size (1-1): Small, Large +800'. */
export const optionsInWords = (groups: readonly OptionGroup[]): string[] =>
  groups.map(({ name, min, max, choices }) => {
    const words = choices.map(
      (choice) =>
        `${choice.name}${choice.price > 0 ? ` +${choice.price}` : ''}${choice.isAvailable ? '' : ' (not available)'}`,
    )
    return `${name} (${min}-${max}): ${words.join(', ')}`
  })

import { expect, test } from 'vitest'
import { ItemInput } from '../catalogue/catalogue.ts'
import { ITEM_COLUMNS } from '../catalogue/item-imports.constants.ts'
import { RIDER_COLUMNS } from '../riders/rider-imports.constants.ts'
import { RiderInput } from '../riders/riders.ts'

/** A field that a file does not bring belongs here, with its reason. */
const NOT_IMPORTABLE = {
  // Each rider chooses a password by a mailed link.
  rider: ['password', 'confirmPassword'],
  // A file of lines holds neither pictures nor groups of options; an import keeps both.
  // An item that is out for today is on the list again tomorrow.
  item: ['image', 'isOutToday', 'options'],
}

const keysOf = (columns: readonly { readonly key: string }[]) => columns.map(({ key }) => key)

test('a field of a new rider is a column of the import', () => {
  const known = [...keysOf(RIDER_COLUMNS), ...NOT_IMPORTABLE.rider]
  expect(Object.keys(RiderInput.shape).toSorted()).toEqual(known.toSorted())
})

test('a field of a new item is a column of the import', () => {
  // The two times are one field.
  const columns = new Set(
    keysOf(ITEM_COLUMNS).map((key) => key.replace(/^ready(From|To)$/, 'preparationMinutes')),
  )
  expect(Object.keys(ItemInput.shape).toSorted()).toEqual([...columns, ...NOT_IMPORTABLE.item].toSorted())
})

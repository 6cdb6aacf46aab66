import {
  IMPORTED_FIELDS,
  ITEM_COLUMNS,
  itemImportMessages,
  NEW_ITEM_DEFAULTS,
  type ImportProblem,
  type ItemImportLine,
  type ItemLine,
} from '@ozi/contract'
import { isDeepStrictEqual } from 'node:util'
import type { GoodLine } from '../../../platform/csv/read-import.ts'

type ItemValues = ItemImportLine['item']

/** An item that the shop already has, with the fields that a file can change. */
export interface PresentItem extends ItemValues {
  readonly _id: string
  readonly version: number
}

export interface LinePlan {
  readonly shown: ItemImportLine
  /** Null for a new item. */
  readonly present: PresentItem | null
}

/** Plans what each line would do; names that differ only in case are the same. */
export function planLines(
  lines: readonly GoodLine<ItemLine>[],
  present: readonly PresentItem[],
): { readonly planned: readonly LinePlan[]; readonly refused: readonly ImportProblem[] } {
  const byName = Map.groupBy(present, ({ name }) => nameKey(name))
  const firstLines = new Map<string, number>()
  const planned: LinePlan[] = []
  const refused: ImportProblem[] = []
  for (const { line, row } of lines) {
    const refuse = (key: keyof ItemLine, message: string) =>
      refused.push({ line, column: ITEM_COLUMNS.find((column) => column.key === key)?.head ?? '', message })
    const key = nameKey(row.name)
    const [found = null, another] = byName.get(key) ?? []
    const firstLine = firstLines.get(key)
    const item = merge(row, found ?? NEW_ITEM_DEFAULTS, found?.name ?? row.name)
    if (firstLine !== undefined) refuse('name', itemImportMessages.repeated(firstLine))
    else if (another) refuse('name', itemImportMessages.ambiguous)
    else if (item.preparationMinutes.min > item.preparationMinutes.max) {
      refuse(row.readyTo === undefined ? 'readyFrom' : 'readyTo', itemImportMessages.timesInOrder)
    } else planned.push({ shown: shownOf(line, item, found), present: found })
    if (firstLine === undefined) firstLines.set(key, line)
  }
  return { planned, refused }
}

const nameKey = (name: string): string => name.normalize('NFC').toLowerCase()

/** The line's values; where it leaves a field empty, the present value. */
function merge(row: ItemLine, kept: Omit<ItemValues, 'name' | 'price'>, name: string): ItemValues {
  return {
    // The shop's own spelling: a file in capitals must not change the menu.
    name,
    price: row.price,
    description: row.description ?? kept.description,
    preparationMinutes: {
      min: row.readyFrom ?? kept.preparationMinutes.min,
      max: row.readyTo ?? kept.preparationMinutes.max,
    },
    isAvailable: row.isAvailable ?? kept.isAvailable,
  }
}

function shownOf(line: number, item: ItemValues, present: PresentItem | null): ItemImportLine {
  if (present === null) return { line, outcome: 'added', item, changes: [], presentPrice: null }
  const changes = IMPORTED_FIELDS.filter((field) => !isDeepStrictEqual(item[field], present[field]))
  const outcome = changes.length === 0 ? 'same' : 'changed'
  return { line, outcome, item, changes, presentPrice: present.price }
}

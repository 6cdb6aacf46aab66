import { importMessages, type ImportColumn, type ImportProblem } from '@ozi/contract'
import type { z } from 'zod'
import { readCells } from './read-cells.ts'
import { placeColumns } from './place-columns.ts'

/** A valid line. */
export interface GoodLine<Row> {
  /** Counted from 1, as editors do. */
  readonly line: number
  readonly row: Row
}

interface ImportContent<Row> {
  readonly lines: readonly GoodLine<Row>[]
  /** In file order. */
  readonly problems: readonly ImportProblem[]
}

/**
 * Reads a CSV file and validates each line on its own: a bad line does not affect others. Cells are strings,
 * whatever they look like; an empty cell counts as absent.
 *
 * @param columns the allowed columns, in any order; their keys are the schema's
 * @throws Refusal VALIDATION with `data.fields.csv` if something is wrong with the whole file
 */
export function readImport<Row>(
  csv: string,
  columns: readonly ImportColumn[],
  schema: z.ZodType<Row>,
): ImportContent<Row> {
  const { head, records } = readCells(csv)
  const places = placeColumns(head, columns)
  const lines: GoodLine<Row>[] = []
  const problems: ImportProblem[] = []
  const headOf = (key: unknown) => columns.find((column) => column.key === key)?.head ?? ''

  for (const { line, cells } of records) {
    if (cells.slice(places.length).some((cell) => cell.trim() !== '')) {
      problems.push({ line, column: '', message: importMessages.tooManyCells })
      continue
    }
    const fields = places.flatMap((key, at) => {
      const cell = cells[at]?.trim() ?? ''
      return key === null || cell === '' ? [] : [[key, cell] as const]
    })
    const checked = schema.safeParse(Object.fromEntries(fields))
    if (checked.success) lines.push({ line, row: checked.data })
    else problems.push(...problemsOf(checked.error.issues, line, headOf))
  }
  return { lines, problems }
}

/** The first problem of each cell. */
function problemsOf(
  issues: readonly z.core.$ZodIssue[],
  line: number,
  headOf: (key: unknown) => string,
): ImportProblem[] {
  const byColumn = new Map<string, ImportProblem>()
  for (const { path, message } of issues) {
    const column = headOf(path[0])
    if (!byColumn.has(column)) byColumn.set(column, { line, column, message })
  }
  return [...byColumn.values()]
}

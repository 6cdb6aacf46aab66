import { z } from 'zod'

/** Lists brought in from a file of a spreadsheet: read and checked line by line, then kept in one go. */

// Limits
export const IMPORT_LIMIT = { bytes: 1024 * 1024, rows: 2000 } as const

// Messages
export const importMessages = {
  notCsv: 'This is not a CSV file. In your spreadsheet, choose “Save as” or “Download”, then CSV.',
  wrongEncoding:
    'We cannot read the letters in this file. Please save it as “CSV UTF-8” and choose it again.',
  tooLarge: 'This file is larger than 1 MB. Please split it into smaller files.',
  tooManyRows: `A file may have ${IMPORT_LIMIT.rows.toLocaleString('en')} lines at most. Please split it into smaller files.`,
  empty: 'This file is empty.',
  noRows: 'This file has column names, but no lines below them.',
  tooManyCells: 'This line has more cells than there are columns.',
  nothingToImport: 'No line of this file can be imported.',
} as const

// Shapes

/** A column of a file: its name stands in the first line. */
export interface ImportColumn {
  /** The field of a line's schema. */
  readonly key: string
  readonly head: string
  readonly isRequired: boolean
  /** Stands in the template. */
  readonly example: string
}

/** Counts bytes as the file has them. */
const bytesOf = (text: string): number => new TextEncoder().encode(text).length

/** A file as text: UTF-8 with or without a byte order mark, cells between commas or semicolons. */
export const CsvText = z
  .string({ error: importMessages.notCsv })
  .refine((text) => text.length <= IMPORT_LIMIT.bytes && bytesOf(text) <= IMPORT_LIMIT.bytes, {
    error: importMessages.tooLarge,
    abort: true,
  })
  .meta({
    description: `a CSV file as text, at most ${IMPORT_LIMIT.rows} lines below the names of its columns`,
  })

/** What is wrong with a line. */
export const ImportProblem = z.object({
  line: z.int().meta({ description: 'as editors count them: the first line has the names of the columns' }),
  column: z.string().meta({ description: 'the name of the column; empty where it is about the whole line' }),
  message: z.string(),
})
export type ImportProblem = z.infer<typeof ImportProblem>

/**
 * Stands for what a preview said would happen. Sent back with the same file, that happens and nothing else; where it
 * no longer would, nothing is kept: 409 CHANGED_MEANWHILE, and a new preview says what would happen now.
 */
export const ImportPlan = z.string().min(1).max(100)

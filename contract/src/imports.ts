import { z } from 'zod'

/** Lists imported from a spreadsheet's file: validated line by line, then stored all at once. */

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

/** A column of a file; the first line contains its name. */
export interface ImportColumn {
  /** The field in a line's schema. */
  readonly key: string
  readonly head: string
  readonly isRequired: boolean
  /** An example value for the template. */
  readonly example: string
}

/** The size in bytes that the text has in its file. */
const bytesOf = (text: string): number => new TextEncoder().encode(text).length

/** A file's text: UTF-8 with or without a byte order mark, cells separated by commas or semicolons. */
export const CsvText = z
  .string({ error: importMessages.notCsv })
  .refine((text) => text.length <= IMPORT_LIMIT.bytes && bytesOf(text) <= IMPORT_LIMIT.bytes, {
    error: importMessages.tooLarge,
    abort: true,
  })
  .meta({
    description: `a CSV file as text, at most ${IMPORT_LIMIT.rows} lines below the names of its columns`,
  })

/** A problem in a line. */
export const ImportProblem = z.object({
  line: z.int().meta({ description: 'as editors count them: the first line has the names of the columns' }),
  column: z.string().meta({ description: 'the name of the column; empty where it is about the whole line' }),
  message: z.string(),
})
export type ImportProblem = z.infer<typeof ImportProblem>

/**
 * Identifies what a preview announced. Sent back with the same file, exactly that is done. If it no longer
 * applies, nothing is stored: 409 CHANGED_MEANWHILE, and a new preview is needed.
 */
export const ImportPlan = z.string().min(1).max(100)

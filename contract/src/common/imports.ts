import { z } from 'zod'
import { IMPORT_LIMIT, importMessages } from './imports.constants.ts'

/** Lists imported from a spreadsheet's file: validated line by line, then stored all at once. */

// Shapes
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

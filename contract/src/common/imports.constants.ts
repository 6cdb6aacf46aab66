// Limits
export const IMPORT_LIMIT = {
  bytes: 1024 * 1024,
  rows: 2000,
  columns: 50,
  /** The characters of a line; the texts of an item are much shorter. */
  lineLength: 20_000,
} as const

/**
 * How often one account may preview or import a file: reading a large one takes longer than any other call. Somebody who
 * corrects a file by hand tries it a few times a minute.
 */
export const IMPORT_TRIES = { name: 'imports', requests: 20, windowSeconds: 60 } as const

// Messages
export const importMessages = {
  notCsv: 'This is not a CSV file. In your spreadsheet, choose “Save as” or “Download”, then CSV.',
  wrongEncoding:
    'We cannot read the letters in this file. Please save it as “CSV UTF-8” and choose it again.',
  tooLarge: 'This file is larger than 1 MB. Please split it into smaller files.',
  tooManyRows: `A file may have ${IMPORT_LIMIT.rows.toLocaleString('en')} lines at most. Please split it into smaller files.`,
  tooManyColumns: `A file may have ${IMPORT_LIMIT.columns} columns at most. Please remove those that we do not ask for.`,
  lineTooLong: 'A line of this file is too long. Is there a quotation mark that is opened and never closed?',
  empty: 'This file is empty.',
  noRows: 'This file has column names, but no lines below them.',
  tooManyCells: 'This line has more cells than there are columns.',
  nothingToImport: 'No line of this file can be imported.',
} as const

// Columns
/** A column of a file; the first line contains its name. */
export interface ImportColumn {
  /** The field in a line's schema. */
  readonly key: string
  readonly head: string
  readonly isRequired: boolean
  /** An example value for the template. */
  readonly example: string
}

import type { ImportColumn } from '@ozi/contract'

/** A file to begin with: the names of the columns, and one line as an example. */
export function templateOf(columns: readonly ImportColumn[]): string {
  const line = (cells: readonly string[]) => cells.map(quoted).join(',')
  return `\ufeff${line(columns.map(({ head }) => head))}\r\n${line(columns.map(({ example }) => example))}\r\n`
}

const quoted = (cell: string) => (/[",;\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

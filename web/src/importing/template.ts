import type { ImportColumn } from '@ozi/contract'

/** A template file: the column names and one example line. */
export function templateOf(columns: readonly ImportColumn[]): string {
  const line = (cells: readonly string[]) => cells.map(quoted).join(',')
  return `\ufeff${line(columns.map(({ head }) => head))}\r\n${line(columns.map(({ example }) => example))}\r\n`
}

const quoted = (cell: string) => (/[",;\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

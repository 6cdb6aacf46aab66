import { IMPORT_LIMIT, importMessages } from '@ozi/contract'

type FileText = { readonly csv: string } | { readonly error: string }

/** UTF-16, which spreadsheets call 'Unicode text'. */
const isUtf16 = ([first, second]: Uint8Array): boolean =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)

/** Reads the text of a CSV file. Refuses what can only be seen in its bytes; the server checks the rest. */
export async function readCsvFile(file: Blob): Promise<FileText> {
  if (file.size > IMPORT_LIMIT.bytes) return { error: importMessages.tooLarge }
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (isUtf16(bytes)) return { error: importMessages.wrongEncoding }
  if (bytes.includes(0)) return { error: importMessages.notCsv }
  try {
    return { csv: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    return { error: importMessages.wrongEncoding }
  }
}

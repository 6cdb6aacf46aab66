import { IMPORT_LIMIT, importMessages } from '@ozi/contract'
import { expect, it } from 'vitest'
import { readCsvFile } from './readCsvFile'

const read = (...parts: (string | readonly number[])[]) =>
  readCsvFile(new Blob(parts.map((part) => (typeof part === 'string' ? part : new Uint8Array(part)))))

it('a UTF-8 file is read with and without a byte order mark', async () => {
  expect(await read('Name,Price\nỌfe Ọha,900')).toEqual({ csv: 'Name,Price\nỌfe Ọha,900' })
  expect(await read([0xef, 0xbb, 0xbf], 'Name')).toEqual({ csv: 'Name' })
})

it('another encoding, a workbook and a large file are each refused', async () => {
  expect(await read('Caf', [0xe9])).toEqual({ error: importMessages.wrongEncoding })
  expect(await read([0xff, 0xfe, 0x4e, 0x00])).toEqual({ error: importMessages.wrongEncoding })
  expect(await read('PK', [3, 4, 0, 0])).toEqual({ error: importMessages.notCsv })
  expect(await read('x'.repeat(IMPORT_LIMIT.bytes + 1))).toEqual({ error: importMessages.tooLarge })
})

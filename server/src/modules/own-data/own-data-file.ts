import { PassThrough, pipeline, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import type { Database } from '../../platform/database/database.ts'
import type { FileStore } from '../../platform/storage/file-store.ts'
import { findRole, listPictures, readSection } from './own-data-file.store.ts'
import { sectionsOf, type Section } from './sections.store.ts'

export interface OwnDataFileDeps {
  readonly database: Pick<Database, 'sql'>
  readonly store: Pick<FileStore, 'read'>
}

/** All that is kept of a person, as a ZIP that is written while it is read, so that memory never holds all of it. */
export const createOwnDataFile =
  ({ database, store }: OwnDataFileDeps) =>
  async (accountId: string): Promise<Readable | null> => {
    const role = await findRole(database.sql, accountId)
    if (role === null) return null
    const sections = sectionsOf(role)
    const zip = new ZipFile()
    const out = new PassThrough()
    const breakOff = (error: Error) => void out.destroy(error)
    pipeline(zip.outputStream, out, () => undefined)
    // Without a listener, an error of one of these streams would end the process.
    for (const emitter of [zip, zip.outputStream]) emitter.on('error', breakOff)
    zip.addBuffer(Buffer.from(contents(sections)), 'README.txt')
    for (const section of sections) {
      zip.addReadStreamLazy(`${section.name}.json`, (done) => {
        const pages = readSection(database.sql, section, accountId)
        const rows = Readable.from(jsonOf(pages), { objectMode: false })
        done(null, rows.on('error', breakOff))
      })
    }
    for (const key of await listPictures(database.sql, accountId)) {
      // A picture is drawn as WebP already: packing it makes it no smaller.
      zip.addReadStreamLazy(`pictures/${key.replaceAll('/', '-')}`, { compress: false }, (done) => {
        void readPicture(key).then(
          (bytes) => done(null, Readable.from([bytes])),
          (error: unknown) => done(error, Readable.from([])),
        )
      })
    }
    zip.end()
    return out

    /** The bytes of a picture; none if it was deleted after its name was read. */
    async function readPicture(key: string): Promise<Buffer> {
      try {
        return await buffer(store.read(key))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return Buffer.alloc(0)
        throw error
      }
    }
  }

/** A JSON array, page by page. */
async function* jsonOf(pages: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let separator = '[\n'
  for await (const rows of pages) {
    if (rows.length === 0) continue
    yield separator + rows.map((row) => JSON.stringify(row, null, 2)).join(',\n')
    separator = ',\n'
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n'
}

const contents = (sections: readonly Section[]): string =>
  [
    'All that Ozi keeps about you.',
    '',
    ...sections.map(({ name, about }) => `${name}.json: ${about}.`),
    'pictures: your own pictures. The other files say which is which.',
    '',
    'Times are in UTC, amounts in naira. Passwords, codes and keys are not in it, and of other people only what you see in Ozi.',
    '',
  ].join('\n')

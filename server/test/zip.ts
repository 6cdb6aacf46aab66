import { text } from 'node:stream/consumers'
import { fromBuffer } from 'yauzl'

/** The files of a ZIP as texts, by name. */
export function filesIn(zip: Buffer): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  return new Promise((resolve, reject) => {
    fromBuffer(zip, { lazyEntries: true }, (error, archive) => {
      if (error) return reject(error)
      archive.on('error', reject)
      archive.on('end', () => resolve(files))
      archive.on('entry', (entry) => {
        archive.openReadStream(entry, (failure, stream) => {
          if (failure) return reject(failure)
          void text(stream).then((content) => {
            files.set(entry.fileName, content)
            archive.readEntry()
          }, reject)
        })
      })
      archive.readEntry()
    })
  })
}

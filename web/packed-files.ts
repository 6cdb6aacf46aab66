import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const [packBrotli, packGzip] = [promisify(brotliCompress), promisify(gzip)]
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
const GZIP = { level: constants.Z_BEST_COMPRESSION }

/** Files whose name holds their hash: they never change, so they are packed here and not for each visitor. */
const PACKED = /^assets\/.*\.(m?js|css)$/

async function pack(target: string, content: Buffer): Promise<void> {
  await writeFile(`${target}.br`, await packBrotli(content, BROTLI))
  await writeFile(`${target}.gz`, await packGzip(content, GZIP))
}

/** Writes a file that is no part of the bundle, and packs it. */
export async function writePacked(target: string, content: string): Promise<void> {
  await writeFile(target, content)
  await pack(target, Buffer.from(content))
}

/**
 * Lays each script and style sheet packed beside itself, for the server to send: as small as it gets. A style sheet
 * that fits into a connection's first flight (14.6 kB) is there a round trip earlier than one that does not.
 */
export function packedFiles(): Plugin {
  return {
    name: 'packed-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.values(bundle).filter(({ fileName }) => PACKED.test(fileName))
      await Promise.all(
        files.map(async (file) => {
          const content = Buffer.from(file.type === 'chunk' ? file.code : file.source)
          await pack(path.join(dir, file.fileName), content)
        }),
      )
    },
  }
}

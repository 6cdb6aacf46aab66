import { createHash } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import type { Region } from '@ozi/geo'
import { drawTiles } from '@ozi/geo/drawing'

/** The tiles of the region's map. Their bytes never change under this name. */
export interface MapTiles {
  /** A digest of the bytes, in hex. */
  readonly name: string
  readonly blob: Blob
}

const NAME_LENGTH = 16

/** The region's own tiles or, if it has none, those that are drawn from its roads and places. */
export async function readMapTiles(region: Region): Promise<MapTiles> {
  const blob =
    region.tilesFile === undefined
      ? new Blob([Uint8Array.from(drawTiles(region.shapes(), aboutOf(region)))])
      : await openAsBlob(region.tilesFile)
  const digest = createHash('sha256')
  for await (const chunk of blob.stream()) digest.update(chunk)
  return { name: digest.digest('hex').slice(0, NAME_LENGTH), blob }
}

const aboutOf = ({ bbox, city, credits }: Region) => ({ bbox, name: city, credits })

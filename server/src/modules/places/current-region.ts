import { statSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { loadRegion, type Region, RegionError } from '@ozi/geo'
import type { Config } from '../../platform/config.ts'
import { reasonOf } from '../../platform/database/failure.ts'
import type { Log } from '../../platform/log.ts'

type RegionConfig = Pick<Config, 'regionFile' | 'isProduction' | 'allowSketchMaps' | 'maps'>

/** How often a process checks whether the region file was replaced. */
export const REGION_CHECK_SECONDS = 60

/**
 * The region of REGION_FILE. Beside a hosted provider a sketch will do, because no fare is computed from it.
 * @throws RegionError if it cannot be used or must not be charged by
 */
export async function loadServedRegion({ regionFile, isProduction, allowSketchMaps, maps }: RegionConfig) {
  const region = await loadRegion(regionFile)
  const isChargedBy = maps.provider === 'embedded'
  if (isChargedBy && isProduction && region.quality === 'sketch' && !allowSketchMaps) {
    throw new RegionError(
      'holds a sketch, not a surveyed map: set ALLOW_SKETCH_MAPS=true to charge by it all the same',
    )
  }
  return region
}

export interface CurrentRegion {
  /** The region in force: from one moment to the next another, while requests run. */
  get(): Region
  /** Loads the region file if it was replaced. A file that cannot be used leaves the region in force. */
  refresh(): Promise<void>
  /** True if the region file was replaced by one that cannot be used. */
  isOutdated(): boolean
}

/** @param region what REGION_FILE held when this process began */
export function createCurrentRegion(deps: { region: Region; config: RegionConfig; log: Log }): CurrentRegion {
  const { config, log } = deps
  let { region } = deps
  let seenMs = statSync(config.regionFile, { throwIfNoEntry: false })?.mtimeMs
  // A file written since this process began may not be the one that it has read.
  if (seenMs !== undefined && seenMs > performance.timeOrigin) seenMs = undefined
  let failure: string | undefined

  async function refresh(): Promise<void> {
    try {
      const { mtimeMs } = await stat(config.regionFile)
      if (mtimeMs === seenMs && failure === undefined) return
      const next = await loadServedRegion(config)
      seenMs = mtimeMs
      failure = undefined
      if (next.dataVersion === region.dataVersion) return
      region = next
      log.info({ dataVersion: next.dataVersion }, 'the region was replaced')
    } catch (error) {
      const reason = reasonOf(error)
      if (reason !== failure) log.error({ reason }, 'the new region cannot be used; the one before is kept')
      failure = reason
    }
  }

  return { get: () => region, refresh, isOutdated: () => failure !== undefined }
}

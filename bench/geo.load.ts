import { join } from 'node:path'
import { loadRegion } from '@ozi/geo'

/** Loads a region in a process of its own; prints what that took as JSON. Run with --expose-gc. */
const memoryMb = () => {
  globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / 1e6
}
const before = memoryMb()
const cpuBefore = process.cpuUsage()
const started = performance.now()
const region = await loadRegion(join(process.argv[2] ?? '', 'region.json'))
const ms = performance.now() - started
const { user, system } = process.cpuUsage(cpuBefore)
const mb = memoryMb() - before
console.log(JSON.stringify({ ms, cpuMs: (user + system) / 1000, mb, places: region.places.length }))

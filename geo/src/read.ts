import { readFile } from 'node:fs/promises'
import type { BBox, LngLat } from './geometry.ts'

/** The region's files cannot be used; the message is one line that names the file and the field. */
export class RegionError extends Error {
  override name = 'RegionError'
}

export type JsonObject = Record<string, unknown>

/** Reads values from a parsed file; errors name the file and the field. */
export class Reader {
  readonly file: string

  constructor(file: string) {
    this.file = file
  }

  fail(field: string, problem: string): never {
    throw new RegionError(`${this.file}: ${field} ${problem}`)
  }

  object(value: unknown, field: string): JsonObject {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      return this.fail(field, 'must be an object')
    }
    return value as JsonObject
  }

  array(value: unknown, field: string): unknown[] {
    return Array.isArray(value) ? value : this.fail(field, 'must be a list')
  }

  text(value: unknown, field: string): string {
    if (typeof value !== 'string' || value.trim() === '') return this.fail(field, 'must be a text, not empty')
    return value.trim()
  }

  /** A text that may be missing or empty. */
  optionalText(value: unknown, field: string): string {
    if (value === undefined || value === null) return ''
    return typeof value === 'string' ? value.trim() : this.fail(field, 'must be a text')
  }

  number(value: unknown, field: string, min: number, max: number): number {
    if (typeof value !== 'number' || !(value >= min && value <= max)) {
      return this.fail(field, `must be a number from ${min} to ${max}`)
    }
    return value
  }

  /** The index of one of `count` things. */
  index(value: unknown, field: string, count: number): number {
    return Number.isInteger(value) && Number(value) >= 0 && Number(value) < count
      ? Number(value)
      : this.fail(field, `must be a whole number from 0 to ${count - 1}`)
  }

  lngLat(value: unknown, field: string): LngLat {
    const pair = this.array(value, field)
    if (pair.length < 2) this.fail(field, 'must be [longitude, latitude]')
    return [this.number(pair[0], `${field}[0]`, -180, 180), this.number(pair[1], `${field}[1]`, -90, 90)]
  }

  lineString(value: unknown, field: string): LngLat[] {
    const points = this.array(value, field)
    if (points.length < 2) this.fail(field, 'must have at least two points')
    return points.map((point, i) => this.lngLat(point, `${field}[${i}]`))
  }

  bbox(value: unknown, field: string): BBox {
    const sides = this.array(value, field)
    if (sides.length !== 4) this.fail(field, 'must be [west, south, east, north]')
    const west = this.number(sides[0], `${field}[0]`, -180, 180)
    const south = this.number(sides[1], `${field}[1]`, -90, 90)
    const east = this.number(sides[2], `${field}[2]`, -180, 180)
    const north = this.number(sides[3], `${field}[3]`, -90, 90)
    if (west >= east || south >= north) this.fail(field, 'must have west below east and south below north')
    return [west, south, east, north]
  }
}

/** The bytes of a file, or a RegionError that names it. */
export async function readBytes(path: string): Promise<Buffer> {
  try {
    return await readFile(path)
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown error'
    throw new RegionError(`${path}: cannot be read (${code})`)
  }
}

/** A file's JSON, or a RegionError that names it. */
export function parseJson(path: string, bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8')) as unknown
  } catch (error) {
    throw new RegionError(`${path}: is not JSON (${(error as Error).message.split('\n')[0]})`)
  }
}

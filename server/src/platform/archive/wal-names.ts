/** Files of the write-ahead log: eight digits of timeline, eight of the upper and eight of the lower part. */
const SEGMENT = /^[0-9A-F]{24}$/
const FILES_A_PART = 0x100
export const WAL_BYTES = 16 * 1024 * 1024

export const isSegment = (name: string): boolean => SEGMENT.test(name)

export const timelineOf = (name: string): string => name.slice(0, 8)

/** A file's number, counted across timelines. */
export const numberOf = (name: string): number =>
  Number.parseInt(name.slice(8, 16), 16) * FILES_A_PART + Number.parseInt(name.slice(16, 24), 16)

/** The file that holds a position, e.g. `0/2000028`. */
export function segmentAt(timeline: number, position: string): string {
  const [upper = 0, lower = 0] = position.split('/').map((text) => Number.parseInt(text, 16))
  return [timeline, upper, Math.floor(lower / WAL_BYTES)].map(hex).join('')
}

const hex = (value: number): string => value.toString(16).toUpperCase().padStart(8, '0')

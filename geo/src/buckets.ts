/** Numbers by bucket: those of bucket b are at `start[b]` up to `start[b + 1]` of `items`. */
export type Buckets = { start: Int32Array; items: Int32Array }

/** Sorts the numbers 0, 1, 2 ... into buckets, each ascending. @param bucketOf the bucket of each number */
export function sortIntoBuckets(count: number, bucketOf: ArrayLike<number>): Buckets {
  const start = new Int32Array(count + 1)
  const size = bucketOf.length
  for (let i = 0; i < size; i++) {
    const after = (bucketOf[i] as number) + 1
    start[after] = (start[after] as number) + 1
  }
  for (let b = 0; b < count; b++) start[b + 1] = (start[b + 1] as number) + (start[b] as number)
  const items = new Int32Array(size)
  const next = start.slice()
  for (let i = 0; i < size; i++) {
    const bucket = bucketOf[i] as number
    const at = next[bucket] as number
    next[bucket] = at + 1
    items[at] = i
  }
  return { start, items }
}

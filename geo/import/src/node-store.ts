const CHUNK_BITS = 20
const CHUNK = 1 << CHUNK_BITS
const E7 = 1e7

type Chunk = { ids: Float64Array; lngs: Int32Array; lats: Int32Array }

/**
 * The nodes inside the box as typed arrays, 16 bytes each, found by id. A node's index counts them in the order of
 * their ids.
 */
export class NodeStore {
  private readonly chunks: Chunk[] = []
  private count = 0
  private isSorted = true
  private lastId = -Infinity

  get size(): number {
    return this.count
  }

  /** Coordinates in degrees times 10^7. */
  add(id: number, lng: number, lat: number): void {
    const at = this.count & (CHUNK - 1)
    if (at === 0) {
      this.chunks.push({
        ids: new Float64Array(CHUNK),
        lngs: new Int32Array(CHUNK),
        lats: new Int32Array(CHUNK),
      })
    }
    this.write(this.count++, id, lng, lat)
    if (id <= this.lastId) this.isSorted = false
    this.lastId = id
  }

  /** Call it after the last `add`: most files are sorted already. */
  finish(): void {
    if (this.isSorted) return
    const order = Uint32Array.from({ length: this.count }, (_, i) => i).sort(
      (a, b) => this.idAt(a) - this.idAt(b),
    )
    const sorted = [...order].map((i) => [this.idAt(i), this.lngAt(i), this.latAt(i)] as const)
    sorted.forEach(([id, lng, lat], i) => this.write(i, id, lng * E7, lat * E7))
    this.isSorted = true
  }

  /** The index of a node, or -1 if it is not inside the box. */
  find(id: number): number {
    let low = 0
    let high = this.count - 1
    while (low <= high) {
      const middle = (low + high) >>> 1
      const found = this.idAt(middle)
      if (found === id) return middle
      if (found < id) low = middle + 1
      else high = middle - 1
    }
    return -1
  }

  lngAt(index: number): number {
    return (this.chunks[index >>> CHUNK_BITS]?.lngs[index & (CHUNK - 1)] ?? 0) / E7
  }

  latAt(index: number): number {
    return (this.chunks[index >>> CHUNK_BITS]?.lats[index & (CHUNK - 1)] ?? 0) / E7
  }

  private idAt(index: number): number {
    return this.chunks[index >>> CHUNK_BITS]?.ids[index & (CHUNK - 1)] ?? 0
  }

  private write(index: number, id: number, lng: number, lat: number): void {
    const chunk = this.chunks[index >>> CHUNK_BITS]
    if (chunk === undefined) return
    const at = index & (CHUNK - 1)
    chunk.ids[at] = id
    chunk.lngs[at] = Math.round(lng)
    chunk.lats[at] = Math.round(lat)
  }
}

/** A binary min-heap of numbers with keys. It may contain an item several times. */
export class MinHeap {
  size = 0
  private keys: Float64Array
  private items: Int32Array

  constructor(capacity: number) {
    this.keys = new Float64Array(Math.max(16, capacity))
    this.items = new Int32Array(this.keys.length)
  }

  /** The smallest key; Infinity when empty. */
  get leastKey(): number {
    return this.size === 0 ? Infinity : (this.keys[0] ?? Infinity)
  }

  clear(): void {
    this.size = 0
  }

  push(key: number, item: number): void {
    if (this.size === this.keys.length) this.grow()
    const { keys, items } = this
    let i = this.size++
    while (i > 0) {
      const parent = (i - 1) >> 1
      const parentKey = keys[parent] ?? 0
      if (parentKey <= key) break
      keys[i] = parentKey
      items[i] = items[parent] ?? 0
      i = parent
    }
    keys[i] = key
    items[i] = item
  }

  /** Removes and returns the item with the smallest key; -1 when empty. */
  pop(): number {
    if (this.size === 0) return -1
    const { keys, items } = this
    const top = items[0] ?? -1
    const last = --this.size
    const key = keys[last] ?? 0
    const item = items[last] ?? 0
    let i = 0
    for (;;) {
      let child = 2 * i + 1
      if (child >= last) break
      if (child + 1 < last && (keys[child + 1] ?? 0) < (keys[child] ?? 0)) child++
      const childKey = keys[child] ?? 0
      if (childKey >= key) break
      keys[i] = childKey
      items[i] = items[child] ?? 0
      i = child
    }
    keys[i] = key
    items[i] = item
    return top
  }

  private grow(): void {
    const keys = new Float64Array(this.keys.length * 2)
    const items = new Int32Array(keys.length)
    keys.set(this.keys)
    items.set(this.items)
    this.keys = keys
    this.items = items
  }
}

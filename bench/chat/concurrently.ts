/** Runs `work` for each item, `atOnce` at a time; rejects with the first failure. */
export async function runConcurrently<Item>(
  atOnce: number,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const left = [...items].reverse()
  const lanes = Array.from({ length: atOnce }, async () => {
    for (let item = left.pop(); item !== undefined; item = left.pop()) await work(item)
  })
  await Promise.all(lanes)
}

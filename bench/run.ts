/**
 * Runs the benchmarks one after the other, each beside its yardstick. Names on the command line choose among
 * them: `npm run bench -- orders lists`. Paths choose among the pages: `npm run bench -- pages /services
 * /login`, or among the calls: `npm run bench -- admin '?search=okoro'`.
 */
const benchmarks: Readonly<
  Record<string, () => Promise<{ run: (asked: readonly string[]) => Promise<void> }>>
> = {
  start: () => import('./start.bench.ts'),
  geo: () => import('./geo.bench.ts'),
  orders: () => import('./orders.bench.ts'),
  admin: () => import('./admin.bench.ts'),
  lists: () => import('./lists.bench.ts'),
  pages: () => import('./pages.bench.ts'),
  'first-load': () => import('./first-load.bench.ts'),
  chat: () => import('./chat.bench.ts'),
  dispatch: () => import('./dispatch.bench.ts'),
  faults: () => import('./faults.bench.ts'),
}

const words = process.argv.slice(2)
const isPath = (word: string): boolean => /^[/?]/.test(word)
const paths = words.filter(isPath)
const asked = words.filter((word) => !isPath(word))
const unknown = asked.find((name) => !(name in benchmarks))
if (unknown) {
  console.error(`There is no benchmark '${unknown}'; there are ${Object.keys(benchmarks).join(', ')}.`)
  process.exit(1)
}
for (const [name, load] of Object.entries(benchmarks)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  console.log(`\n== ${name}`)
  await (await load()).run(paths)
}
process.exit(0)

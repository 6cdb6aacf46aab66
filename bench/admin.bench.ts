import { pathToFileURL } from 'node:url'
import { compare, type SignedInCity } from './admin/compare.ts'
import { namesOf } from './admin/names.ts'
import { signInAdmin } from './helpers/orders.ts'
import type { SeedCounts } from './seed/counts.ts'
import { FULL_SIZE } from './seed.ts'
import { openCity } from './helpers/city.ts'

const SMALL: SeedCounts = {
  ...FULL_SIZE,
  customers: 500,
  riders: 50,
  vendors: 40,
  orders: 1_000,
  auditLines: 1_000,
  contactMessages: 100,
  tariffs: 20,
  conversations: 300,
}

/**
 * Makes every call of the staff's pages, alternately in a city with a thousand orders and in one with a
 * million. Arguments that are paths, or parts of query strings, choose among the calls: `npm run bench --
 * admin /admin/items '?search=send:'`.
 */
export async function run(wanted: readonly string[] = []): Promise<void> {
  await using small = await openSignedInCity('small', SMALL)
  await using large = await openSignedInCity('full', FULL_SIZE)
  await compare(small, large, wanted)
}

async function openSignedInCity(name: string, counts: SeedCounts): Promise<SignedInCity & AsyncDisposable> {
  const city = await openCity(name, counts)
  try {
    const { token } = await signInAdmin(city)
    const names = await namesOf(city, token, counts.orders)
    return { api: city.api, token, names, [Symbol.asyncDispose]: city.stop }
  } catch (error) {
    await city.stop()
    throw error
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await run()

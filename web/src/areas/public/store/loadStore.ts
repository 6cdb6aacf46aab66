import { dayOf, type Item, type StoreDetails } from '@ozi/contract'
import type { PublicCalls } from '~/api/pageServer'
import { refusalOf } from '~/api/refusal'

/** As many as a phone shows quickly; a shop with more has more pages. */
const ITEMS_A_PAGE = 60

export type StoreResult =
  | {
      readonly is: 'known'
      readonly store: StoreDetails
      readonly items: readonly Item[]
      readonly total: number
      /** The address of the next items; null if there are none. */
      readonly nextCursor: string | null
      readonly isFirstPage: boolean
      /** In Lagos, YYYY-MM-DD. */
      readonly today: string
    }
  /** No such shop, or no longer. */
  | { readonly is: 'unknown' }
  /** The server could not answer right now. */
  | { readonly is: 'down' }

/** A malformed id or cursor is treated like an unknown one. */
const NO_STORE: readonly string[] = ['NOT_FOUND', 'VALIDATION']

/** @param cursor of a page of items; null for the first */
export async function loadStore(calls: PublicCalls, id: string, cursor: string | null): Promise<StoreResult> {
  try {
    const [{ store }, list] = await Promise.all([
      calls.catalogue.readStore({ id }),
      calls.catalogue.listItems({
        vendorId: id,
        limit: ITEMS_A_PAGE,
        ...(cursor !== null && { cursor }),
      }),
    ])
    const { items, total, nextCursor } = list
    // Available items come first.
    const sorted = items.toSorted((one, other) => Number(other.isAvailable) - Number(one.isAvailable))
    const page = { items: sorted, total, nextCursor, isFirstPage: cursor === null }
    return { is: 'known', store, ...page, today: dayOf(Date.now()) }
  } catch (error) {
    return { is: NO_STORE.includes(refusalOf(error).code) ? 'unknown' : 'down' }
  }
}

export const storeStatus = ({ is }: StoreResult): number => ({ known: 200, unknown: 404, down: 503 })[is]

import { ITEM_IMAGE, type Item, type ItemInput, type Store } from '@ozi/contract'
import { v7 as newId } from 'uuid'
import type { Database, Queries } from '../../platform/database/database.ts'
import type { Images } from '../../platform/images/images.ts'
import { toKobo } from '../../platform/money.ts'
import { readPageQuery, type Page, type PageQuery } from '../../platform/paging.ts'
import { Refusal } from '../../platform/refusal.ts'
import {
  deleteItem,
  deleteItemsOf,
  insertItem,
  listItems,
  lockItem,
  readItem,
  updateItem,
  type ItemFilter,
  type ItemTexts,
} from './catalogue.store.ts'
import { findGoods } from './goods.store.ts'
import { listStores } from './top-stores.store.ts'

export type { Goods, Shop } from './goods.store.ts'

export interface CatalogueDeps {
  readonly database: Database
  readonly images: Images
}

/** What shops sell. */
export function createCatalogueService({ database, images }: CatalogueDeps) {
  const { urlsOf } = images

  async function requireItem(queries: Queries, itemId: string): Promise<Item> {
    const item = await readItem(queries, itemId, urlsOf)
    if (!item) throw new Refusal('NOT_FOUND')
    return item
  }

  return {
    /** Of every shop, the newest first; `search` looks in item, description and shop. */
    listItems(query: PageQuery & ItemFilter): Promise<Page<Item>> {
      return listItems(database.sql, readPageQuery(query), query, urlsOf)
    },

    listStores(limit: number): Promise<Store[]> {
      return listStores(database.sql, limit, urlsOf)
    },

    /** What a cart's items cost and whose they are; those that are gone are missing. */
    findGoods,

    listOwnItems(vendorId: string, query: PageQuery): Promise<Page<Item>> {
      return listItems(database.sql, readPageQuery(query), { vendorId }, urlsOf)
    },

    /** @throws Refusal IMAGE_TOO_LARGE, IMAGE_UNREADABLE, IMAGE_HEIC; FORBIDDEN for an account without a shop */
    async createItem(vendorId: string, input: ItemInput): Promise<Item> {
      const imageKey = await images.keep(vendorId, ITEM_IMAGE, { present: null, sent: input.image })
      const _id = newId()
      return images.forWork(imageKey, async () => {
        const item = { ...toTexts(input, imageKey ?? null), _id, vendorId }
        if (!(await insertItem(database.sql, item))) throw new Refusal('FORBIDDEN')
        return requireItem(database.sql, _id)
      })
    },

    /** @throws Refusal NOT_FOUND also for another shop's; IMAGE_TOO_LARGE, IMAGE_UNREADABLE, IMAGE_HEIC */
    async updateItem(vendorId: string, itemId: string, input: ItemInput): Promise<Item> {
      const present = await lockItem(database.sql, itemId, vendorId)
      if (!present) throw new Refusal('NOT_FOUND')
      const newKey = await images.keep(vendorId, ITEM_IMAGE, {
        present: present.imageKey,
        sent: input.image,
      })
      return images.forWork(newKey, () =>
        database.transaction(async (queries) => {
          const before = await lockItem(queries, itemId, vendorId)
          if (!before) throw new Refusal('NOT_FOUND')
          const imageKey = newKey === undefined ? before.imageKey : newKey
          await updateItem(queries, itemId, toTexts(input, imageKey))
          // Carts and open pages show the old one for another day.
          if (before.imageKey !== null && before.imageKey !== imageKey) {
            await images.retire(queries, before.imageKey)
          }
          return requireItem(queries, itemId)
        }),
      )
    },

    /** Takes everything out of a shop, inside the transaction that closes it. The pictures stay, for carts that still show them. */
    deleteItemsOf,

    /** The picture stays, for carts that still show it. @throws Refusal NOT_FOUND also for another shop's */
    async deleteItem(vendorId: string, itemId: string): Promise<void> {
      if (!(await deleteItem(database.sql, itemId, vendorId))) throw new Refusal('NOT_FOUND')
    },
  }
}

export type CatalogueService = ReturnType<typeof createCatalogueService>

function toTexts(input: ItemInput, imageKey: string | null): ItemTexts {
  const { name, description, preparationMinutes, isAvailable } = input
  return { name, description, priceKobo: toKobo(input.price), preparationMinutes, isAvailable, imageKey }
}

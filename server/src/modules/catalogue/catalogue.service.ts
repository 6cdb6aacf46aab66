import { ITEM_IMAGE, type Item, type ItemInput, type Store } from '@ozi/contract'
import { v7 as newId } from 'uuid'
import type { Database, Queries } from '../../platform/database/database.ts'
import { storeImage } from '../../platform/images/images.ts'
import type { Log } from '../../platform/log.ts'
import { toKobo } from '../../platform/money.ts'
import { readPageQuery, type Page, type PageQuery } from '../../platform/paging.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Storage } from '../../platform/storage/files.ts'
import {
  deleteItem,
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
  readonly storage: Storage
  readonly log: Log
}

/** What shops sell. */
export function createCatalogueService({ database, storage, log }: CatalogueDeps) {
  const urlOf = (key: string) => storage.urlOf(key)

  async function requireItem(queries: Queries, itemId: string): Promise<Item> {
    const item = await readItem(queries, itemId, urlOf)
    if (!item) throw new Refusal('NOT_FOUND')
    return item
  }

  /** Runs `work`; when it fails, the picture that was kept for it goes again. */
  async function withPicture<T>(key: string | null | undefined, work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      if (typeof key === 'string') await forgetPicture(key)
      throw error
    }
  }

  /** The file is no longer shown by anything: failing to remove it must not fail the request. */
  async function forgetPicture(key: string): Promise<void> {
    await storage.delete(key).catch((error: unknown) => log.warn({ err: error }, 'a file was not removed'))
  }

  return {
    /** Of every shop, the newest first; `search` looks in item, description and shop. */
    listItems(query: PageQuery & ItemFilter): Promise<Page<Item>> {
      return listItems(database.sql, readPageQuery(query), query, urlOf)
    },

    listStores(limit: number): Promise<Store[]> {
      return listStores(database.sql, limit, urlOf)
    },

    /** What a cart's items cost and whose they are; those that are gone are missing. */
    findGoods,

    listOwnItems(vendorId: string, query: PageQuery): Promise<Page<Item>> {
      return listItems(database.sql, readPageQuery(query), { vendorId }, urlOf)
    },

    /** @throws Refusal IMAGE_TOO_LARGE, IMAGE_UNREADABLE; FORBIDDEN for an account without a shop */
    async createItem(vendorId: string, input: ItemInput): Promise<Item> {
      const imageKey = await storeImage(storage, ITEM_IMAGE, { present: null, sent: input.image })
      const _id = newId()
      return withPicture(imageKey, async () => {
        const item = { ...toTexts(input, imageKey ?? null), _id, vendorId }
        if (!(await insertItem(database.sql, item))) throw new Refusal('FORBIDDEN')
        return requireItem(database.sql, _id)
      })
    },

    /** @throws Refusal NOT_FOUND also for another shop's; IMAGE_TOO_LARGE, IMAGE_UNREADABLE */
    async updateItem(vendorId: string, itemId: string, input: ItemInput): Promise<Item> {
      const present = await lockItem(database.sql, itemId, vendorId)
      if (!present) throw new Refusal('NOT_FOUND')
      const newKey = await storeImage(storage, ITEM_IMAGE, { present: present.imageKey, sent: input.image })
      const { saved, replacedKey } = await withPicture(newKey, () =>
        database.transaction(async (queries) => {
          const before = await lockItem(queries, itemId, vendorId)
          if (!before) throw new Refusal('NOT_FOUND')
          const imageKey = newKey === undefined ? before.imageKey : newKey
          await updateItem(queries, itemId, toTexts(input, imageKey))
          return {
            saved: await requireItem(queries, itemId),
            replacedKey: before.imageKey === imageKey ? null : before.imageKey,
          }
        }),
      )
      if (replacedKey !== null) await forgetPicture(replacedKey)
      return saved
    },

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

import {
  DAY_MS,
  ITEM_IMAGE,
  startOfDay,
  type Item,
  type ItemInput,
  type ItemUpdate,
  type Store,
  type StoreDetails,
} from '@ozi/contract'
import { v7 as newId } from 'uuid'
import type { Database, Queries } from '../../platform/database/database.ts'
import { RETIRED_KEPT_SECONDS, type Images } from '../../platform/images/images.ts'
import { toKobo } from '../../platform/money.ts'
import { readPageQuery, type Page, type PageQuery } from '../../platform/lists/paging.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { RetentionRule } from '../../platform/cleanup/cleanup.ts'
import type { AuditService } from '../audit/audit.service.ts'
import {
  deleteItem,
  deleteItemsOf,
  insertItem,
  listItems,
  lockItem,
  readItem,
  readItemVendor,
  takePicturesOfDeleted,
  updateItem,
  type ItemBefore,
  type ItemFilter,
  type ItemTexts,
} from './catalogue.store.ts'
import { termsOf, type Editor } from './editor.ts'
import { findGoods } from './goods.store.ts'
import { createItemsImport } from './import/items-import.service.ts'
import { toGroupRows, optionsInWords } from './item-options.ts'
import type { StorePages } from './store-pages.ts'
import { listStores, readStore, type StoreQuery } from './stores.store.ts'

export type { Editor } from './editor.ts'
export type { Goods, Shop } from './goods.store.ts'
export type { HoursService } from './hours/hours.service.ts'
export { createStorePages, type StorePages } from './store-pages.ts'

export interface CatalogueDeps {
  readonly database: Database
  readonly audit: AuditService
  readonly images: Images
  readonly storePages: StorePages
}

/** Shops and the items that they sell. */
export function createCatalogueService({ database, audit, images, storePages }: CatalogueDeps) {
  const { urlsOf } = images

  async function requireItem(queries: Queries, itemId: string): Promise<Item> {
    const item = await readItem(queries, itemId, urlsOf)
    if (!item) throw new Refusal('NOT_FOUND')
    return item
  }

  async function requireLock(
    queries: Queries,
    itemId: string,
    vendorId: string | undefined,
  ): Promise<ItemBefore> {
    const item = await lockItem(queries, itemId, vendorId)
    if (!item) throw new Refusal('NOT_FOUND')
    return item
  }

  /** Records what the staff does to an item; a vendor's changes to its own items are not recorded. */
  async function recordChange(
    queries: Queries,
    editor: Editor,
    action: 'item.create' | 'item.update' | 'item.delete',
    { before, after }: { before?: Item; after?: Item },
  ): Promise<void> {
    const { staff } = termsOf(editor)
    const item = after ?? before
    if (!staff || !item) return
    const subject = { id: item._id, label: `${item.name}, ${item.vendor.name}` }
    await audit.record(queries, staff, {
      action,
      subject,
      ...(before && { before: auditFieldsOf(before) }),
      ...(after && { after: auditFieldsOf(after) }),
    })
  }

  return {
    /** Items of all shops, newest first; `search` looks in item, description and shop. */
    listItems(query: PageQuery & ItemFilter): Promise<Page<Item>> {
      return listItems(database.sql, readPageQuery(query), query, urlsOf)
    },

    listStores(query: StoreQuery): Promise<{ stores: Store[]; total: number }> {
      return listStores(database.sql, query, urlsOf)
    },

    /** @throws Refusal NOT_FOUND */
    async readStore(vendorId: string): Promise<StoreDetails> {
      const store = await readStore(database.sql, vendorId, urlsOf)
      if (!store) throw new Refusal('NOT_FOUND')
      return store
    },

    /** Prices and shops of a cart's items; deleted items are missing. */
    findGoods,

    listOwnItems(vendorId: string, query: PageQuery): Promise<Page<Item>> {
      return listItems(database.sql, readPageQuery(query), { vendorId }, urlsOf)
    },

    /** Like `listItems`, with the shop of the filter; null without one, or if that shop is closed. */
    async listForStaff(query: PageQuery & ItemFilter): Promise<Page<Item> & { shop: Item['vendor'] | null }> {
      const { vendorId } = query
      const request = readPageQuery(query)
      const [page, shop] = await Promise.all([
        listItems(database.sql, request, query, urlsOf),
        vendorId === undefined ? null : readItemVendor(database.sql, vendorId),
      ])
      return { ...page, shop }
    },

    /**
     * @throws Refusal for an image as `Images.keep`; FORBIDDEN or NOT_FOUND without a shop
     */
    async createItem(editor: Editor, vendorId: string, input: ItemInput): Promise<Item> {
      const { senderId, missing } = termsOf(editor)
      const imageKey = await images.keep(senderId, ITEM_IMAGE, { present: null, sent: input.image })
      const _id = newId()
      const item = await images.forWork(imageKey, () =>
        database.transaction(async (queries) => {
          const texts = { ...toTexts(input, imageKey ?? null), _id, vendorId }
          if (!(await insertItem(queries, texts))) throw new Refusal(missing)
          const made = await requireItem(queries, _id)
          await recordChange(queries, editor, 'item.create', { after: made })
          return made
        }),
      )
      storePages.changed(item.vendor._id)
      return item
    },

    /**
     * @throws Refusal NOT_FOUND also for another shop's item; CHANGED_MEANWHILE with `data.current`;
     *   for an image as `Images.keep`
     */
    async updateItem(editor: Editor, { id, version, ...input }: ItemUpdate): Promise<Item> {
      const { vendorId, senderId } = termsOf(editor)
      const present = await lockItem(database.sql, id, vendorId)
      if (!present) throw new Refusal('NOT_FOUND')
      const newKey = await images.keep(senderId, ITEM_IMAGE, { present: present.imageKey, sent: input.image })
      const item = await images.forWork(newKey, () =>
        database.transaction(async (queries) => {
          const { imageKey: oldKey, ...locked } = await requireLock(queries, id, vendorId)
          const before = await requireItem(queries, id)
          if (version !== undefined && version !== locked.version) {
            throw new Refusal('CHANGED_MEANWHILE', { data: { current: before } })
          }
          const imageKey = newKey === undefined ? oldKey : newKey
          await updateItem(queries, id, toTexts(input, imageKey))
          // Carts and open pages may show the old picture for another day.
          if (oldKey !== null && oldKey !== imageKey) await images.retire(queries, oldKey)
          const after = await requireItem(queries, id)
          await recordChange(queries, editor, 'item.update', { before, after })
          return after
        }),
      )
      storePages.changed(item.vendor._id)
      return item
    },

    /** Imports a shop's items from a CSV file. */
    fromFile: createItemsImport({ database, audit, storePages }),

    /** Deletes a shop's items, in the transaction that closes it. The pictures stay for a day. */
    deleteItemsOf,

    /**
     * The picture stays for a day, for carts that still show it.
     * @throws Refusal NOT_FOUND also for another shop's item
     */
    async deleteItem(editor: Editor, itemId: string): Promise<void> {
      const { vendor } = await database.transaction(async (queries) => {
        await requireLock(queries, itemId, termsOf(editor).vendorId)
        const before = await requireItem(queries, itemId)
        await deleteItem(queries, itemId)
        await recordChange(queries, editor, 'item.delete', { before })
        return before
      })
      storePages.changed(vendor._id)
    },

    /** Pictures of items that were deleted a day ago; carts and open pages may have shown them until then. */
    expiring: {
      name: 'pictures of deleted items',
      async deleteExpired(queries, rowLimit) {
        const keys = await takePicturesOfDeleted(queries, { keptSeconds: RETIRED_KEPT_SECONDS, rowLimit })
        for (const key of keys) await images.discard(queries, key)
        return keys.length
      },
    } satisfies RetentionRule,
  }
}

export type CatalogueService = ReturnType<typeof createCatalogueService>

function toTexts(input: ItemInput, imageKey: string | null): ItemTexts {
  const { name, description, preparationMinutes, isAvailable } = input
  return {
    name,
    description,
    priceKobo: toKobo(input.price),
    preparationMinutes,
    isAvailable,
    imageKey,
    outUntil: outUntil(input),
    options: input.options && toGroupRows(input.options),
  }
}

/** An item that is not sold at all is not out for today either. */
function outUntil({ isAvailable, isOutToday }: ItemInput): ItemTexts['outUntil'] {
  if (!isAvailable || isOutToday === false) return null
  return isOutToday === true ? new Date(startOfDay(Date.now()) + DAY_MS) : undefined
}

/** The fields of an item that its audit lines contain: those that people can change. */
const auditFieldsOf = (item: Item) => {
  const { name, description, price, preparationMinutes, isAvailable, unavailableUntil, image } = item
  const options = optionsInWords(item.options)
  return { name, description, price, preparationMinutes, isAvailable, unavailableUntil, options, image }
}

import { createHash } from 'node:crypto'
import {
  importMessages,
  ITEM_COLUMNS,
  ItemLine,
  type ItemImportLine,
  type ItemImportPreview,
} from '@ozi/contract'
import { v7 as newId } from 'uuid'
import { readImport } from '../../../platform/csv/read-import.ts'
import type { Database, Queries } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { AuditService } from '../../audit/audit.service.ts'
import { termsOf, type Editor } from '../editor.ts'
import type { StorePages } from '../store-pages.ts'
import { changeItems, insertItems, listItemsToMatch, lockShop, readShop } from './items-import.store.ts'
import { planLines, type LinePlan } from './plan-lines.ts'

interface Deps {
  readonly database: Database
  readonly audit: AuditService
  readonly storePages: StorePages
}

interface Plan {
  readonly planned: readonly LinePlan[]
  readonly preview: ItemImportPreview
}

/** Imports a shop's items from a CSV file: first a preview, then exactly what it showed. */
export function createItemsImport({ database, audit, storePages }: Deps) {
  async function planOf(queries: Queries, vendorId: string, csv: string, isLocked = false): Promise<Plan> {
    const { lines, problems } = readImport(csv, ITEM_COLUMNS, ItemLine)
    const { planned, refused } = planLines(lines, await listItemsToMatch(queries, vendorId, isLocked))
    return {
      planned,
      preview: {
        lines: planned.map(({ shown }) => shown),
        problems: [...problems, ...refused].toSorted((one, other) => one.line - other.line),
        plan: nameOf(planned),
      },
    }
  }

  return {
    /** Changes nothing. @throws Refusal VALIDATION for the whole file; NOT_FOUND if there is no such shop */
    async preview(editor: Editor, vendorId: string, csv: string): Promise<ItemImportPreview> {
      if (!(await readShop(database.sql, vendorId))) throw new Refusal(termsOf(editor).missing)
      return (await planOf(database.sql, vendorId, csv)).preview
    },

    /**
     * Imports all good lines in one transaction.
     * @param named the id of the plan that the preview showed
     * @throws Refusal VALIDATION, NOT_FOUND; CHANGED_MEANWHILE if the import would no longer do what that
     *   plan says
     */
    async import(editor: Editor, vendorId: string, { csv, plan: named }: { csv: string; plan: string }) {
      const imported = await database.transaction(async (queries) => {
        // The lock makes two imports of one shop run one after the other, so that no item is added twice.
        const shop = await lockShop(queries, vendorId)
        if (!shop) throw new Refusal(termsOf(editor).missing)
        const { planned, preview } = await planOf(queries, vendorId, csv, true)
        if (preview.plan !== named) throw new Refusal('CHANGED_MEANWHILE')
        if (planned.length === 0) throw Refusal.fields({ csv: importMessages.nothingToImport })
        const added = planned.filter(({ shown }) => shown.outcome === 'added')
        const changed = planned.filter(({ shown }) => shown.outcome === 'changed')
        await insertItems(
          queries,
          vendorId,
          added.map(({ shown }) => ({ ...shown.item, _id: newId() })),
        )
        await changeItems(
          queries,
          changed.flatMap(({ shown, present }) => (present ? [{ ...shown.item, _id: present._id }] : [])),
        )
        const { staff } = termsOf(editor)
        if (staff && added.length + changed.length > 0) {
          await audit.record(queries, staff, {
            action: 'item.import',
            subject: { id: vendorId, label: shop.name },
            before: { changed: changed.map(({ present }) => present && textsOf(present)), added: [] },
            after: {
              changed: changed.map(({ shown }) => shown.item),
              added: added.map(({ shown }) => shown.item),
            },
          })
        }
        const bad = new Set(preview.problems.map(({ line }) => line)).size
        const same = planned.length - added.length - changed.length
        return { added: added.length, changed: changed.length, same, bad }
      })
      storePages.changed(vendorId)
      return imported
    },
  }
}

const textsOf = ({ name, description, price, preparationMinutes, isAvailable }: ItemImportLine['item']) => ({
  name,
  description,
  price,
  preparationMinutes,
  isAvailable,
})

/** Identifies a plan: differs if other changes would be made, or if an item has another version. */
const nameOf = (planned: readonly LinePlan[]): string =>
  createHash('sha256')
    .update(JSON.stringify(planned.map(({ shown, present }) => [shown, present?._id, present?.version])))
    .digest('base64url')

import type { Item, ItemInput } from '@ozi/contract'
import { useId, useState } from 'react'
import { type CallRefusal, type Edit, refusalOf } from '~/api'
import { useEditConflict } from '~/form/useEditConflict'
import { useTexts } from '~/language'
import { itemChangesTexts, itemFormTexts } from '~/languages/en/vendor/items'
import { Button } from '~/ui/button/Button'
import { Dialog } from '~/ui/dialog/Dialog'
import { useLeaving } from '~/ui/dialog/useLeaving'
import { formatNaira } from '~/ui/text/format'
import { ItemForm } from './ItemForm'
import { NEW_ITEM, toItemValues } from './itemValues'
import { isListed } from './itemUpdate'

/** Somebody else's changes in an item meanwhile, in words: 'price ₦2,500 → ₦3,000, description'. */
function changesBetween(texts: typeof itemChangesTexts, before: Item, now: Item): string {
  const words = [
    before.name === now.name ? '' : texts.name(now.name),
    before.description === now.description ? '' : texts.description,
    before.price === now.price ? '' : texts.price(formatNaira(before.price), formatNaira(now.price)),
    before.duration === now.duration ? '' : texts.time(before.duration, now.duration),
    isListed(before) === isListed(now) ? '' : isListed(now) ? texts.available : texts.notAvailable,
    before.unavailableUntil === now.unavailableUntil
      ? ''
      : now.unavailableUntil
        ? texts.outToday
        : texts.soldToday,
    JSON.stringify(before.options) === JSON.stringify(now.options) ? '' : texts.options,
    before.image === now.image ? '' : texts.picture,
  ].filter((word) => word !== '')
  return words.join(', ')
}

interface ItemDialogProps {
  /** The item to edit; null for a new one. */
  item: Item | null
  /** The item's shop, if it is not the user's own. */
  shopName?: string
  /**
   * Saves the item. If it rejects, the form shows the reason and stays open.
   * @param version the version that was edited, to detect conflicts; undefined for a new item
   */
  save: (input: ItemInput, version: number | undefined) => Edit<{ readonly item: Item }, Item>
  onSaved: (item: Item) => void
  onClose: () => void
}

/**
 * Adds or edits an item; closes by itself only after saving. If somebody else changed the item meanwhile, the user is
 * told.
 */
export function ItemDialog({ item, shopName, save, onSaved, onClose }: ItemDialogProps) {
  const texts = useTexts(itemFormTexts)
  const changes = useTexts(itemChangesTexts)
  const id = useId()
  const [isSaving, setSaving] = useState(false)
  const conflict = useEditConflict(item, save)
  const { filled, seen, theirs } = conflict
  const [isTouched, setTouched] = useState(false)
  const { leave, question } = useLeaving({ isUnsaved: isTouched, onClose })
  async function send(input: ItemInput): Promise<CallRefusal | null> {
    setSaving(true)
    try {
      const outcome = await conflict.save(input, seen?.version)
      if (outcome.saved) onSaved(outcome.saved.item)
      return outcome.theirs && seen
        ? {
            code: 'CHANGED_MEANWHILE',
            status: 409,
            message: changes.conflict(changesBetween(changes, seen, outcome.theirs)),
          }
        : null
    } catch (error) {
      return refusalOf(error)
    } finally {
      setSaving(false)
    }
  }
  return (
    <Dialog
      open
      onClose={leave}
      title={item === null ? texts.newItem : item.name}
      {...(shopName !== undefined && { description: texts.ofShop(shopName) })}
      footer={
        <>
          <Button look="secondary" onClick={leave}>
            {texts.cancel}
          </Button>
          {theirs && (
            <Button look="secondary" onClick={() => conflict.take(theirs)}>
              {texts.showTheirs}
            </Button>
          )}
          <Button type="submit" form={id} busy={isSaving} busyText={texts.saving}>
            {item === null ? texts.add : texts.save}
          </Button>
        </>
      }
    >
      <ItemForm
        key={filled?.version}
        id={id}
        initial={filled === null ? NEW_ITEM : toItemValues(filled)}
        onSend={send}
        onTouched={() => setTouched(true)}
      />
      {question}
    </Dialog>
  )
}

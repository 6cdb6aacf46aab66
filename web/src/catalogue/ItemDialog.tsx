import type { Item, ItemInput } from '@ozi/contract'
import { useId, useState } from 'react'
import { type CallRefusal, refusalOf } from '~/api'
import { useTexts } from '~/language'
import { itemChangesTexts, itemFormTexts } from '~/languages/en/vendor/items'
import { Button } from '~/ui/button/Button'
import { Dialog } from '~/ui/dialog/Dialog'
import { useLeaving } from '~/ui/dialog/useLeaving'
import { formatNaira } from '~/ui/text/format'
import { currentItem } from './currentItem'
import { ItemForm } from './ItemForm'
import { NEW_ITEM, valuesOf } from './itemValues'
import { isListed } from './itemUpdate'

/** What somebody else changed in an item meanwhile, in words: 'price ₦2,500 → ₦3,000, description'. */
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
  save: (input: ItemInput, version: number | undefined) => Promise<Item>
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
  const [seen, setSeen] = useState(item)
  const [filledFrom, setFilledFrom] = useState(item)
  const [isTouched, setTouched] = useState(false)
  const { leave, question } = useLeaving({ isUnsaved: isTouched, onClose })
  async function send(input: ItemInput): Promise<CallRefusal | null> {
    setSaving(true)
    try {
      onSaved(await save(input, seen?.version))
      return null
    } catch (error) {
      const refusal = refusalOf(error)
      const current = currentItem(refusal.current)
      if (!seen || !current) return refusal
      setSeen(current)
      return { ...refusal, message: changes.conflict(changesBetween(changes, seen, current)) }
    } finally {
      setSaving(false)
    }
  }
  const hasConflict = seen !== null && filledFrom !== null && seen.version !== filledFrom.version
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
          {hasConflict && (
            <Button look="secondary" onClick={() => setFilledFrom(seen)}>
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
        key={filledFrom?.version}
        id={id}
        initial={filledFrom === null ? NEW_ITEM : valuesOf(filledFrom)}
        onSend={send}
        onTouched={() => setTouched(true)}
      />
      {question}
    </Dialog>
  )
}

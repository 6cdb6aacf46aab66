import type { Item, ItemInput } from '@ozi/contract'
import { useId, useState } from 'react'
import { type CallRefusal, refusalOf } from '~/api'
import { Button } from '~/ui/Button'
import { Dialog } from '~/ui/Dialog'
import { ItemForm } from './ItemForm'
import { NEW_ITEM, valuesOf } from './itemValues'

interface ItemDialogProps {
  /** The item to change; null for a new one. */
  item: Item | null
  /** Keeps it; what it rejects with is told in the form, which stays open. */
  save: (input: ItemInput) => Promise<Item>
  onSaved: (item: Item) => void
  onClose: () => void
}

/** Adds or changes an item; only what was kept closes it. */
export function ItemDialog({ item, save, onSaved, onClose }: ItemDialogProps) {
  const id = useId()
  const [isSaving, setSaving] = useState(false)
  async function send(input: ItemInput): Promise<CallRefusal | null> {
    setSaving(true)
    try {
      onSaved(await save(input))
      return null
    } catch (error) {
      return refusalOf(error)
    } finally {
      setSaving(false)
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={item === null ? 'New item' : item.name}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} busy={isSaving} busyText="Saving…">
            {item === null ? 'Add item' : 'Save changes'}
          </Button>
        </>
      }
    >
      <ItemForm id={id} initial={item === null ? NEW_ITEM : valuesOf(item)} onSend={send} />
    </Dialog>
  )
}

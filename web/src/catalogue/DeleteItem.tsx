import type { Item } from '@ozi/contract'
import { useMutation } from '@tanstack/react-query'
import { refusalOf } from '~/api'
import { useTexts } from '~/language'
import { itemFormTexts } from '~/languages/en/vendor/items'
import { AlertDialog } from '~/ui/dialog/AlertDialog'
import { Alert } from '~/ui/notice/Alert'

interface DeleteItemProps {
  /** The item to delete; null closes the dialog. */
  item: Item | null
  remove: (itemId: string) => Promise<unknown>
  onDeleted: (item: Item) => void
  onClose: () => void
}

/** Asks before an item is deleted; orders that contain it are unchanged. */
export function DeleteItem({ item, remove, onDeleted, onClose }: DeleteItemProps) {
  const texts = useTexts(itemFormTexts)
  const removing = useMutation({ mutationFn: remove })
  function close() {
    removing.reset()
    onClose()
  }
  return (
    <AlertDialog
      open={item !== null}
      title={texts.askRemove(item?.name ?? '')}
      actionText={texts.remove}
      cancelText={texts.keep}
      destructive
      busy={removing.isPending}
      onCancel={close}
      onAction={() => item && removing.mutate(item._id, { onSuccess: () => onDeleted(item) })}
    >
      <p>{texts.removeHint}</p>
      {removing.error && <Alert className="mt-3">{refusalOf(removing.error).message}</Alert>}
    </AlertDialog>
  )
}

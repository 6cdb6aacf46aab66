import type { Item } from '@ozi/contract'
import { useMutation } from '@tanstack/react-query'
import { api, refusalOf } from '~/api'
import { AlertDialog } from '~/ui/AlertDialog'

interface DeleteItemProps {
  /** null is closed. */
  item: Item | null
  onDeleted: (item: Item) => void
  onClose: () => void
}

/** Asks before an item goes; orders that hold it keep it. */
export function DeleteItem({ item, onDeleted, onClose }: DeleteItemProps) {
  const removing = useMutation(api.catalogue.deleteItem.mutationOptions())
  function close() {
    removing.reset()
    onClose()
  }
  return (
    <AlertDialog
      open={item !== null}
      title={`Remove ${item?.name ?? ''}?`}
      actionText="Remove"
      cancelText="Keep it"
      destructive
      busy={removing.isPending}
      onCancel={close}
      onAction={() => item && removing.mutate({ id: item._id }, { onSuccess: () => onDeleted(item) })}
    >
      <p>Nobody can order it any more. Orders that hold it stay as they are.</p>
      {removing.error && (
        <p role="alert" className="text-bad mt-3 font-medium">
          {refusalOf(removing.error).message}
        </p>
      )}
    </AlertDialog>
  )
}

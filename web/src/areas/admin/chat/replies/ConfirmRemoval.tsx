import type { SavedReply } from '@ozi/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, refusalOf } from '~/api'
import { AlertDialog } from '~/ui/dialog/AlertDialog'
import { Alert } from '~/ui/notice/Alert'
import { repliesTexts as texts } from '../texts'

/** Asks before a saved reply is deleted for everybody; if that fails, stays open and shows why. */
export function ConfirmRemoval({ reply, onClose }: { reply: SavedReply; onClose: () => void }) {
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: api.staffChat.listSavedReplies.key() })
  const removal = useMutation(
    api.staffChat.removeSavedReply.mutationOptions({
      onError: () => void refresh(),
      onSuccess: async () => {
        await refresh()
        onClose()
      },
    }),
  )
  const refusal = removal.error ? refusalOf(removal.error) : null
  return (
    <AlertDialog
      open
      destructive
      title={texts.confirmTitle}
      actionText={texts.delete}
      busy={removal.isPending}
      onAction={() => removal.mutate({ id: reply._id })}
      onCancel={onClose}
    >
      <p className="text-ink">{texts.confirm(reply.title)}</p>
      {refusal && (
        <Alert className="mt-3">
          {refusal.code === 'NOT_FOUND' ? texts.goneAlready : `${texts.deleteFailed} ${refusal.message}`}
        </Alert>
      )}
    </AlertDialog>
  )
}

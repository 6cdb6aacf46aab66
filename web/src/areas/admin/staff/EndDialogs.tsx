import type { Invitation, StaffMember } from '@ozi/contract'
import { client } from '~/api'
import { AlertDialog } from '~/ui/dialog/AlertDialog'
import { staffTexts as texts } from './texts'
import { useStaffChange } from './useStaff'

interface RemoveDialogProps {
  /** null closes the dialog. */
  member: StaffMember | null
  isSelf: boolean
  onClose: () => void
  /** Called after the removal was confirmed on screen; the button that opened the dialog is gone. */
  onEnded: () => void
}

/** Asks before a colleague is removed; Cancel has the initial focus. Stays open if refused. */
export function RemoveDialog({ member, isSelf, onClose, onEnded }: RemoveDialogProps) {
  const { make, isBusy } = useStaffChange()
  const name = member?.name ?? ''

  async function remove() {
    if (!member) return
    const message = { title: texts.removedTitle, text: texts.removed(name) }
    await make(() => client.staff.remove({ id: member._id }), message, { onDone: onClose, onRead: onEnded })
  }

  return (
    <AlertDialog
      open={member !== null}
      title={texts.removeTitle(name)}
      destructive
      actionText={texts.remove}
      onAction={() => void remove()}
      onCancel={onClose}
      busy={isBusy}
    >
      {isSelf && <p className="text-bad mb-2 font-semibold">{texts.removeSelf}</p>}
      <p>{texts.removeText(name)}</p>
    </AlertDialog>
  )
}

/** Asks before an invitation is revoked; stays open if refused. */
export function RevokeDialog({
  invitation,
  onClose,
  onEnded,
}: {
  /** null closes the dialog. */
  invitation: Invitation | null
  onClose: () => void
  /** Called after the revocation was confirmed on screen; the button that opened the dialog is gone. */
  onEnded: () => void
}) {
  const { make, isBusy } = useStaffChange()
  const email = invitation?.email ?? ''

  async function revoke() {
    if (!invitation) return
    const message = { title: texts.revokedTitle, text: texts.revoked(email) }
    const revocation = () => client.staff.revokeInvitation({ id: invitation._id })
    await make(revocation, message, { onDone: onClose, onRead: onEnded })
  }

  return (
    <AlertDialog
      open={invitation !== null}
      title={texts.revokeTitle(email)}
      destructive
      actionText={texts.revoke}
      onAction={() => void revoke()}
      onCancel={onClose}
      busy={isBusy}
    >
      {texts.revokeText}
    </AlertDialog>
  )
}

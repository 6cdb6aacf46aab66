import { STAFF_ROLE_NAMES, type StaffMember, type StaffRole } from '@ozi/contract'
import { type FormEvent, useState } from 'react'
import { client } from '~/api'
import { useEditConflict } from '~/form/useEditConflict'
import { Button } from '~/ui/button/Button'
import { Dialog } from '~/ui/dialog/Dialog'
import { RoleChoice } from './RoleChoice'
import { staffTexts as texts } from './texts'
import { useStaffChange } from './useStaff'

interface RoleDialogProps {
  /** null closes the dialog. */
  member: StaffMember | null
  isSelf: boolean
  onClose: () => void
}

export function RoleDialog({ member, isSelf, onClose }: RoleDialogProps) {
  return (
    <Dialog
      open={member !== null}
      onClose={onClose}
      title={texts.roleTitle(member?.name ?? '')}
      description={texts.roleText}
    >
      {member && <RoleForm key={member._id} member={member} isSelf={isSelf} onClose={onClose} />}
    </Dialog>
  )
}

function RoleForm({ member, isSelf, onClose }: RoleDialogProps & { member: StaffMember }) {
  const [role, setRole] = useState<StaffRole>(member.role)
  const { seen, theirs, save } = useEditConflict(member, client.staff.changeRole)
  const { make, isBusy } = useStaffChange()

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (role === seen.role) return onClose()
    const message = {
      title: texts.roleChangedTitle,
      text: texts.roleChanged(member.name, STAFF_ROLE_NAMES[role]),
    }
    const change = async () => (await save({ id: member._id, role, roleBefore: seen.role })).saved
    await make(change, message, { onDone: onClose })
  }

  return (
    <form className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <RoleChoice value={role} onChange={setRole} />
      {theirs && (
        <p role="alert" className="rounded-control bg-wait-wash text-wait p-3.5 font-medium">
          {texts.roleMeanwhile(member.name, STAFF_ROLE_NAMES[theirs.role])}
        </p>
      )}
      {isSelf && role !== member.role && (
        <p role="status" className="rounded-control bg-wait-wash text-wait p-3.5 font-medium">
          {texts.ownRole}
        </p>
      )}
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button look="secondary" onClick={onClose} data-autofocus>
          {texts.cancel}
        </Button>
        <Button type="submit" busy={isBusy} busyText={texts.saving}>
          {texts.save}
        </Button>
      </div>
    </form>
  )
}

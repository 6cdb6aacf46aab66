import { STAFF_ROLE_NAMES, type StaffMember, type StaffRole } from '@ozi/contract'
import { type FormEvent, useState } from 'react'
import { client } from '~/api'
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
  /** The member's current role, and whether somebody else has changed it meanwhile. */
  const [known, setKnown] = useState({ role: member.role, isNews: false })
  const { make, isBusy } = useStaffChange()

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (role === known.role) return onClose()
    const told = {
      title: texts.roleChangedTitle,
      text: texts.roleChanged(member.name, STAFF_ROLE_NAMES[role]),
    }
    const change = () => client.staff.changeRole({ id: member._id, role, roleBefore: known.role })
    await make(change, told, {
      onDone: onClose,
      onRefused: ({ code, current }) => {
        if (code !== 'CHANGED_MEANWHILE' || current === undefined) return false
        setKnown({ role: (current as StaffMember).role, isNews: true })
        return true
      },
    })
  }

  return (
    <form className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <RoleChoice value={role} onChange={setRole} />
      {known.isNews && (
        <p role="alert" className="rounded-control bg-wait-wash text-wait p-3.5 font-medium">
          {texts.roleMeanwhile(member.name, STAFF_ROLE_NAMES[known.role])}
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

import { STAFF_ROLE_NAMES, type StaffMember } from '@ozi/contract'
import { client } from '~/api'
import { TaskDialog } from '~/form/TaskDialog'
import { useEditConflict } from '~/form/useEditConflict'
import { useForm } from '~/form/useForm'
import { RoleChoice } from './RoleChoice'
import { staffTexts as texts } from './texts'
import { useStaffChange } from './useStaff'

interface RoleDialogProps {
  member: StaffMember
  isSelf: boolean
  onClose: () => void
}

export function RoleDialog({ member, isSelf, onClose }: RoleDialogProps) {
  const form = useForm({ initial: { role: member.role } })
  const { role } = form.values
  const { seen, theirs, save } = useEditConflict(member, client.staff.changeRole)
  const { make } = useStaffChange()

  async function send() {
    if (role === seen.role) return onClose()
    const message = {
      title: texts.roleChangedTitle,
      text: texts.roleChanged(member.name, STAFF_ROLE_NAMES[role]),
    }
    const change = async () => (await save({ id: member._id, role, roleBefore: seen.role })).saved
    await make(change, message, { onDone: onClose })
  }

  return (
    <TaskDialog
      form={form}
      send={send}
      title={texts.roleTitle(member.name)}
      actionText={texts.save}
      busyText={texts.saving}
      onClose={onClose}
    >
      <RoleChoice value={role} onChange={(chosen) => form.set({ role: chosen })} />
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
    </TaskDialog>
  )
}

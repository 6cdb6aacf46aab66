import { STAFF_ROLE_NAMES, type StaffMember } from '@ozi/contract'
import { Badge } from '~/ui/state/Badge'
import { Button } from '~/ui/button/Button'
import { DateTime } from '~/ui/text/DateTime'
import { cutAt } from '~/ui/table/OneLine'
import { Table, type TableColumn } from '~/ui/table/Table'
import { personSessionsTexts } from '../shared/sessions/texts'
import { staffTexts as texts } from './texts'

interface MembersProps {
  members: readonly StaffMember[]
  ownId: string
  loading: boolean
  onChangeRole: (member: StaffMember) => void
  onReset: (member: StaffMember) => void
  onRemove: (member: StaffMember) => void
  onSessions: (member: StaffMember) => void
}

export function Members({
  members,
  ownId,
  loading,
  onChangeRole,
  onReset,
  onRemove,
  onSessions,
}: MembersProps) {
  const { columns: heads } = texts
  const columns: readonly TableColumn<StaffMember>[] = [
    {
      key: 'name',
      head: heads.name,
      cell: ({ _id, name, email }) => (
        <span className="block truncate" title={`${name}, ${email}`}>
          <span className="wrap-anywhere">
            {name} {_id === ownId && <span className="text-quiet font-normal">({texts.you})</span>}
          </span>{' '}
          <span className="text-quiet text-sm font-normal wrap-anywhere">{email}</span>
        </span>
      ),
      primary: true,
      className: cutAt('md:w-[34%]'),
    },
    {
      key: 'role',
      head: heads.role,
      cell: ({ role }) => STAFF_ROLE_NAMES[role],
      phone: 'detail',
      // A long address beside it would break the word in two.
      className: 'md:whitespace-nowrap',
    },
    {
      key: 'secondFactor',
      head: heads.secondFactor,
      cell: (member) => (
        <span className="inline-flex items-center gap-x-1">
          <Badge tone={member.hasSecondFactor ? 'good' : 'neutral'}>
            {member.hasSecondFactor ? texts.isOn : texts.isOff}
          </Badge>
          {member.hasSecondFactor && member._id !== ownId && (
            <Button
              look="quiet"
              size="sm"
              aria-label={texts.of(personSessionsTexts.reset, member.name)}
              onClick={() => onReset(member)}
            >
              {personSessionsTexts.resetShort}
            </Button>
          )}
        </span>
      ),
    },
    {
      key: 'createdAt',
      head: heads.createdAt,
      cell: ({ createdAt }) => <DateTime at={createdAt} style="day" />,
      numeric: true,
      phone: 'end',
      className: 'md:max-lg:hidden!',
    },
    {
      key: 'actions',
      head: heads.actions,
      actions: true,
      cell: (member) => (
        // Two lines where the table is narrow.
        <span className="inline-flex flex-wrap gap-2 xl:flex-nowrap">
          <Button
            look="secondary"
            size="row"
            className="whitespace-nowrap"
            aria-label={texts.of(texts.changeRole, member.name)}
            onClick={() => onChangeRole(member)}
          >
            {texts.changeRole}
          </Button>
          <Button
            look="secondary"
            size="row"
            className="whitespace-nowrap"
            aria-label={texts.of(texts.sessions, member.name)}
            onClick={() => onSessions(member)}
          >
            {texts.sessions}
          </Button>
          <Button
            look="quiet"
            size="row"
            className="whitespace-nowrap"
            aria-label={texts.of(texts.remove, member.name)}
            onClick={() => onRemove(member)}
          >
            {texts.remove}
          </Button>
        </span>
      ),
    },
  ]
  return (
    <Table
      caption={texts.members}
      columns={columns}
      rows={members}
      rowKey={({ _id }) => _id}
      loading={loading}
      isDense
      empty={texts.noMembers}
    />
  )
}

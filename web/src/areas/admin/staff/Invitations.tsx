import { type Invitation, STAFF_ROLE_NAMES } from '@ozi/contract'
import { Badge } from '~/ui/state/Badge'
import { Button } from '~/ui/button/Button'
import { DateTime } from '~/ui/text/DateTime'
import { Table, type TableColumn } from '~/ui/table/Table'
import { EmailText } from '../shared/EmailText'
import { staffTexts as texts } from './texts'

interface InvitationsProps {
  invitations: readonly Invitation[]
  loading: boolean
  /** The invitation whose mail is being resent. */
  resendingId: string | null
  onResend: (invitation: Invitation) => void
  onRevoke: (invitation: Invitation) => void
}

export function Invitations({ invitations, loading, resendingId, onResend, onRevoke }: InvitationsProps) {
  const { columns: heads } = texts
  const columns: readonly TableColumn<Invitation>[] = [
    {
      key: 'email',
      head: heads.email,
      cell: ({ email }) => <EmailText email={email} />,
      primary: true,
      className: 'md:min-w-48',
    },
    {
      key: 'role',
      head: heads.role,
      cell: ({ role }) => STAFF_ROLE_NAMES[role],
      phone: 'state',
      // A long address beside it would break the word in two.
      className: 'md:whitespace-nowrap',
    },
    {
      key: 'invitedBy',
      head: heads.invitedBy,
      cell: ({ invitedBy }) => <span className="wrap-anywhere">{invitedBy}</span>,
      phone: 'detail',
      // Room for the longest word of a name.
      className: 'md:min-w-32 md:max-lg:hidden!',
    },
    {
      key: 'expiresAt',
      head: heads.expiresAt,
      cell: ({ expiresAt }) =>
        Date.parse(expiresAt) <= Date.now() ? (
          <Badge tone="bad">{texts.expired}</Badge>
        ) : (
          <DateTime at={expiresAt} />
        ),
      phone: 'end',
      className: 'md:whitespace-nowrap',
    },
    {
      key: 'actions',
      head: heads.actions,
      actions: true,
      cell: (invitation) => (
        <span className="inline-flex gap-2">
          <Button
            look="secondary"
            size="row"
            className="whitespace-nowrap"
            busy={resendingId === invitation._id}
            aria-label={texts.of(texts.resend, invitation.email)}
            onClick={() => onResend(invitation)}
          >
            {texts.resend}
          </Button>
          <Button
            look="quiet"
            size="row"
            className="whitespace-nowrap"
            aria-label={texts.of(texts.revoke, invitation.email)}
            onClick={() => onRevoke(invitation)}
          >
            {texts.revoke}
          </Button>
        </span>
      ),
    },
  ]
  return (
    <Table
      caption={texts.invitations}
      columns={columns}
      rows={invitations}
      rowKey={({ _id }) => _id}
      loading={loading}
      isDense
      empty={texts.noInvitations}
    />
  )
}

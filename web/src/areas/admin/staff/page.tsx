import type { Invitation, StaffMember } from '@ozi/contract'
import { UserPlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { client } from '~/api'
import { useSession } from '~/session'
import { Button } from '~/ui/button/Button'
import { Card } from '~/ui/list/Card'
import { ErrorState } from '~/ui/state/ErrorState'
import { RevealWhen } from '~/ui/state/RevealWhen'
import { SideSheet } from '~/ui/dialog/SideSheet'
import { loadError } from '../shared/loadError'
import { PersonSessions } from '../shared/sessions/PersonSessions'
import { RemoveDialog, RevokeDialog } from './EndDialogs'
import { Invitations } from './Invitations'
import { Members } from './Members'
import { staffTexts as texts } from './texts'
import { useStaff, useStaffChange } from './useStaff'
import { lazyPart } from '~/ui/lazy/lazyPart'

const InviteDialog = lazyPart(async () => (await import('./InviteDialog')).InviteDialog)
const RoleDialog = lazyPart(async () => (await import('./RoleDialog')).RoleDialog)
const ResetSecondFactor = lazyPart(
  async () => (await import('../shared/sessions/ResetSecondFactor')).ResetSecondFactor,
)

export const meta = () => [{ title: `${texts.title} · Ozi` }]

/** The open dialog, and whom it is about. */
type StaffDialog =
  | { readonly to: 'invite' }
  | { readonly to: 'changeRole' | 'remove' | 'reset' | 'sessions'; readonly member: StaffMember }
  | { readonly to: 'revoke'; readonly invitation: Invitation }
  | null

/** Manages the staff: invite, change roles, remove. */
export default function Staff() {
  const ownId = useSession()?.data?._id ?? ''
  const query = useStaff()
  const { error, isPending: isLoading } = query
  const { staff = [], invitations = [] } = query.data ?? {}
  const [asked, setAsked] = useState<StaffDialog>(null)
  const [resendingId, setResendingId] = useState<string | null>(null)
  const { make } = useStaffChange()
  const close = () => setAsked(null)
  const inviteRef = useRef<HTMLButtonElement>(null)
  // The row has disappeared, and with it the button that had the focus.
  const goToInvite = () => inviteRef.current?.focus()
  const memberTo = (to: 'changeRole' | 'remove') => (asked?.to === to ? asked.member : null)

  async function resend({ _id, email }: Invitation) {
    setResendingId(_id)
    const message = { title: texts.invitedTitle, text: texts.resent(email) }
    await make(() => client.staff.resendInvitation({ id: _id }), message)
    setResendingId(null)
  }

  const hasRows = staff.length > 0
  return (
    <div className="grid grid-cols-1 gap-5">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h1 className="text-2xl md:text-3xl">{texts.title}</h1>
        <Button
          ref={inviteRef}
          icon={<UserPlus size={20} />}
          {...InviteDialog.preloadWhenNear}
          onClick={() => setAsked({ to: 'invite' })}
        >
          {texts.invite}
        </Button>
      </header>
      {isLoading && (
        <p role="status" className="sr-only">
          {texts.loading}
        </p>
      )}
      {error && <ErrorState title={loadError(error)} query={query} />}
      {(!error || hasRows) && (
        <>
          <Card as="section" flush title={texts.members}>
            <div {...RoleDialog.preloadWhenNear}>
              <Members
                members={staff}
                ownId={ownId}
                loading={isLoading}
                onChangeRole={(member) => setAsked({ to: 'changeRole', member })}
                onReset={(member) => setAsked({ to: 'reset', member })}
                onRemove={(member) => setAsked({ to: 'remove', member })}
                onSessions={(member) => setAsked({ to: 'sessions', member })}
              />
            </div>
          </Card>
          <RevealWhen ready={!isLoading}>
            <Card as="section" flush title={texts.invitations}>
              <Invitations
                invitations={invitations}
                loading={isLoading}
                resendingId={resendingId}
                onResend={(invitation) => void resend(invitation)}
                onRevoke={(invitation) => setAsked({ to: 'revoke', invitation })}
              />
            </Card>
          </RevealWhen>
        </>
      )}
      {asked?.to === 'invite' && <InviteDialog onClose={close} />}
      {asked?.to === 'changeRole' && (
        <RoleDialog member={asked.member} isSelf={asked.member._id === ownId} onClose={close} />
      )}
      {asked?.to === 'reset' && <ResetSecondFactor person={asked.member} onClose={close} />}
      <SideSheet
        open={asked?.to === 'sessions'}
        onClose={close}
        title={asked?.to === 'sessions' ? asked.member.name : ''}
      >
        {asked?.to === 'sessions' && <PersonSessions person={asked.member} />}
      </SideSheet>
      <RemoveDialog
        member={memberTo('remove')}
        isSelf={memberTo('remove')?._id === ownId}
        onClose={close}
        onEnded={goToInvite}
      />
      <RevokeDialog
        invitation={asked?.to === 'revoke' ? asked.invitation : null}
        onClose={close}
        onEnded={goToInvite}
      />
    </div>
  )
}

import type { Invitation, StaffRole } from '@ozi/contract'
import { INVITATION } from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'
import { fragment } from '../../platform/database/fragment.ts'

/** The invitation of a link, in any status. */
export interface InvitationByToken {
  readonly invitationId: string
  readonly email: string
  readonly role: StaffRole
  readonly invitedBy: string
  readonly status: 'open' | 'expired' | 'used' | 'revoked'
}

const INVITATIONS = fragment`
  select
    i._id, i.email, i.role, i.created_at as "createdAt", i.expires_at as "expiresAt", inviter.name as "invitedBy"
  from staff_invitations i join accounts inviter on inviter._id = i.invited_by`
const IS_OPEN = fragment`i.used_at is null and i.revoked_at is null`
const LIFETIME = fragment`make_interval(hours => ${INVITATION.lifetimeHours})`

type InvitationRow = Omit<Invitation, 'createdAt' | 'expiresAt'> & { createdAt: Date; expiresAt: Date }

const toInvitation = ({ createdAt, expiresAt, ...row }: InvitationRow): Invitation => ({
  ...row,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
})

/** @returns false if the address already has an open invitation, including one inserted concurrently */
export async function insertInvitation(
  queries: Queries,
  invitation: { invitationId: string; email: string; role: StaffRole; invitedBy: string },
): Promise<boolean> {
  const rows = await queries`
    insert into staff_invitations (_id, email, role, invited_by, expires_at)
    values (
      ${invitation.invitationId}, ${invitation.email}, ${invitation.role}, ${invitation.invitedBy},
      now() + ${LIFETIME}
    )
    on conflict (email) where used_at is null and revoked_at is null do nothing
    returning 1`
  return rows.length === 1
}

/** Open invitations, newest first. */
export async function listInvitations(queries: Queries): Promise<Invitation[]> {
  const rows = await queries<InvitationRow[]>`
    ${INVITATIONS}
    where ${IS_OPEN} order by i.created_at desc, i._id desc`
  return rows.map(toInvitation)
}

/** An open invitation, locked until the transaction ends. */
export async function lockInvitation(queries: Queries, invitationId: string): Promise<Invitation | null> {
  const [row] = await queries<InvitationRow[]>`
    ${INVITATIONS}
    where i._id = ${invitationId} and ${IS_OPEN} for no key update of i`
  return row ? toInvitation(row) : null
}

/** Restarts its lifetime and makes the link that was mailed invalid. */
export async function renewInvitation(queries: Queries, invitationId: string): Promise<void> {
  await queries`
    update staff_invitations
    set requested_at = now(), expires_at = now() + ${LIFETIME}, token_hash = null
    where _id = ${invitationId}`
}

export async function revokeInvitation(queries: Queries, invitationId: string): Promise<void> {
  await queries`update staff_invitations set revoked_at = now() where _id = ${invitationId}`
}

/** Revokes all open invitations that an account has sent. */
export async function revokeInvitationsBy(queries: Queries, accountId: string): Promise<void> {
  await queries`
    update staff_invitations i set revoked_at = now() where i.invited_by = ${accountId} and ${IS_OPEN}`
}

export async function useInvitation(
  queries: Queries,
  invitationId: string,
  accountId: string,
): Promise<void> {
  await queries`
    update staff_invitations set used_at = now(), account_id = ${accountId} where _id = ${invitationId}`
}

/**
 * Sets the token of an open invitation. If several mails were requested, only the newest request gets one.
 * @returns what the mail needs; null if there is no such invitation
 */
export async function giveToken(
  queries: Queries,
  invitationId: string,
  { tokenHash, requestedAt }: { readonly tokenHash: Buffer; readonly requestedAt: Date },
): Promise<{ email: string; role: StaffRole; invitedBy: string } | null> {
  const [mail] = await queries<{ email: string; role: StaffRole; invitedBy: string }[]>`
    update staff_invitations i set token_hash = ${tokenHash}
    from accounts inviter
    where i._id = ${invitationId} and inviter._id = i.invited_by and date_trunc('milliseconds', i.requested_at) <= ${requestedAt} and ${IS_OPEN}
    returning i.email, i.role, inviter.name as "invitedBy"`
  return mail ?? null
}

/** The invitation of a token, locked until the transaction ends. */
export async function lockByToken(queries: Queries, tokenHash: Buffer): Promise<InvitationByToken | null> {
  const [invitation] = await queries<InvitationByToken[]>`
    select i._id as "invitationId", i.email, i.role, inviter.name as "invitedBy",
      case
        when i.used_at is not null then 'used'
        when i.revoked_at is not null then 'revoked'
        when i.expires_at <= clock_timestamp() then 'expired'
        else 'open'
      end as status
    from staff_invitations i join accounts inviter on inviter._id = i.invited_by
    where i.token_hash = ${tokenHash} for no key update of i`
  return invitation ?? null
}

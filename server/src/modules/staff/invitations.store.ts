import type { Invitation, StaffRole } from '@ozi/contract'
import { INVITATION } from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'

/** The invitation of a link, in any state. */
export interface FoundInvitation {
  readonly invitationId: string
  readonly email: string
  readonly role: StaffRole
  readonly invitedBy: string
  readonly state: 'open' | 'expired' | 'used' | 'revoked'
}

interface InvitationRow {
  readonly _id: string
  readonly email: string
  readonly role: StaffRole
  readonly created_at: Date
  readonly expires_at: Date
  readonly invited_by_name: string
}

const columns = (queries: Queries) => queries`
  i._id, i.email, i.role, i.created_at, i.expires_at, inviter.name as invited_by_name`
const isOpen = (queries: Queries) => queries`i.used_at is null and i.revoked_at is null`
const lifetime = (queries: Queries) => queries`make_interval(hours => ${INVITATION.lifetimeHours})`

/** @returns false if the address already has an open invitation, including one inserted concurrently */
export async function insertInvitation(
  queries: Queries,
  invitation: { invitationId: string; email: string; role: StaffRole; invitedBy: string },
): Promise<boolean> {
  const rows = await queries`
    insert into staff_invitations (_id, email, role, invited_by, expires_at)
    values (
      ${invitation.invitationId}, ${invitation.email}, ${invitation.role}, ${invitation.invitedBy},
      now() + ${lifetime(queries)}
    )
    on conflict (email) where used_at is null and revoked_at is null do nothing
    returning 1`
  return rows.length === 1
}

/** Open invitations, newest first. */
export async function listInvitations(queries: Queries): Promise<Invitation[]> {
  const rows = await queries<InvitationRow[]>`
    select ${columns(queries)}
    from staff_invitations i join accounts inviter on inviter._id = i.invited_by
    where ${isOpen(queries)} order by i.created_at desc, i._id desc`
  return rows.map(toInvitation)
}

/** An open invitation, locked until the transaction ends. */
export async function lockInvitation(queries: Queries, invitationId: string): Promise<Invitation | null> {
  const [row] = await queries<InvitationRow[]>`
    select ${columns(queries)}
    from staff_invitations i join accounts inviter on inviter._id = i.invited_by
    where i._id = ${invitationId} and ${isOpen(queries)} for no key update of i`
  return row ? toInvitation(row) : null
}

/** Restarts its lifetime and makes the link that was mailed invalid. */
export async function renewInvitation(queries: Queries, invitationId: string): Promise<void> {
  await queries`
    update staff_invitations
    set requested_at = now(), expires_at = now() + ${lifetime(queries)}, token_hash = null
    where _id = ${invitationId}`
}

export async function revokeInvitation(queries: Queries, invitationId: string): Promise<void> {
  await queries`update staff_invitations set revoked_at = now() where _id = ${invitationId}`
}

/** Revokes all open invitations that an account has sent. */
export async function revokeInvitationsBy(queries: Queries, accountId: string): Promise<void> {
  await queries`
    update staff_invitations i set revoked_at = now() where i.invited_by = ${accountId} and ${isOpen(queries)}`
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
 * Sets the token of an open invitation, for the mail that was requested then: of several, the newest is sent.
 * @returns what the mail needs; null if there is no such invitation
 */
export async function giveToken(
  queries: Queries,
  invitationId: string,
  { tokenHash, requestedAt }: { readonly tokenHash: Buffer; readonly requestedAt: Date },
): Promise<{ email: string; role: StaffRole; invitedBy: string } | null> {
  const [row] = await queries<{ email: string; role: StaffRole; invited_by_name: string }[]>`
    update staff_invitations i set token_hash = ${tokenHash}
    from accounts inviter
    where i._id = ${invitationId} and inviter._id = i.invited_by and date_trunc('milliseconds', i.requested_at) <= ${requestedAt} and ${isOpen(queries)}
    returning i.email, i.role, inviter.name as invited_by_name`
  return row ? { email: row.email, role: row.role, invitedBy: row.invited_by_name } : null
}

/** The invitation of a token, locked until the transaction ends. */
export async function lockByToken(queries: Queries, tokenHash: Buffer): Promise<FoundInvitation | null> {
  const [row] = await queries<(InvitationRow & Pick<FoundInvitation, 'state'>)[]>`
    select ${columns(queries)},
      case
        when i.used_at is not null then 'used'
        when i.revoked_at is not null then 'revoked'
        when i.expires_at <= clock_timestamp() then 'expired'
        else 'open'
      end as state
    from staff_invitations i join accounts inviter on inviter._id = i.invited_by
    where i.token_hash = ${tokenHash} for no key update of i`
  if (!row) return null
  const { _id: invitationId, email, role, invited_by_name: invitedBy, state } = row
  return { invitationId, email, role, invitedBy, state }
}

function toInvitation(row: InvitationRow): Invitation {
  return {
    _id: row._id,
    email: row.email,
    role: row.role,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    invitedBy: row.invited_by_name,
  }
}

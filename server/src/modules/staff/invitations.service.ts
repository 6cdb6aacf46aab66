import { type Invitation, isStaff, type JoinInput, type StaffRole } from '@ozi/contract'
import { v7 as newId } from 'uuid'
import type { Config } from '../../platform/config.ts'
import type { Database, Queries } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { logAct, nameAct } from '../../platform/security-log.ts'
import type { Caller } from '../../platform/sessions/caller.ts'
import { hashToken, newToken } from '../../platform/sessions/token.ts'
import type { AccountsService } from '../accounts/accounts.service.ts'
import type { AuditService } from '../audit/audit.service.ts'
import type { NotificationsService } from '../notifications/notifications.service.ts'
import { invitationMail } from './invitation-mail.ts'
import {
  giveToken,
  insertInvitation,
  lockByToken,
  lockInvitation,
  renewInvitation,
  revokeInvitation,
  useInvitation,
  type InvitationByToken,
} from './invitations.store.ts'

const DEAD_LINKS = {
  expired: 'INVITATION_EXPIRED',
  used: 'INVITATION_USED',
  revoked: 'INVITATION_REVOKED',
} as const

export interface InvitationsDeps {
  readonly database: Database
  readonly accounts: Pick<
    AccountsService,
    'hashPassword' | 'insertVerified' | 'administration' | 'secondFactor' | 'isAddressTaken' | 'setRole'
  >
  readonly audit: Pick<AuditService, 'record'>
  readonly notifications: Pick<NotificationsService, 'notify' | 'defineMail'>
  readonly config: Pick<Config, 'publicUrl' | 'mail'>
}

/** Invitations to join the staff: a mailed link that can be used once. */
export function createInvitations(deps: InvitationsDeps) {
  const { database, accounts, audit, notifications, config } = deps

  // Jobs carry no token. It is generated when the mail is written.
  notifications.defineMail(['staff_invitation'], async ({ subjectId = '' }, _reader, requestedAt) => {
    const token = newToken()
    const invited = await giveToken(database.sql, subjectId, { tokenHash: hashToken(token), requestedAt })
    // The invitation was revoked meanwhile, or a later request mails it.
    if (!invited) return null
    const { email, ...context } = invited
    const { publicUrl, mail } = config
    return { to: email, ...invitationMail({ ...context, publicUrl, support: mail.support }, token) }
  })

  const requestMail = (queries: Queries, invitationId: string): Promise<void> =>
    notifications.notify(queries, { kind: 'staff_invitation', to: 'named', subjectId: invitationId })

  /** @throws Refusal NOT_FOUND unless it is open */
  async function requireOpen(queries: Queries, invitationId: string): Promise<Invitation> {
    const invitation = await lockInvitation(queries, invitationId)
    if (!invitation) throw new Refusal('NOT_FOUND')
    return invitation
  }

  /**
   * @throws Refusal INVITATION_EXPIRED, INVITATION_USED, INVITATION_REVOKED; LINK_EXPIRED for a token that we
   *   never issued
   */
  async function requireLiving(queries: Queries, token: string): Promise<InvitationByToken> {
    const found = await lockByToken(queries, hashToken(token))
    if (!found) throw new Refusal('LINK_EXPIRED')
    if (found.status !== 'open') throw new Refusal(DEAD_LINKS[found.status])
    return found
  }

  const subjectOf = ({ _id, email }: Invitation) => ({ id: _id, label: email })

  return {
    /** @throws Refusal EMAIL_IN_USE, ALREADY_INVITED */
    invite(caller: Caller, { email, role }: { email: string; role: StaffRole }): Promise<Invitation> {
      return database.transaction(async (queries) => {
        if (await accounts.isAddressTaken(queries, email)) throw new Refusal('EMAIL_IN_USE')
        const invitationId = newId()
        const isNew = await insertInvitation(queries, {
          invitationId,
          email,
          role,
          invitedBy: caller.accountId,
        })
        if (!isNew) throw new Refusal('ALREADY_INVITED')
        const invitation = await requireOpen(queries, invitationId)
        await audit.record(queries, caller, {
          action: 'staff.invite',
          subject: subjectOf(invitation),
          after: { email, role },
        })
        await requestMail(queries, invitationId)
        return invitation
      })
    },

    /** @throws Refusal NOT_FOUND */
    resend(caller: Caller, invitationId: string): Promise<Invitation> {
      return database.transaction(async (queries) => {
        const invitation = await requireOpen(queries, invitationId)
        await renewInvitation(queries, invitationId)
        await audit.record(queries, caller, { action: 'staff.resend', subject: subjectOf(invitation) })
        await requestMail(queries, invitationId)
        return requireOpen(queries, invitationId)
      })
    },

    /** @throws Refusal NOT_FOUND */
    revoke(caller: Caller, invitationId: string): Promise<void> {
      return database.transaction(async (queries) => {
        const invitation = await requireOpen(queries, invitationId)
        await revokeInvitation(queries, invitationId)
        await audit.record(queries, caller, { action: 'staff.revoke', subject: subjectOf(invitation) })
      })
    },

    /** @throws Refusal for the token, as `join` does */
    read: (token: string): Promise<InvitationByToken> =>
      database.transaction((queries) => requireLiving(queries, token)),

    /**
     * Creates the account of an invitation, which uses up the invitation.
     * @throws Refusal PASSWORD_MISMATCH, VALIDATION; LINK_EXPIRED, INVITATION_EXPIRED, INVITATION_USED,
     *   INVITATION_REVOKED; EMAIL_IN_USE if the address was registered meanwhile
     */
    async join(input: JoinInput): Promise<{ email: string }> {
      const { token, name, mobileNumber, password, confirmPassword } = input
      nameAct('sign_up')
      const { email: invited } = await requireLiving(database.sql, token)
      accounts.administration.requireNewPassword({ password, confirmPassword }, { name, email: invited })
      const passwordHash = await accounts.hashPassword(password)
      const member = await database.transaction(async (queries) => {
        const { invitationId, email, role } = await requireLiving(queries, token)
        const account = await accounts.insertVerified(queries, {
          role,
          name,
          email,
          passwordHash,
          mobileNumber,
        })
        if (!account || !isStaff(account.role)) throw new Refusal('EMAIL_IN_USE')
        await useInvitation(queries, invitationId, account._id)
        await audit.record(
          queries,
          { accountId: account._id, role },
          {
            action: 'staff.join',
            subject: { id: account._id, label: name },
            after: { role },
          },
        )
        return { accountId: account._id, email }
      })
      logAct('sign_up', member.accountId)
      return { email: member.email }
    },
  }
}

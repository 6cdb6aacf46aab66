import {
  isPermitted,
  pseudonymOf,
  type Invitation,
  type Permission,
  type StaffMember,
  type StaffRole,
} from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { logAct, nameAct } from '../../platform/security-log.ts'
import type { Caller } from '../../platform/sessions/caller.ts'
import type { AccountsService } from '../accounts/accounts.service.ts'
import type { ChatService } from '../chat/chat.service.ts'
import type { PeopleService } from '../people/people.service.ts'
import { listInvitations, revokeInvitationsBy } from './invitations.store.ts'
import { createInvitations, type InvitationsDeps } from './invitations.service.ts'
import { listMembers, lockMember } from './staff.store.ts'

export interface StaffDeps extends InvitationsDeps {
  readonly accounts: InvitationsDeps['accounts'] & Pick<AccountsService, 'countByRole'>
  readonly chat: Pick<ChatService, 'release'>
  readonly people: Pick<PeopleService, 'requireNoneRunning' | 'requireNothingOpen' | 'eraseAsCustomer'>
}

/** The staff: its members, their roles, and how people join and leave. */
export function createStaffService(deps: StaffDeps) {
  const { database, accounts, audit, chat, people } = deps
  const invitations = createInvitations(deps)

  /** @throws Refusal NOT_FOUND; LAST_ADMIN if no administrator would be left */
  async function lockReplaceable(
    queries: Queries,
    accountId: string,
    role?: StaffRole,
  ): Promise<StaffMember> {
    const found = await lockMember(queries, accountId)
    if (!found) throw new Refusal('NOT_FOUND')
    const isLast = found.member.role === 'admin' && found.administrators === 1
    if (isLast && role !== 'admin') throw new Refusal('LAST_ADMIN')
    return found.member
  }

  async function eraseMember(
    queries: Queries,
    caller: Caller,
    accountId: string,
    action: 'staff.remove' | 'staff.leave',
  ) {
    const member = await lockReplaceable(queries, accountId)
    // Before the account is locked as a whole: a message that is being sent in one of their conversations may still
    // insert an unread row, which refers to the account.
    await chat.release(queries, accountId)
    const account = await accounts.administration.lockWhole(queries, accountId)
    if (!account) throw new Refusal('NOT_FOUND')
    if (action === 'staff.leave') await people.requireNothingOpen(queries, accountId)
    else await people.requireNoneRunning(queries, accountId)
    await audit.record(queries, caller, {
      action,
      subject: { id: accountId, label: member.name },
      before: { role: member.role },
    })
    // The name is kept: the audit log has it anyway, and shows what they did under it.
    await accounts.administration.erase(queries, account, account.name)
    await revokeInvitationsBy(queries, accountId)
    const tell = await people.eraseAsCustomer(queries, accountId, pseudonymOf('user', accountId))
    return { account, tell }
  }

  return {
    invite: invitations.invite,
    resendInvitation: invitations.resend,
    revokeInvitation: invitations.revoke,
    readInvitation: invitations.read,
    join: invitations.join,

    /** The members who may do this. */
    async permitted(permission: Permission): Promise<StaffMember[]> {
      return (await listMembers(database.sql)).filter(({ role }) => isPermitted(role, permission))
    },

    async list(): Promise<{ staff: StaffMember[]; invitations: Invitation[] }> {
      const [staff, invitations] = await Promise.all([
        listMembers(database.sql),
        listInvitations(database.sql),
      ])
      return { staff, invitations }
    },

    /**
     * Changes a member's role. The new permissions apply from their next request; the open invitations of a
     * member who is no longer an administrator are revoked. `roleBefore` is the role that the caller saw; it
     * is not compared if the member already has the new role.
     * @throws Refusal NOT_FOUND, LAST_ADMIN; CHANGED_MEANWHILE with `data.current`
     */
    async changeRole(
      caller: Caller,
      {
        id: accountId,
        role,
        roleBefore,
      }: { id: string; role: StaffRole; roleBefore?: StaffRole | undefined },
    ): Promise<StaffMember> {
      nameAct('role_change', accountId)
      const changed = await database.transaction(async (queries) => {
        const member = await lockReplaceable(queries, accountId, role)
        if (roleBefore !== undefined && member.role !== roleBefore && member.role !== role) {
          throw new Refusal('CHANGED_MEANWHILE', { data: { current: member } })
        }
        await accounts.setRole(queries, accountId, role)
        if (role !== 'admin') await revokeInvitationsBy(queries, accountId)
        // Also for members who may answer again: a message written while they could not may have left an
        // unread count.
        if (![member.role, role].every((each) => isPermitted(each, 'answerCustomers'))) {
          await chat.release(queries, accountId)
        }
        await audit.record(queries, caller, {
          action: 'staff.changeRole',
          subject: { id: accountId, label: member.name },
          before: { role: member.role },
          after: { role },
        })
        return { ...member, role }
      })
      logAct('role_change', accountId)
      return changed
    },

    /**
     * Removes a member. Their sessions and open invitations end at once, and what they left behind as a
     * customer is erased; what they did as staff stays under their name.
     * @throws Refusal NOT_FOUND, LAST_ADMIN; HAS_RUNNING_ORDERS with `data.orders`
     */
    async remove(caller: Caller, accountId: string): Promise<void> {
      const tell = await database.transaction(
        async (queries) => (await eraseMember(queries, caller, accountId, 'staff.remove')).tell,
      )
      logAct('role_change', accountId)
      tell()
    },

    /** True if the caller is the only administrator. */
    async isLastAdmin({ role }: Caller): Promise<boolean> {
      return role === 'admin' && (await accounts.countByRole(database.sql)).admin === 1
    },

    /**
     * A member leaves, as if removed, and is mailed.
     * @throws Refusal LAST_ADMIN, HAS_RUNNING_ORDERS with `data.orders`, REFUND_ON_ITS_WAY
     */
    async leave(caller: Caller): Promise<void> {
      const { accountId } = caller
      nameAct('account_deletion', accountId)
      const tell = await database.transaction(async (queries) => {
        const erased = await eraseMember(queries, caller, accountId, 'staff.leave')
        await accounts.administration.mailDeleted(queries, erased.account)
        return erased.tell
      })
      logAct('account_deletion', accountId)
      tell()
    },
  }
}

export type StaffService = ReturnType<typeof createStaffService>

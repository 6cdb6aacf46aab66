import {
  isPermitted,
  pseudonymOf,
  type Invitation,
  type StaffMember,
  staffMessages,
  type StaffRole,
} from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Caller } from '../../platform/sessions/caller.ts'
import type { SupportService } from '../support/support.service.ts'
import { listInvitations, revokeInvitationsBy } from './invitations.store.ts'
import { createInvitations, type InvitationsParts } from './invitations.service.ts'
import { listMembers, lockMember, setRole } from './staff.store.ts'

export interface StaffParts extends InvitationsParts {
  readonly support: Pick<SupportService, 'eraseOf' | 'release'>
}

/** Those who run Ozi: who they are, what each may do, and how one joins and leaves them. */
export function createStaffService(parts: StaffParts) {
  const { database, accounts, audit, support } = parts
  const invitations = createInvitations(parts)

  /** @throws Refusal NOT_FOUND; LAST_ADMIN when nobody would be left who may do everything */
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

  return {
    invite: invitations.invite,
    resendInvitation: invitations.resend,
    revokeInvitation: invitations.revoke,
    readInvitation: invitations.read,
    join: invitations.join,

    async list(): Promise<{ staff: StaffMember[]; invitations: Invitation[] }> {
      const [staff, invited] = await Promise.all([listMembers(database.sql), listInvitations(database.sql)])
      return { staff, invitations: invited }
    },

    /**
     * What they may do changes with their next request; who invites nobody any more has invited nobody.
     * @param asked `roleBefore`: the role the caller saw; what they ask for already is no other
     * @throws Refusal NOT_FOUND, LAST_ADMIN; CHANGED_MEANWHILE with `data.current`
     */
    changeRole(
      caller: Caller,
      {
        id: accountId,
        role,
        roleBefore,
      }: { id: string; role: StaffRole; roleBefore?: StaffRole | undefined },
    ): Promise<StaffMember> {
      return database.transaction(async (queries) => {
        const member = await lockReplaceable(queries, accountId, role)
        if (roleBefore !== undefined && member.role !== roleBefore && member.role !== role) {
          throw new Refusal('CHANGED_MEANWHILE', { data: { current: member } })
        }
        await setRole(queries, accountId, role)
        if (role !== 'admin') await revokeInvitationsBy(queries, accountId)
        // Also who answers again: a message that was written while they could not may have been counted for them.
        if (![member.role, role].every((each) => isPermitted(each, 'answerCustomers'))) {
          await support.release(queries, accountId)
        }
        await audit.record(queries, caller, {
          action: 'staff.changeRole',
          subject: { id: accountId, label: member.name },
          before: { role: member.role },
          after: { role },
        })
        return { ...member, role }
      })
    },

    /**
     * For whoever lost the phone and the recovery codes. Never one's own: a session that was stolen would be worth a
     * login for ever.
     * @throws Refusal NOT_FOUND, OWN_ACCOUNT, SECOND_FACTOR_OFF
     */
    resetSecondFactor(caller: Caller, accountId: string, reason: string): Promise<StaffMember> {
      if (accountId === caller.accountId) {
        throw new Refusal('OWN_ACCOUNT', { message: staffMessages.ownSecondFactor })
      }
      return database.transaction(async (queries) => {
        const found = await lockMember(queries, accountId)
        if (!found) throw new Refusal('NOT_FOUND')
        await accounts.secondFactor.reset(queries, accountId)
        await audit.record(queries, caller, {
          action: 'staff.resetSecondFactor',
          subject: { id: accountId, label: found.member.name },
          reason,
        })
        return { ...found.member, hasSecondFactor: false }
      })
    },

    /** Their sessions and open invitations end at once, what they asked support goes; what they did stays theirs. @throws Refusal NOT_FOUND, LAST_ADMIN */
    async remove(caller: Caller, accountId: string): Promise<void> {
      const tell = await database.transaction(async (queries) => {
        const member = await lockReplaceable(queries, accountId)
        await audit.record(queries, caller, {
          action: 'staff.remove',
          subject: { id: accountId, label: member.name },
          before: { role: member.role },
        })
        const account = await accounts.upkeep.lock(queries, accountId)
        if (!account) throw new Refusal('NOT_FOUND')
        // First: a message that holds what they look after is to wait for them too, and their account still takes that.
        await support.release(queries, accountId)
        // Their name is in the audit log anyway, and what they did is told by it.
        await accounts.upkeep.erase(queries, account, account.name)
        await revokeInvitationsBy(queries, accountId)
        return support.eraseOf(queries, accountId, pseudonymOf('user', accountId))
      })
      tell()
    },
  }
}

export type StaffService = ReturnType<typeof createStaffService>

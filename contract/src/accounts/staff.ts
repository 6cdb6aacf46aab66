import { z } from 'zod'
import { call } from '../common/call.ts'
import { changedMeanwhile } from '../common/refusals.ts'
import { accountMessages, PASSWORD } from './accounts.constants.ts'
import { NewPassword, OwnName } from './accounts.fields.ts'
import { Email } from '../common/primitives.fields.ts'
import { Id, Instant, NigerianMobile } from '../common/primitives.ts'
import { StaffRole } from './roles.ts'

// Limits
const joinLimit = { name: 'invitation', requests: 60, windowSeconds: 60 } as const

// Shapes
export const StaffMember = z.object({
  _id: Id,
  name: z.string(),
  email: z.string(),
  role: StaffRole,
  createdAt: Instant,
  hasSecondFactor: z.boolean().meta({ description: 'whether a login takes a second factor' }),
})
export type StaffMember = z.infer<typeof StaffMember>

/**
 * An invitation that was neither accepted nor revoked. After `expiresAt` its link is invalid until it is sent
 * again.
 */
export const Invitation = z.object({
  _id: Id,
  email: z.string(),
  role: StaffRole,
  createdAt: Instant,
  expiresAt: Instant,
  invitedBy: z.string().meta({ description: 'name' }),
})
export type Invitation = z.infer<typeof Invitation>

export const InvitationInput = z.strictObject({
  email: Email,
  role: StaffRole,
})

const InvitationToken = z.string().min(1).max(200)

export const JoinInput = z.strictObject({
  token: InvitationToken,
  name: OwnName,
  mobileNumber: NigerianMobile,
  password: NewPassword,
  confirmPassword: z
    .string({ error: 'Please enter the password again.' })
    .max(PASSWORD.max, accountMessages.passwordLong),
})
export type JoinInput = z.infer<typeof JoinInput>

const Done = z.object({ success: z.literal(true) })

// Calls
export const staff = {
  list: call
    .meta({ access: 'manageStaff' })
    .route({ method: 'GET', path: '/admin/staff', tags: ['staff'] })
    .output(z.object({ staff: z.array(StaffMember), invitations: z.array(Invitation) })),
  /** Mails a link to the address. Refused if the address has an account or an invitation. */
  invite: call
    .meta({ access: 'manageStaff', needsRecentProof: true })
    .route({ method: 'POST', path: '/admin/staff/invitations', successStatus: 201, tags: ['staff'] })
    .input(InvitationInput)
    .output(z.object({ invitation: Invitation })),
  /** Mails a new link with the full lifetime; the earlier one becomes invalid. */
  resendInvitation: call
    .meta({ access: 'manageStaff', needsRecentProof: true })
    .route({ method: 'POST', path: '/admin/staff/invitations/{id}/resend', tags: ['staff'] })
    .input(z.object({ id: Id }))
    .output(z.object({ invitation: Invitation })),
  revokeInvitation: call
    .meta({ access: 'manageStaff' })
    .route({ method: 'DELETE', path: '/admin/staff/invitations/{id}', tags: ['staff'] })
    .input(z.object({ id: Id }))
    .output(Done),
  /**
   * The last administrator cannot change role: 409 LAST_ADMIN. With `roleBefore`, the role that the caller
   * saw: 409 CHANGED_MEANWHILE with the member in `data.current` if it has changed.
   */
  changeRole: call
    .meta({ access: 'manageStaff', needsRecentProof: true })
    .route({ method: 'PUT', path: '/admin/staff/{id}/role', tags: ['staff'] })
    .input(z.strictObject({ id: Id, role: StaffRole, roleBefore: StaffRole.optional() }))
    .output(z.object({ member: StaffMember }))
    .errors(changedMeanwhile(StaffMember)),
  /**
   * Deletes the account and ends its sessions at once. The last administrator stays: 409 LAST_ADMIN. Orders that
   * the member placed must end first: 409 HAS_RUNNING_ORDERS with `data.orders`.
   */
  remove: call
    .meta({ access: 'manageStaff', needsRecentProof: true })
    .route({ method: 'DELETE', path: '/admin/staff/{id}', tags: ['staff'] })
    .input(z.object({ id: Id }))
    .output(Done),
  /**
   * Who is invited by the token of a mailed link, and in which role; INVITATION_EXPIRED, _USED or _REVOKED if
   * the link is no longer valid.
   */
  readInvitation: call
    .meta({ access: 'anyone', limit: joinLimit })
    .route({ method: 'POST', path: '/auth/invitation', tags: ['staff'] })
    .input(z.strictObject({ token: InvitationToken }))
    .output(z.object({ email: z.string(), role: StaffRole, invitedBy: z.string() })),
  /** Creates the account. Its address counts as verified, because the link was mailed there. */
  join: call
    .meta({ access: 'anyone', limit: joinLimit })
    .route({ method: 'POST', path: '/auth/invitation/accept', successStatus: 201, tags: ['staff'] })
    .input(JoinInput)
    .output(Done.extend({ message: z.string(), email: z.string() })),
}

import { INVITATION, STAFF_ROLE_NAMES, type StaffRole } from '@ozi/contract'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import type { MailContent } from '../../platform/mail/mail.ts'

export interface InvitationMailContext {
  readonly role: StaffRole
  /** Name of the administrator who invites. */
  readonly invitedBy: string
  readonly publicUrl: string
  readonly support: string
}

export function invitationMail(context: InvitationMailContext, token: string): MailContent {
  const { role, invitedBy, publicUrl, support } = context
  return composeMail({
    subject: 'You are invited to run Ozi',
    greeting: 'Hello,',
    paragraphs: [
      `${invitedBy} invites you to join the staff of Ozi (role: ${STAFF_ROLE_NAMES[role]}). Choose your password here:`,
    ],
    link: { label: 'Join Ozi', url: `${publicUrl}/invitation?token=${token}` },
    closing: [
      `The link works once, for ${INVITATION.lifetimeHours} hours.`,
      'If you did not expect this mail, ignore it: without the link nothing happens.',
    ],
    footer: `Questions? Write to ${support}.`,
  })
}

import { INVITATION, STAFF_ROLE_NAMES, type StaffRole } from '@ozi/contract'
import { composeLetter } from '../../platform/mail/letter.ts'
import type { Letter } from '../../platform/mail/mail.ts'

export interface InvitationLetterContext {
  readonly role: StaffRole
  /** Name of the administrator who invites. */
  readonly invitedBy: string
  readonly publicUrl: string
  readonly support: string
}

export function invitationLetter(context: InvitationLetterContext, token: string): Letter {
  const { role, invitedBy, publicUrl, support } = context
  return composeLetter({
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

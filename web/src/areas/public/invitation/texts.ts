import { INVITATION, STAFF_ROLE_NAMES, type StaffRole } from '@ozi/contract'

export const invitationTexts = {
  pageTitle: 'Join the staff · Ozi',
  description: 'Accept your invitation to the staff of Ozi.',
  title: 'Join the staff of Ozi',
  lead: (invitedBy: string, role: StaffRole) =>
    `${invitedBy} invited you. Your role: ${STAFF_ROLE_NAMES[role]}.`,
  email: 'E-mail',
  name: 'Name',
  mobileNumber: 'Mobile number',
  password: 'Password',
  confirmPassword: 'Confirm password',
  submit: 'Join',
  busy: 'Joining…',
  logIn: 'Log in',
  home: 'Go to Home',
  retry: 'Try again',
  dead: {
    expired: {
      title: 'This invitation has expired',
      lead: `It worked for ${INVITATION.lifetimeHours} hours. Ask whoever invited you to send it again.`,
    },
    used: {
      title: 'This invitation was used already',
      lead: 'Your account is there: log in with the password you chose.',
    },
    revoked: {
      title: 'This invitation was taken back',
      lead: 'If you think that is a mistake, ask whoever invited you.',
    },
    unknown: {
      title: 'This link leads to no invitation',
      lead: 'A part of it may be missing, or a newer mail with another link came to you.',
    },
    down: {
      title: 'We could not look up your invitation',
      lead: 'Ozi is out of reach for a moment. The link still works.',
    },
  },
} as const

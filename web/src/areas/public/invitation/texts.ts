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
      title: 'This invitation was already used',
      lead: 'Your account is ready: log in with the password you chose.',
    },
    revoked: {
      title: 'This invitation was taken back',
      lead: 'If you think that is a mistake, ask whoever invited you.',
    },
    unknown: {
      title: 'We could not find your invitation',
      lead: 'Part of the link may be missing, or we have sent you a newer mail with another link.',
    },
    down: {
      title: 'We could not look up your invitation',
      lead: 'We cannot reach Ozi right now. Your link still works: please try again in a moment.',
    },
  },
} as const

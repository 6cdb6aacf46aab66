import type { STAFF_ROLES } from './roles.constants.ts'

// Limits
export const INVITATION = { lifetimeHours: 72 } as const

// Messages
export const staffMessages = {
  joined: 'Welcome to Ozi. Please log in.',
  ownSecondFactor: 'You can turn off your own two-step login on your profile, with a code.',
} as const

/** The names of the staff's roles, fit to show. */
export const STAFF_ROLE_NAMES = {
  admin: 'Administrator',
  support: 'Support',
  finance: 'Finance',
} as const satisfies Record<(typeof STAFF_ROLES)[number], string>

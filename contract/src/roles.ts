import { z } from 'zod'

// Enumerations
export const ROLES = ['user', 'rider', 'vendor', 'admin', 'support', 'finance'] as const
export const Role = z.enum(ROLES)
export type Role = z.infer<typeof Role>

/** Roles of those who run Ozi. */
export const STAFF_ROLES = ['admin', 'support', 'finance'] as const satisfies readonly Role[]
export const StaffRole = z.enum(STAFF_ROLES)
export type StaffRole = z.infer<typeof StaffRole>

const EVERYONE = STAFF_ROLES
const ADMIN = ['admin'] as const
const WITH_PEOPLE = ['admin', 'support'] as const
const WITH_MONEY = ['admin', 'finance'] as const

/** Who of the staff may do what: the server holds calls to it, and the menu follows it. */
export const PERMISSIONS = {
  seeOverview: EVERYONE,
  seePeople: EVERYONE,
  /** Register, change and delete customers, riders and vendors. */
  managePeople: ADMIN,
  seeOrders: EVERYONE,
  /** Take an order through its life, and place one on behalf of a caller. */
  moveOrders: WITH_PEOPLE,
  seeTransactions: EVERYONE,
  exportTransactions: WITH_MONEY,
  seeFares: EVERYONE,
  changeFares: WITH_MONEY,
  /** Change the items of any shop. */
  manageCatalogue: WITH_PEOPLE,
  /** Read what people wrote, and answer it. */
  answerCustomers: WITH_PEOPLE,
  /** Guard one's own login by a second factor. */
  secureOwnLogin: EVERYONE,
  seeAudit: ADMIN,
  manageStaff: ADMIN,
} as const satisfies Record<string, readonly StaffRole[]>
export type Permission = keyof typeof PERMISSIONS

export const isStaff = (role: Role): role is StaffRole => (STAFF_ROLES as readonly Role[]).includes(role)

export const isPermission = (access: string): access is Permission => Object.hasOwn(PERMISSIONS, access)

/** Whether a role may; nobody outside the staff may anything of this. */
export const isPermitted = (role: Role, permission: Permission): boolean =>
  (PERMISSIONS[permission] as readonly Role[]).includes(role)

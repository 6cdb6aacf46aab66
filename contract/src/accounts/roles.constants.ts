type Role = (typeof ROLES)[number]
type StaffRole = (typeof STAFF_ROLES)[number]

// Enumerations
export const ROLES = ['user', 'rider', 'vendor', 'admin', 'support', 'finance'] as const

/** The roles of the staff. */
export const STAFF_ROLES = ['admin', 'support', 'finance'] as const satisfies readonly Role[]

const EVERYONE = STAFF_ROLES
const ADMIN = ['admin'] as const
const WITH_PEOPLE = ['admin', 'support'] as const
const WITH_MONEY = ['admin', 'finance'] as const

/** The permissions of each role of the staff. The server enforces them, and the menu follows them. */
export const PERMISSIONS = {
  seeOverview: EVERYONE,
  seePeople: EVERYONE,
  /** Register, change and delete customers, riders and vendors. */
  managePeople: ADMIN,
  seeOrders: EVERYONE,
  /** Move orders, and place them on behalf of callers. */
  moveOrders: WITH_PEOPLE,
  /** Close roads, and open them again. */
  closeRoads: WITH_PEOPLE,
  seeTransactions: EVERYONE,
  exportTransactions: WITH_MONEY,
  /** The cash that riders hold. */
  seeCash: WITH_MONEY,
  recordRemittances: WITH_MONEY,
  /** Balances and postings of the ledger, and whether they agree with what happened. */
  seeLedger: WITH_MONEY,
  /** Pay money back, and close what was set aside. */
  refundPayments: WITH_MONEY,
  /** Pay riders and shops what they are owed. */
  payOut: WITH_MONEY,
  seeFares: EVERYONE,
  changeFares: WITH_MONEY,
  /** Change the items of any shop. */
  manageCatalogue: WITH_PEOPLE,
  /** Read what customers write, and answer it. */
  answerCustomers: WITH_PEOPLE,
  seeAudit: ADMIN,
  /** See and end anybody's sessions. */
  endSessions: ADMIN,
  manageStaff: ADMIN,
  /** See how the server runs, retry failed jobs, and stop the clocks and new orders. */
  seeHealth: ADMIN,
} as const satisfies Record<string, readonly StaffRole[]>
export type Permission = keyof typeof PERMISSIONS

/** The roles that need a second factor where the server is set to require one. */
export const SECOND_FACTOR_ROLES = ['admin', 'finance'] as const satisfies readonly StaffRole[]

export const isStaff = (role: Role): role is StaffRole => (STAFF_ROLES as readonly Role[]).includes(role)

export const isPermission = (access: string): access is Permission => Object.hasOwn(PERMISSIONS, access)

/** Whether a role has a permission; only staff roles have any. */
export const isPermitted = (role: Role, permission: Permission): boolean =>
  (PERMISSIONS[permission] as readonly Role[]).includes(role)

// Limits
export const RUNNING_ORDERS_NAMED = 5

// Messages
export const registrationMessages = {
  incomplete: 'Please fill in all required fields.',
  passwordMismatch: 'Password and confirm password do not match.',
} as const

/** Titles of the dialogs that report the result of a change. */
export const peopleMessages = {
  failedTitle: 'Error!',
  registeredTitle: 'Success!',
  updatedTitle: 'Updated!',
  deletedTitle: 'Deleted!',
  ownEmailChange: 'Somebody else must agree to what you have changed.',
} as const

export const suspensionMessages = {
  reasonMissing: 'Please say why.',
} as const

export const customerMessages = {
  none: 'No users found.',
  updated: 'User details updated successfully.',
  updateFailed: 'Failed to update user details. Please try again.',
  deleted: 'User has been successfully deleted.',
  deleteFailed: 'Failed to delete the user. Please try again.',
} as const

/** The name of a deleted account in orders. */
export const FORMER = { user: 'Former customer', rider: 'Former rider', vendor: 'Former vendor' } as const
/** Replaces the name of a receiver in the orders of a deleted customer. */
export const ERASED_NAME = 'Name erased'
/**
 * The same, but different for each account, so that deleted accounts can be told apart: 'Former rider
 * 1a2b3c4d'.
 */
export const pseudonymOf = (role: keyof typeof FORMER, accountId: string): string =>
  `${FORMER[role]} ${accountId.slice(-8)}`

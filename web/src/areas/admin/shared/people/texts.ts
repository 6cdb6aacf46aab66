import { EMAIL_HOLD, LATE_CANCELLATIONS, type LateCancellations, suspensionMessages } from '@ozi/contract'

/** The common texts of the pages of customers, riders and vendors. */
export const peopleTexts = {
  columns: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    role: 'Role',
    joined: 'Date Joined',
    update: 'Update',
    delete: 'Delete',
  },
  updateOf: (name: string) => `Update ${name}`,
  deleteOf: (name: string) => `Delete ${name}`,
  update: 'Update',
  delete: 'Delete',
  save: 'Save',
  saveChanges: 'Save Changes',
  saving: 'Saving…',
  deleting: 'Deleting…',
  confirmTitle: 'Confirm Deletion',
  confirm: (name: string) => `Are you sure you want to delete ${name}?`,
  confirmKept: 'Their orders and payments stay on record, without their name. This cannot be undone.',
  running: (orders: readonly string[]) => `Not possible yet: ${orders.join(', ')} must end first.`,
  changedTitle: 'Somebody else changed this while you had it open',
  changedHint: 'Your own changes are still in the form and are not saved yet.',
  changed: (label: string, before: string, now: string) => `${label}: was “${before}”, is now “${now}”`,
  changedAlike: (label: string, now: string) => `${label}: is now another one that is also called “${now}”`,
  yours: (mine: string) => `; yours is “${mine}”`,
  changedUnseen: 'Nothing shown here was changed.',
  saveOver: 'Save mine instead',
  goneTitle: (name: string) => `A colleague deleted ${name}`,
  goneHint: 'Nothing can be saved any more. What you typed is still in the form, so that you can copy it.',
  goneAlready: (name: string) => `A colleague has already deleted ${name}.`,
  changedBefore:
    'A colleague has just changed this record, so it is not deleted yet. Cancel and look at it again, or delete it as it is now.',
  takeNew: 'Use the new one',
  orders: 'Orders',
  ordersLoading: 'Loading the orders…',
  noOrders: 'No orders yet.',
  late: ({ count, paysFirst }: LateCancellations) =>
    `Cancelled at the pickup ${count === 1 ? 'once' : `${String(count)} times`} in ${LATE_CANCELLATIONS.days} days${paysFirst ? ': pays first' : ''}.`,
  nothing: 'nothing',
  passwordHint: 'We also mail them a link to choose their own.',
  stays: 'Leave it empty to keep it as it is.',
  emailStays: `Empty: it stays. A new one logs them out everywhere. For ${EMAIL_HOLD.hours} hours no password link goes there, unless a second administrator agrees.`,
  choose: 'Choose one',
  enter: (field: string) => `Please enter the ${field}.`,
  chooseThe: (field: string) => `Please choose the ${field}.`,
  genders: { male: 'Male', female: 'Female' },
  roles: { user: 'User', rider: 'Rider', vendor: 'Vendor' },
  categories: { food: 'Food', health: 'Health', clothing: 'Clothing' },
} as const

/** The sums that a deleted person is still owed. */
export const owedTexts = {
  looking: 'Looking up what we owe them…',
  unknown: 'We could not look up what we owe them. If we owe them something, it stays owed.',
  owed: (amount: string) =>
    `We owe them ${amount}. It stays owed: a payout still goes to the bank account they gave, which is erased after that. If they gave none, pay them first.`,
} as const

/** The section of a person's sheet that says whether they may sign in. */
export const suspensionTexts = {
  badge: 'Suspended',
  title: 'Suspension',
  loading: 'Looking whether they are suspended…',
  suspend: 'Suspend',
  ask: (name: string) => `Suspend ${name}?`,
  hint: 'They are logged out and cannot log in, order, or get orders, until you lift it. They keep everything. A shop is closed meanwhile.',
  running: (orders: readonly string[]) => `Still running: ${orders.join(', ')}. Others must finish them.`,
  reason: 'Why?',
  reasonHint: 'They read it when they try to log in, and by mail. It stays in the audit log.',
  reasonMissing: suspensionMessages.reasonMissing,
  busy: 'Suspending…',
  by: (name: string) => `Suspended by ${name},`,
  lift: 'Lift the suspension',
  liftAsk: (name: string) => `Lift the suspension of ${name}?`,
  liftHint: 'They can log in again at once, and are told by mail.',
  doneTitle: 'Done!',
  suspended: (name: string) => `${name} is suspended, and was told by mail.`,
  lifted: (name: string) => `${name} can log in again.`,
  errorTitle: 'Error!',
} as const

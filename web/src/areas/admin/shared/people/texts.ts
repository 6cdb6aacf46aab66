import { formatCount } from '~/ui/format'

/** What the pages of customers, riders and vendors say alike. */
export const peopleTexts = {
  clearSearch: 'Clear search',
  loading: 'Loading…',
  loadFailed: 'Error loading data: ',
  earlierRows: 'Below is what was shown before.',
  columns: {
    name: 'Name',
    email: 'Email',
    role: 'Role',
    joined: 'Date Joined',
    update: 'Update',
    delete: 'Delete',
  },
  updateOf: (name: string) => `Update ${name}`,
  deleteOf: (name: string) => `Delete ${name}`,
  update: 'Update',
  delete: 'Delete',
  cancel: 'Cancel',
  save: 'Save',
  saveChanges: 'Save Changes',
  saving: 'Saving…',
  deleting: 'Deleting…',
  confirmTitle: 'Confirm Deletion',
  confirm: (name: string) => `Are you sure you want to delete ${name}?`,
  confirmKept: 'Their orders and payments stay on record, without their name. This cannot be undone.',
  running: (orders: readonly string[]) => `Not possible yet: ${orders.join(', ')} must end first.`,
  changedTitle: 'Somebody else changed this meanwhile',
  changedHint: 'Your own changes are still in the form. Nothing of them is saved yet.',
  changed: (label: string, before: string, now: string) => `${label}: was “${before}”, is now “${now}”`,
  saveOver: 'Save mine over it',
  takeNew: 'Take the new one',
  nothing: 'nothing',
  stays: 'Left empty, it stays as it is.',
  choose: 'Choose one',
  missing: 'Please fill this in.',
  genders: { male: 'Male', female: 'Female' },
  roles: { user: 'User', rider: 'Rider', vendor: 'Vendor' },
  vehicles: { motorcycle: 'Motorcycle', sedan: 'Sedan', bus: 'Bus' },
  categories: { food: 'Food', health: 'Health', clothing: 'Clothing' },
} as const

/** '1 rider', '10,000+ riders' */
export function countOf(
  { total, totalIsMinimum }: { total: number; totalIsMinimum: boolean },
  one: string,
  many: string,
): string {
  const noun = total === 1 && !totalIsMinimum ? one : many
  return `${formatCount(total)}${totalIsMinimum ? '+' : ''} ${noun}`
}

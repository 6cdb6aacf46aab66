/** The contract's words stand in `customerMessages`; these are the page's own. */
export const usersTexts = {
  title: 'Registered Users',
  placeholder: 'Search users...',
  searchLabel: 'Search users',
  nouns: ['user', 'users'],
  updateTitle: 'Update User',
  name: 'Name',
  email: 'Email',
  mobileNumber: 'Mobile Number',
  address: 'Address',
  verified: 'E-mail verified',
  yes: 'Yes',
  no: 'No',
} as const

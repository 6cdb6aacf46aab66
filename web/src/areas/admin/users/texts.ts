/** Beside `customerMessages`. */
export const usersTexts = {
  title: 'Registered Users',
  placeholder: 'Search users...',
  nouns: ['user', 'users'],
  updateTitle: 'Update User',
  verified: 'E-mail verified',
  yes: 'Yes',
  no: 'No',
} as const

/** The page's own texts; the contract's are in `riderMessages`. */
export const ridersTexts = {
  title: 'Registered Riders',
  placeholder: 'Search riders...',
  searchLabel: 'Search riders',
  nouns: ['rider', 'riders'],
  register: 'Register Rider',
  registerTitle: 'Register New Rider',
  updateTitle: 'Update Rider',
  name: 'Name',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  gender: 'Gender',
  mobileNumber: 'Mobile Number',
  vehicleType: 'Vehicle Type',
  vehicleBrand: 'Vehicle brand',
  nin: 'NIN',
  ninHint: 'Stored encrypted. Later, only the last four digits are shown.',
  plateNumber: 'Plate number',
  import: 'Import Riders',
  importTitle: 'Import Riders',
  importConfirm: (count: number) => (count === 1 ? 'Register 1 rider' : `Register ${String(count)} riders`),
  importLead:
    'Every cell must be filled. Nothing is saved until you have seen what would happen; then we mail each rider where to log in and a link to choose a password.',
  imported: (count: number) =>
    count === 1 ? '1 rider registered successfully.' : `${String(count)} riders registered successfully.`,
  unknown: 'Not given yet',
} as const

// Messages
export const vendorMessages = {
  none: 'No vendors found.',
  registered: 'Vendor registered successfully.',
  registerFailed: 'Failed to register vendor. Please try again.',
  updated: 'Vendor details updated successfully.',
  updateFailed: 'Failed to update vendor details. Please try again.',
  deleted: 'Vendor has been successfully deleted.',
  deleteFailed: 'Failed to delete the vendor. Please try again.',
} as const

// Limits
/** The national identification number. It is stored encrypted, and only its last digits are ever shown. */
export const NIN = { digits: 11, shownDigits: 4 } as const
export const PLATE_NUMBER = { max: 15 } as const
export const VEHICLE_BRAND = { max: 60 } as const

// Messages
export const riderMessages = {
  none: 'No riders found.',
  registered: 'Rider registered successfully.',
  registerFailed: 'Failed to register rider. Please try again.',
  updated: 'Rider details updated successfully.',
  updateFailed: 'Failed to update rider details. Please try again.',
  deleted: 'Rider has been successfully deleted.',
  deleteFailed: 'Failed to delete the rider. Please try again.',
  ninWrong: `A NIN has ${NIN.digits} digits.`,
  ninTaken: 'Another rider has this NIN.',
  plateTaken: 'Another rider has this plate number.',
  plateNeeded: 'This vehicle needs a plate number.',
  phoneTaken: 'Another rider has this phone number.',
  plateUnusual: 'This does not look like a Nigerian plate, such as ABC-123DE. Please check it.',
} as const

/** A plate number as plates are compared: in capitals, without spaces and dashes. */
export const comparedPlate = (plateNumber: string): string =>
  plateNumber.toUpperCase().replaceAll(/[\s\u2010-\u2015\u2212-]/g, '')

/**
 * ABC-123DE, or the older AB123-CDE; dashes and spaces are ignored. Other formats exist, so they are not
 * refused.
 */
export function isUsualPlate(plateNumber: string): boolean {
  return /^([A-Z]{3}\d{3}[A-Z]{2}|[A-Z]{2}\d{3}[A-Z]{3})$/.test(comparedPlate(plateNumber))
}

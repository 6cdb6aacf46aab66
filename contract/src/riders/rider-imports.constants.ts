import type { ImportColumn } from '../common/imports.constants.ts'

// Messages
export const riderImportMessages = {
  repeated: (what: 'e-mail address' | 'NIN' | 'plate number' | 'phone number', line: number) =>
    `This ${what} is already on line ${line}.`,
} as const

// Columns
export const RIDER_COLUMNS = [
  { key: 'firstName', head: 'First name', isRequired: true, example: 'Emeka' },
  { key: 'lastName', head: 'Last name', isRequired: true, example: 'Nnadi' },
  { key: 'email', head: 'Email', isRequired: true, example: 'emeka@example.com' },
  { key: 'gender', head: 'Gender', isRequired: true, example: 'male' },
  { key: 'mobileNumber', head: 'Mobile number', isRequired: true, example: '0803 123 4567' },
  { key: 'vehicleType', head: 'Vehicle type', isRequired: true, example: 'motorcycle' },
  { key: 'vehicleBrand', head: 'Vehicle brand', isRequired: true, example: 'Bajaj Boxer' },
  { key: 'NIN', head: 'NIN', isRequired: true, example: '12345678901' },
  { key: 'plateNumber', head: 'Plate number', isRequired: false, example: 'ABC-123DE' },
] as const satisfies readonly ImportColumn[]

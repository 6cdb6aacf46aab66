import {
  GENDERS,
  isUsualPlate,
  NIN,
  PLATE_NUMBER,
  type Rider,
  riderMessages,
  TEXT_LIMIT,
  VEHICLE_BRAND,
  VEHICLE_TYPES,
} from '@ozi/contract'
import { nationalPhone } from '~/ui/phone'
import type { PersonFact } from '../shared/people/changes'
import { PASSWORD_FIELDS, type PersonField, type PersonValues } from '../shared/people/fields'
import { peopleTexts } from '../shared/people/texts'
import { ridersTexts as texts } from './texts'

const VEHICLES = VEHICLE_TYPES.map((value) => ({ value, label: peopleTexts.vehicles[value] }))

const isNin = (typed: string) =>
  new RegExp(`^\\d{${String(NIN.digits)}}$`).test(typed.replaceAll(/[\s-]/g, ''))

const plateNumber: PersonField = {
  name: 'plateNumber',
  label: texts.plateNumber,
  maxLength: PLATE_NUMBER.max,
  warn: (typed) => (typed.trim() === '' || isUsualPlate(typed) ? '' : riderMessages.plateUnusual),
}

/** The eleven fields of a new rider. */
export const REGISTER_FIELDS: readonly PersonField[] = [
  { name: 'firstName', label: texts.firstName, maxLength: TEXT_LIMIT.givenName },
  { name: 'lastName', label: texts.lastName, maxLength: TEXT_LIMIT.givenName },
  { name: 'email', label: texts.email, kind: 'email' },
  { name: 'mobileNumber', label: texts.mobileNumber, kind: 'phone' },
  ...PASSWORD_FIELDS,
  {
    name: 'gender',
    label: texts.gender,
    kind: 'select',
    options: GENDERS.map((value) => ({ value, label: peopleTexts.genders[value] })),
  },
  { name: 'vehicleType', label: texts.vehicleType, kind: 'select', options: VEHICLES },
  { name: 'vehicleBrand', label: texts.vehicleBrand, maxLength: VEHICLE_BRAND.max },
  plateNumber,
  {
    name: 'NIN',
    label: texts.nin,
    kind: 'digits',
    hint: texts.ninHint,
    check: (typed) => isNin(typed) || riderMessages.ninWrong,
  },
]

/** The fields that can be edited later. */
export const UPDATE_FIELDS: readonly PersonField[] = [
  { name: 'name', label: texts.name, hint: peopleTexts.stays, maxLength: TEXT_LIMIT.name },
  { name: 'email', label: texts.email, kind: 'email', hint: peopleTexts.stays },
  { name: 'mobileNumber', label: texts.mobileNumber, kind: 'phone', hint: peopleTexts.stays },
  { name: 'vehicleType', label: texts.vehicleType, kind: 'select', options: VEHICLES },
]

export const valuesOf = ({ name, email, mobileNumber, vehicleType }: Rider): PersonValues => ({
  ...{ name, email },
  mobileNumber: nationalPhone(mobileNumber),
  vehicleType: vehicleType ?? '',
})

/** Nobody sees more of a NIN. */
export const ninShown = (lastFour: string): string => `••••••• ${lastFour}`

/** Data of a rider that has no field in the form. */
export const factsOf = (rider: Rider): readonly PersonFact[] => [
  { label: texts.vehicleBrand, text: rider.vehicleBrand },
  { label: texts.plateNumber, text: rider.plateNumber },
  { label: texts.nin, text: rider.ninLastFour === '' ? '' : ninShown(rider.ninLastFour) },
]

import {
  GENDERS,
  hasPlate,
  isUsualPlate,
  Nin,
  PLATE_NUMBER,
  type Rider,
  type RiderInput,
  riderMessages,
  type RiderUpdate,
  TEXT_LIMIT,
  VEHICLE_BRAND,
  type VehicleType,
  VEHICLE_TYPES,
  VEHICLES,
} from '@ozi/contract'
import { client, partOf } from '~/api'
import { rule } from '~/form/rule'
import { nationalPhone } from '~/ui/field/phoneNumber'
import { type FieldLook, PASSWORD_FIELDS, registerFields, updateFields } from '../shared/people/personFields'
import type { RegisterForm, UpdateForm } from '../shared/people/personRecords'
import { peopleTexts } from '../shared/people/texts'
import { ridersTexts as texts } from './texts'

const VEHICLE_OPTIONS = VEHICLE_TYPES.map((value) => ({ value, label: VEHICLES[value].name }))

/** Asked for as long as none is known of a vehicle that has one. */
const PLATE_FIELD = {
  label: texts.plateNumber,
  maxLength: PLATE_NUMBER.max,
  isNeeded: ({ vehicleType = '' }, saved) =>
    (saved['plateNumber'] ?? '') === '' && (vehicleType === '' || hasPlate(vehicleType as VehicleType)),
  warn: (typed) => (typed.trim() === '' || isUsualPlate(typed) ? '' : riderMessages.plateUnusual),
} satisfies FieldLook

/** The eleven fields of a new rider. */
const REGISTER_FIELDS = registerFields<RiderInput>({
  firstName: { label: texts.firstName, maxLength: TEXT_LIMIT.givenName },
  lastName: { label: texts.lastName, maxLength: TEXT_LIMIT.givenName },
  email: { label: peopleTexts.columns.email, kind: 'email' },
  mobileNumber: { label: peopleTexts.mobileNumber, kind: 'phone' },
  ...PASSWORD_FIELDS,
  gender: {
    label: texts.gender,
    kind: 'select',
    options: GENDERS.map((value) => ({ value, label: peopleTexts.genders[value] })),
  },
  vehicleType: { label: texts.vehicleType, kind: 'select', options: VEHICLE_OPTIONS },
  vehicleBrand: { label: texts.vehicleBrand, maxLength: VEHICLE_BRAND.max },
  plateNumber: PLATE_FIELD,
  NIN: {
    label: texts.nin,
    kind: 'digits',
    hint: texts.ninHint,
    check: rule(Nin),
  },
})

/** The server validates the values of all forms. */
export const REGISTER_RIDER: RegisterForm<Rider, keyof RiderInput> = {
  title: texts.registerTitle,
  fields: REGISTER_FIELDS,
  messages: riderMessages,
  register: async (values) => (await client.riders.register(values as RiderInput)).rider,
}

/** The brand is told when a rider is registered, and stays. */
type LaterField = Exclude<keyof RiderUpdate, 'id' | 'version' | 'vehicleBrand'>

export const UPDATE_RIDER: UpdateForm<Rider, LaterField> = {
  title: texts.updateTitle,
  fields: updateFields<RiderUpdate, 'vehicleBrand'>({
    name: { label: peopleTexts.columns.name, hint: peopleTexts.stays, maxLength: TEXT_LIMIT.name },
    email: { label: peopleTexts.columns.email, kind: 'email', hint: peopleTexts.emailStays, isWide: true },
    mobileNumber: { label: peopleTexts.mobileNumber, kind: 'phone', hint: peopleTexts.stays },
    vehicleType: { label: texts.vehicleType, kind: 'select', options: VEHICLE_OPTIONS },
    plateNumber: PLATE_FIELD,
  }),
  valuesOf: ({ name, email, mobileNumber, vehicleType, plateNumber }) => ({
    name,
    email,
    plateNumber,
    mobileNumber: nationalPhone(mobileNumber),
    vehicleType,
  }),
  factsOf: (rider) => ({
    isSuspended: null,
    vehicleBrand: { label: texts.vehicleBrand, text: rider.vehicleBrand },
    ninLastFour: { label: texts.nin, text: rider.ninLastFour === '' ? '' : ninShown(rider.ninLastFour) },
  }),
  messages: riderMessages,
  save: (id, changed, version) =>
    partOf(client.riders.update({ id, ...changed, version } as RiderUpdate), ({ rider }) => rider),
}

/** Nobody sees more of a NIN. */
export const ninShown = (lastFour: string): string => `••••••• ${lastFour}`

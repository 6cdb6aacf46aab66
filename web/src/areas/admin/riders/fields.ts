import {
  GENDERS,
  isUsualPlate,
  Nin,
  PLATE_NUMBER,
  type Rider,
  type RiderInput,
  riderMessages,
  type RiderUpdate,
  TEXT_LIMIT,
  VEHICLE_BRAND,
  VEHICLE_TYPES,
} from '@ozi/contract'
import { client } from '~/api'
import { rule } from '~/form/rule'
import { nationalPhone } from '~/ui/phone'
import { PASSWORD_FIELDS, registerFields, updateFields } from '../shared/people/fields'
import type { RegisterForm, UpdateForm } from '../shared/people/records'
import { peopleTexts } from '../shared/people/texts'
import { ridersTexts as texts } from './texts'

const VEHICLES = VEHICLE_TYPES.map((value) => ({ value, label: peopleTexts.vehicles[value] }))

/** The eleven fields of a new rider. */
const REGISTER_FIELDS = registerFields<RiderInput>({
  firstName: { label: texts.firstName, maxLength: TEXT_LIMIT.givenName },
  lastName: { label: texts.lastName, maxLength: TEXT_LIMIT.givenName },
  email: { label: texts.email, kind: 'email' },
  mobileNumber: { label: texts.mobileNumber, kind: 'phone' },
  ...PASSWORD_FIELDS,
  gender: {
    label: texts.gender,
    kind: 'select',
    options: GENDERS.map((value) => ({ value, label: peopleTexts.genders[value] })),
  },
  vehicleType: { label: texts.vehicleType, kind: 'select', options: VEHICLES },
  vehicleBrand: { label: texts.vehicleBrand, maxLength: VEHICLE_BRAND.max },
  plateNumber: {
    label: texts.plateNumber,
    maxLength: PLATE_NUMBER.max,
    warn: (typed) => (typed.trim() === '' || isUsualPlate(typed) ? '' : riderMessages.plateUnusual),
  },
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

/** Brand and plate are told when a rider is registered, and stay. */
type LaterField = Exclude<keyof RiderUpdate, 'id' | 'version' | 'vehicleBrand' | 'plateNumber'>

export const UPDATE_RIDER: UpdateForm<Rider, LaterField> = {
  title: texts.updateTitle,
  fields: updateFields<RiderUpdate, 'vehicleBrand' | 'plateNumber'>({
    name: { label: texts.name, hint: peopleTexts.stays, maxLength: TEXT_LIMIT.name },
    email: { label: texts.email, kind: 'email', hint: peopleTexts.emailStays, isWide: true },
    mobileNumber: { label: texts.mobileNumber, kind: 'phone', hint: peopleTexts.stays },
    vehicleType: { label: texts.vehicleType, kind: 'select', options: VEHICLES },
  }),
  valuesOf: ({ name, email, mobileNumber, vehicleType }) => ({
    ...{ name, email },
    mobileNumber: nationalPhone(mobileNumber),
    vehicleType: vehicleType ?? '',
  }),
  factsOf: (rider) => ({
    isSuspended: null,
    vehicleBrand: { label: texts.vehicleBrand, text: rider.vehicleBrand },
    plateNumber: { label: texts.plateNumber, text: rider.plateNumber },
    ninLastFour: { label: texts.nin, text: rider.ninLastFour === '' ? '' : ninShown(rider.ninLastFour) },
  }),
  messages: riderMessages,
  save: async (id, changed, version) =>
    (await client.riders.update({ id, ...changed, version } as RiderUpdate)).rider,
}

/** Nobody sees more of a NIN. */
export const ninShown = (lastFour: string): string => `••••••• ${lastFour}`

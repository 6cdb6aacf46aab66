import { z } from 'zod'
import { call } from '../common/call.ts'
import { changedMeanwhile } from '../common/refusals.ts'
import { GENDERS } from '../accounts/accounts.constants.ts'
import { DUTY_ENDS } from '../dispatch/offers.constants.ts'
import { TEXT_LIMIT } from '../common/primitives.constants.ts'
import { PLATE_NUMBER, VEHICLE_BRAND } from './riders.constants.ts'
import { hasPlate, VEHICLE_TYPES } from './vehicles.constants.ts'
import { registrationMessages } from '../accounts/people.constants.ts'
import { optionalText } from '../common/primitives.fields.ts'
import { Nin } from './riders.fields.ts'
import { chosen, edited, registered, registeredText, suspended } from '../accounts/people.ts'
import { editedVersion, Id, Instant, listAnswer, ListQuery, Naira, Version } from '../common/primitives.ts'

// Enumerations
export const VehicleType = z.enum(VEHICLE_TYPES, { error: 'Please choose a vehicle type.' })
export type VehicleType = z.infer<typeof VehicleType>

// Shapes
export const Rider = z.object({
  _id: Id,
  name: z.string(),
  email: z.string(),
  createdAt: Instant,
  mobileNumber: z.string(),
  vehicleType: VehicleType,
  vehicleBrand: z.string(),
  plateNumber: z.string(),
  ninLastFour: z.string().meta({ description: 'empty where no NIN was ever told' }),
  ...suspended,
  version: Version,
})
export type Rider = z.infer<typeof Rider>

/** A rider in the list, with what they do now. */
export const RiderWithWork = Rider.extend({
  work: z.object({
    isOnDuty: z.boolean(),
    dutyEndedBy: z.enum(DUTY_ENDS).optional().meta({ description: 'why they are off duty' }),
    jobs: z.int().meta({ description: 'running orders' }),
    held: Naira.optional().meta({ description: 'cash; absent for roles that may not see it' }),
  }),
})
export type RiderWithWork = z.infer<typeof RiderWithWork>

const plateNumber = optionalText(PLATE_NUMBER.max).check(z.toUpperCase())

/** Checks a new rider: a vehicle with a number plate is registered with it. */
export const needsPlate = z.refine<{ vehicleType: VehicleType; plateNumber: string }>(
  ({ vehicleType, plateNumber: typed }) => typed !== '' || !hasPlate(vehicleType),
  { path: ['plateNumber'], error: registrationMessages.incomplete },
)

export const riderInput = z.strictObject({
  firstName: registeredText(TEXT_LIMIT.givenName),
  lastName: registeredText(TEXT_LIMIT.givenName),
  email: registered.email,
  password: registered.password,
  confirmPassword: registered.confirmPassword,
  gender: chosen(GENDERS),
  mobileNumber: registered.mobileNumber,
  vehicleType: chosen(VEHICLE_TYPES),
  vehicleBrand: registeredText(VEHICLE_BRAND.max),
  NIN: Nin,
  plateNumber,
})
export const RiderInput = riderInput.check(needsPlate)
export type RiderInput = z.infer<typeof RiderInput>

/** Empty fields stay unchanged: without any of these, a rider could not be called or found. */
export const RiderUpdate = z.strictObject({
  id: Id,
  name: edited.name,
  email: edited.email,
  mobileNumber: edited.mobileNumber,
  vehicleType: VehicleType.or(z.literal('')).optional(),
  vehicleBrand: z.union([registeredText(VEHICLE_BRAND.max), z.literal('')]).optional(),
  plateNumber,
  version: editedVersion,
})
export type RiderUpdate = z.infer<typeof RiderUpdate>

// Calls
export const riders = {
  /** `search` looks in name, e-mail and phone. */
  list: call
    .meta({ access: 'seePeople' })
    .route({ method: 'GET', path: '/get/riders/all', tags: ['people'] })
    .input(ListQuery)
    .output(z.object({ riders: z.array(RiderWithWork), ...listAnswer })),
  /**
   * Mails the rider where to log in and a link to choose their own password. 401 ACCOUNT_EXISTS if the
   * address already belongs to an account; 403 PASSWORD_MISMATCH; VALIDATION at NIN, plateNumber or
   * mobileNumber if another rider has it.
   */
  register: call
    .meta({ access: 'managePeople' })
    .route({ method: 'POST', path: '/rider/create', successStatus: 201, tags: ['people'] })
    .input(RiderInput)
    .output(z.object({ rider: Rider })),
  /**
   * VALIDATION at mobileNumber or plateNumber if another rider has it, or if the vehicle needs a plate and has none.
   * REAUTHENTICATE as for customers.
   */
  update: call
    .meta({ access: 'managePeople' })
    .route({ method: 'PUT', path: '/rider/{id}', tags: ['people'] })
    .input(RiderUpdate)
    .output(z.object({ rider: Rider }))
    .errors(changedMeanwhile(Rider)),
  /**
   * Deletes the account. Its orders stay, without the name; 409 HAS_RUNNING_ORDERS while the rider carries
   * one, HOLDS_CASH with `data.held` in naira while the rider holds cash. With `version`: 409
   * CHANGED_MEANWHILE if the record has changed since, and nobody is deleted.
   */
  remove: call
    .meta({ access: 'managePeople', needsRecentProof: true })
    .route({ method: 'DELETE', path: '/rider/{id}', tags: ['people'] })
    .input(z.strictObject({ id: Id, version: editedVersion }))
    .output(z.object({ success: z.literal(true) }))
    .errors(changedMeanwhile(Rider)),
}

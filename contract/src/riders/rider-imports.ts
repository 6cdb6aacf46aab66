import { z } from 'zod'
import { call } from '../common/call.ts'
import { GENDERS } from '../accounts/accounts.constants.ts'
import { BODY_LIMIT } from '../common/call.constants.ts'
import { IMPORT_TRIES } from '../common/imports.constants.ts'
import { VEHICLE_TYPES } from './vehicles.constants.ts'
import { CsvText, ImportPlan, ImportProblem } from '../common/imports.ts'
import { needsPlate, riderInput, VehicleType } from './riders.ts'

// Shapes
const oneOf = <T extends string>(values: readonly T[]) =>
  z
    .string({ error: `Write one of: ${values.join(', ')}.` })
    .toLowerCase()
    .pipe(z.enum(values, { error: `Write one of: ${values.join(', ')}.` }))

/** A line of the file: a rider without a password, who chooses one by a mailed link. */
export const RiderLine = riderInput
  .omit({ password: true, confirmPassword: true })
  .extend({ gender: oneOf(GENDERS), vehicleType: oneOf(VEHICLE_TYPES) })
  .check(needsPlate)
export type RiderLine = z.infer<typeof RiderLine>

/** A valid line as it would be registered; only the last digits of the NIN. */
export const RiderImportLine = z.object({
  line: z.int(),
  rider: z.object({
    name: z.string(),
    email: z.string(),
    mobileNumber: z.string(),
    vehicleType: VehicleType,
    vehicleBrand: z.string(),
    plateNumber: z.string(),
    ninLastFour: z.string(),
  }),
  isPlateUnusual: z.boolean(),
})
export type RiderImportLine = z.infer<typeof RiderImportLine>

export const RiderImportPreview = z.object({
  lines: z.array(RiderImportLine),
  problems: z.array(ImportProblem),
  plan: ImportPlan,
})
export type RiderImportPreview = z.infer<typeof RiderImportPreview>

const File = z.strictObject({ csv: CsvText })

// Calls
/**
 * Imports riders from a CSV file. A preview stores nothing. It names each line whose e-mail address, NIN, plate
 * or phone another rider or an earlier line has. The import registers all valid lines, or none if it fails,
 * and mails each rider where to log in and a link to choose a password. 409 CHANGED_MEANWHILE if the plan no
 * longer matches what the import would do.
 */
export const riderImports = {
  preview: call
    .meta({ access: 'managePeople', bodyBytes: BODY_LIMIT.withImageBytes, accountLimit: IMPORT_TRIES })
    .route({ method: 'POST', path: '/rider/import/preview', tags: ['people'] })
    .input(File)
    .output(z.object({ preview: RiderImportPreview })),
  import: call
    .meta({ access: 'managePeople', bodyBytes: BODY_LIMIT.withImageBytes, accountLimit: IMPORT_TRIES })
    .route({ method: 'POST', path: '/rider/import', tags: ['people'] })
    .input(File.extend({ plan: ImportPlan }))
    .output(z.object({ imported: z.object({ added: z.int(), bad: z.int() }) })),
}

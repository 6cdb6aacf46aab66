import { createHash } from 'node:crypto'
import {
  importMessages,
  isUsualPlate,
  NIN,
  RIDER_COLUMNS,
  type RiderImportLine,
  type RiderImportPreview,
  RiderLine,
} from '@ozi/contract'
import { readImport, type GoodLine } from '../../../platform/csv/read-import.ts'
import type { Database, Queries } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Caller } from '../../../platform/sessions/caller.ts'
import type { AccountsService } from '../../accounts/accounts.service.ts'
import type { RidersService } from '../riders.service.ts'
import { planLines } from './plan-lines.ts'

export interface RidersImportDeps {
  readonly database: Database
  readonly accounts: AccountsService
  readonly riders: Pick<RidersService, 'insert' | 'findConflicts'>
}

interface Plan {
  readonly good: readonly GoodLine<RiderLine>[]
  readonly preview: RiderImportPreview
}

/** Imports riders from a CSV file: first a preview, then exactly what it showed. */
export function createRidersImport({ database, accounts, riders }: RidersImportDeps) {
  async function planOf(queries: Queries, csv: string): Promise<Plan> {
    const { lines, problems } = readImport(csv, RIDER_COLUMNS, RiderLine)
    const emails = await accounts.administration.takenEmails(
      queries,
      lines.map(({ row }) => row.email),
    )
    const taken = await riders.findConflicts(
      queries,
      lines.map(({ row }) => row),
    )
    const { good, problems: refused } = planLines(
      lines.map((line, at) => ({
        ...line,
        isEmailTaken: emails.has(line.row.email),
        taken: taken[at] ?? {},
      })),
    )
    const sorted = [...problems, ...refused].toSorted((one, other) => one.line - other.line)
    return { good, preview: { lines: good.map(shown), problems: sorted, plan: nameOf(csv, good) } }
  }

  return {
    /** Changes nothing. @throws Refusal VALIDATION for the whole file */
    preview: async (csv: string): Promise<RiderImportPreview> => (await planOf(database.sql, csv)).preview,

    /**
     * Registers all good lines in one transaction and mails each rider where to log in and a link to choose a
     * password.
     * @param named the id of the plan that the preview showed
     * @throws Refusal VALIDATION; CHANGED_MEANWHILE if the import would no longer do what that plan says
     */
    async import(caller: Caller, { csv, plan: named }: { csv: string; plan: string }) {
      const passwordHash = await accounts.administration.hashRandomPassword()
      return database.transaction(async (queries) => {
        const { good, preview } = await planOf(queries, csv)
        if (preview.plan !== named) throw new Refusal('CHANGED_MEANWHILE')
        if (good.length === 0) throw Refusal.fields({ csv: importMessages.nothingToImport })
        for (const { row } of good) {
          await riders.insert(queries, row, { passwordHash, by: caller }).catch(refuseTheRest)
        }
        return { added: good.length, bad: new Set(preview.problems.map(({ line }) => line)).size }
      })
    },
  }
}

export type RidersImport = ReturnType<typeof createRidersImport>

/** Somebody registered a rider of the file during the import. A new preview shows which. */
function refuseTheRest(error: unknown): never {
  const isTaken = error instanceof Refusal && (error.code === 'ACCOUNT_EXISTS' || error.code === 'VALIDATION')
  throw isTaken ? new Refusal('CHANGED_MEANWHILE') : error
}

function shown({ line, row }: GoodLine<RiderLine>): RiderImportLine {
  const { email, mobileNumber, vehicleType, vehicleBrand, plateNumber } = row
  return {
    line,
    rider: {
      name: `${row.firstName} ${row.lastName}`,
      email,
      mobileNumber,
      vehicleType,
      vehicleBrand,
      plateNumber,
      ninLastFour: row.NIN.slice(-NIN.shownDigits),
    },
    isPlateUnusual: plateNumber !== '' && !isUsualPlate(plateNumber),
  }
}

/** Identifies a plan: differs if the file differs, or if other lines of it can be registered. */
const nameOf = (csv: string, good: readonly GoodLine<RiderLine>[]): string =>
  createHash('sha256')
    .update(csv)
    .update(JSON.stringify(good.map(({ line }) => line)))
    .digest('base64url')

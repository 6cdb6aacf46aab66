import { createHash } from 'node:crypto'
import {
  importMessages,
  type ImportProblem,
  isUsualPlate,
  NIN,
  RIDER_COLUMNS,
  type RiderImportLine,
  riderImportMessages,
  type RiderImportPreview,
  RiderLine,
  accountMessages,
} from '@ozi/contract'
import { readImport, type GoodLine } from '../../../platform/csv/read-import.ts'
import type { Database, Queries } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Caller } from '../../../platform/sessions/caller.ts'
import type { AccountsService } from '../../accounts/accounts.service.ts'
import type { RidersService } from '../riders.service.ts'

export interface RidersImportDeps {
  readonly database: Database
  readonly accounts: AccountsService
  readonly riders: Pick<RidersService, 'insertInvited'>
}

interface Plan {
  readonly good: readonly GoodLine<RiderLine>[]
  readonly preview: RiderImportPreview
}

/** Imports riders from a CSV file: first a preview, then exactly what it showed. */
export function createRidersImport({ database, accounts, riders }: RidersImportDeps) {
  async function planOf(queries: Queries, csv: string): Promise<Plan> {
    const { lines, problems } = readImport(csv, RIDER_COLUMNS, RiderLine)
    const taken = await accounts.upkeep.takenEmails(
      queries,
      lines.map(({ row }) => row.email),
    )
    const firstLines = new Map<string, number>()
    const refused: ImportProblem[] = []
    const good = lines.filter(({ line, row: { email } }) => {
      const first = firstLines.get(email)
      firstLines.set(email, first ?? line)
      const message = taken.has(email)
        ? accountMessages.alreadyExists
        : first === undefined
          ? null
          : riderImportMessages.repeated(first)
      if (message !== null) refused.push({ line, column: 'Email', message })
      return message === null
    })
    const sorted = [...problems, ...refused].toSorted((one, other) => one.line - other.line)
    return { good, preview: { lines: good.map(shown), problems: sorted, plan: nameOf(csv, good) } }
  }

  return {
    /** Changes nothing. @throws Refusal VALIDATION for the whole file */
    preview: async (csv: string): Promise<RiderImportPreview> => (await planOf(database.sql, csv)).preview,

    /**
     * Registers all good lines in one transaction and mails each rider a link to choose a password.
     * @param named the id of the plan that the preview showed
     * @throws Refusal VALIDATION; CHANGED_MEANWHILE if the import would no longer do what that plan says
     */
    async import(caller: Caller, { csv, plan: named }: { csv: string; plan: string }) {
      const passwordHash = await accounts.upkeep.hashOfNobodysPassword()
      return database.transaction(async (queries) => {
        const { good, preview } = await planOf(queries, csv)
        if (preview.plan !== named) throw new Refusal('CHANGED_MEANWHILE')
        if (good.length === 0) throw Refusal.fields({ csv: importMessages.nothingToImport })
        for (const { row } of good) await riders.insertInvited(queries, row, { passwordHash, by: caller })
        return { added: good.length, bad: new Set(preview.problems.map(({ line }) => line)).size }
      })
    },
  }
}

export type RidersImport = ReturnType<typeof createRidersImport>

function shown({ line, row }: GoodLine<RiderLine>): RiderImportLine {
  const { email, mobileNumber, vehicleType, vehicleBrand, plateNumber } = row
  return {
    line,
    rider: {
      name: `${row.firstName} ${row.lastName}`,
      ...{ email, mobileNumber, vehicleType, vehicleBrand, plateNumber },
      ninLastFour: row.NIN.slice(-NIN.shownDigits),
    },
    isPlateUnusual: !isUsualPlate(plateNumber),
  }
}

/** Identifies a plan: differs if the file differs, or if other lines of it can be registered. */
const nameOf = (csv: string, good: readonly GoodLine<RiderLine>[]): string =>
  createHash('sha256')
    .update(csv)
    .update(JSON.stringify(good.map(({ line }) => line)))
    .digest('base64url')

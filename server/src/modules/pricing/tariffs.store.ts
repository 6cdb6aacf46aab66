import {
  PICKUP_WINDOW,
  ROUND_UP_TO,
  TARIFF_FIELDS,
  type PricingConfiguration,
  type RoundUpTo,
  type TariffChange,
  type TariffField,
  type TariffVersion,
} from '@ozi/contract'
import { v7 as newId } from 'uuid'
import type { Queries } from '../../platform/database/database.ts'
import { toNaira } from '../../platform/money.ts'
import { findPage, type Page, type PageRequest } from '../../platform/lists/paging.ts'
import type { Tariff } from './fare.ts'

/** The prices of a version. The surge stays as it was set, even after its end. */
export interface TariffTerms extends Required<Omit<Tariff, 'version'>> {
  readonly surgeEndsAt: Date | null
  readonly surgeReason: string | null
}

/** A stored version, and whether its surge was active when it was read. */
export interface TariffRow extends TariffTerms {
  readonly version: number
  readonly isSurging: boolean
  readonly createdAt: Date
  readonly createdBy: string | null
}

/**
 * The tariff in force, for computing fares; null until an administrator has created a configuration.
 * @param at the time of a later trip: a surge that is over by then is not charged. A surge without an end counts for
 *   PICKUP_WINDOW.surgeMinutesAhead
 */
export async function readNewestTariff(queries: Queries, at: string | null = null): Promise<Tariff | null> {
  const [row] = await queries<Tariff[]>`
    select version, delivery_fee_kobo as "deliveryFeeKobo", price_per_km_kobo as "pricePerKmKobo",
      service_fee_kobo as "serviceFeeKobo",
      surge_active
        and coalesce(surge_ends_at, now() + make_interval(mins => ${PICKUP_WINDOW.surgeMinutesAhead}))
          > greatest(now(), ${at}::timestamptz) as "surgeActive",
      surge_multiplier as "surgeMultiplier", round_up_kobo as "roundUpKobo"
    from tariffs order by version desc limit 1
  `
  return row ? { ...row } : null
}

/** The newest version with all its terms; null if there is none. */
export async function readNewestVersion(queries: Queries): Promise<TariffRow | null> {
  const [row] = await queries<TariffRow[]>`
    select tariffs.version, delivery_fee_kobo as "deliveryFeeKobo", price_per_km_kobo as "pricePerKmKobo",
      service_fee_kobo as "serviceFeeKobo", surge_active as "surgeActive", surge_multiplier as "surgeMultiplier",
      surge_ends_at as "surgeEndsAt", surge_reason as "surgeReason",
      round_up_kobo as "roundUpKobo", surge_active and (surge_ends_at is null or surge_ends_at > clock_timestamp()) as "isSurging",
      tariffs.created_at as "createdAt", accounts.name as "createdBy"
    from tariffs left join accounts on accounts._id = tariffs.created_by
    order by tariffs.version desc limit 1
  `
  return row ?? null
}

/** Until the transaction ends, nobody else can add a version; reads go on. */
export async function lockTariffs(queries: Queries): Promise<void> {
  // A lock of the table needs the right to change its rows.
  await queries`select pg_advisory_xact_lock(hashtextextended('tariffs', 0))`
}

/** Adds the next version. The caller must hold `lockTariffs`. */
export async function insertTariff(
  queries: Queries,
  terms: TariffTerms,
  createdBy: string | null,
): Promise<void> {
  await queries`
    insert into tariffs (
      _id, version, delivery_fee_kobo, price_per_km_kobo, service_fee_kobo, surge_active, surge_multiplier,
      surge_ends_at, surge_reason, round_up_kobo, created_at, created_by
    )
    select ${newId()}, coalesce(max(version), 0) + 1, ${terms.deliveryFeeKobo}::bigint,
      ${terms.pricePerKmKobo}::bigint, ${terms.serviceFeeKobo}::bigint, ${terms.surgeActive}::boolean,
      ${terms.surgeMultiplier}::numeric, ${terms.surgeEndsAt}::timestamptz, ${terms.surgeReason}::text,
      ${terms.roundUpKobo}::integer,
      -- The transaction may have begun before the version it follows was made.
      clock_timestamp(), ${createdBy}::uuid
    from tariffs
  `
}

export function toConfiguration(kept: TariffRow): PricingConfiguration {
  const { surgeEndsAt, surgeReason, ...amounts } = toFields(kept)
  return {
    ...amounts,
    version: kept.version,
    surgeActive: kept.isSurging,
    ...(kept.isSurging ? termsOf(surgeEndsAt, surgeReason) : {}),
    changedAt: kept.createdAt.toISOString(),
    ...(kept.createdBy === null ? {} : { changedBy: kept.createdBy }),
  }
}

interface VersionRow {
  readonly _id: string
  readonly version: number
  readonly created_at: Date
  readonly created_by: string | null
  readonly terms: JsonTerms
  readonly before: JsonTerms | null
}

type JsonTerms = Omit<TariffTerms, 'surgeEndsAt'> & { readonly surgeEndsAt: string | null }

const jsonTerms = (table: string) => `json_build_object(
  'pricePerKmKobo', ${table}.price_per_km_kobo, 'deliveryFeeKobo', ${table}.delivery_fee_kobo,
  'serviceFeeKobo', ${table}.service_fee_kobo, 'surgeActive', ${table}.surge_active,
  'surgeMultiplier', ${table}.surge_multiplier, 'surgeEndsAt', ${table}.surge_ends_at,
  'surgeReason', ${table}.surge_reason, 'roundUpKobo', ${table}.round_up_kobo)`

/** All versions, each with what it changed. */
export function listTariffs(queries: Queries, request: PageRequest): Promise<Page<TariffVersion>> {
  const source = {
    table: 'tariffs',
    columns: `listed._id, listed.version, listed.created_at, maker.name as created_by,
      ${jsonTerms('listed')} as terms, case when earlier._id is not null then ${jsonTerms('earlier')} end as before`,
    joins: `left join tariffs as earlier on earlier.version = listed.version - 1
      left join accounts as maker on maker._id = listed.created_by`,
  }
  return findPage<VersionRow, TariffVersion>(queries, request, source, toVersion)
}

function toVersion({ _id, version, created_at: createdAt, created_by: createdBy, ...row }: VersionRow) {
  const fields = toFields(revive(row.terms))
  const { surgeEndsAt, surgeReason, ...amounts } = fields
  return {
    _id,
    version,
    createdAt: createdAt.toISOString(),
    ...(createdBy === null ? {} : { createdBy }),
    ...amounts,
    ...termsOf(surgeEndsAt, surgeReason),
    changes: row.before ? changesBetween(toFields(revive(row.before)), fields) : [],
  }
}

const revive = (terms: JsonTerms): TariffTerms => ({
  ...terms,
  surgeEndsAt: terms.surgeEndsAt === null ? null : new Date(terms.surgeEndsAt),
})

/** @throws Error for a step that is not offered: the table's constraint refuses it */
function roundUpToOf(kobo: number): RoundUpTo {
  const step = ROUND_UP_TO.find((naira) => naira === toNaira(kobo))
  if (step === undefined) throw new Error(`a tariff that rounds up to ${String(kobo)} kobo`)
  return step
}

/** A version's fields as the contract names them. */
export function toFields(terms: TariffTerms) {
  return {
    pricePerKm: toNaira(terms.pricePerKmKobo),
    deliveryFee: toNaira(terms.deliveryFeeKobo),
    serviceFee: toNaira(terms.serviceFeeKobo),
    surgeActive: terms.surgeActive,
    surgeMultiplier: terms.surgeMultiplier,
    surgeEndsAt: terms.surgeEndsAt?.toISOString() ?? null,
    surgeReason: terms.surgeReason,
    roundUpTo: roundUpToOf(terms.roundUpKobo),
  } satisfies Record<TariffField, unknown>
}

type Fields = ReturnType<typeof toFields>

export const changesBetween = (before: Fields, after: Fields): TariffChange[] =>
  TARIFF_FIELDS.filter((field) => before[field] !== after[field]).map((field) => ({
    field,
    from: before[field],
    to: after[field],
  }))

const termsOf = (surgeEndsAt: string | null, surgeReason: string | null) => ({
  ...(surgeEndsAt === null ? {} : { surgeEndsAt }),
  ...(surgeReason === null ? {} : { surgeReason }),
})

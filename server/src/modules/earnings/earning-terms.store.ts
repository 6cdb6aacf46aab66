import { EARNING_TERMS_FIELDS, TERMS_PREVIEW, type EarningTerms, type TermsVersion } from '@ozi/contract'
import { v7 as newId } from 'uuid'
import type { Queries } from '../../platform/database/database.ts'
import { fragment } from '../../platform/database/fragment.ts'
import type { Fragment } from '../../platform/database/pool.ts'
import { findPage, type Page, type PageRequest } from '../../platform/lists/paging.ts'
import { toNaira } from '../../platform/money.ts'
import type { ChargeLines, Terms } from './split-charge.ts'

/** A stored version. */
export interface TermsRow extends Terms {
  readonly createdAt: Date
  readonly createdBy: string | null
}

/** The version in force; null before there is one. */
export async function readNewestTerms(queries: Queries): Promise<TermsRow | null> {
  const [row] = await queries<TermsRow[]>`
    select terms.version, rider_permille as "riderPermille", redelivery_permille as "redeliveryPermille",
      rider_minimum_kobo as "riderMinimumKobo", commission_permille as "commissionPermille",
      vat_permille as "vatPermille", terms.created_at as "createdAt", accounts.name as "createdBy"
    from earning_terms as terms left join accounts on accounts._id = terms.created_by
    order by terms.version desc limit 1
  `
  return row ?? null
}

/** Until the transaction ends, nobody else can add a version; reads go on. */
export async function lockTerms(queries: Queries): Promise<void> {
  // A lock of the table needs the right to change its rows.
  await queries`select pg_advisory_xact_lock(hashtextextended('earning_terms', 0))`
}

/** Adds the next version. The caller must hold `lockTerms`. */
export async function insertTerms(
  queries: Queries,
  terms: Omit<Terms, 'version'>,
  createdBy: string | null,
): Promise<void> {
  await queries`
    insert into earning_terms (
      _id, version, rider_permille, redelivery_permille, rider_minimum_kobo, commission_permille, vat_permille, created_by
    )
    select ${newId()}, coalesce(max(version), 0) + 1, ${terms.riderPermille}::integer,
      ${terms.redeliveryPermille}::integer, ${terms.riderMinimumKobo}::bigint, ${terms.commissionPermille}::integer,
      ${terms.vatPermille}::integer, ${createdBy}::uuid
    from earning_terms
  `
}

interface VersionRow {
  readonly _id: string
  readonly version: number
  readonly created_at: Date
  readonly created_by: string | null
  readonly terms: Omit<Terms, 'version'>
  readonly before: Omit<Terms, 'version'> | null
}

/** Terms as JSON, as `Terms` names them. @param alias of `earning_terms` */
export const jsonTerms = (alias: string): Fragment => fragment`json_build_object(
  'version', ${fragment(alias)}.version, 'riderPermille', ${fragment(alias)}.rider_permille,
  'redeliveryPermille', ${fragment(alias)}.redelivery_permille, 'riderMinimumKobo', ${fragment(alias)}.rider_minimum_kobo,
  'commissionPermille', ${fragment(alias)}.commission_permille, 'vatPermille', ${fragment(alias)}.vat_permille)`

/**
 * The charges of an order, its own and those of its redeliveries, as JSON like `ChargeLines[]`.
 * @param order alias of `orders`
 */
export const jsonCharges = (order: string): Fragment => fragment`(
  select json_agg(json_build_object(
    'isRedelivery', charge.redelivery_of is not null, 'lines', charge.lines
  ))
  from quotes as charge
  where charge._id = ${fragment(order)}.quote_id or (charge.redelivery_of = ${fragment(order)}._id and charge.used_at is not null)
)`

/**
 * The terms that an order was placed under, as JSON like `Terms`; null if there were none.
 * @param order alias of `orders`
 */
export const jsonTermsOf = (order: string): Fragment => fragment`(
  select ${jsonTerms('terms')} from earning_terms as terms where terms.version = ${fragment(order)}.terms_version
)`

/** The charges of the latest orders, grouped by order. */
export async function readLatestCharges(queries: Queries): Promise<readonly (readonly ChargeLines[])[]> {
  const rows = await queries<{ charges: ChargeLines[] }[]>`
    select ${jsonCharges('latest')} as charges
    from (
      select _id, quote_id from orders order by created_at desc, _id desc limit ${TERMS_PREVIEW.orders}
    ) as latest
  `
  return rows.map(({ charges }) => charges)
}

/** All versions, each with what it changed. */
export function listTerms(queries: Queries, request: PageRequest): Promise<Page<TermsVersion>> {
  const source = {
    table: 'earning_terms',
    columns: fragment`listed._id, listed.version, listed.created_at, maker.name as created_by,
      ${jsonTerms('listed')} as terms, case when earlier._id is not null then ${jsonTerms('earlier')} end as before`,
    joins: `left join earning_terms as earlier on earlier.version = listed.version - 1
      left join accounts as maker on maker._id = listed.created_by`,
  }
  return findPage<VersionRow, TermsVersion>(queries, request, source, toVersion)
}

function toVersion({ _id, version, created_at: createdAt, created_by: createdBy, ...row }: VersionRow) {
  const fields = toFields(row.terms)
  return {
    _id,
    version,
    createdAt: createdAt.toISOString(),
    ...(createdBy === null ? {} : { createdBy }),
    ...fields,
    changes: row.before ? changesBetween(toFields(row.before), fields) : [],
  }
}

/** A version's fields as the contract names them. */
export const toFields = (terms: Omit<Terms, 'version'>) => ({
  riderPercent: terms.riderPermille / 10,
  redeliveryPercent: terms.redeliveryPermille / 10,
  riderMinimum: toNaira(terms.riderMinimumKobo),
  commissionPercent: terms.commissionPermille / 10,
  vatPercent: terms.vatPermille / 10,
})

type Fields = ReturnType<typeof toFields>

export const changesBetween = (before: Fields, after: Fields): TermsVersion['changes'] =>
  EARNING_TERMS_FIELDS.filter((field) => before[field] !== after[field]).map((field) => ({
    field,
    from: before[field],
    to: after[field],
  }))

export const toTerms = (kept: TermsRow): EarningTerms => ({
  version: kept.version,
  ...toFields(kept),
  changedAt: kept.createdAt.toISOString(),
  ...(kept.createdBy === null ? {} : { changedBy: kept.createdBy }),
})

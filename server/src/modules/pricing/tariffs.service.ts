import {
  SURGE_MULTIPLIER,
  tariffMessages,
  type FirstPricingInput,
  type TariffInput,
  type PricingConfiguration,
  type SurgeInput,
  type TariffPreview,
  type TariffVersion,
} from '@ozi/contract'
import type { Database, Queries } from '../../platform/database/database.ts'
import { toKobo } from '../../platform/money.ts'
import { readPageQuery, type Page, type PageQuery } from '../../platform/lists/paging.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Caller } from '../../platform/sessions/caller.ts'
import type { AuditService } from '../audit/audit.service.ts'
import { firstTariff } from './fare.ts'
import { previewTariff } from './preview.ts'
import { readLatestFares } from './latest-fares.store.ts'
import {
  changesBetween,
  insertTariff,
  listTariffs,
  lockTariffs,
  readNewestTariff,
  readNewestVersion,
  toConfiguration,
  toFields,
  type TariffRow,
  type TariffTerms,
} from './tariffs.store.ts'

export interface TariffsDeps {
  readonly database: Database
  readonly audit: Pick<AuditService, 'record'>
}

/** An edit, and the version that the editor saw. */
type EditedPrices = { readonly [Price in keyof FirstPricingInput]?: FirstPricingInput[Price] | undefined }
type Change<Input> = Input & { readonly version?: number | undefined }

/**
 * The pricing configuration: each change adds a version, and the newest is in force. Quotes that customers
 * have seen keep their fares.
 */
export function createTariffsService({ database, audit }: TariffsDeps) {
  async function add(
    queries: Queries,
    caller: Caller,
    before: TariffRow | null,
    terms: TariffTerms,
  ): Promise<PricingConfiguration> {
    const after = toFields(terms)
    if (before && changesBetween(toFields(before), after).length === 0) return toConfiguration(before)
    await insertTariff(queries, terms, caller.accountId)
    await audit.record(queries, caller, {
      action: before ? 'tariff.update' : 'tariff.create',
      subject: { label: 'Fares' },
      ...(before ? { before: toFields(before) } : {}),
      after,
    })
    return toConfiguration(await newest(queries))
  }

  async function newest(queries: Queries): Promise<TariffRow> {
    const kept = await readNewestVersion(queries)
    if (!kept) throw new Refusal('NOT_FOUND', { message: tariffMessages.missing })
    return kept
  }

  /**
   * Changes some terms of the version in force. Two concurrent changes run one after the other: the second
   * edits the first one's result.
   * @throws Refusal NOT_FOUND before there is a configuration; CHANGED_MEANWHILE with `data.current`
   */
  function change(
    caller: Caller,
    version: number | undefined,
    edit: (before: TariffRow) => Partial<TariffTerms>,
  ): Promise<PricingConfiguration> {
    return database.transaction(async (queries) => {
      await lockTariffs(queries)
      const before = await newest(queries)
      if (version !== undefined && version !== before.version) throw changedMeanwhile(before)
      return add(queries, caller, before, { ...before, ...edit(before) })
    })
  }

  return {
    /** The configuration in force; null until an administrator has created one. */
    async configuration(): Promise<PricingConfiguration | null> {
      const kept = await readNewestVersion(database.sql)
      return kept && toConfiguration(kept)
    },

    /** @throws Refusal CHANGED_MEANWHILE with `data.current` if there already is a configuration */
    create: (caller: Caller, input: FirstPricingInput): Promise<PricingConfiguration> =>
      database.transaction(async (queries) => {
        await lockTariffs(queries)
        const before = await readNewestVersion(queries)
        if (before) throw changedMeanwhile(before, tariffMessages.exists)
        return add(queries, caller, null, firstTerms(input))
      }),

    /** Writes the first configuration of a database that has none; it has no author. */
    begin(input: FirstPricingInput): Promise<void> {
      return database.transaction(async (queries) => {
        await lockTariffs(queries)
        if (!(await readNewestVersion(queries))) await insertTariff(queries, firstTerms(input), null)
      })
    },

    updatePricePerKm: (caller: Caller, { pricePerKm, version }: Change<{ pricePerKm: number }>) =>
      change(caller, version, () => ({ pricePerKmKobo: toKobo(pricePerKm) })),
    updateDeliveryFee: (caller: Caller, { deliveryFee, version }: Change<{ deliveryFee: number }>) =>
      change(caller, version, () => ({ deliveryFeeKobo: toKobo(deliveryFee) })),
    updateServiceFee: (caller: Caller, { serviceFee, version }: Change<{ serviceFee: number }>) =>
      change(caller, version, () => ({ serviceFeeKobo: toKobo(serviceFee) })),

    updatePrices: (caller: Caller, { version, ...edited }: Change<EditedPrices>) =>
      change(caller, version, (before) => ({
        pricePerKmKobo: edited.pricePerKm === undefined ? before.pricePerKmKobo : toKobo(edited.pricePerKm),
        deliveryFeeKobo:
          edited.deliveryFee === undefined ? before.deliveryFeeKobo : toKobo(edited.deliveryFee),
        serviceFeeKobo: edited.serviceFee === undefined ? before.serviceFeeKobo : toKobo(edited.serviceFee),
        roundUpKobo: edited.roundUpTo === undefined ? before.roundUpKobo : toKobo(edited.roundUpTo),
      })),

    /** @throws Refusal VALIDATION if the surge's end is past; NOT_FOUND, CHANGED_MEANWHILE */
    updateSurge: (caller: Caller, surge: SurgeInput) =>
      change(caller, surge.version, (before) => surgeTerms(before, surge)),

    /** Newest first. */
    history(query: Omit<PageQuery, 'search'>): Promise<Page<TariffVersion>> {
      const request = readPageQuery(query)
      return listTariffs(database.sql, request)
    },

    /** Computes what the latest orders would have cost under this tariff, and under the one in force. */
    async preview(edited: TariffInput): Promise<TariffPreview> {
      const [fares, inForce] = await Promise.all([
        readLatestFares(database.sql),
        readNewestTariff(database.sql),
      ])
      return previewTariff(fares, inForce ?? firstTariff, edited)
    },
  }
}

export type TariffsService = ReturnType<typeof createTariffsService>

const firstTerms = (input: FirstPricingInput): TariffTerms => ({
  pricePerKmKobo: toKobo(input.pricePerKm),
  deliveryFeeKobo: toKobo(input.deliveryFee),
  serviceFeeKobo: toKobo(input.serviceFee),
  surgeActive: false,
  surgeMultiplier: SURGE_MULTIPLIER.default,
  surgeEndsAt: null,
  surgeReason: null,
  roundUpKobo: toKobo(input.roundUpTo ?? 0),
})

function surgeTerms(before: TariffRow, surge: SurgeInput): Partial<TariffTerms> {
  const { surgeActive, surgeMultiplier } = surge
  if (!surgeActive) return { surgeActive, surgeMultiplier, surgeEndsAt: null, surgeReason: null }
  // A surge that has ended is not continued: the edit starts a new one, without the old end and reason.
  const goesOn = before.isSurging
  const surgeEndsAt =
    surge.surgeEndsAt === undefined
      ? goesOn
        ? before.surgeEndsAt
        : null
      : surge.surgeEndsAt === null
        ? null
        : new Date(surge.surgeEndsAt)
  if (surge.surgeEndsAt && surgeEndsAt && surgeEndsAt.getTime() <= Date.now()) {
    throw Refusal.fields({ surgeEndsAt: tariffMessages.endsTooSoon })
  }
  const surgeReason = surge.surgeReason ?? (goesOn ? before.surgeReason : null)
  return { surgeActive, surgeMultiplier, surgeEndsAt, surgeReason: surgeReason || null }
}

const changedMeanwhile = (kept: TariffRow, message?: string): Refusal =>
  new Refusal('CHANGED_MEANWHILE', {
    data: { current: toConfiguration(kept) },
    ...(message === undefined ? {} : { message }),
  })

import { TARIFF_PREVIEW, type TariffInput, type TariffPreview } from '@ozi/contract'
import { toKobo, toNaira } from '../../platform/money.ts'
import { toKm } from '../places/places.service.ts'
import { fareFor, fareWithGoods, type Tariff } from './fare.ts'
import type { FareRow } from './latest-fares.store.ts'

interface FareComparison extends FareRow {
  readonly beforeKobo: number
  readonly todayKobo: number
  readonly afterKobo: number
}

/**
 * Compares the fares that were charged, and what the tariff in force charges today, with what the edited tariff
 * would charge for the same distances. All of them leave out the goods, whose prices a tariff does not change; the
 * rounding of the whole total is in.
 */
export function previewTariff(
  fares: readonly FareRow[],
  inForce: Tariff,
  edited: TariffInput,
): TariffPreview {
  const tariff: Tariff = {
    version: 0,
    pricePerKmKobo: toKobo(edited.pricePerKm),
    deliveryFeeKobo: toKobo(edited.deliveryFee),
    serviceFeeKobo: toKobo(edited.serviceFee),
    surgeActive: edited.surgeActive,
    surgeMultiplier: edited.surgeMultiplier,
    roundUpKobo: edited.roundUpTo === undefined ? inForce.roundUpKobo : toKobo(edited.roundUpTo),
  }
  const replayed = fares.map((fare) => ({
    ...fare,
    beforeKobo: fare.totalKobo - goodsKobo(fare),
    todayKobo: withoutGoodsKobo(inForce, fare),
    afterKobo: withoutGoodsKobo(tariff, fare),
  }))
  return {
    orders: replayed.length,
    before: toNaira(sum(replayed.map(({ beforeKobo }) => beforeKobo))),
    today: toNaira(sum(replayed.map(({ todayKobo }) => todayKobo))),
    after: toNaira(sum(replayed.map(({ afterKobo }) => afterKobo))),
    ...fareChanges(replayed.map(({ beforeKobo, afterKobo }) => afterKobo - beforeKobo)),
    againstToday: fareChanges(replayed.map(({ todayKobo, afterKobo }) => afterKobo - todayKobo)),
    examples: examplesOf(replayed),
    distances: TARIFF_PREVIEW.distancesKm.map((distanceKm) => ({
      distanceKm,
      today: toNaira(fareFor(inForce, distanceKm * 1000).totalKobo),
      after: toNaira(fareFor(tariff, distanceKm * 1000).totalKobo),
    })),
  }
}

/** @param changesKobo of each fare */
const fareChanges = (changesKobo: readonly number[]) => ({
  medianChange: toNaira(median(changesKobo)),
  dearer: changesKobo.filter((change) => change > 0).length,
  cheaper: changesKobo.filter((change) => change < 0).length,
})

const withoutGoodsKobo = (tariff: Tariff, fare: FareRow): number =>
  fareWithGoods(tariff, fare.goods ?? [], fare.distanceM).totalKobo - goodsKobo(fare)

const goodsKobo = ({ goods }: FareRow): number =>
  sum((goods ?? []).map(({ priceKobo, quantity }) => priceKobo * quantity))

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/**
 * The middle value. Of an even number, the lower of the two in the middle, so that it is the change of a real
 * order.
 */
function median(amounts: readonly number[]): number {
  return amounts.toSorted((a, b) => a - b)[Math.floor((amounts.length - 1) / 2)] ?? 0
}

/**
 * A few orders, evenly spread from the shortest distance to the longest: how a fare changes often depends on
 * the distance.
 */
function examplesOf(replayed: readonly FareComparison[]): TariffPreview['examples'] {
  const byDistance = replayed.toSorted((a, b) => a.distanceM - b.distanceM)
  const last = byDistance.length - 1
  const picked = new Set(
    Array.from({ length: TARIFF_PREVIEW.examples }, (_, i) =>
      Math.round((last * i) / (TARIFF_PREVIEW.examples - 1)),
    ),
  )
  return [...picked].flatMap((at) => {
    const fare = byDistance[at]
    if (!fare) return []
    const { number, kind, distanceM, beforeKobo, todayKobo, afterKobo } = fare
    return [
      {
        number,
        kind,
        distanceKm: toKm(distanceM),
        before: toNaira(beforeKobo),
        today: toNaira(todayKobo),
        after: toNaira(afterKobo),
      },
    ]
  })
}

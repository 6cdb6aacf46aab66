import type { AddressSuggestion, DeliveryInput } from '@ozi/contract'
import type { Sql } from '../src/platform/database/pool.ts'
import { v7 as newId } from 'uuid'
import type { Person } from './app.ts'

const place = (placeName: string, lng: number, lat: number): AddressSuggestion => ({
  placeName,
  coordinates: [lng, lat],
  state: 'Imo',
  city: 'Owerri',
  neighborhood: '',
  locality: '',
  district: '',
  street: '',
  category: '',
})

export const ikenegbu = place('Ikenegbu Layout', 7.04, 5.494)
export const futo = place('Federal University of Technology Owerri (FUTO)', 6.992, 5.386)
export const egbu = place('Egbu', 7.068, 5.482)
export const portHarcourt = place('Port Harcourt', 7.0134, 4.8156)

/** A delivery as the form sends it, without its fee. */
export const parcel = {
  kind: 'send' as const,
  pickupLocation: ikenegbu,
  dropLocation: futo,
  pickupAddress: 'Opposite Assumpta, second gate',
  receiverAddress: 'Hostel C, by the water tank',
  receiverName: 'Chidi Eze',
  phone: '0803 123 4567',
  packageDetails: 'A box of shoes',
}

type ParcelChange = Partial<typeof parcel> &
  Partial<Pick<DeliveryInput, 'parcelSize' | 'pickupWindow' | 'paymentMethod' | 'payer'>>

/** The quote that a customer sees for a parcel. */
export async function quoteFor(person: Pick<Person, 'client'>, errand: ParcelChange = {}) {
  const { kind, pickupLocation: pickup, dropLocation: dropoff, pickupWindow } = { ...parcel, ...errand }
  const { data } = await person.client.pricing.quote({ kind, pickup, dropoff, pickupWindow })
  return data
}

/** Gets a quote and orders with it. @param shown a quote to use instead */
export async function sendParcel(
  person: Person,
  overrides: ParcelChange = {},
  shown?: Awaited<ReturnType<typeof quoteFor>>,
) {
  const quote = shown ?? (await quoteFor(person, overrides))
  const body = { ...parcel, ...overrides, fee: quote.total, quoteId: quote._id }
  const { data } = await person.client.orders.createDelivery({ headers: {}, body })
  return data
}

/** Puts a tariff in force; amounts in kobo. */
export async function setTariff(
  sql: Sql,
  tariff: Partial<{
    deliveryFeeKobo: number
    pricePerKmKobo: number
    serviceFeeKobo: number
    surgeActive: boolean
    surgeMultiplier: number
    roundUpKobo: number
  }>,
): Promise<void> {
  const {
    deliveryFeeKobo = 100_000,
    pricePerKmKobo = 10_000,
    serviceFeeKobo = 20_000,
    surgeActive = false,
    surgeMultiplier = 1,
    roundUpKobo = 0,
  } = tariff
  await sql`
    insert into tariffs (
      _id, version, delivery_fee_kobo, price_per_km_kobo, service_fee_kobo, surge_active, surge_multiplier,
      round_up_kobo
    )
    select ${newId()}, coalesce(max(version), 0) + 1, ${deliveryFeeKobo}::bigint, ${pricePerKmKobo}::bigint,
      ${serviceFeeKobo}::bigint, ${surgeActive}::boolean, ${surgeMultiplier}::numeric,
      ${roundUpKobo}::integer
    from tariffs
  `
}

/** Makes a quote expire. */
export async function letExpire(sql: Sql, quoteId: string): Promise<void> {
  await sql`
    update quotes set created_at = created_at - interval '16 minutes', expires_at = expires_at - interval '16 minutes'
    where _id = ${quoteId}
  `
}

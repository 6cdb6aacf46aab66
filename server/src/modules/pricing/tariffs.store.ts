import type { Queries } from '../../platform/database/database.ts'
import type { Tariff } from './fare.ts'

/** The newest tariff; null until an administrator has created a configuration. */
export async function readNewestTariff(queries: Queries): Promise<Tariff | null> {
  const [row] = await queries<Tariff[]>`
    select version, delivery_fee_kobo as "deliveryFeeKobo", price_per_km_kobo as "pricePerKmKobo",
      service_fee_kobo as "serviceFeeKobo", surge_active as "surgeActive", surge_multiplier as "surgeMultiplier"
    from tariffs order by version desc limit 1
  `
  return row ? { ...row } : null
}

import { readFile } from 'node:fs/promises'
import type { Transaction } from '../../server/src/platform/database/index.ts'

const GOODS = [
  'Jollof rice and dodo', 'Ofe Owerri and fufu', 'Beef suya', 'First-aid box', 'Ankara headwrap', 'Egusi soup',
  'Meat pie', 'Paracetamol 500 mg', 'Isiagu top', 'Chapman', 'Abacha and ugba', 'Nkwobi', 'Okpa', 'Vitamin C',
  'Senator suit', 'Bread and akara',
] // oxfmt-ignore

interface PlaceRow {
  readonly name: string
  readonly category: string
  readonly lat: number
  readonly lon: number
  readonly state: string
  readonly city: string
  readonly district: string
  readonly neighborhood: string
  readonly locality: string
  readonly street: string
}

/** The places that people send to and from: those of the bundled map, in `seed_places`. @returns how many */
async function seedPlaces(queries: Transaction): Promise<number> {
  const file = new URL('../../geo/data/owerri/owerri-places.json', import.meta.url)
  const { places } = JSON.parse(await readFile(file, 'utf8')) as { places: PlaceRow[] }
  const rows = places.map(
    ({ name, lat, lon, state, city, neighborhood, locality, district, street, category }) => ({
      placeName: name,
      coordinates: [lon, lat],
      state,
      city,
      neighborhood,
      locality,
      district,
      street,
      category,
    }),
  )
  await queries`
    create temporary table seed_places on commit drop as
    select n::integer - 1 as n, place, place ->> 'placeName' as name, (place -> 'coordinates' ->> 0)::float8 as lng,
      (place -> 'coordinates' ->> 1)::float8 as lat
    from json_array_elements(${JSON.stringify(rows)}::text::json) with ordinality as known (place, n)`
  return rows.length
}

/** The shops of the vendors in `seed_people`, each with its items. */
export async function seedShops(queries: Transaction, itemsPerVendor: number): Promise<void> {
  const places = await seedPlaces(queries)
  await queries`
    create temporary table seed_shops on commit drop as
    select people.n, people._id, people.name, people.mobile_number, people.at, places.n as place_n,
      case
        when name ~ 'Pharmacy|Chemist' then 'health' when name ~ 'Fabrics|Boutique|Tailors' then 'clothing' else 'food'
      end as category
    from (
      select seed_people.*, pg_temp.draw(n, 1, ${places}) as place_n from seed_people where role = 'vendor'
    ) as people
    join seed_places as places (n, place, place_name, lng, lat) on places.n = people.place_n`
  await queries`
    insert into vendors (
      account_id, shop_name, description, category, address, place, owner_first_name, owner_last_name, owner_email,
      owner_phone, created_at, updated_at
    )
    select shops._id, shops.name, 'Open every day but Sunday.', category, 'Beside ' || places.name, place, 'Nkechi', 'Iwu',
      'owner-' || shops.n || '@ozi.test', mobile_number, at, at
    from seed_shops as shops join seed_places as places on places.n = shops.place_n`
  await queries`
    create temporary table seed_items on commit drop as
    select shops.n as shop_n, k, pg_temp.id_at(at + k * interval '1 hour') as _id, shops._id as vendor_id, shops.name as shop_name,
      category, (${GOODS}::text[])[1 + (shops.n + k) % ${GOODS.length}::integer] as name,
      (80000 + pg_temp.draw(shops.n * 64 + k, 2, 80) * 5000)::bigint as price_kobo,
      (at + k * interval '1 hour')::timestamptz(3) as at
    from seed_shops as shops, generate_series(0, ${itemsPerVendor - 1}::integer) as k`
  await queries`
    insert into items (
      _id, vendor_id, shop_name, category, name, description, price_kobo, preparation_min_minutes,
      preparation_max_minutes, is_available, created_at, updated_at
    )
    select _id, vendor_id, shop_name, category, name, 'Made when you order it.', price_kobo, 35, 45, k <> 9, at, at
    from seed_items`
  await queries`create unique index on seed_shops (n)`
  await queries`create unique index on seed_items (shop_n, k)`
}

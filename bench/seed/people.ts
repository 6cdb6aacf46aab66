import type { Transaction } from '../../server/src/platform/database/index.ts'

const WOMEN = [
  'Adaeze', 'Ngozi', 'Chiamaka', 'Ifeoma', 'Nkechi', 'Amarachi', 'Uju', 'Chidinma', 'Blessing', 'Funmilayo', 'Aisha',
  'Precious', 'Ogechi', 'Nneka', 'Ebere', 'Kosisochukwu',
] // oxfmt-ignore
const MEN = [
  'Chidi', 'Emeka', 'Obinna', 'Ikenna', 'Kelechi', 'Uche', 'Chinedu', 'Tunde', 'Ibrahim', 'Samuel', 'Nnamdi', 'Victor',
  'Somtochukwu', 'Ifeanyi', 'Okechukwu', 'Musa',
] // oxfmt-ignore
const SURNAMES = [
  'Okoro', 'Nwosu', 'Opara', 'Iwu', 'Uzor', 'Anyanwu', 'Nnadi', 'Eze', 'Okafor', 'Onyema', 'Ihejirika', 'Mbakwe',
  'Nwachukwu', 'Amadi', 'Ekwueme', 'Obi', 'Chukwu', 'Njoku', 'Adeyemi', 'Bello', 'Duru', 'Ugwu', 'Azubuike',
  'Ohakim', 'Egwu', 'Madu', 'Osuji', 'Achebe', 'Nzeh', 'Oguike', 'Umunna',
] // oxfmt-ignore
const SHOPS = [
  'Kitchen', 'Pharmacy', 'Fabrics', 'Bakery', 'Grill', 'Boutique', 'Chemist', 'Foods', 'Tailors', 'Suya Spot',
] // oxfmt-ignore

/** Accounts created over the last year, in order; `seed_people` numbers them by role. */
export async function seedPeople(
  queries: Transaction,
  counts: Readonly<Record<'user' | 'rider' | 'vendor', number>>,
  passwordHash: string,
): Promise<void> {
  await queries`
    create temporary table seed_people (
      role text, n integer, _id uuid, name text, email text, gender text, mobile_number text, at timestamptz(3)
    ) on commit drop`
  for (const [salt, role] of (['user', 'rider', 'vendor'] as const).entries()) {
    await queries`
      insert into seed_people
      select ${role}, n, pg_temp.id_at(at),
        case when ${role} = 'vendor'
          then surname || ' ' || (${SHOPS}::text[])[1 + n % ${SHOPS.length}::integer]
          else (case when gender = 'female' then ${WOMEN}::text[] else ${MEN}::text[] end)[
            1 + pg_temp.draw(n, ${salt} + 100, ${Math.min(WOMEN.length, MEN.length)})
          ] || ' ' || surname
        end,
        'seed-' || ${role} || '-' || n || '@ozi.test', gender, '+23480' || lpad((n::bigint * 7919 % 100000000)::text, 8, '0'),
        at
      from (
        select n, now() - interval '380 days' + n * (interval '379 days' / ${counts[role]}::integer) as at,
          case when pg_temp.draw(n, ${salt}, 2) = 0 then 'female' else 'male' end as gender,
          (${SURNAMES}::text[])[1 + pg_temp.draw(n, ${salt} + 200, ${SURNAMES.length})] as surname
        from generate_series(1, ${counts[role]}::integer) as n
      ) as person`
  }
  await queries`
    insert into accounts (
      _id, role, name, email, password_hash, mobile_number, gender, address, verified_at, created_at, updated_at
    )
    select _id, role, name, email, ${passwordHash}, mobile_number, case when role <> 'vendor' then gender end,
      n || ' Wetheral Road, Owerri', at + interval '5 minutes', at, at
    from seed_people order by at`
  await queries`
    insert into riders (account_id, vehicle_type, vehicle_brand, plate_number)
    select _id, 'motorcycle', 'Bajaj Boxer', 'SEED-' || n from seed_people where role = 'rider'`
  await queries`create unique index on seed_people (role, n)`
  await queries`analyze seed_people`
}

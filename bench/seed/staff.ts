import type { Transaction } from '../../server/src/platform/database/index.ts'
import type { SeedCounts } from './counts.ts'

/** The number of rows in `seed_staff`. */
export const STAFF = 5
const ACTIONS = [
  'order.move', 'order.move', 'order.move', 'order.move', 'order.place', 'user.update', 'user.update', 'rider.update',
  'rider.register', 'transaction.export',
] // oxfmt-ignore
const REASONS = [
  '',
  '',
  'The rider called: nobody there',
  'Asked for on the phone',
  'Bike broke down',
] as const
const QUESTIONS = [
  'When will my parcel be here?', 'The rider was very kind, thank you.', 'I paid and the order still says pending.',
  'Do you deliver to Orlu on Sundays?', 'Please call me back about the broken box.',
] // oxfmt-ignore

/** Adds past tariffs, the audit log of their changes, and contact messages. */
export async function seedStaffAndWork(
  queries: Transaction,
  counts: SeedCounts,
  passwordHash: string,
): Promise<void> {
  await seedStaff(queries, passwordHash)
  await seedTariffs(queries, counts.tariffs)
  await queries`
    insert into audit_lines (
      _id, created_at, actor_id, actor_name, actor_role, action, subject_id, subject_label, before, after, reason
    )
    select pg_temp.id_at(line.at), line.at, staff._id, staff.name, 'support', line.action,
      case when line.action like 'order.%' then orders.order_id when line.action <> 'transaction.export' then people._id end,
      case when line.action like 'order.%' then orders.number when line.action = 'transaction.export' then 'All' else people.name end,
      json_build_object('status', 'created'), json_build_object('status', 'assigned'), line.reason
    from (
      select i, now() - (${counts.auditLines}::integer - i) * (interval '379 days' / ${counts.auditLines}::integer) as at,
        (${ACTIONS}::text[])[1 + pg_temp.draw(i, 20, ${ACTIONS.length})] as action,
        (${[...REASONS]}::text[])[1 + pg_temp.draw(i, 21, ${REASONS.length})] as reason
      from generate_series(1, ${counts.auditLines}::integer) as i
    ) as line
    join seed_staff as staff on staff.n = 1 + line.i % ${STAFF}::integer
    join seed_people as people on people.role = 'user' and people.n = 1 + pg_temp.draw(line.i, 22, ${counts.customers})
    join seed_orders as orders on orders.i = 1 + pg_temp.draw(line.i, 23, ${counts.orders})
    order by line.i`
  await queries`
    insert into contact_messages (_id, name, email, message, created_at, read_at, answered_at, answered_by)
    select pg_temp.id_at(message.at), people.name, people.email, question, message.at,
      case when i <= ${counts.contactMessages}::integer - 20 then message.at + interval '1 hour' end,
      case when is_answered then message.at + interval '2 hours' end, case when is_answered then staff._id end
    from (
      select i, now() - (${counts.contactMessages}::integer - i) * (interval '379 days' / ${counts.contactMessages}::integer) as at,
        (${QUESTIONS}::text[])[1 + i % ${QUESTIONS.length}::integer] as question,
        i <= ${counts.contactMessages}::integer - 20 and i % 50 > 0 as is_answered
      from generate_series(1, ${counts.contactMessages}::integer) as i
    ) as message
    join seed_staff as staff on staff.n = 1 + i % ${STAFF}::integer
    join seed_people as people on people.role = 'user' and people.n = 1 + pg_temp.draw(i, 24, ${counts.customers})
    order by i`
}

async function seedStaff(queries: Transaction, passwordHash: string): Promise<void> {
  await queries`
    create temporary table seed_staff on commit drop as
    select n, pg_temp.id_at(now()) as _id, (array['Ada Mbah', 'Ben Uba', 'Chi Oke', 'Dan Eke', 'Efe Ojo'])[n] as name
    from generate_series(1, ${STAFF}::integer) as n`
  await queries`
    insert into accounts (_id, role, name, email, password_hash, mobile_number, verified_at, created_at)
    select _id, 'support', name, 'seed-support-' || n || '@ozi.test', ${passwordHash}, '', now(), now() - interval '380 days'
    from seed_staff`
}

/** The last version has the prices that apply anyway. If somebody has set prices, those stay. */
async function seedTariffs(queries: Transaction, versions: number): Promise<void> {
  await queries`
    insert into tariffs (
      _id, version, delivery_fee_kobo, price_per_km_kobo, service_fee_kobo, surge_active, surge_multiplier, created_at,
      created_by
    )
    select pg_temp.id_at(at), version.n, 100000, 10000 + case when is_last then 0 else version.n % 7 * 500 end, 0,
      not is_last and version.n % 2 = 1, 1.5, at, staff._id
    from (
      select n, n = ${versions}::integer as is_last, now() - (${versions}::integer - n) * (interval '379 days' / ${versions}::integer) as at
      from generate_series(1, ${versions}::integer) as n
    ) as version
    join seed_staff as staff on staff.n = 1 + version.n % ${STAFF}::integer
    where not exists (select from tariffs)`
}

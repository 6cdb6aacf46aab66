import type { Transaction } from '../../server/src/platform/database/index.ts'

/** What the seeding's statements share, for as long as their connection lives. */
export async function defineDraws(queries: Transaction): Promise<void> {
  // A number below n that looks drawn, and is the same every time for the same row and salt.
  await queries`
    create or replace function pg_temp.draw(i bigint, salt bigint, n integer) returns integer
    language sql immutable parallel safe as $$ select ((hashint8extended(i, salt) & 2147483647) % n)::integer $$`
  // The first are drawn far more often than the last: of a thousand, the first is one in thirty.
  await queries`
    create or replace function pg_temp.draw_few(i bigint, salt bigint, n integer) returns integer
    language sql immutable parallel safe as $$
      select floor(n * power(pg_temp.draw(i, salt, 1000000) / 1000000.0::float8, 2))::integer
    $$`
  // Ids in the order of their time, as the server makes them (version 7).
  await queries`
    create or replace function pg_temp.id_at(at timestamptz) returns uuid
    language sql volatile parallel safe as $$
      select (
        lpad(to_hex(floor(extract(epoch from at) * 1000)::bigint), 12, '0') || '7' ||
        right(replace(gen_random_uuid()::text, '-', ''), 19)
      )::uuid
    $$`
}

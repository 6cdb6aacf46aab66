import type { Transaction } from '../../server/src/platform/database/index.ts'

/** Defines the functions that the seeding's statements share, for the life of the connection. */
export async function defineDraws(queries: Transaction): Promise<void> {
  // A pseudo-random number below n, always the same for the same row and salt.
  await queries`
    create or replace function pg_temp.draw(i bigint, salt bigint, n integer) returns integer
    language sql immutable parallel safe as $$ select ((hashint8extended(i, salt) & 2147483647) % n)::integer $$`
  // Draws low numbers far more often than high ones: of a thousand, 0 comes up one time in thirty.
  await queries`
    create or replace function pg_temp.draw_few(i bigint, salt bigint, n integer) returns integer
    language sql immutable parallel safe as $$
      select floor(n * power(pg_temp.draw(i, salt, 1000000) / 1000000.0::float8, 2))::integer
    $$`
  // Ids in the order of their time, like the server's (UUID version 7).
  await queries`
    create or replace function pg_temp.id_at(at timestamptz) returns uuid
    language sql volatile parallel safe as $$
      select (
        lpad(to_hex(floor(extract(epoch from at) * 1000)::bigint), 12, '0') || '7' ||
        right(replace(gen_random_uuid()::text, '-', ''), 19)
      )::uuid
    $$`
}

import { expect, test } from 'vitest'
import { checkMigrations } from './migrations.ts'

const check = (...texts: string[]) =>
  checkMigrations(
    texts.map((text, index) => ({ name: `000${index + 1}_a.sql`, text })),
    '0000_old.sql',
    ['0.2.0'],
  )

test.each([
  ['an index under a lock', 'create index on orders (fee)', /CONCURRENTLY/],
  ['an index that cannot be repeated', 'create index concurrently a on orders (fee)', /IF NOT EXISTS/],
  ['a concurrent index beside another statement', 'select 1; drop index concurrently a', /file of its own/],
  ['a check of all rows', 'alter table orders add constraint a check (fee > 0)', /NOT VALID/],
  ['a reference of all rows', 'alter table orders add foreign key (a) references b', /NOT VALID/],
  ['a unique constraint without an index', 'alter table orders add unique (number)', /CONCURRENTLY/],
  ['a column with a reference', 'alter table orders add a uuid references b', /NOT VALID/],
  ['a column with a check', 'alter table orders add a int check (a > 0)', /NOT VALID/],
  ['a unique column', 'alter table orders add a int unique', /CONCURRENTLY/],
  ['not null without a check', 'alter table orders alter a set not null', /CHECK/],
  ['not null without a default', 'alter table orders add a int not null', /default/],
  ['rows changed', 'update orders set a = 1 where b', /backfill/],
  ['rows deleted within a query', 'with a as (delete from orders returning 1) select from a', /backfill/],
  ['rows copied', 'create table a (b int); insert into a select fee from orders', /backfill/],
  ['a table emptied', 'truncate orders', /backfill/],
  ['another type', 'alter table orders alter a type text', /rewrites/],
  ['a volatile default', 'alter table orders add a uuid default gen_random_uuid()', /rewrites/],
  ['a generated column', 'alter table orders add a int generated always as (b) stored', /rewrites/],
  ['a serial column', 'alter table orders add a bigserial', /rewrites/],
  ['a renamed column', 'alter table orders rename a to b', /old name/],
  ['a renamed table', 'alter table orders rename to b', /old name/],
  ['a dropped column', 'alter table orders drop a', /unread since/],
  ['a column dropped before a release', '-- unread since 0.3.0\nalter table orders drop a', /unread since/],
  ['a dropped table', 'drop table orders', /unread since/],
  ['what cannot be read', 'do $$ begin update orders set a = 1; end $$', /cannot be checked/],
  [
    'a constraint validated at once',
    'alter table orders add constraint a check (fee > 0) not valid; alter table orders validate constraint a',
    /later file/,
  ],
])('%s is refused', async (_what, text, says) => {
  expect(await check(text)).toEqual([expect.stringMatching(says)])
})

test('what makes nobody wait is allowed', async () => {
  const texts = [
    `create table a (b int primary key, c uuid references orders); create index on a (c);
     insert into a values (1); update a set b = 2; alter table a add d int not null unique`,
    `alter table orders add a text not null default '', add b int[] default '{}', add c timestamptz default now()`,
    'create unique index concurrently if not exists orders_a on orders (a)',
    'alter table orders add constraint a unique using index orders_a',
    'alter table orders add constraint c_is_known check (c is not null) not valid',
    'alter table orders validate constraint c_is_known',
    'alter table orders alter c set not null, drop constraint c_is_known',
    'create function f() returns trigger language plpgsql as $$ begin delete from a; return new; end $$',
    'create trigger t after insert on orders for each row execute function f()',
    '-- unread since 0.2.0\nalter table orders drop a; drop table a',
    'drop index concurrently if exists orders_a',
  ]
  expect(await check(...texts)).toEqual([])
})

test('files from before the rules are not held to them', async () => {
  const files = [{ name: '0001_old.sql', text: 'update orders set a = 1' }]
  expect(await checkMigrations(files, '0001_old.sql', [])).toEqual([])
})

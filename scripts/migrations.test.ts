import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const FOLDER = fileURLToPath(new URL('../server/migrations/', import.meta.url))
/** The last file of 0.3.0, which makes an empty database. */
const LAST_OF_BASELINE = '0013_operations.sql'

/** Statements that hold a lock while they go through a table, or take away what the version before reads. */
const REFUSED: readonly (readonly [RegExp, string])[] = [
  [/^create (unique )?index (?!concurrently if not exists)/, 'use CREATE INDEX CONCURRENTLY IF NOT EXISTS'],
  [/^(update|delete|truncate|merge|do|with)\b|^insert\b.* from\b/, 'changes rows: do that in portions'],
  [/^alter table.* (rename|drop (?!constraint|not|default|expression))|^drop (table|view)/, 'may be read'],
  [
    /\badd (constraint|check|foreign|unique|primary)\b(?!.*(not valid|using index))/,
    'checks all rows: use NOT VALID',
  ],
  [
    /\badd (column )?(?!constraint)\w+ [^,]*\b(references|check|unique|primary|serial|generated)\b/,
    'checks all rows',
  ],
  [/(?<!is )not null(?!.* default)|\bset not null\b/, 'fails, or checks all rows'],
  [
    /\b(alter (column )?\w+ (set data )?type|bigserial|gen_random_uuid|clock_timestamp)\b/,
    'rewrites the table',
  ],
]
/** A comment above a statement that breaks a rule without danger; it says why there is none. */
const ALLOWED = /^\s*-- beside traffic: \S/m

/** Statements that need no rule. The bodies of functions are not checked. */
const HARMLESS = /^(create (or replace )?(table|view|function|(constraint )?trigger)|comment) /
const TABLE = /^(?:create (?:unique )?index.*? on|create table|alter table|insert into|update) (\w+)/

/** A line for each statement of a migration that may not run beside traffic. */
function refused(text: string): string[] {
  const parts = text.replaceAll(/\$(\w*)\$.*?\$\1\$/gs, '').split(';')
  const statements = parts.map((part) => ({
    isAllowed: ALLOWED.test(part),
    words: part.replaceAll(/--.*/g, '').replaceAll(/\s+/g, ' ').trim().toLowerCase(),
  }))
  // A table that the same file creates is not in use yet.
  const made = statements
    .filter(({ words }) => words.startsWith('create table'))
    .map(({ words }) => TABLE.exec(words)?.[1])
  return statements
    .filter(({ isAllowed, words }) => {
      const table = TABLE.exec(words)?.[1]
      return !isAllowed && !HARMLESS.test(words) && (table === undefined || !made.includes(table))
    })
    .flatMap(({ words }) =>
      REFUSED.filter(([rule]) => rule.test(words)).map(([, says]) => `${words}: ${says}`),
    )
}

test('new migrations let the traffic pass', () => {
  const files = readdirSync(FOLDER).filter((name) => name > LAST_OF_BASELINE)
  const problems = files.flatMap((name) =>
    refused(readFileSync(FOLDER + name, 'utf8')).map((problem) => `${name}: ${problem}`),
  )
  expect(problems, 'CONTRIBUTING.md, “A migration beside traffic”').toEqual([])
})

test.each([
  'create index on orders (fee)',
  'create unique index concurrently a on orders (fee)',
  'alter table orders add constraint a check (fee > 0)',
  'alter table orders add foreign key (a) references b',
  'alter table orders add unique (number)',
  'alter table orders add a uuid references b',
  'alter table orders add column a int check (a > 0)',
  'alter table orders alter a set not null',
  'alter table orders add a int not null',
  'update orders set a = 1',
  'with a as (delete from orders returning 1) select from a',
  'insert into a select fee from orders',
  'truncate orders',
  'alter table orders alter a type text',
  'alter table orders add a uuid default gen_random_uuid()',
  'alter table orders add a int generated always as (b) stored',
  'alter table orders rename a to b',
  'alter table orders drop a',
  'drop table orders',
  'do $$ begin update orders set a = 1; end $$',
])('%s is refused', (text) => {
  expect(refused(text)).not.toEqual([])
})

test('statements that make nobody wait are allowed', () => {
  const text = `create table a (b int primary key, c uuid not null references orders);
    create index on a (c);
    insert into a values (1);
    update a set b = 2;
    alter table a add d int not null unique;
    comment on table a is 'rows that were unique';
    alter table orders add a text not null default '', add b int[] default '{}', add c timestamptz default now();
    create unique index concurrently if not exists orders_a on orders (a);
    alter table orders add constraint a unique using index orders_a;
    alter table orders add constraint c_is_known check (c is not null) not valid;
    alter table orders validate constraint c_is_known, drop constraint c_is_known;
    create function f() returns trigger language plpgsql as $$ begin delete from a; return new; end $$;
    create trigger t after update on orders for each row execute function f();
    -- beside traffic: nothing has read it since 0.4.0
    alter table orders drop a;
    drop index concurrently if exists orders_a;`
  expect(refused(text)).toEqual([])
})

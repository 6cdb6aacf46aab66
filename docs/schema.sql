-- The database after all migrations. Written by server/src/schema.test.ts; no program reads it.

CREATE EXTENSION pg_trgm;
SET check_function_bodies = off;

CREATE OR REPLACE FUNCTION refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% is append-only: % refused', tg_table_name, tg_op using errcode = 'integrity_constraint_violation';
end
$function$
;

CREATE OR REPLACE FUNCTION refuse_new_amount()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'an amount in % is never changed', tg_table_name using errcode = 'integrity_constraint_violation';
end
$function$
;

-- Raises the version of a row that changes, so that nobody overwrites a change they have not seen.
CREATE OR REPLACE FUNCTION raise_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.version = old.version + 1;
  return new;
end
$function$
;

-- The clock of the city, one hour ahead of UTC all year. Computed here and not by the zone's name: orders must not fail because the machine has no time zone files.
CREATE OR REPLACE FUNCTION local_time(at timestamp with time zone)
 RETURNS timestamp without time zone
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select at at time zone interval '1 hour' $function$
;

-- The inverse of local_time.
CREATE OR REPLACE FUNCTION moment_of(local timestamp without time zone)
 RETURNS timestamp with time zone
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select local at time zone interval '1 hour' $function$
;

-- Runs once for each statement, not for each row: importing a million accounts changes a count once.
CREATE OR REPLACE FUNCTION count_living_accounts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op <> 'DELETE' then
    update account_counts c set living = c.living + arrived.number
    from (select role, count(*) as number from added where deleted_at is null group by role) arrived
    where c.role = arrived.role;
  end if;
  if tg_op <> 'INSERT' then
    update account_counts c set living = c.living - departed.number
    from (select role, count(*) as number from removed where deleted_at is null group by role) departed
    where c.role = departed.role;
  end if;
  return null;
end
$function$
;

-- Saving a profile changes no count, so it must not wait for a transaction that does.
CREATE OR REPLACE FUNCTION recount_living_accounts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update account_counts c set living = c.living + change.number
  from (
    select role, sum(number) as number
    from (
      select role, 1 as number from added where deleted_at is null
      union all
      select role, -1 from removed where deleted_at is null
    ) each_row
    group by role having sum(number) <> 0
  ) change
  where c.role = change.role;
  return null;
end
$function$
;

-- A change of a rider's or a shop's details raises the version of the account that they belong to.
CREATE OR REPLACE FUNCTION raise_version_of_account()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update accounts set version = version + 1 where _id = new.account_id;
  return null;
end
$function$
;

-- The form in which plates are compared: in capitals, without spaces and dashes.
CREATE OR REPLACE FUNCTION compared_plate(plate text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN regexp_replace(upper(plate), '[\s\u00a0\u2010-\u2015\u2212-]'::text, ''::text, 'g'::text)
;

-- A vendor's account and shop have the same name, whichever of the two is changed; items follow by their foreign key.
CREATE OR REPLACE FUNCTION rename_shop()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update vendors set shop_name = new.name, updated_at = now() where account_id = new._id;
  return null;
end
$function$
;

-- Whether an item is sold now: the one rule for lists, carts and shops.
CREATE OR REPLACE FUNCTION is_item_sold(is_available boolean, unavailable_until timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$ select is_available and (unavailable_until is null or unavailable_until <= now()) $function$
;

-- The sum of a fare's lines: [{"kind": text, "amountKobo": integer, ...}, ...].
CREATE OR REPLACE FUNCTION fare_lines_total(lines json)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select coalesce(sum((line ->> 'amountKobo')::bigint), 0)::bigint from json_array_elements(lines) as line
$function$
;

-- The names of the goods, by which an order is found.
CREATE OR REPLACE FUNCTION order_item_names(items json)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select coalesce(string_agg(item ->> 'name', E'\n'), '') from json_array_elements(items) as item
$function$
;

-- A person gets no order while they are being deleted: each of the two locks their row, so one waits for the other.
CREATE OR REPLACE FUNCTION require_living_parties()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  wanted uuid[];
  living integer;
begin
  wanted = case tg_op
    when 'INSERT' then array(
      select distinct party from unnest(array[new.customer_id, new.vendor_id, new.rider_id]) as party
      where party is not null
    )
    else array[new.rider_id]
  end;
  select count(*) into living
  from (select from accounts where _id = any (wanted) and deleted_at is null for key share) as found;
  if living < cardinality(wanted) then
    -- Asked again, the same request is refused for what it finds then.
    raise exception 'somebody of order % is no more', new._id using errcode = 'serialization_failure';
  end if;
  return null;
end
$function$
;

-- No order may be made by the quote of a redelivery, because it does not charge for the way.
CREATE OR REPLACE FUNCTION refuse_redelivery_quote()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from quotes where _id = new.quote_id and redelivery_of is not null) then
    raise exception 'quote % is for another try of an order', new.quote_id
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end
$function$
;

-- A step never changes, except that its reason is erased with the customer.
CREATE OR REPLACE FUNCTION refuse_all_but_erased_reason()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.reason is null
    and (new._id, new.order_id, new.track, new.to_status, new.at, new.actor, new.actor_id, new.assigned_rider_id)
      is not distinct from
      (old._id, old.order_id, old.track, old.to_status, old.at, old.actor, old.actor_id, old.assigned_rider_id)
    and exists (
      select from orders join accounts on accounts._id = orders.customer_id
      where orders._id = old.order_id and accounts.deleted_at is not null
    )
  then
    return new;
  end if;
  raise exception '% is append-only: % refused', tg_table_name, tg_op using errcode = 'integrity_constraint_violation';
end
$function$
;

-- Every change of either state needs its event; checked at the commit.
CREATE OR REPLACE FUNCTION require_order_event()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  last_status text;
begin
  select to_status into last_status from order_events
  where order_id = new._id and track = 'carrying' order by _id desc limit 1;
  if last_status is distinct from new.status then
    raise exception 'order % is % but its last event says %', new._id, new.status, coalesce(last_status, 'nothing')
      using errcode = 'integrity_constraint_violation';
  end if;
  if new.shop_status is not null then
    select to_status into last_status from order_events
    where order_id = new._id and track = 'shop' order by _id desc limit 1;
    if last_status is distinct from new.shop_status then
      raise exception 'the shop''s part of order % is % but its last event says %',
        new._id, new.shop_status, coalesce(last_status, 'nothing')
        using errcode = 'integrity_constraint_violation';
    end if;
  end if;
  return null;
end
$function$
;

-- The stage of a transaction's order, for the staff's lists. The contract's `stageOf` says the same.
CREATE OR REPLACE FUNCTION order_stage(status text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case
    when status = 'awaiting_payment' then 'waiting_for_payment'
    when status = 'placed' then 'waiting_for_shop'
    when status = 'created' then 'waiting_for_rider'
    when status in (
      'assigned', 'enroute_to_pickup', 'arrived_at_pickup', 'picked_up', 'enroute_to_dropoff', 'arrived_at_dropoff'
    ) then 'with_rider'
    when status in ('delivery_failed', 'returning', 'delivered', 'returned') then status
    when status in ('rejected', 'cancelled', 'expired') then 'stopped'
  end
$function$
;

-- The words by which a transaction is found: its order's number, with and without the dash, and the names and phones of its customer and its receiver, phones as stored and as dialled in Nigeria. Each name is on its own line, so that a search does not match across two names.
CREATE OR REPLACE FUNCTION words_of_order(wanted_order uuid)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select concat_ws(
    ' ',
    orders.number, replace(orders.number, '-', ''),
    orders.phone, '0' || substr(orders.phone, 5),
    accounts.mobile_number,
    case when accounts.mobile_number like '+234%' then '0' || substr(accounts.mobile_number, 5) end
  ) || E'\n' || accounts.name || E'\n' || orders.receiver_name
  from orders join accounts on accounts._id = orders.customer_id
  where orders._id = wanted_order
$function$
;

CREATE OR REPLACE FUNCTION find_transaction_by_order()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.search_terms := coalesce(words_of_order(new.order_id), '');
  return new;
end
$function$
;

-- A customer with a new name or phone is found by these. For deleted customers, the deletion itself rebuilds the text, after it has erased what they wrote in their orders.
CREATE OR REPLACE FUNCTION find_transactions_of_renamed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update transactions set search_terms = coalesce(words_of_order(order_id), '')
  where order_id in (select _id from orders where customer_id = new._id);
  return null;
end
$function$
;

CREATE OR REPLACE FUNCTION stage_of_order(wanted_order uuid)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select order_stage(status) from orders where _id = wanted_order
$function$
;

CREATE OR REPLACE FUNCTION set_stage_of_order()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.order_stage := stage_of_order(new.order_id);
  return new;
end
$function$
;

-- Locks orders first, as a move does, so that no two wait for each other. Nobody moves an order until the commit.
CREATE OR REPLACE FUNCTION tell_stage_of_order()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update transactions set order_stage = order_stage(new.status) where order_id = new._id;
  return null;
end
$function$
;

CREATE OR REPLACE FUNCTION order_total_start(grain text, at timestamp with time zone)
 RETURNS timestamp with time zone
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select moment_of(date_trunc(grain, local_time(at))) $function$
;

-- Every order has one transaction of its own; those of redeliveries add money, and no further order. Rows are locked in one order (days before hours, later ones first), in one statement or in the two of a move, so that no two connections wait for each other.
CREATE OR REPLACE FUNCTION add_order_totals()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  own_shard constant smallint := pg_backend_pid() % 16;
begin
  if tg_op = 'INSERT' then
    insert into order_totals as total (grain, starts_at, shard, orders, pending_kobo, success_kobo)
    select grain, order_total_start(grain, created_at), own_shard, count(first_of),
      coalesce(sum(amount_kobo) filter (where status = 'pending'), 0),
      coalesce(sum(amount_kobo) filter (where status = 'success'), 0)
    from added, (values ('day'), ('hour')) as grains (grain)
    group by 1, 2 order by 1, 2 desc
    on conflict (grain, starts_at, shard) do update
      set orders = total.orders + excluded.orders,
          pending_kobo = total.pending_kobo + excluded.pending_kobo,
          success_kobo = total.success_kobo + excluded.success_kobo;
  else
    insert into order_totals as total (grain, starts_at, shard, orders, pending_kobo, success_kobo)
    select grain, starts_at, own_shard, sum(change * is_order), sum(change * pending_kobo), sum(change * success_kobo)
    from (
      select grain, order_total_start(grain, created_at) as starts_at, change,
        case when first_of is null then 0 else 1 end as is_order,
        case status when 'pending' then amount_kobo else 0 end as pending_kobo,
        case status when 'success' then amount_kobo else 0 end as success_kobo
      from (
        select created_at, first_of, status, amount_kobo, 1 as change from added
        union all
        select created_at, first_of, status, amount_kobo, -1 from removed
      ) as changed, (values ('day'), ('hour')) as grains (grain)
    ) as changed
    group by 1, 2
    having sum(change * is_order) <> 0 or sum(change * pending_kobo) <> 0 or sum(change * success_kobo) <> 0
    order by 1, 2 desc
    on conflict (grain, starts_at, shard) do update
      set orders = total.orders + excluded.orders,
          pending_kobo = total.pending_kobo + excluded.pending_kobo,
          success_kobo = total.success_kobo + excluded.success_kobo;
  end if;
  return null;
end
$function$
;

CREATE OR REPLACE FUNCTION add_delivery_totals()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  own_shard constant smallint := pg_backend_pid() % 16;
begin
  -- Most steps are no deliveries, and need not ask for their orders.
  if not exists (select from added where track = 'carrying' and to_status = 'delivered') then
    return null;
  end if;
  insert into order_totals as total (grain, starts_at, shard, delivered, delivery_seconds)
  select grain, order_total_start(grain, at), own_shard, count(*), sum(seconds)
  from (
    select added.at, extract(epoch from added.at - orders.created_at)::bigint as seconds
    from added join orders on orders._id = added.order_id
    where added.track = 'carrying' and added.to_status = 'delivered'
  ) as deliveries, (values ('day'), ('hour')) as grains (grain)
  group by 1, 2 order by 1, 2 desc
  on conflict (grain, starts_at, shard) do update
    set delivered = total.delivered + excluded.delivered,
        delivery_seconds = total.delivery_seconds + excluded.delivery_seconds;
  return null;
end
$function$
;

-- A posting never changes, except that its note is erased with the person whom it is about.
CREATE OR REPLACE FUNCTION refuse_all_but_erased_posting_note()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.note is null
    and (new._id, new.cause, new.cause_id, new.order_id, new.recorded_by, new.created_at)
      is not distinct from (old._id, old.cause, old.cause_id, old.order_id, old.recorded_by, old.created_at)
  then
    return new;
  end if;
  raise exception '% is append-only: % refused', tg_table_name, tg_op using errcode = 'integrity_constraint_violation';
end
$function$
;

-- Checked at the commit.
CREATE OR REPLACE FUNCTION require_balanced_posting()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  difference bigint;
begin
  select sum(amount_kobo) into difference from ledger_entries where posting_id = new.posting_id;
  if difference <> 0 then
    raise exception 'posting % is out of balance by % kobo', new.posting_id, difference
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end
$function$
;

-- Writes balances as its owner: they are what the entries make them, and the role that serves may not change them. Whoever waited for a balance has a later entry than the one that was waited for, and no two of an owner have the same instant.
CREATE OR REPLACE FUNCTION add_to_ledger_balance()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  balance_changed_at timestamptz;
begin
  if new.owner is not null then
    insert into ledger_balances as balance (account, owner, amount_kobo, entries, changed_at, since)
    values (new.account, new.owner, new.amount_kobo, 1, clock_timestamp(), clock_timestamp())
    on conflict (account, owner) do update set
      amount_kobo = balance.amount_kobo + excluded.amount_kobo,
      entries = balance.entries + 1,
      changed_at = greatest(clock_timestamp(), balance.changed_at + interval '1 ms'),
      since = case
        when balance.amount_kobo + excluded.amount_kobo = 0 then null
        when balance.amount_kobo = 0 then greatest(clock_timestamp(), balance.changed_at + interval '1 ms')
        else balance.since
      end
    returning changed_at into balance_changed_at;
  end if;
  new.created_at = coalesce(new.created_at, balance_changed_at, clock_timestamp());
  return new;
end
$function$
;

-- The balance, locked until the transaction ends, also if it has no entries yet.
CREATE OR REPLACE FUNCTION lock_ledger_balance(wanted_account text, wanted_owner uuid)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  insert into ledger_balances as balance (account, owner, amount_kobo, entries, changed_at)
  values (wanted_account, wanted_owner, 0, 0, clock_timestamp())
  on conflict (account, owner) do update set amount_kobo = balance.amount_kobo
  returning amount_kobo
$function$
;

-- A transaction keeps a shard's advisory lock until its end. 1281653863 is 'Ledg'.
CREATE OR REPLACE FUNCTION ledger_shard()
 RETURNS smallint
 LANGUAGE plpgsql
AS $function$
declare
  own constant integer := pg_backend_pid() % 32;
begin
  for tried in 0..31 loop
    if pg_try_advisory_xact_lock(1281653863, (own + tried) % 32) then
      return (own + tried) % 32;
    end if;
  end loop;
  perform pg_advisory_xact_lock(1281653863, own);
  return own;
end
$function$
;

-- Writes totals as its owner, as add_to_ledger_balance does.
CREATE OR REPLACE FUNCTION add_ledger_totals()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into ledger_totals as total (account, cause, shard, amount_kobo, entries)
  select added.account, posting.cause, ledger_shard(), sum(added.amount_kobo), count(*)
  from added join ledger_postings as posting on posting._id = added.posting_id
  group by 1, 2
  on conflict (account, cause, shard) do update set
    amount_kobo = total.amount_kobo + excluded.amount_kobo,
    entries = total.entries + excluded.entries;
  return null;
end
$function$
;

-- How many orders brought a rider cash since the last remittance that stands; a redelivery counts with its order.
CREATE OR REPLACE FUNCTION rider_cash_deliveries(rider uuid)
 RETURNS bigint
 LANGUAGE sql
 STABLE
AS $function$
  select count(distinct posting.order_id)
  from ledger_entries as entry join ledger_postings as posting on posting._id = entry.posting_id
  where entry.account = 'rider_cash' and entry.owner = rider and posting.cause = 'cash.collected'
    and entry.created_at > coalesce((
      select remitted.created_at
      from ledger_entries as remitted join ledger_postings as cause on cause._id = remitted.posting_id
      where remitted.account = 'rider_cash' and remitted.owner = rider and remitted.amount_kobo < 0
        and cause.cause = 'cash.remitted' and not exists (
          select from ledger_postings where cause = 'cash.reversed' and cause_id = cause.cause_id
        )
      order by remitted.created_at desc limit 1
    ), '-infinity')
$function$
;

-- All values, if the line is about a deleted person: it still says that a phone was changed, but not which. In other lines only a deleted rider is renamed.
CREATE OR REPLACE FUNCTION erased_values(fields json, is_about_deleted boolean)
 RETURNS json
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(
    json_object_agg(key, case when is_about_deleted then '"erased"' else coalesce(rider.renamed, value) end), fields
  )
  from json_each(fields) left join lateral (
    select json_build_object('_id', _id, 'name', name || ' ' || right(_id::text, 8)) as renamed
    from accounts where _id = case key when 'rider' then (value ->> '_id')::uuid end and deleted_at is not null
  ) as rider on true
$function$
;

-- A line may only lose the data of deleted people, and be renamed with a conversation that was erased.
CREATE OR REPLACE FUNCTION allow_erasing_only()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  pseudonym constant text := (
    select name || ' ' || right(_id::text, 8) from accounts
    where _id = old.subject_id and deleted_at is not null and role in ('user', 'rider', 'vendor')
  );
  computed constant text[] := '{subject_kind,search_text}';
  erased record := old;
begin
  erased.before := erased_values(old.before, pseudonym is not null);
  erased.after := erased_values(old.after, pseudonym is not null);
  if pseudonym is not null then
    erased.subject_label := pseudonym;
    erased.reason := case old.reason when '' then '' else 'erased' end;
  elsif old.subject_kind = 'conversation' and new.subject_label ~ '^Former customer [0-9a-f]{8}$'
    and not exists (select from conversations where _id = old.subject_id)
  then
    erased.subject_label := new.subject_label;
  end if;
  if to_jsonb(new) - computed = to_jsonb(erased) - computed then
    return new;
  end if;
  raise exception '% is append-only: % refused', tg_table_name, tg_op using errcode = 'integrity_constraint_violation';
end
$function$
;

-- Counts of attempts, by limit and by address or account. The table is unlogged: a crash only forgives some attempts.
CREATE UNLOGGED TABLE rate_limits (
  key character varying(255) not null,
  points integer not null default 0,
  expire bigint,
  CONSTRAINT rate_limits_pkey PRIMARY KEY (key)
);

-- Mails of a server without SMTP, shown at /dev/outbox; empty in production.
CREATE TABLE outbox_mails (
  _id bigint generated always as identity not null,
  to_address text not null,
  subject text not null,
  text text not null,
  html text not null,
  created_at timestamp with time zone not null default now(),
  CONSTRAINT outbox_mails_pkey PRIMARY KEY (_id)
);

-- Socket messages between servers that are too long for a NOTIFY; each is kept for half a minute.
CREATE TABLE socket_attachments (
  id bigint generated always as identity not null,
  created_at timestamp with time zone not null default now(),
  payload bytea not null,
  CONSTRAINT socket_attachments_pkey PRIMARY KEY (id)
);
CREATE INDEX socket_attachments_oldest ON socket_attachments USING btree (created_at);

-- People who may sign in, of any role. A deleted account keeps its row, because other rows refer to it.
CREATE TABLE accounts (
  _id uuid not null,
  -- The contract's matrix says what each role may do.
  role text not null,
  name text not null,
  -- In lower case, so that an address has one account, however it is typed. Empty for a caller without an address.
  email text not null,
  password_hash text not null,
  -- E.164; empty if unknown.
  mobile_number text not null,
  gender text,
  address text not null default ''::text,
  profile_image_key text,
  -- When the code mailed to this address was entered.
  verified_at timestamp with time zone,
  -- In milliseconds: a list's next page begins after the last row shown, by its time.
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  deleted_at timestamp with time zone,
  -- The new address, until the code mailed there is entered; until then `email` stays in force. An account that is not verified has no proven address to keep, so its new address is in force at once.
  pending_email text,
  -- Raised by every change that the staff's pages show, so that nobody overwrites a change they have not seen.
  version integer not null default 1,
  -- The phone is also stored as it is dialled.
  search_text text generated always as (lower((((((name || '
'::text) || email) || '
'::text) || mobile_number) ||
CASE
    WHEN (mobile_number ~~ '+234%'::text) THEN (' 0'::text || substr(mobile_number, 5))
    ELSE ''::text
END))) stored not null,
  -- From when on this account needs a second factor: set at the first sign-in in a role that needs one, or with the role; null before that, and in other roles.
  second_factor_due_at timestamp(3) with time zone,
  -- The staff chose the password of this rider or shop, and its holder has not chosen their own yet.
  must_choose_password boolean not null default false,
  -- The version of the terms that a customer agreed to by signing up, such as '2026-11-25'. Accounts that staff make have none.
  agreed_terms text,
  CONSTRAINT accounts_pkey PRIMARY KEY (_id),
  CONSTRAINT accounts_check CHECK (((pending_email IS NULL) OR ((pending_email = lower(pending_email)) AND (verified_at IS NOT NULL)))),
  CONSTRAINT accounts_email_check CHECK ((email = lower(email))),
  CONSTRAINT accounts_gender_check CHECK ((gender = ANY (ARRAY['male'::text, 'female'::text]))),
  CONSTRAINT accounts_mobile_number_check CHECK (((mobile_number = ''::text) OR (mobile_number ~ '^\+[1-9][0-9]{6,14}$'::text))),
  CONSTRAINT accounts_name_check CHECK ((name <> ''::text)),
  CONSTRAINT accounts_role_check CHECK ((role = ANY (ARRAY['user'::text, 'rider'::text, 'vendor'::text, 'admin'::text, 'support'::text, 'finance'::text])))
);
-- Serves look-ups by address, also in plans that do not know that the address is not empty.
CREATE INDEX accounts_by_email ON accounts USING btree (email) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX accounts_living_email ON accounts USING btree (email) WHERE ((deleted_at IS NULL) AND (email <> ''::text));
CREATE INDEX accounts_newest_of_role ON accounts USING btree (role, created_at DESC, _id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX accounts_recent ON accounts USING btree (created_at DESC, _id DESC) WHERE ((deleted_at IS NULL) AND (role = ANY (ARRAY['user'::text, 'rider'::text, 'vendor'::text])));
-- A phone number belongs to one rider.
CREATE UNIQUE INDEX accounts_rider_phone ON accounts USING btree (mobile_number) WHERE ((role = 'rider'::text) AND (deleted_at IS NULL) AND (mobile_number <> ''::text));
CREATE INDEX accounts_search ON accounts USING gin (search_text gin_trgm_ops) WHERE (deleted_at IS NULL);
CREATE TRIGGER accounts_counted_on_delete AFTER DELETE ON accounts REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_living_accounts();
CREATE TRIGGER accounts_counted_on_insert AFTER INSERT ON accounts REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_living_accounts();
CREATE TRIGGER accounts_counted_on_update AFTER UPDATE ON accounts REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION recount_living_accounts();
CREATE TRIGGER accounts_found_by_new_name AFTER UPDATE OF name, mobile_number ON accounts FOR EACH ROW WHEN (((new.deleted_at IS NULL) AND ((old.name IS DISTINCT FROM new.name) OR (old.mobile_number IS DISTINCT FROM new.mobile_number)))) EXECUTE FUNCTION find_transactions_of_renamed();
CREATE TRIGGER accounts_raise_version BEFORE UPDATE ON accounts FOR EACH ROW WHEN ((((((((old.name IS DISTINCT FROM new.name) OR (old.email IS DISTINCT FROM new.email)) OR (old.mobile_number IS DISTINCT FROM new.mobile_number)) OR (old.address IS DISTINCT FROM new.address)) OR ((old.verified_at IS NULL) IS DISTINCT FROM (new.verified_at IS NULL))) OR (old.role IS DISTINCT FROM new.role)) OR (old.deleted_at IS DISTINCT FROM new.deleted_at))) EXECUTE FUNCTION raise_version();
CREATE TRIGGER accounts_rename_shop AFTER UPDATE OF name ON accounts FOR EACH ROW WHEN (((new.role = 'vendor'::text) AND (new.deleted_at IS NULL) AND (new.name <> old.name))) EXECUTE FUNCTION rename_shop();

-- How many accounts of each role are not deleted. Triggers keep the numbers, because counting a million rows takes too long.
CREATE TABLE account_counts (
  role text not null,
  living bigint not null default 0,
  CONSTRAINT account_counts_pkey PRIMARY KEY (role),
  CONSTRAINT account_counts_living_check CHECK ((living >= 0)),
  CONSTRAINT account_counts_role_check CHECK ((role = ANY (ARRAY['user'::text, 'rider'::text, 'vendor'::text, 'admin'::text, 'support'::text, 'finance'::text])))
);

-- Earlier addresses of accounts, so that the owner can be told there.
CREATE TABLE email_changes (
  _id uuid not null,
  account_id uuid not null,
  old_email text not null,
  new_email text not null,
  changed_at timestamp with time zone not null default now(),
  -- Null if the account's owner set the address, otherwise who of the staff did. Until a day has passed, or another administrator has agreed, nobody gets a password link there.
  changed_by uuid,
  agreed_by uuid,
  agreed_at timestamp with time zone,
  CONSTRAINT email_changes_pkey PRIMARY KEY (_id),
  CONSTRAINT email_changes_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(_id) ON DELETE CASCADE,
  CONSTRAINT email_changes_agreed_by FOREIGN KEY (agreed_by) REFERENCES accounts(_id),
  CONSTRAINT email_changes_changed_by FOREIGN KEY (changed_by) REFERENCES accounts(_id)
);
CREATE INDEX email_changes_account ON email_changes USING btree (account_id);
CREATE INDEX email_changes_oldest ON email_changes USING btree (changed_at);

-- The address for the last mail to a deleted person. Nothing here says which account it was: the row that stays of the account is nobody's, also until the mail is sent.
CREATE TABLE deletion_mails (
  _id uuid not null,
  email text not null,
  created_at timestamp with time zone not null default now(),
  CONSTRAINT deletion_mails_pkey PRIMARY KEY (_id)
);
CREATE INDEX deletion_mails_oldest ON deletion_mails USING btree (created_at);

-- Why an account may not be used for now, and who of the staff said so. What it has stays.
CREATE TABLE suspensions (
  account_id uuid not null,
  reason text not null,
  suspended_by uuid not null,
  suspended_at timestamp with time zone not null default now(),
  -- True for a shop that was not closed by itself: it opens again with the end.
  closes_shop boolean not null default false,
  CONSTRAINT suspensions_pkey PRIMARY KEY (account_id),
  CONSTRAINT suspensions_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(_id) ON DELETE CASCADE,
  CONSTRAINT suspensions_suspended_by_fkey FOREIGN KEY (suspended_by) REFERENCES accounts(_id),
  CONSTRAINT suspensions_reason_check CHECK ((reason <> ''::text))
);

-- Sessions of signed-in accounts. Only the SHA-256 of a token is stored.
CREATE TABLE sessions (
  _id uuid not null,
  account_id uuid not null,
  token_hash bytea not null,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  -- When the session's holder last proved who they are.
  proved_at timestamp with time zone not null default now(),
  seen_at timestamp with time zone not null default now(),
  device text not null default ''::text,
  -- The beginning of an address only.
  network text not null default ''::text,
  CONSTRAINT sessions_pkey PRIMARY KEY (_id),
  CONSTRAINT sessions_token_hash_key UNIQUE (token_hash),
  CONSTRAINT sessions_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(_id) ON DELETE CASCADE,
  CONSTRAINT sessions_check CHECK ((expires_at > created_at))
);
CREATE INDEX sessions_account ON sessions USING btree (account_id);
CREATE INDEX sessions_ending ON sessions USING btree (expires_at);

-- Browsers that have logged in to an account before. Their wrong passwords are counted apart from strangers'. Only the SHA-256 of the token in their cookie is stored. A browser shared by several people has a row for each.
CREATE TABLE devices (
  account_id uuid not null,
  token_hash bytea not null,
  expires_at timestamp with time zone not null,
  CONSTRAINT devices_pkey PRIMARY KEY (account_id, token_hash),
  CONSTRAINT devices_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(_id) ON DELETE CASCADE
);
CREATE INDEX devices_ending ON devices USING btree (expires_at);
CREATE INDEX devices_token ON devices USING btree (token_hash);

-- The newest code mailed to an account. Its digits are stored as an HMAC; the key is not in the database.
CREATE TABLE verification_codes (
  account_id uuid not null,
  code_hash bytea not null,
  tries smallint not null default 0,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  -- When the mail server accepted the mail; null until then.
  sent_at timestamp with time zone,
  used_at timestamp with time zone,
  -- Wrong codes typed without a session of the account. Counted apart from the owner's (`tries`), so that somebody who knows an address cannot use up its owner's tries.
  stranger_tries smallint not null default 0,
  CONSTRAINT verification_codes_pkey PRIMARY KEY (account_id),
  CONSTRAINT verification_codes_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(_id) ON DELETE CASCADE,
  CONSTRAINT verification_codes_check CHECK ((expires_at > created_at))
);

-- Requests for codes, by the address that was typed, with or without an account, so that the answers are the same for both. The table is unlogged: a crash only forgives some tries.
CREATE UNLOGGED TABLE code_attempts (
  -- HMAC of the address.
  address_key bytea not null,
  -- When a code was last asked for.
  requested_at timestamp with time zone,
  wrong_tries integer not null default 0,
  wrong_since timestamp with time zone,
  touched_at timestamp with time zone not null default now(),
  -- How many mails were counted under the key, since `mails_since`: mails have a daily limit.
  mails smallint not null default 0,
  mails_since timestamp with time zone,
  CONSTRAINT code_attempts_pkey PRIMARY KEY (address_key)
);
CREATE INDEX code_attempts_touched ON code_attempts USING btree (touched_at);

-- Mailed links to set a new password. Only the SHA-256 of a token is stored.
CREATE TABLE password_links (
  _id uuid not null,
  account_id uuid not null,
  token_hash bytea not null,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  CONSTRAINT password_links_pkey PRIMARY KEY (_id),
  CONSTRAINT password_links_token_hash_key UNIQUE (token_hash),
  CONSTRAINT password_links_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(_id) ON DELETE CASCADE,
  CONSTRAINT password_links_check CHECK ((expires_at > created_at))
);
CREATE INDEX password_links_account ON password_links USING btree (account_id);
CREATE INDEX password_links_ending ON password_links USING btree (expires_at);

-- Two-step login: the secret from which an account's phone makes codes, encrypted under DATA_KEY.
CREATE TABLE second_factors (
  account_id uuid not null,
  sealed_secret bytea not null,
  created_at timestamp with time zone not null default now(),
  -- When the first code was entered; until then no login asks for a code.
  turned_on_at timestamp(3) with time zone,
  -- The 30-second step of the newest accepted code. No code of this step or an earlier one is accepted again.
  last_step bigint,
  CONSTRAINT second_factors_pkey PRIMARY KEY (account_id),
  CONSTRAINT second_factors_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(_id) ON DELETE CASCADE
);

-- Recovery codes for a lost phone, each valid once. Stored as HMACs; the key is not in the database.
CREATE TABLE recovery_codes (
  account_id uuid not null,
  code_hash bytea not null,
  used_at timestamp with time zone,
  CONSTRAINT recovery_codes_pkey PRIMARY KEY (account_id, code_hash),
  CONSTRAINT recovery_codes_account_id_fkey FOREIGN KEY (account_id) REFERENCES second_factors(account_id) ON DELETE CASCADE
);

-- A second way to log in: the public halves of keys that devices keep. Nothing secret is here.
CREATE TABLE passkeys (
  _id uuid not null,
  account_id uuid not null,
  credential_id bytea not null,
  public_key bytea not null,
  -- Devices that count their uses send a larger number each time; a copy of the key would not.
  uses bigint not null,
  -- The browser that made it, such as Chrome on Android; empty if unknown.
  device text not null,
  created_at timestamp(3) with time zone not null default now(),
  used_at timestamp(3) with time zone,
  CONSTRAINT passkeys_pkey PRIMARY KEY (_id),
  CONSTRAINT passkeys_credential_id_key UNIQUE (credential_id),
  CONSTRAINT passkeys_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(_id) ON DELETE CASCADE,
  CONSTRAINT passkeys_uses_check CHECK ((uses >= 0))
);
CREATE INDEX passkeys_account ON passkeys USING btree (account_id);

-- The challenges that a device is to sign, once and soon. Without an account for a login.
CREATE TABLE passkey_challenges (
  challenge_hash bytea not null,
  account_id uuid,
  expires_at timestamp with time zone not null,
  CONSTRAINT passkey_challenges_pkey PRIMARY KEY (challenge_hash),
  CONSTRAINT passkey_challenges_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(_id) ON DELETE CASCADE
);
CREATE INDEX passkey_challenges_account ON passkey_challenges USING btree (account_id) WHERE (account_id IS NOT NULL);
CREATE INDEX passkey_challenges_ending ON passkey_challenges USING btree (expires_at);

-- Invitations to join the staff in a role. Only the SHA-256 of a link's token is stored. It is kept after the link has expired, so that the page can say why the link is not valid.
CREATE TABLE staff_invitations (
  _id uuid not null,
  email text not null,
  role text not null,
  invited_by uuid not null,
  created_at timestamp(3) with time zone not null default now(),
  -- When its newest mail was requested.
  requested_at timestamp with time zone not null default now(),
  expires_at timestamp(3) with time zone not null,
  -- Null until the mail is written, which creates the token.
  token_hash bytea,
  used_at timestamp with time zone,
  account_id uuid,
  revoked_at timestamp with time zone,
  CONSTRAINT staff_invitations_pkey PRIMARY KEY (_id),
  CONSTRAINT staff_invitations_token_hash_key UNIQUE (token_hash),
  CONSTRAINT staff_invitations_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(_id),
  CONSTRAINT staff_invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES accounts(_id),
  CONSTRAINT staff_invitations_email_check CHECK (((email <> ''::text) AND (email = lower(email)))),
  CONSTRAINT staff_invitations_end_once CHECK (((used_at IS NULL) OR (revoked_at IS NULL))),
  CONSTRAINT staff_invitations_expire_later CHECK ((expires_at > created_at)),
  CONSTRAINT staff_invitations_role_check CHECK ((role = ANY (ARRAY['admin'::text, 'support'::text, 'finance'::text]))),
  CONSTRAINT staff_invitations_used_by_someone CHECK (((used_at IS NULL) = (account_id IS NULL)))
);
CREATE INDEX staff_invitations_account ON staff_invitations USING btree (account_id);
CREATE INDEX staff_invitations_invited_by ON staff_invitations USING btree (invited_by);
CREATE UNIQUE INDEX staff_invitations_open ON staff_invitations USING btree (email) WHERE ((used_at IS NULL) AND (revoked_at IS NULL));

-- Answers for clients that repeat a request under its key.
CREATE TABLE idempotency_keys (
  account_id uuid not null,
  key text not null,
  fingerprint bytea not null,
  -- Null only inside the transaction that handles the request: another request with the same key waits for its end.
  answer json,
  created_at timestamp(3) with time zone not null default now(),
  CONSTRAINT idempotency_keys_pkey PRIMARY KEY (account_id, key),
  CONSTRAINT idempotency_keys_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(_id) ON DELETE CASCADE
);
CREATE INDEX idempotency_keys_oldest ON idempotency_keys USING btree (created_at);

-- Downloads that were requested and not started yet. Only the SHA-256 of a ticket is stored.
CREATE TABLE export_tickets (
  token_hash bytea not null,
  account_id uuid not null,
  -- The export's filter: the contract's TransactionFilter.
  filter json not null,
  expires_at timestamp with time zone not null,
  CONSTRAINT export_tickets_pkey PRIMARY KEY (token_hash),
  CONSTRAINT export_tickets_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(_id) ON DELETE CASCADE
);
CREATE INDEX export_tickets_oldest ON export_tickets USING btree (expires_at);

-- People and places that an account saved to order for again. Erased with the account.
CREATE TABLE contacts (
  _id uuid not null,
  account_id uuid not null,
  name text not null,
  label text not null,
  -- Empty for a mere place.
  phone text not null,
  place jsonb not null,
  address text not null,
  created_at timestamp(3) with time zone not null default now(),
  CONSTRAINT contacts_pkey PRIMARY KEY (_id),
  CONSTRAINT contacts_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(_id) ON DELETE CASCADE,
  CONSTRAINT contacts_name_check CHECK ((name <> ''::text))
);
CREATE INDEX contacts_account ON contacts USING btree (account_id);

-- Riders. A rider signs in with an account; everything else that is registered of them is here.
CREATE TABLE riders (
  account_id uuid not null,
  -- A key of VEHICLES in the contract, which checks it.
  vehicle_type text not null,
  vehicle_brand text not null default ''::text,
  plate_number text not null default ''::text,
  -- The national identification number, encrypted; the key is not in the database.
  nin_sealed bytea,
  nin_last_four text,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  plate_key text generated always as (compared_plate(plate_number)) stored not null,
  -- A keyed hash of the NIN: it finds the same NIN, and reveals nothing without the key.
  nin_hash bytea,
  CONSTRAINT riders_pkey PRIMARY KEY (account_id),
  CONSTRAINT riders_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(_id),
  CONSTRAINT riders_nin_is_hashed CHECK (((nin_hash IS NULL) = (nin_sealed IS NULL))),
  CONSTRAINT riders_nin_is_whole CHECK (((nin_sealed IS NULL) = (nin_last_four IS NULL))),
  CONSTRAINT riders_nin_last_four_check CHECK ((nin_last_four ~ '^\d{4}$'::text)),
  CONSTRAINT riders_vehicle_type_check CHECK ((vehicle_type <> ''::text))
);
-- A NIN belongs to one rider.
CREATE UNIQUE INDEX riders_nin ON riders USING btree (nin_hash);
-- A plate belongs to one rider.
CREATE UNIQUE INDEX riders_plate ON riders USING btree (plate_key) WHERE (plate_key <> ''::text);
CREATE TRIGGER riders_raise_version AFTER UPDATE ON riders FOR EACH ROW WHEN (((((old.vehicle_type IS DISTINCT FROM new.vehicle_type) OR (old.vehicle_brand IS DISTINCT FROM new.vehicle_brand)) OR (old.plate_number IS DISTINCT FROM new.plate_number)) OR (old.nin_last_four IS DISTINCT FROM new.nin_last_four))) EXECUTE FUNCTION raise_version_of_account();

-- Shops. A vendor signs in with its account; everything else that an administrator registers is here.
CREATE TABLE vendors (
  account_id uuid not null,
  shop_name text not null,
  description text not null,
  category text not null,
  address text not null,
  -- Where riders pick up its goods (an AddressSuggestion); without it, nobody can order from the shop.
  place json,
  owner_first_name text not null,
  owner_last_name text not null,
  owner_email text not null,
  owner_phone text not null,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  -- A deleted shop keeps its name for its orders, and nothing of its owner.
  closed_at timestamp(3) with time zone,
  CONSTRAINT vendors_pkey PRIMARY KEY (account_id),
  -- Items copy these columns, because they are listed and searched by them.
  CONSTRAINT vendors_as_items_repeat UNIQUE (account_id, shop_name, category),
  CONSTRAINT vendors_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(_id),
  CONSTRAINT vendors_address_check CHECK (((address <> ''::text) OR (closed_at IS NOT NULL))),
  CONSTRAINT vendors_category_check CHECK ((category = ANY (ARRAY['food'::text, 'health'::text, 'clothing'::text]))),
  CONSTRAINT vendors_owner_email_check CHECK ((owner_email = lower(owner_email))),
  CONSTRAINT vendors_owner_phone_check CHECK (((owner_phone = ''::text) OR (owner_phone ~ '^\+234\d{10}$'::text))),
  CONSTRAINT vendors_shop_name_check CHECK ((shop_name <> ''::text))
);
CREATE TRIGGER vendors_raise_version AFTER UPDATE ON vendors FOR EACH ROW EXECUTE FUNCTION raise_version_of_account();

-- When shops are open. A shop without a row is always open.
CREATE TABLE shop_hours (
  vendor_id uuid not null,
  -- By day of the week, a list of times that open and close (an OpeningWeek). Null: always open.
  week json,
  holidays json not null default '[]'::json,
  -- Since when the shop is closed by hand; without `closed_until`, until it opens again itself.
  closed_at timestamp(3) with time zone,
  closed_until timestamp(3) with time zone,
  -- By how much its items take longer to prepare, until `busy_until`.
  busy_minutes integer not null default 0,
  busy_until timestamp(3) with time zone,
  -- Raised by a change of the week or the holidays.
  version integer not null default 1,
  updated_at timestamp(3) with time zone not null default now(),
  CONSTRAINT shop_hours_pkey PRIMARY KEY (vendor_id),
  CONSTRAINT shop_hours_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendors(account_id),
  CONSTRAINT shop_hours_busy_minutes_check CHECK (((busy_minutes >= 0) AND (busy_minutes <= 120))),
  CONSTRAINT shop_hours_busy_until CHECK (((busy_minutes > 0) = (busy_until IS NOT NULL))),
  CONSTRAINT shop_hours_closed_from_to CHECK (((closed_until IS NULL) OR (closed_at IS NOT NULL)))
);

-- The goods of shops. A deleted item keeps its row, because orders name it.
CREATE TABLE items (
  _id uuid not null,
  vendor_id uuid not null,
  shop_name text not null,
  category text not null,
  name text not null,
  description text not null,
  price_kobo bigint not null,
  preparation_min_minutes integer not null,
  preparation_max_minutes integer not null,
  is_available boolean not null,
  image_key text,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  deleted_at timestamp(3) with time zone,
  search_text text generated always as (lower(((((name || '
'::text) || description) || '
'::text) || shop_name))) stored not null,
  -- Items are changed by their shop and by the staff: neither overwrites a change they have not seen.
  version integer not null default 1,
  -- Until when the item is sold out; then it is sold again by itself.
  unavailable_until timestamp(3) with time zone,
  -- The choices of customers, such as a size: [{"name": text, "min": integer, "max": integer, "choices": [{"_id": uuid, "name": text, "priceKobo": integer, "isAvailable": boolean}, ...]}, ...]. In the item's row, because it is read, written and versioned with the item, and nothing looks for it alone. Orders keep what was chosen, so no row points to a choice.
  options jsonb not null default '[]'::jsonb,
  CONSTRAINT items_pkey PRIMARY KEY (_id),
  -- An item's copies of its shop's name and category follow each change of the shop.
  CONSTRAINT items_of_vendor FOREIGN KEY (vendor_id, shop_name, category) REFERENCES vendors(account_id, shop_name, category) ON UPDATE CASCADE,
  CONSTRAINT items_name_check CHECK ((name <> ''::text)),
  CONSTRAINT items_options_a_list CHECK (((jsonb_typeof(options) = 'array'::text) AND (jsonb_array_length(options) <= 6))),
  CONSTRAINT items_preparation_in_order CHECK ((preparation_min_minutes <= preparation_max_minutes)),
  CONSTRAINT items_preparation_min_minutes_check CHECK ((preparation_min_minutes >= 0)),
  CONSTRAINT items_price_kobo_check CHECK (((price_kobo >= 1) AND (price_kobo <= 1000000000)))
);
-- Serves the cleanup: deleted items that still have a picture.
CREATE INDEX items_deleted_with_picture ON items USING btree (deleted_at) WHERE ((deleted_at IS NOT NULL) AND (image_key IS NOT NULL));
CREATE INDEX items_newest ON items USING btree (created_at DESC, _id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX items_newest_of_category ON items USING btree (category, created_at DESC, _id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX items_newest_of_vendor ON items USING btree (vendor_id, created_at DESC, _id DESC) WHERE (deleted_at IS NULL);
-- With items_newest_unavailable, finds what is not sold now without reading all other items.
CREATE INDEX items_newest_out_today ON items USING btree (created_at DESC, _id DESC) WHERE ((deleted_at IS NULL) AND (unavailable_until IS NOT NULL));
-- Few items are sold out: this index finds them without reading all others.
CREATE INDEX items_newest_unavailable ON items USING btree (created_at DESC, _id DESC) WHERE ((deleted_at IS NULL) AND (NOT is_available));
CREATE INDEX items_search ON items USING gin (search_text gin_trgm_ops) WHERE (deleted_at IS NULL);
CREATE TRIGGER items_raise_version BEFORE UPDATE ON items FOR EACH ROW WHEN (((((((((((old.name IS DISTINCT FROM new.name) OR (old.description IS DISTINCT FROM new.description)) OR (old.price_kobo IS DISTINCT FROM new.price_kobo)) OR (old.preparation_min_minutes IS DISTINCT FROM new.preparation_min_minutes)) OR (old.preparation_max_minutes IS DISTINCT FROM new.preparation_max_minutes)) OR (old.is_available IS DISTINCT FROM new.is_available)) OR (old.unavailable_until IS DISTINCT FROM new.unavailable_until)) OR (old.image_key IS DISTINCT FROM new.image_key)) OR (old.options IS DISTINCT FROM new.options)) OR (old.deleted_at IS DISTINCT FROM new.deleted_at))) EXECUTE FUNCTION raise_version();

-- Roads that the staff closed. The geometry is stored as it was drawn; which roads that means depends on the map's data.
CREATE TABLE road_closures (
  _id uuid not null,
  created_at timestamp(3) with time zone not null default clock_timestamp(),
  created_by uuid not null,
  reason text not null,
  geometry json not null,
  data_version text not null,
  -- The names as they were then, for people to read.
  roads json not null,
  ends_at timestamp(3) with time zone,
  ended_at timestamp(3) with time zone,
  ended_by uuid,
  CONSTRAINT road_closures_pkey PRIMARY KEY (_id),
  CONSTRAINT road_closures_created_by_fkey FOREIGN KEY (created_by) REFERENCES accounts(_id),
  CONSTRAINT road_closures_ended_by_fkey FOREIGN KEY (ended_by) REFERENCES accounts(_id),
  CONSTRAINT road_closures_check CHECK ((ends_at > created_at)),
  CONSTRAINT road_closures_check1 CHECK (((ended_at IS NULL) = (ended_by IS NULL))),
  CONSTRAINT road_closures_reason_check CHECK ((reason <> ''::text))
);
CREATE INDEX road_closures_created_by ON road_closures USING btree (created_by);
CREATE INDEX road_closures_ended_by ON road_closures USING btree (ended_by);
CREATE INDEX road_closures_newest ON road_closures USING btree (created_at DESC, _id DESC);
CREATE INDEX road_closures_not_ended ON road_closures USING btree (created_at DESC, _id DESC) WHERE (ended_at IS NULL);

-- Where people are met at a place of the map, as hand-overs have shown: neither whose nor when.
CREATE TABLE refined_places (
  place_name text not null,
  place_longitude double precision not null,
  place_latitude double precision not null,
  longitude double precision not null,
  latitude double precision not null,
  hand_overs integer not null,
  CONSTRAINT refined_places_pkey PRIMARY KEY (place_name, place_longitude, place_latitude),
  CONSTRAINT refined_places_hand_overs_check CHECK ((hand_overs >= 3))
);

-- Tariffs: one row for each change; the newest version is in force. Without any row, the contract's FIRST_TARIFF is in force as version 0. The upper limit keeps every fare on earth below 2^53 kobo, so that it is exact.
CREATE TABLE tariffs (
  _id uuid not null,
  version integer not null,
  delivery_fee_kobo bigint not null,
  price_per_km_kobo bigint not null,
  service_fee_kobo bigint not null,
  surge_active boolean not null,
  surge_multiplier numeric(2,1) not null,
  created_at timestamp(3) with time zone not null default now(),
  created_by uuid,
  -- A surge may have an end and a reason.
  surge_ends_at timestamp(3) with time zone,
  surge_reason text,
  -- To how many kobo a fare is rounded up, because cash has no kobo; 0: not at all.
  round_up_kobo integer not null default 0,
  CONSTRAINT tariffs_pkey PRIMARY KEY (_id),
  CONSTRAINT tariffs_version_key UNIQUE (version),
  CONSTRAINT tariffs_created_by_fkey FOREIGN KEY (created_by) REFERENCES accounts(_id),
  CONSTRAINT tariffs_delivery_fee_kobo_check CHECK (((delivery_fee_kobo >= 0) AND (delivery_fee_kobo <= 1000000000))),
  CONSTRAINT tariffs_price_per_km_kobo_check CHECK (((price_per_km_kobo >= 0) AND (price_per_km_kobo <= 1000000000))),
  CONSTRAINT tariffs_round_up CHECK ((round_up_kobo = ANY (ARRAY[0, 1000, 5000, 10000]))),
  CONSTRAINT tariffs_service_fee_kobo_check CHECK (((service_fee_kobo >= 0) AND (service_fee_kobo <= 1000000000))),
  CONSTRAINT tariffs_surge_multiplier_check CHECK (((surge_multiplier >= 1.0) AND (surge_multiplier <= 5.0))),
  CONSTRAINT tariffs_surge_reason_check CHECK (((surge_reason <> ''::text) AND (length(surge_reason) <= 200))),
  CONSTRAINT tariffs_terms_of_a_surge CHECK ((surge_active OR ((surge_ends_at IS NULL) AND (surge_reason IS NULL)))),
  CONSTRAINT tariffs_version_check CHECK ((version >= 1))
);
CREATE INDEX tariffs_created_by ON tariffs USING btree (created_by);
CREATE INDEX tariffs_newest ON tariffs USING btree (created_at DESC, _id DESC);
CREATE TRIGGER tariffs_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON tariffs FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- The earnings of riders and shops: one row for each change; the newest version is in force. Without any row, nobody earns anything. Shares are in permille, so that 7.5 % is a whole number.
CREATE TABLE earning_terms (
  _id uuid not null,
  version integer not null,
  -- The share of the delivery fee, the distance and the surge.
  rider_permille integer not null,
  redelivery_permille integer not null,
  -- For a delivered order.
  rider_minimum_kobo bigint not null,
  -- The platform's share of the goods.
  commission_permille integer not null,
  -- Contained in our part of each price.
  vat_permille integer not null,
  created_at timestamp(3) with time zone not null default clock_timestamp(),
  created_by uuid,
  CONSTRAINT earning_terms_pkey PRIMARY KEY (_id),
  CONSTRAINT earning_terms_version_key UNIQUE (version),
  CONSTRAINT earning_terms_created_by_fkey FOREIGN KEY (created_by) REFERENCES accounts(_id),
  CONSTRAINT earning_terms_commission_permille_check CHECK (((commission_permille >= 0) AND (commission_permille <= 1000))),
  CONSTRAINT earning_terms_redelivery_permille_check CHECK (((redelivery_permille >= 0) AND (redelivery_permille <= 1000))),
  CONSTRAINT earning_terms_rider_minimum_kobo_check CHECK (((rider_minimum_kobo >= 0) AND (rider_minimum_kobo <= 10000000))),
  CONSTRAINT earning_terms_rider_permille_check CHECK (((rider_permille >= 0) AND (rider_permille <= 1000))),
  CONSTRAINT earning_terms_vat_permille_check CHECK (((vat_permille >= 0) AND (vat_permille <= 1000))),
  CONSTRAINT earning_terms_version_check CHECK ((version >= 1))
);
CREATE INDEX earning_terms_created_by ON earning_terms USING btree (created_by);
CREATE INDEX earning_terms_newest ON earning_terms USING btree (created_at DESC, _id DESC);
CREATE TRIGGER earning_terms_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON earning_terms FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- A quote for a cart: one row of `quotes` for each of its shops. They are shown, used and expire together.
CREATE TABLE checkouts (
  _id uuid not null,
  -- Null if it was asked for without a session; the first order by it sets it.
  customer_id uuid,
  created_at timestamp(3) with time zone not null default now(),
  expires_at timestamp(3) with time zone not null,
  used_at timestamp(3) with time zone,
  CONSTRAINT checkouts_pkey PRIMARY KEY (_id),
  CONSTRAINT checkouts_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES accounts(_id),
  CONSTRAINT checkouts_expire_later CHECK ((expires_at > created_at)),
  CONSTRAINT checkouts_used_by_someone CHECK (((used_at IS NULL) OR (customer_id IS NOT NULL)))
);
CREATE INDEX checkouts_never_used ON checkouts USING btree (expires_at) WHERE (used_at IS NULL);
CREATE INDEX checkouts_of_customer ON checkouts USING btree (customer_id);

-- Proof of a price: everything a fare was computed from, so that it can be computed again to the same kobo. Texts of places are stored as they were sent (json, not jsonb); their points have columns, to be compared.
CREATE TABLE quotes (
  _id uuid not null,
  -- Null if it was asked for without a session; the first order by it sets it.
  customer_id uuid,
  kind text not null,
  pickup json not null,
  dropoff json not null,
  pickup_lng double precision not null,
  pickup_lat double precision not null,
  dropoff_lng double precision not null,
  dropoff_lat double precision not null,
  distance_m integer not null,
  duration_s integer not null,
  tariff_version integer not null,
  tariff json not null,
  lines json not null,
  total_kobo bigint not null,
  maps_provider text not null,
  maps_quality text not null,
  maps_data_version text not null,
  created_at timestamp(3) with time zone not null default now(),
  expires_at timestamp(3) with time zone not null,
  used_at timestamp(3) with time zone,
  checkout_id uuid,
  vendor_id uuid,
  -- The goods in its lines: [{"itemId": uuid, "name": text, "priceKobo": integer, "quantity": integer}, ...].
  goods json,
  -- The order that this quote's fee tries to deliver again. Such a quote is used from the beginning, and has its own transaction, the order's places, a distance of zero, and no goods. The foreign key is beside the orders.
  redelivery_of uuid,
  -- The time that a quote is for: its tariff is the one of that time. Null: now.
  pickup_from timestamp(3) with time zone,
  pickup_to timestamp(3) with time zone,
  CONSTRAINT quotes_pkey PRIMARY KEY (_id),
  -- Transactions refer to all three columns, so that the amount paid for another try equals its quote.
  CONSTRAINT quotes_id_redelivery_total UNIQUE (_id, redelivery_of, total_kobo),
  -- Orders refer to both columns, so that an order's fee equals its quote's total.
  CONSTRAINT quotes_id_total UNIQUE (_id, total_kobo),
  CONSTRAINT quotes_checkout_id_fkey FOREIGN KEY (checkout_id) REFERENCES checkouts(_id) ON DELETE CASCADE,
  CONSTRAINT quotes_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES accounts(_id),
  CONSTRAINT quotes_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendors(account_id),
  CONSTRAINT quotes_distance_m_check CHECK ((distance_m >= 0)),
  CONSTRAINT quotes_duration_s_check CHECK ((duration_s >= 0)),
  CONSTRAINT quotes_expire_later CHECK ((expires_at > created_at)),
  CONSTRAINT quotes_kind_check CHECK ((kind = ANY (ARRAY['send'::text, 'receive'::text, 'shop'::text]))),
  CONSTRAINT quotes_lines_total CHECK ((fare_lines_total(lines) = total_kobo)),
  CONSTRAINT quotes_maps_quality_check CHECK ((maps_quality = ANY (ARRAY['sketch'::text, 'surveyed'::text]))),
  CONSTRAINT quotes_of_shops CHECK (
CASE
    WHEN ((kind = 'shop'::text) AND (redelivery_of IS NULL)) THEN ((checkout_id IS NOT NULL) AND (vendor_id IS NOT NULL) AND (goods IS NOT NULL))
    ELSE ((checkout_id IS NULL) AND (vendor_id IS NULL) AND (goods IS NULL))
END),
  CONSTRAINT quotes_pickup_window CHECK (((num_nulls(pickup_from, pickup_to) = ANY (ARRAY[0, 2])) AND (pickup_from < pickup_to))),
  CONSTRAINT quotes_tariff_version_check CHECK ((tariff_version >= 0)),
  CONSTRAINT quotes_total_kobo_check CHECK ((total_kobo >= 0)),
  CONSTRAINT quotes_used_by_someone CHECK (((used_at IS NULL) OR (customer_id IS NOT NULL)))
);
-- Quotes of a checkout are deleted with it.
CREATE INDEX quotes_never_used ON quotes USING btree (expires_at) WHERE ((used_at IS NULL) AND (checkout_id IS NULL));
CREATE INDEX quotes_newest_of_customer ON quotes USING btree (customer_id, created_at DESC);
CREATE INDEX quotes_of_checkout ON quotes USING btree (checkout_id) WHERE (checkout_id IS NOT NULL);
CREATE INDEX quotes_of_redelivery ON quotes USING btree (redelivery_of) WHERE (redelivery_of IS NOT NULL);
CREATE INDEX quotes_of_vendor ON quotes USING btree (vendor_id) WHERE (vendor_id IS NOT NULL);

-- Orders. A shop's order has two states: `status` says how far it was carried, `shop_status` how far the goods are prepared.
CREATE TABLE orders (
  _id uuid not null,
  number text not null,
  customer_id uuid not null,
  kind text not null,
  status text not null,
  pickup json not null,
  dropoff json not null,
  pickup_address text not null,
  receiver_address text not null,
  receiver_name text not null,
  -- Empty once the customer is deleted: what they wrote about people and doors is erased; places, goods and money stay.
  phone text not null,
  package_details text not null,
  payment_method text not null,
  quote_id uuid not null,
  fee_kobo bigint not null,
  pickup_code text not null,
  dropoff_code text not null,
  created_at timestamp(3) with time zone not null default now(),
  shop_status text,
  vendor_id uuid,
  -- The shop's name as it was when the order was placed.
  vendor_name text,
  -- The goods as they were when they were ordered: [{"itemId": uuid, "name": text, "priceKobo": integer, "quantity": integer}, ...].
  items json,
  rider_id uuid,
  return_code text not null,
  -- The words an administrator may search for: the number with and without its dash, the phone as it is dialled.
  search_text text generated always as (lower(((((((((((((((((number || ' '::text) || replace(number, '-'::text, ''::text)) || '
'::text) || status) || '
'::text) || receiver_name) || '
'::text) || phone) || ' 0'::text) || substr(phone, 5)) || '
'::text) || COALESCE((pickup ->> 'placeName'::text), ''::text)) || '
'::text) || COALESCE((dropoff ->> 'placeName'::text), ''::text)) || COALESCE(('
'::text || vendor_name), ''::text)) ||
CASE
    WHEN (items IS NULL) THEN ''::text
    ELSE ('
'::text || order_item_names(items))
END))) stored not null,
  -- Somebody at the dropoff has said that it is not the place that the order's words mean. It waits for the right place.
  is_place_wrong boolean not null default false,
  -- How big a parcel is: it decides which vehicles can carry it. The goods of shops fit every vehicle.
  parcel_size text not null default 'small'::text,
  -- When a parcel is fetched, if that is not now.
  pickup_from timestamp(3) with time zone,
  pickup_to timestamp(3) with time zone,
  -- Before this, no rider is looked for.
  search_from timestamp(3) with time zone,
  -- When it came to where it is; for a rider, no sooner than search_from, and again when its customer agrees to wait on.
  waits_since timestamp(3) with time zone not null default now(),
  -- The version of earning_terms in force when the order was placed; null if there was none. No foreign key: versions are never deleted, and with one all new orders would lock the same row.
  terms_version integer,
  -- Who pays the rider of a parcel in cash: the sender at the pickup, or the receiver at the door.
  sender_pays boolean not null default false,
  -- Since when nobody may fetch the order, because its payment is disputed.
  on_hold_since timestamp(3) with time zone,
  CONSTRAINT orders_pkey PRIMARY KEY (_id),
  -- Transactions refer to both columns, so that the amount paid equals the amount charged.
  CONSTRAINT orders_id_fee UNIQUE (_id, fee_kobo),
  CONSTRAINT orders_number_key UNIQUE (number),
  CONSTRAINT orders_quote_id_key UNIQUE (quote_id),
  CONSTRAINT orders_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES accounts(_id),
  CONSTRAINT orders_fee_is_quote_total FOREIGN KEY (quote_id, fee_kobo) REFERENCES quotes(_id, total_kobo),
  CONSTRAINT orders_rider_id_fkey FOREIGN KEY (rider_id) REFERENCES accounts(_id),
  CONSTRAINT orders_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES accounts(_id),
  CONSTRAINT orders_carried_by_someone CHECK (((rider_id IS NOT NULL) OR (status = ANY (ARRAY['awaiting_payment'::text, 'placed'::text, 'created'::text, 'rejected'::text, 'cancelled'::text, 'expired'::text])))),
  CONSTRAINT orders_codes_differ CHECK ((pickup_code <> dropoff_code)),
  CONSTRAINT orders_dropoff_code_check CHECK ((dropoff_code ~ '^\d{4}$'::text)),
  CONSTRAINT orders_kind_check CHECK ((kind = ANY (ARRAY['send'::text, 'receive'::text, 'shop'::text]))),
  CONSTRAINT orders_number_check CHECK ((number ~ '^[2-9AC-HJKMNPQRT-Y]{3}-[2-9AC-HJKMNPQRT-Y]{3}$'::text)),
  CONSTRAINT orders_of_shops CHECK (
CASE
    WHEN (kind = 'shop'::text) THEN ((shop_status IS NOT NULL) AND (vendor_id IS NOT NULL) AND (vendor_name IS NOT NULL) AND (items IS NOT NULL))
    ELSE ((shop_status IS NULL) AND (vendor_id IS NULL) AND (vendor_name IS NULL) AND (items IS NULL) AND (status <> ALL (ARRAY['placed'::text, 'rejected'::text])))
END),
  CONSTRAINT orders_parcel_size CHECK ((parcel_size = ANY (ARRAY['small'::text, 'medium'::text, 'large'::text]))),
  CONSTRAINT orders_payment_method_check CHECK ((payment_method <> ''::text)),
  CONSTRAINT orders_phone_check CHECK ((phone ~ '^(\+234\d{10})?$'::text)),
  CONSTRAINT orders_pickup_code_check CHECK ((pickup_code ~ '^\d{4}$'::text)),
  CONSTRAINT orders_pickup_window CHECK (((num_nulls(pickup_from, pickup_to, search_from) = ANY (ARRAY[0, 3])) AND (pickup_from < pickup_to))),
  CONSTRAINT orders_place_wrong_after_a_try CHECK (((NOT is_place_wrong) OR (status = 'delivery_failed'::text))),
  CONSTRAINT orders_return_code_check CHECK ((return_code ~ '^\d{4}$'::text)),
  CONSTRAINT orders_return_code_differs CHECK (((return_code <> pickup_code) AND (return_code <> dropoff_code))),
  CONSTRAINT orders_sender_pays CHECK (((NOT sender_pays) OR (kind <> 'shop'::text))),
  CONSTRAINT orders_shop_status_check CHECK ((shop_status = ANY (ARRAY['placed'::text, 'accepted'::text, 'preparing'::text, 'ready_for_pickup'::text, 'handed_over'::text, 'completed'::text, 'rejected'::text, 'cancelled'::text, 'expired'::text]))),
  CONSTRAINT orders_status_check CHECK ((status = ANY (ARRAY['awaiting_payment'::text, 'placed'::text, 'created'::text, 'assigned'::text, 'enroute_to_pickup'::text, 'arrived_at_pickup'::text, 'picked_up'::text, 'enroute_to_dropoff'::text, 'arrived_at_dropoff'::text, 'delivered'::text, 'delivery_failed'::text, 'returning'::text, 'returned'::text, 'rejected'::text, 'cancelled'::text, 'expired'::text])))
);
CREATE INDEX orders_newest ON orders USING btree (created_at DESC, _id DESC);
CREATE INDEX orders_newest_of_customer ON orders USING btree (customer_id, created_at DESC, _id DESC);
CREATE INDEX orders_newest_of_rider ON orders USING btree (rider_id, created_at DESC, _id DESC) WHERE (rider_id IS NOT NULL);
CREATE INDEX orders_newest_of_vendor ON orders USING btree (vendor_id, created_at DESC, _id DESC) WHERE (vendor_id IS NOT NULL);
-- Orders that wait for a rider, the longest wait first: few of very many.
CREATE INDEX orders_offered ON orders USING btree (created_at, _id) WHERE (status = 'created'::text);
-- The board of the staff: all orders that have not ended.
CREATE INDEX orders_running ON orders USING btree (created_at, _id) WHERE (status <> ALL (ARRAY['delivered'::text, 'returned'::text, 'rejected'::text, 'cancelled'::text, 'expired'::text]));
-- How many jobs each rider has now.
CREATE INDEX orders_running_of_rider ON orders USING btree (rider_id) WHERE ((rider_id IS NOT NULL) AND (status <> ALL (ARRAY['delivered'::text, 'returned'::text, 'rejected'::text, 'cancelled'::text, 'expired'::text])));
CREATE INDEX orders_search ON orders USING gin (search_text gin_trgm_ops);
-- Orders that the clock moves after a wait, also if they are not paid in time.
CREATE INDEX orders_waiting_or_unpaid ON orders USING btree (created_at) WHERE (status = ANY (ARRAY['awaiting_payment'::text, 'placed'::text, 'created'::text, 'assigned'::text, 'delivery_failed'::text]));
-- Orders are never deleted: customers, riders and the books refer to them.
CREATE TRIGGER orders_are_kept BEFORE DELETE OR TRUNCATE ON orders FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER orders_by_their_own_quote AFTER INSERT OR UPDATE OF quote_id ON orders FOR EACH ROW EXECUTE FUNCTION refuse_redelivery_quote();
CREATE TRIGGER orders_parties_live_at_assignment AFTER UPDATE OF rider_id ON orders FOR EACH ROW WHEN (((new.rider_id IS NOT NULL) AND (new.rider_id IS DISTINCT FROM old.rider_id))) EXECUTE FUNCTION require_living_parties();
CREATE TRIGGER orders_parties_live_at_insert AFTER INSERT ON orders FOR EACH ROW EXECUTE FUNCTION require_living_parties();
CREATE CONSTRAINT TRIGGER orders_status_has_event AFTER INSERT OR UPDATE OF status, shop_status ON orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_order_event();
-- Most steps do not change the stage, and write nothing here.
CREATE TRIGGER orders_tell_their_stage AFTER UPDATE OF status ON orders FOR EACH ROW WHEN ((order_stage(old.status) IS DISTINCT FROM order_stage(new.status))) EXECUTE FUNCTION tell_stage_of_order();

-- An order's life: one row for each step.
CREATE TABLE order_events (
  _id bigint generated always as identity not null,
  order_id uuid not null,
  to_status text not null,
  at timestamp(3) with time zone not null default now(),
  actor text not null,
  -- The account that acted. No foreign key: an event never changes.
  actor_id uuid,
  reason text,
  -- The state that a step changes, of the two.
  track text not null default 'carrying'::text,
  -- The rider to whom a step gave the order; null for other steps.
  assigned_rider_id uuid,
  CONSTRAINT order_events_pkey PRIMARY KEY (_id),
  CONSTRAINT order_events_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(_id),
  CONSTRAINT order_events_actor_check CHECK ((actor = ANY (ARRAY['customer'::text, 'rider'::text, 'vendor'::text, 'admin'::text, 'clock'::text]))),
  CONSTRAINT order_events_clock_is_nobody CHECK (((actor = 'clock'::text) = (actor_id IS NULL))),
  CONSTRAINT order_events_only_assigning_names_a_rider CHECK (((assigned_rider_id IS NULL) OR (to_status = 'assigned'::text))),
  CONSTRAINT order_events_step CHECK (
CASE track
    WHEN 'carrying'::text THEN (to_status = ANY (ARRAY['awaiting_payment'::text, 'placed'::text, 'created'::text, 'assigned'::text, 'enroute_to_pickup'::text, 'arrived_at_pickup'::text, 'picked_up'::text, 'enroute_to_dropoff'::text, 'arrived_at_dropoff'::text, 'delivered'::text, 'delivery_failed'::text, 'returning'::text, 'returned'::text, 'rejected'::text, 'cancelled'::text, 'expired'::text]))
    WHEN 'shop'::text THEN (to_status = ANY (ARRAY['placed'::text, 'accepted'::text, 'preparing'::text, 'ready_for_pickup'::text, 'handed_over'::text, 'completed'::text, 'rejected'::text, 'cancelled'::text, 'expired'::text]))
    ELSE false
END)
);
-- The jobs a rider gave back lately.
CREATE INDEX order_events_given_back ON order_events USING btree (actor_id, at) WHERE ((actor = 'rider'::text) AND (to_status = 'created'::text));
CREATE INDEX order_events_of_order ON order_events USING btree (order_id, _id);
CREATE TRIGGER order_events_add_to_order_totals AFTER INSERT ON order_events REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_delivery_totals();
CREATE TRIGGER order_events_append_only BEFORE UPDATE ON order_events FOR EACH ROW EXECUTE FUNCTION refuse_all_but_erased_reason();
CREATE TRIGGER order_events_are_kept BEFORE DELETE OR TRUNCATE ON order_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Who was told that a clock is about to end something: once for each wait of an order.
CREATE TABLE order_reminders (
  order_id uuid not null,
  name text not null,
  waits_since timestamp(3) with time zone not null,
  created_at timestamp(3) with time zone not null default now(),
  CONSTRAINT order_reminders_pkey PRIMARY KEY (order_id, name, waits_since),
  CONSTRAINT order_reminders_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(_id)
);

-- Wrong codes at each hand-over of an order; after a few, the hand-over is locked.
CREATE TABLE hand_over_tries (
  order_id uuid not null,
  code text not null,
  wrong smallint not null,
  CONSTRAINT hand_over_tries_pkey PRIMARY KEY (order_id, code),
  CONSTRAINT hand_over_tries_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(_id),
  CONSTRAINT hand_over_tries_code_check CHECK ((code = ANY (ARRAY['pickupCode'::text, 'dropoffCode'::text, 'returnCode'::text]))),
  CONSTRAINT hand_over_tries_wrong_check CHECK ((wrong > 0))
);

-- Photos that prove a hand-over if nobody could say the code. Not in order_events, whose rows never change: a photo shows a person, and is erased with the customer.
CREATE TABLE hand_over_photos (
  order_id uuid not null,
  key text not null,
  width_px integer not null,
  height_px integer not null,
  -- False if the code was said as well.
  replaces_code boolean not null,
  created_at timestamp(3) with time zone not null default now(),
  CONSTRAINT hand_over_photos_pkey PRIMARY KEY (order_id),
  CONSTRAINT hand_over_photos_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(_id),
  CONSTRAINT hand_over_photos_height_px_check CHECK ((height_px > 0)),
  CONSTRAINT hand_over_photos_width_px_check CHECK ((width_px > 0))
);
-- Who asks for a photo is compared with the order that it belongs to.
CREATE UNIQUE INDEX hand_over_photos_key ON hand_over_photos USING btree (key);

-- A customer's rating of the rider, and of the shop, of a delivered order. Each once; the words are erased with either.
CREATE TABLE ratings (
  order_id uuid not null,
  subject text not null,
  -- The rider's or the shop's account.
  account_id uuid not null,
  stars smallint not null,
  reasons text[] not null,
  comment text not null,
  created_at timestamp(3) with time zone not null default now(),
  changed_at timestamp(3) with time zone not null default now(),
  CONSTRAINT ratings_pkey PRIMARY KEY (order_id, subject),
  CONSTRAINT ratings_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(_id),
  CONSTRAINT ratings_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(_id),
  CONSTRAINT ratings_stars_check CHECK (((stars >= 1) AND (stars <= 5))),
  CONSTRAINT ratings_subject_check CHECK ((subject = ANY (ARRAY['rider'::text, 'shop'::text])))
);
-- The ratings that the staff is shown.
CREATE INDEX ratings_low ON ratings USING btree (changed_at DESC) WHERE (stars <= 2);
CREATE INDEX ratings_newest ON ratings USING btree (account_id, changed_at DESC, order_id);

-- The sums of each rider's and shop's ratings, so that an average costs one row.
CREATE TABLE rating_totals (
  account_id uuid not null,
  ratings integer not null,
  stars integer not null,
  CONSTRAINT rating_totals_pkey PRIMARY KEY (account_id),
  CONSTRAINT rating_totals_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(_id) ON DELETE CASCADE,
  CONSTRAINT rating_totals_check CHECK (((stars >= ratings) AND (stars <= (5 * ratings)))),
  CONSTRAINT rating_totals_ratings_check CHECK ((ratings > 0))
) WITH (fillfactor=70);

-- Times that no clock counts: nobody could answer, or the staff stopped the clocks.
CREATE TABLE pauses (
  _id uuid not null,
  kind text not null,
  began_at timestamp(3) with time zone not null,
  -- Null: it goes on.
  ended_at timestamp(3) with time zone,
  -- The words that customers read meanwhile; empty: the standard words alone.
  notice text not null default ''::text,
  CONSTRAINT pauses_pkey PRIMARY KEY (_id),
  CONSTRAINT pauses_check CHECK (((kind = 'staff'::text) OR (ended_at IS NOT NULL))),
  CONSTRAINT pauses_check1 CHECK ((ended_at >= began_at)),
  CONSTRAINT pauses_kind_check CHECK ((kind = ANY (ARRAY['outage'::text, 'staff'::text])))
);
CREATE UNIQUE INDEX pauses_one_at_a_time ON pauses USING btree ((true)) WHERE (ended_at IS NULL);

-- When a process last served people. Not in server_processes: those rows are gone after a crash and in a restore.
CREATE TABLE server_seen (
  is_only boolean not null default true,
  at timestamp(3) with time zone not null,
  CONSTRAINT server_seen_pkey PRIMARY KEY (is_only),
  CONSTRAINT server_seen_is_only_check CHECK (is_only)
);

-- Whether riders are on duty, and where they are meanwhile: the latest position alone, forgotten when duty ends.
CREATE TABLE rider_duty (
  rider_id uuid not null,
  is_online boolean not null,
  -- When the rider last went on duty or off.
  since timestamp(3) with time zone not null default now(),
  -- When duty ends by itself.
  until timestamp(3) with time zone,
  at timestamp(3) with time zone,
  longitude double precision,
  latitude double precision,
  accuracy_m real,
  -- The end of duty that its rider was told of. Going on duty again moves the end, and that one is told, too.
  warned_until timestamp(3) with time zone,
  -- Why a duty has ended, if neither its rider nor the clock ended it.
  ended_by text,
  CONSTRAINT rider_duty_pkey PRIMARY KEY (rider_id),
  CONSTRAINT rider_duty_rider_id_fkey FOREIGN KEY (rider_id) REFERENCES accounts(_id),
  CONSTRAINT rider_duty_ends CHECK ((is_online = (until IS NOT NULL))),
  CONSTRAINT rider_duty_position_on_duty CHECK ((is_online OR (at IS NULL))),
  CONSTRAINT rider_duty_whole_position CHECK ((((at IS NULL) = (longitude IS NULL)) AND ((at IS NULL) = (latitude IS NULL)) AND ((at IS NULL) = (accuracy_m IS NULL))))
) WITH (fillfactor=50);
CREATE INDEX rider_duty_online ON rider_duty USING btree (until) WHERE is_online;

-- The search for a rider, of each order that waits for one. It begins and ends in the commit that moves the order, whose row is locked then: moves, rounds and answers lock it first, then offers, then the search.
CREATE TABLE order_searches (
  order_id uuid not null,
  -- An order that comes back begins another search.
  _id bigint generated always as identity not null,
  started_at timestamp(3) with time zone not null default now(),
  -- The latest round; 0 before the first.
  round integer not null default 0,
  -- When the next round is due; null once all rounds are over.
  next_round_at timestamp(3) with time zone default now(),
  -- Since when any rider may take the order.
  opened_at timestamp(3) with time zone,
  -- When the customer was asked whether to wait on; null once they have agreed.
  customer_asked_at timestamp(3) with time zone,
  version integer not null default 0,
  CONSTRAINT order_searches_pkey PRIMARY KEY (order_id),
  CONSTRAINT order_searches__id_key UNIQUE (_id),
  CONSTRAINT order_searches_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(_id),
  CONSTRAINT order_searches_round_check CHECK ((round >= 0))
) WITH (fillfactor=50);
CREATE INDEX order_searches_due ON order_searches USING btree (next_round_at) WHERE (next_round_at IS NOT NULL);

-- Offers of an order to a rider, of each round.
CREATE TABLE rider_offers (
  _id bigint generated always as identity not null,
  search_id bigint not null,
  order_id uuid not null,
  rider_id uuid not null,
  round integer not null,
  -- Who of the staff made it; null for the rounds.
  made_by uuid,
  created_at timestamp(3) with time zone not null default now(),
  ends_at timestamp(3) with time zone not null,
  -- How long the way to the pickup was then, by road.
  pickup_s integer,
  -- The same for orders that were offered together.
  together bigint,
  answer text,
  answered_at timestamp(3) with time zone,
  reason text,
  CONSTRAINT rider_offers_pkey PRIMARY KEY (_id),
  CONSTRAINT rider_offers_made_by_fkey FOREIGN KEY (made_by) REFERENCES accounts(_id),
  CONSTRAINT rider_offers_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(_id),
  CONSTRAINT rider_offers_rider_id_fkey FOREIGN KEY (rider_id) REFERENCES accounts(_id),
  CONSTRAINT rider_offers_answer_check CHECK ((answer = ANY (ARRAY['accepted'::text, 'declined'::text, 'timed_out'::text, 'taken'::text, 'withdrawn'::text]))),
  CONSTRAINT rider_offers_answered CHECK (((answer IS NULL) = (answered_at IS NULL))),
  CONSTRAINT rider_offers_reason_to_decline CHECK (((reason IS NULL) OR (answer = 'declined'::text)))
) WITH (fillfactor=70);
CREATE INDEX rider_offers_made_by ON rider_offers USING btree (made_by) WHERE (made_by IS NOT NULL);
CREATE INDEX rider_offers_of_search ON rider_offers USING btree (search_id, rider_id);
CREATE INDEX rider_offers_oldest ON rider_offers USING brin (created_at) WITH (pages_per_range='16');
CREATE UNIQUE INDEX rider_offers_one_each ON rider_offers USING btree (search_id, rider_id) WHERE (answer IS NULL);
CREATE UNIQUE INDEX rider_offers_one_winner ON rider_offers USING btree (search_id) WHERE (answer = 'accepted'::text);
CREATE INDEX rider_offers_open ON rider_offers USING btree (rider_id) WHERE (answer IS NULL);
-- Since when a rider has had no new order.
CREATE INDEX rider_offers_taken ON rider_offers USING btree (rider_id, answered_at DESC) WHERE (answer = 'accepted'::text);

-- Whether a rider shares positions during jobs, as they last decided.
CREATE TABLE rider_consents (
  rider_id uuid not null,
  is_given boolean not null,
  decided_at timestamp(3) with time zone not null default now(),
  CONSTRAINT rider_consents_pkey PRIMARY KEY (rider_id),
  CONSTRAINT rider_consents_rider_id_fkey FOREIGN KEY (rider_id) REFERENCES accounts(_id)
);

-- Where riders were during their jobs; kept for 30 days. A position is stored once for each job it belongs to. Without foreign keys: each of the many rows would lock two others, and positions are erased with either.
CREATE TABLE rider_positions (
  rider_id uuid not null,
  order_id uuid not null,
  at timestamp(3) with time zone not null,
  longitude double precision not null,
  latitude double precision not null,
  accuracy_m real not null,
  received_at timestamp(3) with time zone not null default now(),
  CONSTRAINT rider_positions_pkey PRIMARY KEY (rider_id, order_id, at)
);
-- Rows are stored in the order they are received, and only the oldest are searched for.
CREATE INDEX rider_positions_oldest ON rider_positions USING brin (received_at) WITH (pages_per_range='16');

-- The latest position of an order's rider, and the way from there that the arrival is computed by.
CREATE TABLE order_positions (
  order_id uuid not null,
  rider_id uuid not null,
  at timestamp(3) with time zone not null,
  longitude double precision not null,
  latitude double precision not null,
  accuracy_m real not null,
  way_to text,
  way_s integer,
  way_at timestamp(3) with time zone,
  CONSTRAINT order_positions_pkey PRIMARY KEY (order_id),
  CONSTRAINT order_positions_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(_id),
  CONSTRAINT order_positions_rider_id_fkey FOREIGN KEY (rider_id) REFERENCES accounts(_id),
  CONSTRAINT order_positions_check CHECK ((((way_to IS NULL) = (way_at IS NULL)) AND ((way_to IS NOT NULL) OR (way_s IS NULL)))),
  CONSTRAINT order_positions_way_to_check CHECK ((way_to = ANY (ARRAY['pickup'::text, 'dropoff'::text])))
) WITH (fillfactor=50);

-- Where a rider was when the right code was said at the dropoff; kept as long as positions are.
CREATE TABLE hand_over_points (
  order_id uuid not null,
  rider_id uuid not null,
  longitude double precision not null,
  latitude double precision not null,
  -- The map's own place that the order went to; null if the map has none of that name.
  place_name text,
  place_longitude double precision,
  place_latitude double precision,
  handed_over_at timestamp(3) with time zone not null default now(),
  CONSTRAINT hand_over_points_pkey PRIMARY KEY (order_id),
  CONSTRAINT hand_over_points_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(_id),
  CONSTRAINT hand_over_points_rider_id_fkey FOREIGN KEY (rider_id) REFERENCES accounts(_id),
  CONSTRAINT hand_over_points_check CHECK ((num_nulls(place_name, place_longitude, place_latitude) = ANY (ARRAY[0, 3])))
);
CREATE INDEX hand_over_points_of_place ON hand_over_points USING btree (place_name, place_longitude, place_latitude) WHERE (place_name IS NOT NULL);

-- The money that is owed or paid for an order. A redelivery has a transaction of its own.
CREATE TABLE transactions (
  _id uuid not null,
  order_id uuid not null,
  amount_kobo bigint not null,
  -- The customer's address at the time of the order.
  email text not null,
  payment_method text not null,
  -- The payment method as people see it: a payment through a provider bears the provider's name.
  payment_name text not null,
  status text not null,
  description text not null,
  created_at timestamp(3) with time zone not null default now(),
  -- Transactions are also found by what a caller knows of the order: see words_of_order.
  search_terms text not null default ''::text,
  redelivery_quote_id uuid,
  -- Set for the order's own transaction, not for those of redeliveries.
  first_of uuid generated always as (
CASE
    WHEN (redelivery_quote_id IS NULL) THEN order_id
    ELSE NULL::uuid
END) stored,
  order_stage text not null,
  search_text text generated always as (lower(((((((((((email || '
'::text) || description) || '
'::text) || payment_name) || '
'::text) || status) || '
'::text) || replace(order_stage, '_'::text, ' '::text)) || '
'::text) || search_terms))) stored not null,
  CONSTRAINT transactions_pkey PRIMARY KEY (_id),
  CONSTRAINT transactions_once_for_each UNIQUE NULLS NOT DISTINCT (order_id, redelivery_quote_id),
  CONSTRAINT transactions_amount_is_order_fee FOREIGN KEY (first_of, amount_kobo) REFERENCES orders(_id, fee_kobo),
  CONSTRAINT transactions_amount_is_redelivery_fee FOREIGN KEY (redelivery_quote_id, order_id, amount_kobo) REFERENCES quotes(_id, redelivery_of, total_kobo),
  CONSTRAINT transactions_amount_kobo_check CHECK ((amount_kobo >= 0)),
  CONSTRAINT transactions_payment_method_check CHECK ((payment_method <> ''::text)),
  CONSTRAINT transactions_payment_name_check CHECK ((payment_name <> ''::text)),
  CONSTRAINT transactions_status_check CHECK ((status = ANY (ARRAY['success'::text, 'pending'::text, 'failed'::text])))
);
CREATE INDEX transactions_newest ON transactions USING btree (created_at DESC, _id DESC);
CREATE INDEX transactions_newest_of_method ON transactions USING btree (payment_name, created_at DESC, _id DESC);
-- With transactions_newest_of_status: a list filtered by stage and status is counted and read in the index alone, by the rarer of the two: there are very many delivered ones and very many failed ones, but no transaction is both. The included column tells an order's own transaction from its redeliveries'.
CREATE INDEX transactions_newest_of_stage ON transactions USING btree (order_stage, created_at DESC, _id DESC, status, payment_name) INCLUDE (redelivery_quote_id);
-- A list filtered by status and method is counted in the index alone: ten thousand rows are on four thousand pages of the table.
CREATE INDEX transactions_newest_of_status ON transactions USING btree (status, created_at DESC, _id DESC, order_stage) INCLUDE (payment_name);
CREATE INDEX transactions_search ON transactions USING gin (search_text gin_trgm_ops);
CREATE TRIGGER transactions_add_to_order_totals AFTER INSERT ON transactions REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_order_totals();
CREATE TRIGGER transactions_are_kept BEFORE DELETE OR TRUNCATE ON transactions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER transactions_change_order_totals AFTER UPDATE ON transactions REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_order_totals();
CREATE TRIGGER transactions_found_by_order BEFORE INSERT ON transactions FOR EACH ROW EXECUTE FUNCTION find_transaction_by_order();
CREATE TRIGGER transactions_in_a_stage BEFORE INSERT ON transactions FOR EACH ROW EXECUTE FUNCTION set_stage_of_order();

-- The sums of the overview, by hour and by day of Lagos, so that reading them takes the same time with any number of orders. Orders and their money are counted when the order was placed, deliveries when they were made. Each database connection adds to its own shard, so that parallel orders rarely wait for one another.
CREATE TABLE order_totals (
  grain text not null,
  starts_at timestamp with time zone not null,
  shard smallint not null,
  orders bigint not null default 0,
  pending_kobo bigint not null default 0,
  success_kobo bigint not null default 0,
  delivered bigint not null default 0,
  delivery_seconds bigint not null default 0,
  CONSTRAINT order_totals_pkey PRIMARY KEY (grain, starts_at, shard),
  CONSTRAINT order_totals_grain_check CHECK ((grain = ANY (ARRAY['hour'::text, 'day'::text])))
) WITH (fillfactor=50);

-- Payments through a provider. A payment has its reference before the provider is asked, so that whatever the provider knows we know.
CREATE TABLE payments (
  reference text not null,
  customer_id uuid not null,
  amount_kobo bigint not null,
  status text not null default 'pending'::text,
  -- The id of who takes it, `sandbox` for our own, which moves no real money. No other provider is asked for it.
  provider text not null,
  authorization_url text,
  access_code text,
  -- When somebody began to ask the provider for its page.
  opening_at timestamp(3) with time zone,
  -- The provider's own id of it, once it is paid.
  provider_id text,
  fees_kobo bigint,
  created_at timestamp(3) with time zone not null default now(),
  -- When the provider is asked next whether it is paid; null once nobody waits for an answer.
  next_check_at timestamp(3) with time zone,
  paid_at timestamp(3) with time zone,
  -- Payments that may be made until the hand-over, such as by transfer at the door. Others are made before anything is done.
  is_at_door boolean not null default false,
  CONSTRAINT payments_pkey PRIMARY KEY (reference),
  CONSTRAINT payments_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES accounts(_id),
  CONSTRAINT payments_amount_kobo_check CHECK ((amount_kobo > 0)),
  CONSTRAINT payments_fees_kobo_check CHECK ((fees_kobo >= 0)),
  CONSTRAINT payments_paid CHECK (((status = 'paid'::text) = (paid_at IS NOT NULL))),
  CONSTRAINT payments_reference_check CHECK ((reference ~ '^[a-z0-9-]{16,50}$'::text)),
  CONSTRAINT payments_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'paid'::text, 'failed'::text])))
);
CREATE INDEX payments_due ON payments USING btree (next_check_at) WHERE (next_check_at IS NOT NULL);
CREATE INDEX payments_of_customer ON payments USING btree (customer_id);
-- The amount that was charged stays, for whoever reaches the database, too.
CREATE TRIGGER payments_amounts_stay BEFORE UPDATE OF amount_kobo ON payments FOR EACH ROW WHEN ((old.amount_kobo IS DISTINCT FROM new.amount_kobo)) EXECUTE FUNCTION refuse_new_amount();
CREATE TRIGGER payments_are_kept BEFORE DELETE OR TRUNCATE ON payments FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- The orders that a payment is for.
CREATE TABLE payment_orders (
  reference text not null,
  order_id uuid not null,
  amount_kobo bigint not null,
  -- The payment paid the order, or came too late, or was the second one.
  status text,
  -- The cost of a late cancellation.
  kept_kobo bigint not null default 0,
  -- The part of it that went back by a lost dispute.
  lost_kobo bigint not null default 0,
  CONSTRAINT payment_orders_pkey PRIMARY KEY (reference, order_id),
  CONSTRAINT payment_orders_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(_id),
  CONSTRAINT payment_orders_reference_fkey FOREIGN KEY (reference) REFERENCES payments(reference),
  CONSTRAINT payment_orders_amount_kobo_check CHECK ((amount_kobo >= 0)),
  CONSTRAINT payment_orders_check CHECK (((kept_kobo >= 0) AND (kept_kobo <= amount_kobo))),
  CONSTRAINT payment_orders_status_check CHECK ((status = ANY (ARRAY['paid'::text, 'late'::text, 'twice'::text])))
);
CREATE INDEX payment_orders_of_order ON payment_orders USING btree (order_id);
CREATE UNIQUE INDEX payment_orders_paid_once ON payment_orders USING btree (order_id) WHERE (status = 'paid'::text);
CREATE TRIGGER payment_orders_amounts_stay BEFORE UPDATE OF amount_kobo ON payment_orders FOR EACH ROW WHEN ((old.amount_kobo IS DISTINCT FROM new.amount_kobo)) EXECUTE FUNCTION refuse_new_amount();
CREATE TRIGGER payment_orders_are_kept BEFORE DELETE OR TRUNCATE ON payment_orders FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Money that goes back to the customer.
CREATE TABLE refunds (
  _id uuid not null,
  reference text not null,
  order_id uuid not null,
  amount_kobo bigint not null,
  cause text not null,
  reason text not null default ''::text,
  asked_by uuid,
  -- True for an order that was delivered: it costs us, and the customer owes none of it.
  is_goodwill boolean not null default false,
  -- `sending`: the provider may know of it, and may not; it is asked before it is sent again.
  status text not null default 'asked'::text,
  provider_id text,
  created_at timestamp(3) with time zone not null default now(),
  -- When it is sent, or looked at, next; null once it has ended.
  next_try_at timestamp(3) with time zone default now(),
  tries integer not null default 0,
  ended_at timestamp(3) with time zone,
  CONSTRAINT refunds_pkey PRIMARY KEY (_id),
  CONSTRAINT refunds_of_payment FOREIGN KEY (reference, order_id) REFERENCES payment_orders(reference, order_id),
  CONSTRAINT refunds_amount_kobo_check CHECK ((amount_kobo > 0)),
  CONSTRAINT refunds_by_staff CHECK (((cause = 'staff'::text) = (asked_by IS NOT NULL))),
  CONSTRAINT refunds_cause_check CHECK ((cause = ANY (ARRAY['ended'::text, 'late'::text, 'twice'::text, 'staff'::text]))),
  CONSTRAINT refunds_end_of_tries CHECK (((ended_at IS NULL) = (next_try_at IS NOT NULL))),
  CONSTRAINT refunds_ended CHECK (((status = ANY (ARRAY['done'::text, 'failed'::text])) = (ended_at IS NOT NULL))),
  CONSTRAINT refunds_status_check CHECK ((status = ANY (ARRAY['asked'::text, 'sending'::text, 'sent'::text, 'done'::text, 'failed'::text])))
);
CREATE INDEX refunds_due ON refunds USING btree (next_try_at) WHERE (next_try_at IS NOT NULL);
CREATE INDEX refunds_of_order ON refunds USING btree (order_id);
-- A refund that is made by itself is made once.
CREATE UNIQUE INDEX refunds_once ON refunds USING btree (reference, order_id) WHERE (cause <> 'staff'::text);
CREATE TRIGGER refunds_amounts_stay BEFORE UPDATE OF amount_kobo ON refunds FOR EACH ROW WHEN ((old.amount_kobo IS DISTINCT FROM new.amount_kobo)) EXECUTE FUNCTION refuse_new_amount();
CREATE TRIGGER refunds_are_kept BEFORE DELETE OR TRUNCATE ON refunds FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Payments that are tips: the whole amount is for the rider who delivered the order.
CREATE TABLE tips (
  reference text not null,
  order_id uuid not null,
  rider_id uuid not null,
  CONSTRAINT tips_pkey PRIMARY KEY (reference),
  CONSTRAINT tips_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(_id),
  CONSTRAINT tips_reference_fkey FOREIGN KEY (reference) REFERENCES payments(reference),
  CONSTRAINT tips_rider_id_fkey FOREIGN KEY (rider_id) REFERENCES accounts(_id)
);
CREATE INDEX tips_of_order ON tips USING btree (order_id);
CREATE INDEX tips_of_rider ON tips USING btree (rider_id);
CREATE TRIGGER tips_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON tips FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Messages of a provider that fit no payment of ours, once each; also what a customer's bank disputes, or took back after it was counted, and payments with a test key.
CREATE TABLE unmatched_payments (
  _id uuid not null,
  cause text not null,
  reference text not null,
  amount_kobo bigint,
  currency text not null default ''::text,
  created_at timestamp(3) with time zone not null default now(),
  closed_at timestamp(3) with time zone,
  -- Null if the provider itself resolved it.
  closed_by uuid,
  note text not null default ''::text,
  dispute_id text,
  -- The amount that went back by a lost dispute. Null while it is open, 0 if the money stays.
  lost_kobo bigint,
  CONSTRAINT unmatched_payments_pkey PRIMARY KEY (_id),
  CONSTRAINT unmatched_payments_closed_by_fkey FOREIGN KEY (closed_by) REFERENCES accounts(_id),
  CONSTRAINT unmatched_payments_cause CHECK ((cause = ANY (ARRAY['unknown'::text, 'amount'::text, 'currency'::text, 'refund'::text, 'dispute'::text, 'test'::text]))),
  CONSTRAINT unmatched_payments_closed CHECK (((closed_at IS NOT NULL) OR (closed_by IS NULL))),
  CONSTRAINT unmatched_payments_lost CHECK ((((cause = 'dispute'::text) AND (closed_at IS NOT NULL)) = (lost_kobo IS NOT NULL)))
);
CREATE INDEX unmatched_payments_closed_by ON unmatched_payments USING btree (closed_by) WHERE (closed_by IS NOT NULL);
-- A payment can be disputed twice, for the same amount.
CREATE UNIQUE INDEX unmatched_payments_each ON unmatched_payments USING btree (cause, reference, amount_kobo, currency, dispute_id) NULLS NOT DISTINCT;
CREATE INDEX unmatched_payments_newest ON unmatched_payments USING btree (created_at DESC, _id DESC);
CREATE INDEX unmatched_payments_of_reference ON unmatched_payments USING btree (reference);

-- Double entry: what happened to money is a posting, its lines are entries.
CREATE TABLE ledger_postings (
  _id uuid not null,
  -- The event, such as order.placed; with `cause_id`, it is posted once.
  cause text not null,
  -- The id of what it happened to.
  cause_id uuid not null,
  order_id uuid,
  -- Who caused it, if a person did.
  recorded_by uuid,
  note text,
  created_at timestamp(3) with time zone not null default clock_timestamp(),
  CONSTRAINT ledger_postings_pkey PRIMARY KEY (_id),
  CONSTRAINT ledger_postings_once UNIQUE (cause, cause_id),
  CONSTRAINT ledger_postings_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(_id),
  CONSTRAINT ledger_postings_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES accounts(_id),
  CONSTRAINT ledger_postings_cause_check CHECK ((cause <> ''::text)),
  CONSTRAINT ledger_postings_note_check CHECK ((note <> ''::text))
);
CREATE INDEX ledger_postings_newest ON ledger_postings USING btree (created_at DESC, _id DESC);
CREATE INDEX ledger_postings_of_cause ON ledger_postings USING btree (cause, created_at DESC, _id DESC);
CREATE INDEX ledger_postings_of_order ON ledger_postings USING btree (order_id) WHERE (order_id IS NOT NULL);
CREATE INDEX ledger_postings_recorded_by ON ledger_postings USING btree (recorded_by) WHERE (recorded_by IS NOT NULL);
CREATE TRIGGER ledger_postings_append_only BEFORE UPDATE ON ledger_postings FOR EACH ROW EXECUTE FUNCTION refuse_all_but_erased_posting_note();
CREATE TRIGGER ledger_postings_are_kept BEFORE DELETE OR TRUNCATE ON ledger_postings FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- The lines of postings. A debit is positive, a credit negative.
CREATE TABLE ledger_entries (
  posting_id uuid not null,
  line smallint not null,
  account text not null,
  -- Null for accounts of the platform.
  owner uuid,
  amount_kobo bigint not null,
  -- The trigger sets it, unless it is told of something past.
  created_at timestamp(3) with time zone not null,
  CONSTRAINT ledger_entries_pkey PRIMARY KEY (posting_id, line),
  CONSTRAINT ledger_entries_posting_id_fkey FOREIGN KEY (posting_id) REFERENCES ledger_postings(_id),
  CONSTRAINT ledger_entries_account_check CHECK ((account <> ''::text)),
  CONSTRAINT ledger_entries_amount_kobo_check CHECK ((amount_kobo <> 0)),
  CONSTRAINT ledger_entries_line_check CHECK ((line > 0))
);
-- The newest entries of an account, also of the platform's own: without it, a page of them read the whole ledger.
CREATE INDEX ledger_entries_of_account ON ledger_entries USING btree (account, created_at DESC, posting_id DESC);
CREATE INDEX ledger_entries_statement ON ledger_entries USING btree (account, owner, created_at DESC, posting_id DESC) INCLUDE (amount_kobo);
CREATE TRIGGER ledger_entries_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE CONSTRAINT TRIGGER ledger_entries_balance AFTER INSERT ON ledger_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_balanced_posting();
CREATE TRIGGER ledger_entries_change_balances BEFORE INSERT ON ledger_entries FOR EACH ROW EXECUTE FUNCTION add_to_ledger_balance();
CREATE TRIGGER ledger_entries_change_totals AFTER INSERT ON ledger_entries REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_ledger_totals();

-- The balance of each account that has an owner: a row, which its entries lock until their commit.
CREATE TABLE ledger_balances (
  account text not null,
  owner uuid not null,
  amount_kobo bigint not null,
  -- The number of entries.
  entries bigint not null,
  changed_at timestamp(3) with time zone not null,
  -- Since when the balance is other than 0; null at 0.
  since timestamp(3) with time zone,
  CONSTRAINT ledger_balances_pkey PRIMARY KEY (account, owner),
  CONSTRAINT ledger_balances_owner_fkey FOREIGN KEY (owner) REFERENCES accounts(_id)
) WITH (fillfactor=50);
CREATE INDEX ledger_balances_largest ON ledger_balances USING btree (account, abs(amount_kobo) DESC, owner) WHERE (amount_kobo <> 0);

-- The sum of each account by cause, over all owners, in shards: a transaction has a shard for itself, so that no two wait for each other here.
CREATE TABLE ledger_totals (
  account text not null,
  cause text not null,
  shard smallint not null,
  amount_kobo bigint not null,
  entries bigint not null,
  CONSTRAINT ledger_totals_pkey PRIMARY KEY (account, cause, shard)
) WITH (fillfactor=50);

-- Cash that riders handed in: what the office recorded, and what the rider says to it.
CREATE TABLE cash_remittances (
  _id uuid not null,
  rider_id uuid not null,
  amount_kobo bigint not null,
  recorded_by uuid not null,
  note text,
  created_at timestamp(3) with time zone not null default clock_timestamp(),
  -- Null until the rider answers.
  answer text,
  answered_at timestamp(3) with time zone,
  dispute_reason text,
  reversed_at timestamp(3) with time zone,
  reversed_by uuid,
  reversal_reason text,
  CONSTRAINT cash_remittances_pkey PRIMARY KEY (_id),
  CONSTRAINT cash_remittances_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES accounts(_id),
  CONSTRAINT cash_remittances_reversed_by_fkey FOREIGN KEY (reversed_by) REFERENCES accounts(_id),
  CONSTRAINT cash_remittances_rider_id_fkey FOREIGN KEY (rider_id) REFERENCES accounts(_id),
  CONSTRAINT cash_remittances_amount_kobo_check CHECK ((amount_kobo > 0)),
  CONSTRAINT cash_remittances_answer_check CHECK ((answer = ANY (ARRAY['confirmed'::text, 'disputed'::text]))),
  CONSTRAINT cash_remittances_disputed_with_reason CHECK (((dispute_reason IS NULL) OR (answer = 'disputed'::text))),
  CONSTRAINT cash_remittances_reversed_by_someone CHECK (((reversed_at IS NULL) = (reversed_by IS NULL)))
);
CREATE INDEX cash_remittances_disputed ON cash_remittances USING btree (answered_at) WHERE ((answer = 'disputed'::text) AND (reversed_at IS NULL));
CREATE INDEX cash_remittances_of_rider ON cash_remittances USING btree (rider_id, created_at DESC);
CREATE INDEX cash_remittances_recorded_by ON cash_remittances USING btree (recorded_by);
CREATE INDEX cash_remittances_reversed_by ON cash_remittances USING btree (reversed_by) WHERE (reversed_by IS NOT NULL);
CREATE TRIGGER cash_remittances_amounts_stay BEFORE UPDATE OF amount_kobo ON cash_remittances FOR EACH ROW WHEN ((old.amount_kobo IS DISTINCT FROM new.amount_kobo)) EXECUTE FUNCTION refuse_new_amount();
CREATE TRIGGER cash_remittances_are_kept BEFORE DELETE OR TRUNCATE ON cash_remittances FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Where riders and shops are paid to. The number is encrypted.
CREATE TABLE payout_accounts (
  account_id uuid not null,
  bank_code text not null,
  number_sealed bytea not null,
  number_last_four text not null,
  holder text not null,
  changed_at timestamp(3) with time zone not null default clock_timestamp(),
  bank text not null,
  -- The name that the bank gives for the account.
  bank_holder text,
  -- Who of finance confirmed an account that was changed a short time ago, or whose owner's address was.
  confirmed_by uuid,
  confirmed_at timestamp with time zone,
  CONSTRAINT payout_accounts_pkey PRIMARY KEY (account_id),
  CONSTRAINT payout_accounts_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(_id),
  CONSTRAINT payout_accounts_confirmed_by FOREIGN KEY (confirmed_by) REFERENCES accounts(_id),
  CONSTRAINT payout_accounts_bank_code_check CHECK ((bank_code <> ''::text)),
  CONSTRAINT payout_accounts_holder_check CHECK ((holder <> ''::text)),
  CONSTRAINT payout_accounts_number_last_four_check CHECK ((number_last_four ~ '^\d{4}$'::text))
);

-- Payouts that one person makes and another approves.
CREATE TABLE payout_batches (
  _id uuid not null,
  earner text not null,
  status text not null default 'pending'::text,
  minimum_kobo bigint not null,
  made_by uuid not null,
  created_at timestamp(3) with time zone not null default clock_timestamp(),
  -- Who approved or withdrew it.
  approved_by uuid,
  approved_at timestamp(3) with time zone,
  -- How the payouts reach the banks: chosen once, so that nobody is paid in two ways.
  channel text not null default 'open'::text,
  CONSTRAINT payout_batches_pkey PRIMARY KEY (_id),
  CONSTRAINT payout_batches_approved_by_fkey FOREIGN KEY (approved_by) REFERENCES accounts(_id),
  CONSTRAINT payout_batches_made_by_fkey FOREIGN KEY (made_by) REFERENCES accounts(_id),
  CONSTRAINT payout_batches_answered CHECK (((status = 'pending'::text) = (approved_by IS NULL))),
  CONSTRAINT payout_batches_answered_then CHECK (((approved_by IS NULL) = (approved_at IS NULL))),
  CONSTRAINT payout_batches_channel CHECK ((channel = ANY (ARRAY['open'::text, 'file'::text, 'provider'::text]))),
  CONSTRAINT payout_batches_earner_check CHECK ((earner = ANY (ARRAY['rider'::text, 'vendor'::text]))),
  CONSTRAINT payout_batches_minimum_kobo_check CHECK ((minimum_kobo > 0)),
  CONSTRAINT payout_batches_need_two CHECK (((status <> 'sent'::text) OR (approved_by <> made_by))),
  CONSTRAINT payout_batches_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'withdrawn'::text, 'sent'::text])))
);
CREATE INDEX payout_batches_approved_by ON payout_batches USING btree (approved_by) WHERE (approved_by IS NOT NULL);
CREATE INDEX payout_batches_made_by ON payout_batches USING btree (made_by);
CREATE INDEX payout_batches_newest ON payout_batches USING btree (created_at DESC, _id DESC);
CREATE TRIGGER payout_batches_are_kept BEFORE DELETE OR TRUNCATE ON payout_batches FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- The payout of a batch to one person, and where to.
CREATE TABLE payout_lines (
  _id uuid not null,
  batch_id uuid not null,
  owner uuid not null,
  -- A rider's earnings, or the price of a shop's goods.
  earned_kobo bigint not null,
  tips_kobo bigint not null,
  bank_code text not null,
  number_sealed bytea,
  number_last_four text not null,
  holder text not null,
  status text not null default 'planned'::text,
  reason text not null default ''::text,
  changed_at timestamp(3) with time zone not null default clock_timestamp(),
  -- A line keeps its own copy of these.
  bank text not null,
  bank_holder text,
  -- Since when the bank account was as it is here.
  account_changed_at timestamp with time zone not null,
  CONSTRAINT payout_lines_pkey PRIMARY KEY (_id),
  CONSTRAINT payout_lines_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES payout_batches(_id),
  CONSTRAINT payout_lines_owner_fkey FOREIGN KEY (owner) REFERENCES accounts(_id),
  CONSTRAINT payout_lines_earned_kobo_check CHECK ((earned_kobo >= 0)),
  CONSTRAINT payout_lines_pay_something CHECK (((earned_kobo + tips_kobo) > 0)),
  CONSTRAINT payout_lines_status_check CHECK ((status = ANY (ARRAY['planned'::text, 'left_out'::text, 'sent'::text, 'paid'::text, 'failed'::text]))),
  CONSTRAINT payout_lines_tips_kobo_check CHECK ((tips_kobo >= 0))
);
CREATE INDEX payout_lines_of_batch ON payout_lines USING btree (batch_id);
CREATE INDEX payout_lines_of_owner ON payout_lines USING btree (owner);
-- Nobody is in two batches that wait for approval.
CREATE UNIQUE INDEX payout_lines_planned_once ON payout_lines USING btree (owner) WHERE (status = 'planned'::text);
CREATE TRIGGER payout_lines_amounts_stay BEFORE UPDATE OF earned_kobo, tips_kobo ON payout_lines FOR EACH ROW WHEN (((old.earned_kobo IS DISTINCT FROM new.earned_kobo) OR (old.tips_kobo IS DISTINCT FROM new.tips_kobo))) EXECUTE FUNCTION refuse_new_amount();
CREATE TRIGGER payout_lines_are_kept BEFORE DELETE OR TRUNCATE ON payout_lines FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Payouts that a provider sends. A transfer's reference is made of its line's id, so it is known before the provider is asked.
CREATE TABLE payout_transfers (
  line_id uuid not null,
  -- The id of who sends it: nobody else is asked for it.
  provider text not null,
  -- `sending`: the provider may know of it, and may not; it is asked before it is sent again, with the same reference.
  status text not null default 'asked'::text,
  -- The provider's own name of the account.
  recipient text,
  fees_kobo bigint,
  -- When it is sent, or looked at, next; null once it has ended.
  next_try_at timestamp(3) with time zone default now(),
  tries integer not null default 0,
  -- When the provider called a transfer paid whose amount was back in the balance; the nightly comparison names it.
  paid_after_return_at timestamp(3) with time zone,
  CONSTRAINT payout_transfers_pkey PRIMARY KEY (line_id),
  CONSTRAINT payout_transfers_line_id_fkey FOREIGN KEY (line_id) REFERENCES payout_lines(_id),
  CONSTRAINT payout_transfers_end_of_tries CHECK (((status = 'ended'::text) = (next_try_at IS NULL))),
  CONSTRAINT payout_transfers_fees_kobo_check CHECK ((fees_kobo >= 0)),
  CONSTRAINT payout_transfers_status_check CHECK ((status = ANY (ARRAY['asked'::text, 'sending'::text, 'sent'::text, 'ended'::text])))
);
CREATE INDEX payout_transfers_due ON payout_transfers USING btree (next_try_at) WHERE (next_try_at IS NOT NULL);

-- Comparisons of balances with their entries, and of payments with the provider's lists. One runs at a time.
CREATE TABLE reconciliations (
  _id uuid not null,
  status text not null default 'running'::text,
  -- Who asked for it; null: it was due at night.
  begun_by uuid,
  -- The day in the morning of which it was due; null if somebody asked for it.
  due_on date,
  created_at timestamp(3) with time zone not null default now(),
  ended_at timestamp(3) with time zone,
  -- The progress and the result of each part.
  parts json not null,
  CONSTRAINT reconciliations_pkey PRIMARY KEY (_id),
  CONSTRAINT reconciliations_due_on_key UNIQUE (due_on),
  CONSTRAINT reconciliations_begun_by_fkey FOREIGN KEY (begun_by) REFERENCES accounts(_id),
  CONSTRAINT reconciliations_asked_for_or_due CHECK (((begun_by IS NULL) = (due_on IS NOT NULL))),
  CONSTRAINT reconciliations_ended CHECK (((status = 'running'::text) = (ended_at IS NULL))),
  CONSTRAINT reconciliations_status_check CHECK ((status = ANY (ARRAY['running'::text, 'done'::text, 'failed'::text])))
);
CREATE INDEX reconciliations_begun_by ON reconciliations USING btree (begun_by) WHERE (begun_by IS NOT NULL);
CREATE INDEX reconciliations_newest ON reconciliations USING btree (created_at DESC, _id DESC);
CREATE UNIQUE INDEX reconciliations_one_runs ON reconciliations USING btree (status) WHERE (status = 'running'::text);

-- Differences that a comparison found, once each until they are gone.
CREATE TABLE reconciliation_differences (
  _id uuid not null,
  part text not null,
  kind text not null,
  -- The subject, such as an account or a reference; with the kind, it is the same difference in the next run.
  subject text not null,
  -- The account of a balance; empty for everything else.
  account text not null default ''::text,
  expected_kobo bigint not null,
  found_kobo bigint not null,
  order_id uuid,
  reference text,
  person_id uuid,
  -- The first run that found it; `last_run` is the latest.
  first_run uuid not null,
  last_run uuid not null,
  created_at timestamp(3) with time zone not null default clock_timestamp(),
  -- When a run did not find it any more.
  closed_at timestamp(3) with time zone,
  -- When somebody said why it is all right; undone if its amounts change.
  settled_at timestamp(3) with time zone,
  settled_by uuid,
  note text,
  CONSTRAINT reconciliation_differences_pkey PRIMARY KEY (_id),
  CONSTRAINT reconciliation_differences_first_run_fkey FOREIGN KEY (first_run) REFERENCES reconciliations(_id),
  CONSTRAINT reconciliation_differences_last_run_fkey FOREIGN KEY (last_run) REFERENCES reconciliations(_id),
  CONSTRAINT reconciliation_differences_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(_id),
  CONSTRAINT reconciliation_differences_person_id_fkey FOREIGN KEY (person_id) REFERENCES accounts(_id),
  CONSTRAINT reconciliation_differences_settled_by_fkey FOREIGN KEY (settled_by) REFERENCES accounts(_id),
  CONSTRAINT reconciliation_differences_note CHECK (((note IS NULL) OR (settled_at IS NOT NULL))),
  CONSTRAINT reconciliation_differences_settled CHECK (((settled_at IS NULL) = (settled_by IS NULL)))
);
CREATE INDEX reconciliation_differences_first_run ON reconciliation_differences USING btree (first_run);
CREATE INDEX reconciliation_differences_last_run ON reconciliation_differences USING btree (last_run);
CREATE INDEX reconciliation_differences_newest ON reconciliation_differences USING btree (created_at DESC, _id DESC);
CREATE INDEX reconciliation_differences_of_order ON reconciliation_differences USING btree (order_id) WHERE (order_id IS NOT NULL);
CREATE INDEX reconciliation_differences_of_person ON reconciliation_differences USING btree (person_id) WHERE (person_id IS NOT NULL);
CREATE UNIQUE INDEX reconciliation_differences_open ON reconciliation_differences USING btree (kind, subject) WHERE (closed_at IS NULL);
CREATE INDEX reconciliation_differences_settled_by ON reconciliation_differences USING btree (settled_by) WHERE (settled_by IS NOT NULL);

-- The support chat. What each message changes is stored in the conversation's row, so that lists read one row.
CREATE TABLE conversations (
  _id uuid not null,
  -- The account it belongs to, of any role.
  customer_id uuid not null,
  -- The client id of its first message: starting it again starts no second conversation.
  client_id uuid not null,
  status text not null default 'active'::text,
  assignee_id uuid,
  order_id uuid,
  created_at timestamp(3) with time zone not null default now(),
  last_message text not null,
  last_sender_type text not null,
  last_message_at timestamp(3) with time zone not null,
  last_sequence integer not null,
  -- The number of its customer's messages.
  customer_messages integer not null,
  -- The last message that the staff has seen, whoever of them did.
  seen_by_admin integer not null default 0,
  seen_by_customer integer not null default 0,
  -- The number of answers after the last message that the customer has seen.
  unread_by_customer integer not null default 0,
  -- The first answer that the absent customer has not seen; they are mailed once for all of them.
  first_unread_answer integer,
  -- The customer's complaint about the conversation's order; null if it is none.
  complaint text,
  CONSTRAINT conversations_pkey PRIMARY KEY (_id),
  CONSTRAINT conversations_begin_once UNIQUE (customer_id, client_id),
  CONSTRAINT conversations_assignee_id_fkey FOREIGN KEY (assignee_id) REFERENCES accounts(_id),
  CONSTRAINT conversations_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES accounts(_id),
  CONSTRAINT conversations_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(_id),
  CONSTRAINT conversations_check CHECK (((customer_messages >= 1) AND (customer_messages <= last_sequence))),
  CONSTRAINT conversations_check1 CHECK (((seen_by_admin >= 0) AND (seen_by_admin <= last_sequence))),
  CONSTRAINT conversations_check2 CHECK (((seen_by_customer >= 0) AND (seen_by_customer <= last_sequence))),
  CONSTRAINT conversations_check3 CHECK (((unread_by_customer >= 0) AND (unread_by_customer <= last_sequence))),
  CONSTRAINT conversations_check4 CHECK (((first_unread_answer >= 1) AND (first_unread_answer <= last_sequence))),
  CONSTRAINT conversations_complaint CHECK (((complaint IS NULL) OR ((order_id IS NOT NULL) AND (complaint = ANY (ARRAY['lost'::text, 'broken'::text, 'late'::text, 'wrong_item'::text, 'money'::text, 'rider'::text, 'other'::text]))))),
  CONSTRAINT conversations_last_sender_type_check CHECK ((last_sender_type = ANY (ARRAY['admin'::text, 'customer'::text]))),
  CONSTRAINT conversations_last_sequence_check CHECK ((last_sequence >= 1)),
  CONSTRAINT conversations_status_check CHECK ((status = ANY (ARRAY['active'::text, 'pending'::text, 'resolved'::text, 'closed'::text])))
);
CREATE INDEX conversations_newest ON conversations USING btree (last_message_at DESC, _id DESC);
CREATE INDEX conversations_newest_of_assignee ON conversations USING btree (assignee_id, last_message_at DESC, _id DESC) WHERE (assignee_id IS NOT NULL);
-- Nearly all conversations of an assignee are resolved or closed. This index finds and counts those of one status, most often the few active ones, without reading the others.
CREATE INDEX conversations_newest_of_assignee_and_status ON conversations USING btree (assignee_id, status, last_message_at DESC, _id DESC) WHERE (assignee_id IS NOT NULL);
CREATE INDEX conversations_newest_of_customer ON conversations USING btree (customer_id, last_message_at DESC, _id DESC);
-- Filtered lists of the staff: each is found, and counted to ten thousand, in its own index.
CREATE INDEX conversations_newest_of_nobody ON conversations USING btree (last_message_at DESC, _id DESC) WHERE (assignee_id IS NULL);
CREATE INDEX conversations_newest_of_status ON conversations USING btree (status, last_message_at DESC, _id DESC);
CREATE INDEX conversations_order ON conversations USING btree (order_id) WHERE (order_id IS NOT NULL);

CREATE TABLE messages (
  conversation_id uuid not null,
  -- From 1, without gaps.
  sequence integer not null,
  _id uuid not null,
  client_id uuid not null,
  sender_id uuid not null,
  sender_type text not null,
  content text not null,
  image_key text,
  image_width_px integer,
  image_height_px integer,
  -- The number of the customer's messages up to and including this one: unread is a difference of two such numbers.
  customer_messages integer not null,
  created_at timestamp(3) with time zone not null,
  search_text text generated always as (lower(content)) stored not null,
  CONSTRAINT messages_pkey PRIMARY KEY (conversation_id, sequence),
  CONSTRAINT messages_kept_once UNIQUE (conversation_id, client_id),
  CONSTRAINT messages_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversations(_id) ON DELETE CASCADE,
  CONSTRAINT messages_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES accounts(_id),
  CONSTRAINT messages_check CHECK (((customer_messages >= 0) AND (customer_messages <= sequence))),
  CONSTRAINT messages_image_height_px_check CHECK ((image_height_px > 0)),
  CONSTRAINT messages_image_is_whole CHECK ((((image_key IS NULL) = (image_width_px IS NULL)) AND ((image_key IS NULL) = (image_height_px IS NULL)))),
  CONSTRAINT messages_image_width_px_check CHECK ((image_width_px > 0)),
  CONSTRAINT messages_say_something CHECK (((content <> ''::text) OR (image_key IS NOT NULL))),
  CONSTRAINT messages_sender_type_check CHECK ((sender_type = ANY (ARRAY['admin'::text, 'customer'::text]))),
  CONSTRAINT messages_sequence_check CHECK ((sequence >= 1))
);
-- Who asks for a picture is compared with the conversation that it belongs to.
CREATE INDEX messages_image_key ON messages USING btree (image_key) WHERE (image_key IS NOT NULL);
-- A search that finds much reads from the newest.
CREATE INDEX messages_newest ON messages USING btree (created_at DESC, _id DESC);
-- For the limit on how fast an account writes.
CREATE INDEX messages_newest_of_sender ON messages USING btree (sender_id, created_at DESC);
CREATE INDEX messages_search ON messages USING gin (search_text gin_trgm_ops);

-- The conversations that each member of the staff has not opened. The first unread message creates a row, and opening the conversation deletes it. So counting reads their rows only, and a new colleague starts with none.
CREATE TABLE unread_conversations (
  account_id uuid not null,
  conversation_id uuid not null,
  -- The number of the customer's messages they have opened.
  opened_messages integer not null,
  CONSTRAINT unread_conversations_pkey PRIMARY KEY (account_id, conversation_id),
  CONSTRAINT unread_conversations_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(_id),
  CONSTRAINT unread_conversations_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversations(_id) ON DELETE CASCADE,
  CONSTRAINT unread_conversations_opened_messages_check CHECK ((opened_messages >= 0))
);
CREATE INDEX unread_conversations_conversation ON unread_conversations USING btree (conversation_id);

-- Internal notes of the staff. A table of its own: no query of messages can ever show a note.
CREATE TABLE conversation_notes (
  _id uuid not null,
  conversation_id uuid not null,
  author_id uuid not null,
  content text not null,
  created_at timestamp(3) with time zone not null default now(),
  CONSTRAINT conversation_notes_pkey PRIMARY KEY (_id),
  CONSTRAINT conversation_notes_author_id_fkey FOREIGN KEY (author_id) REFERENCES accounts(_id),
  CONSTRAINT conversation_notes_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversations(_id) ON DELETE CASCADE,
  CONSTRAINT conversation_notes_content_check CHECK ((content <> ''::text))
);
CREATE INDEX conversation_notes_oldest ON conversation_notes USING btree (conversation_id, created_at, _id);

-- Replies that all staff use and change.
CREATE TABLE saved_replies (
  _id uuid not null,
  title text not null,
  content text not null,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  -- Nobody overwrites a change they have not seen.
  version integer not null default 1,
  CONSTRAINT saved_replies_pkey PRIMARY KEY (_id),
  CONSTRAINT saved_replies_content_check CHECK ((content <> ''::text)),
  CONSTRAINT saved_replies_title_check CHECK ((title <> ''::text))
);
CREATE TRIGGER saved_replies_raise_version BEFORE UPDATE ON saved_replies FOR EACH ROW WHEN (((old.title IS DISTINCT FROM new.title) OR (old.content IS DISTINCT FROM new.content))) EXECUTE FUNCTION raise_version();

-- Messages from /contact. Stored, even if the mail to support fails.
CREATE TABLE contact_messages (
  _id uuid not null,
  name text not null,
  email text not null,
  message text not null,
  -- In milliseconds: a list's next page begins after the last row shown, by its time.
  created_at timestamp(3) with time zone not null default now(),
  -- When a member of the staff first opened it.
  read_at timestamp with time zone,
  answered_at timestamp(3) with time zone,
  answered_by uuid,
  search_text text generated always as (lower(((((name || '
'::text) || email) || '
'::text) || message))) stored not null,
  CONSTRAINT contact_messages_pkey PRIMARY KEY (_id),
  CONSTRAINT contact_messages_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES accounts(_id),
  CONSTRAINT contact_messages_answered_by_someone CHECK (((answered_at IS NULL) = (answered_by IS NULL))),
  CONSTRAINT contact_messages_email_check CHECK ((email <> ''::text)),
  CONSTRAINT contact_messages_message_check CHECK ((message <> ''::text)),
  CONSTRAINT contact_messages_name_check CHECK ((name <> ''::text))
);
CREATE INDEX contact_messages_answered ON contact_messages USING btree (created_at DESC, _id DESC) WHERE (answered_at IS NOT NULL);
CREATE INDEX contact_messages_answered_by ON contact_messages USING btree (answered_by);
CREATE INDEX contact_messages_newest ON contact_messages USING btree (created_at DESC, _id DESC);
CREATE INDEX contact_messages_open ON contact_messages USING btree (created_at DESC, _id DESC) WHERE (answered_at IS NULL);
CREATE INDEX contact_messages_search ON contact_messages USING gin (search_text gin_trgm_ops);
CREATE INDEX contact_messages_unread ON contact_messages USING btree (_id) WHERE (read_at IS NULL);

-- The answers of the staff to messages from /contact; several to one message, if one was not enough.
CREATE TABLE contact_answers (
  _id uuid not null,
  message_id uuid not null,
  content text not null,
  answered_by uuid not null,
  created_at timestamp(3) with time zone not null default now(),
  CONSTRAINT contact_answers_pkey PRIMARY KEY (_id),
  CONSTRAINT contact_answers_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES accounts(_id),
  CONSTRAINT contact_answers_message_id_fkey FOREIGN KEY (message_id) REFERENCES contact_messages(_id) ON DELETE CASCADE,
  CONSTRAINT contact_answers_content_check CHECK ((content <> ''::text))
);
CREATE INDEX contact_answers_answered_by ON contact_answers USING btree (answered_by);
CREATE INDEX contact_answers_of_message ON contact_answers USING btree (message_id, created_at);

-- The key pair by which push services know this deployment: one for all its processes, made when it is first needed.
CREATE TABLE push_keys (
  _id uuid not null default gen_random_uuid(),
  is_only boolean not null default true,
  public_key text not null,
  sealed_private_key bytea not null,
  created_at timestamp(3) with time zone not null default now(),
  CONSTRAINT push_keys_pkey PRIMARY KEY (_id),
  CONSTRAINT push_keys_is_only_key UNIQUE (is_only),
  CONSTRAINT push_keys_is_only_check CHECK (is_only)
);

-- Browsers that get an account's notifications, one for a session; it ends with the session.
CREATE TABLE push_subscriptions (
  _id uuid not null,
  session_id uuid not null,
  account_id uuid not null,
  endpoint text not null,
  public_key text not null,
  auth_secret text not null,
  language text not null,
  created_at timestamp(3) with time zone not null default now(),
  CONSTRAINT push_subscriptions_pkey PRIMARY KEY (_id),
  CONSTRAINT push_subscriptions_endpoint_key UNIQUE (endpoint),
  CONSTRAINT push_subscriptions_session_id_key UNIQUE (session_id),
  CONSTRAINT push_subscriptions_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(_id) ON DELETE CASCADE,
  CONSTRAINT push_subscriptions_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(_id) ON DELETE CASCADE
);
CREATE INDEX push_subscriptions_account ON push_subscriptions USING btree (account_id, created_at);

-- A person's choices about notifications. A kind that is not in it is as the product has it.
CREATE TABLE notification_choices (
  account_id uuid not null,
  kinds jsonb not null,
  quiet_from time without time zone,
  quiet_to time without time zone,
  CONSTRAINT notification_choices_pkey PRIMARY KEY (account_id),
  CONSTRAINT notification_choices_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(_id) ON DELETE CASCADE,
  CONSTRAINT notification_choices_check CHECK (((quiet_from IS NULL) = (quiet_to IS NULL)))
);

-- The status of each notification on each channel it takes; kept for 30 days. It holds no text. Without foreign keys: each of the many rows would lock two others.
CREATE TABLE notification_deliveries (
  _id bigint generated always as identity not null,
  notification_id uuid not null,
  kind text not null,
  account_id uuid,
  order_id uuid,
  channel text,
  subscription_id uuid,
  status text not null,
  created_at timestamp(3) with time zone not null default now(),
  CONSTRAINT notification_deliveries_pkey PRIMARY KEY (_id),
  CONSTRAINT notification_deliveries_notification_id_account_id_channel__key UNIQUE NULLS NOT DISTINCT (notification_id, account_id, channel, subscription_id),
  CONSTRAINT notification_deliveries_channel_check CHECK ((channel = ANY (ARRAY['push'::text, 'sms'::text, 'mail'::text])))
);
CREATE INDEX notification_deliveries_created ON notification_deliveries USING brin (created_at) WITH (pages_per_range='16');
CREATE INDEX notification_deliveries_order ON notification_deliveries USING btree (order_id) WHERE (order_id IS NOT NULL);
-- The staff's list of what reached nobody. Offers are left out: they go on to the next riders by themselves.
CREATE INDEX notification_deliveries_unreached ON notification_deliveries USING btree (created_at DESC, _id DESC) WHERE ((status = ANY (ARRAY['nobody'::text, 'gone'::text, 'refused'::text, 'late'::text])) AND (kind <> 'offer'::text));

-- The changes made by the staff: one line for each action, written in the same transaction.
CREATE TABLE audit_lines (
  _id uuid not null,
  created_at timestamp(3) with time zone not null default now(),
  actor_id uuid not null,
  -- A copy from that moment, as `actor_role` is: people are renamed, promoted and removed.
  actor_name text not null,
  actor_role text not null,
  action text not null,
  subject_kind text generated always as (split_part(action, '.'::text, 1)) stored not null,
  subject_id uuid,
  subject_label text not null,
  -- The fields that changed, as they were; `after` has them as they became.
  before json,
  after json,
  reason text not null default ''::text,
  search_text text generated always as (lower(((((((actor_name || '
'::text) || action) || '
'::text) || subject_label) || '
'::text) || reason))) stored not null,
  CONSTRAINT audit_lines_pkey PRIMARY KEY (_id),
  CONSTRAINT audit_lines_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES accounts(_id),
  CONSTRAINT audit_lines_action_check CHECK ((action ~ '^[a-zA-Z]+\.[a-zA-Z]+$'::text)),
  CONSTRAINT audit_lines_actor_name_check CHECK ((actor_name <> ''::text)),
  CONSTRAINT audit_lines_actor_role_check CHECK ((actor_role <> ''::text)),
  CONSTRAINT audit_lines_after_check CHECK ((json_typeof(after) = 'object'::text)),
  CONSTRAINT audit_lines_before_check CHECK ((json_typeof(before) = 'object'::text))
);
CREATE INDEX audit_lines_action ON audit_lines USING btree (action, created_at DESC, _id DESC);
CREATE INDEX audit_lines_actor ON audit_lines USING btree (actor_id, created_at DESC, _id DESC);
CREATE INDEX audit_lines_newest ON audit_lines USING btree (created_at DESC, _id DESC);
CREATE INDEX audit_lines_rider_after ON audit_lines USING btree ((((after -> 'rider'::text) ->> '_id'::text))) WHERE (((after -> 'rider'::text) ->> '_id'::text) IS NOT NULL);
CREATE INDEX audit_lines_rider_before ON audit_lines USING btree ((((before -> 'rider'::text) ->> '_id'::text))) WHERE (((before -> 'rider'::text) ->> '_id'::text) IS NOT NULL);
CREATE INDEX audit_lines_search ON audit_lines USING gin (search_text gin_trgm_ops);
-- Lines to erase are found by their subject, and by the rider who was given an order.
CREATE INDEX audit_lines_subject ON audit_lines USING btree (subject_id) WHERE (subject_id IS NOT NULL);
CREATE TRIGGER audit_lines_append_only BEFORE UPDATE ON audit_lines FOR EACH ROW EXECUTE FUNCTION allow_erasing_only();
CREATE TRIGGER audit_lines_are_kept BEFORE DELETE OR TRUNCATE ON audit_lines FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- One row for each backup that was completed.
CREATE TABLE backups (
  _id bigint generated always as identity not null,
  finished_at timestamp(3) with time zone not null default now(),
  rows bigint not null,
  bytes bigint not null,
  CONSTRAINT backups_pkey PRIMARY KEY (_id)
);

-- The processes that share this database, each with the disk it writes to. Lost in a crash, written again by each.
CREATE UNLOGGED TABLE server_processes (
  _id uuid not null,
  hostname text not null,
  pid integer not null,
  version text not null,
  started_at timestamp(3) with time zone not null,
  seen_at timestamp(3) with time zone not null,
  disk_free_bytes bigint not null,
  disk_size_bytes bigint not null,
  -- The services that the process cannot reach, as it last wrote down.
  problems text[] not null default '{}'::text[],
  CONSTRAINT server_processes_pkey PRIMARY KEY (_id)
);

-- The problems there are, since when, and when the mail about it was sent. Found anew after a crash.
CREATE UNLOGGED TABLE server_problems (
  name text not null,
  since timestamp(3) with time zone not null,
  mailed_at timestamp(3) with time zone,
  -- When a webhook was told of the problem.
  posted_at timestamp(3) with time zone,
  CONSTRAINT server_problems_pkey PRIMARY KEY (name)
);

ALTER TABLE quotes ADD CONSTRAINT quotes_redelivery_of_fkey FOREIGN KEY (redelivery_of) REFERENCES orders(_id);

-- Since when nobody has been served; null while somebody is. A restart is shorter.
CREATE OR REPLACE FUNCTION silent_since()
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
BEGIN ATOMIC
 SELECT server_seen.at
    FROM server_seen
   WHERE (server_seen.at < (now() - '00:02:00'::interval));
END
;

-- When a wait would have begun that has lasted as long without the pauses in it.
CREATE OR REPLACE FUNCTION counted_from(since timestamp with time zone, until timestamp with time zone)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE STRICT
BEGIN ATOMIC
 SELECT (counted_from.since + COALESCE(sum((upper(paused.paused) - lower(paused.paused))), '00:00:00'::interval))
    FROM unnest(( SELECT (range_agg(tstzrange(known.began_at, known.ended_at)) * tstzmultirange(tstzrange(counted_from.since, GREATEST(counted_from.since, counted_from.until))))
            FROM ( SELECT pauses.began_at,
                     pauses.ended_at
                    FROM pauses
                   WHERE ((pauses.ended_at IS NULL) OR (pauses.ended_at > counted_from.since))
                 UNION ALL
                  SELECT silent_since() AS silent_since,
                     now() AS now
                   WHERE (silent_since() IS NOT NULL)) known)) paused(paused);
END
;

-- The same at this moment, for a deadline; null while the staff has stopped the clocks, when nothing has one.
CREATE OR REPLACE FUNCTION deadline_from(since timestamp with time zone)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE STRICT
BEGIN ATOMIC
 SELECT counted_from(since, now()) AS counted_from
   WHERE (NOT (EXISTS ( SELECT
            FROM pauses
           WHERE (pauses.ended_at IS NULL))));
END
;

-- The cash that each rider holds; the version is the number of entries.
CREATE VIEW rider_cash AS
 SELECT owner AS rider_id,
    amount_kobo AS held_kobo,
    since AS held_since,
    entries AS version
   FROM ledger_balances
  WHERE (account = 'rider_cash'::text);

-- The entries of riders' cash: collected, handed in, and put back because it was wrong.
CREATE VIEW rider_cash_lines AS
 SELECT posting._id,
    entry.owner AS rider_id,
        CASE posting.cause
            WHEN 'cash.remitted'::text THEN 'remitted'::text
            WHEN 'cash.reversed'::text THEN 'reversed'::text
            ELSE 'collected'::text
        END AS kind,
    abs(entry.amount_kobo) AS amount_kobo,
        CASE
            WHEN (posting.cause = 'cash.collected'::text) THEN posting.cause_id
            ELSE NULL::uuid
        END AS transaction_id,
    posting.order_id,
    remittance._id AS remittance_id,
    posting.recorded_by,
    remittance.note,
    entry.created_at
   FROM ((ledger_entries entry
     JOIN ledger_postings posting ON ((posting._id = entry.posting_id)))
     LEFT JOIN cash_remittances remittance ON (((posting.cause = ANY (ARRAY['cash.remitted'::text, 'cash.reversed'::text])) AND (remittance._id = posting.cause_id))))
  WHERE (entry.account = 'rider_cash'::text);

-- Conversations as lists show them, ordered by the last message. Without a join, PostgreSQL counts ten thousand of a status in its index alone. With a join, it reads every row, even if no column of the other table is used.
CREATE VIEW listed_conversations AS
 SELECT _id,
    last_message_at AS created_at,
    customer_id,
    status,
    assignee_id,
    order_id,
    last_message,
    last_sender_type,
    last_sequence,
    customer_messages,
    seen_by_admin,
    seen_by_customer,
    unread_by_customer,
    complaint
   FROM conversations;

-- The same, found by the customer's details. A search of one or two letters reads the accounts of the newest conversations.
CREATE VIEW searched_conversations AS
 SELECT listed._id,
    listed.created_at,
    listed.customer_id,
    listed.status,
    listed.assignee_id,
    listed.order_id,
    listed.last_message,
    listed.last_sender_type,
    listed.last_sequence,
    listed.customer_messages,
    listed.seen_by_admin,
    listed.seen_by_customer,
    listed.unread_by_customer,
    accounts.search_text,
    listed.complaint
   FROM (listed_conversations listed
     LEFT JOIN accounts ON (((accounts._id = listed.customer_id) AND (accounts.deleted_at IS NULL))));

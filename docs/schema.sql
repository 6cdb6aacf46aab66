-- The database after all migrations. Written by server/src/schema.test.ts; no program reads it.

CREATE TABLE account_counts (
  role text not null,
  living bigint not null default 0,
  PRIMARY KEY (role),
  CHECK ((living >= 0)),
  CHECK ((role = ANY (ARRAY['user'::text, 'rider'::text, 'vendor'::text, 'admin'::text, 'support'::text, 'finance'::text])))
);

CREATE TABLE accounts (
  _id uuid not null,
  role text not null,
  name text not null,
  email text not null,
  password_hash text not null,
  mobile_number text not null,
  gender text,
  address text not null default ''::text,
  profile_image_key text,
  verified_at timestamp with time zone,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  deleted_at timestamp with time zone,
  pending_email text,
  version integer not null default 1,
  search_text text generated always as (lower((((((name || '
'::text) || email) || '
'::text) || mobile_number) ||
CASE
    WHEN (mobile_number ~~ '+234%'::text) THEN (' 0'::text || substr(mobile_number, 5))
    ELSE ''::text
END))) stored not null,
  second_factor_due_at timestamp(3) with time zone,
  must_choose_password boolean not null default false,
  terms_version text,
  PRIMARY KEY (_id),
  CHECK (((pending_email IS NULL) OR ((pending_email = lower(pending_email)) AND (verified_at IS NOT NULL)))),
  CHECK ((email = lower(email))),
  CHECK ((gender = ANY (ARRAY['male'::text, 'female'::text]))),
  CHECK (((mobile_number = ''::text) OR (mobile_number ~ '^\+[1-9][0-9]{6,14}$'::text))),
  CHECK ((name <> ''::text)),
  CHECK ((role = ANY (ARRAY['user'::text, 'rider'::text, 'vendor'::text, 'admin'::text, 'support'::text, 'finance'::text])))
);
CREATE INDEX accounts_by_email ON accounts USING btree (email) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX accounts_living_email ON accounts USING btree (email) WHERE ((deleted_at IS NULL) AND (email <> ''::text));
CREATE INDEX accounts_newest_of_role ON accounts USING btree (role, created_at DESC, _id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX accounts_recent ON accounts USING btree (created_at DESC, _id DESC) WHERE ((deleted_at IS NULL) AND (role = ANY (ARRAY['user'::text, 'rider'::text, 'vendor'::text])));
CREATE UNIQUE INDEX accounts_rider_phone ON accounts USING btree (mobile_number) WHERE ((role = 'rider'::text) AND (deleted_at IS NULL) AND (mobile_number <> ''::text));
CREATE INDEX accounts_search ON accounts USING gin (search_text gin_trgm_ops) WHERE (deleted_at IS NULL);
CREATE TRIGGER accounts_counted_on_delete AFTER DELETE ON accounts REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_living_accounts();
CREATE TRIGGER accounts_counted_on_insert AFTER INSERT ON accounts REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_living_accounts();
CREATE TRIGGER accounts_counted_on_update AFTER UPDATE ON accounts REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION recount_living_accounts();
CREATE TRIGGER accounts_found_by_new_name AFTER UPDATE OF name, mobile_number ON accounts FOR EACH ROW WHEN (((new.deleted_at IS NULL) AND ((old.name IS DISTINCT FROM new.name) OR (old.mobile_number IS DISTINCT FROM new.mobile_number)))) EXECUTE FUNCTION find_transactions_of_renamed();
CREATE TRIGGER accounts_raise_version BEFORE UPDATE ON accounts FOR EACH ROW WHEN ((((((((old.name IS DISTINCT FROM new.name) OR (old.email IS DISTINCT FROM new.email)) OR (old.mobile_number IS DISTINCT FROM new.mobile_number)) OR (old.address IS DISTINCT FROM new.address)) OR ((old.verified_at IS NULL) IS DISTINCT FROM (new.verified_at IS NULL))) OR (old.role IS DISTINCT FROM new.role)) OR (old.deleted_at IS DISTINCT FROM new.deleted_at))) EXECUTE FUNCTION raise_version();
CREATE TRIGGER accounts_rename_shop AFTER UPDATE OF name ON accounts FOR EACH ROW WHEN (((new.role = 'vendor'::text) AND (new.deleted_at IS NULL) AND (new.name <> old.name))) EXECUTE FUNCTION rename_shop();

CREATE TABLE audit_lines (
  _id uuid not null,
  created_at timestamp(3) with time zone not null default now(),
  actor_id uuid not null,
  actor_name text not null,
  actor_role text not null,
  action text not null,
  subject_kind text generated always as (split_part(action, '.'::text, 1)) stored not null,
  subject_id uuid,
  subject_label text not null,
  before json,
  after json,
  reason text not null default ''::text,
  search_text text generated always as (lower(((((((actor_name || '
'::text) || action) || '
'::text) || subject_label) || '
'::text) || reason))) stored not null,
  PRIMARY KEY (_id),
  FOREIGN KEY (actor_id) REFERENCES accounts(_id),
  CHECK ((action ~ '^[a-zA-Z]+\.[a-zA-Z]+$'::text)),
  CHECK ((actor_name <> ''::text)),
  CHECK ((actor_role <> ''::text)),
  CHECK ((json_typeof(after) = 'object'::text)),
  CHECK ((json_typeof(before) = 'object'::text))
);
CREATE INDEX audit_lines_action ON audit_lines USING btree (action, created_at DESC, _id DESC);
CREATE INDEX audit_lines_actor ON audit_lines USING btree (actor_id, created_at DESC, _id DESC);
CREATE INDEX audit_lines_newest ON audit_lines USING btree (created_at DESC, _id DESC);
CREATE INDEX audit_lines_rider_after ON audit_lines USING btree ((((after -> 'rider'::text) ->> '_id'::text))) WHERE (((after -> 'rider'::text) ->> '_id'::text) IS NOT NULL);
CREATE INDEX audit_lines_rider_before ON audit_lines USING btree ((((before -> 'rider'::text) ->> '_id'::text))) WHERE (((before -> 'rider'::text) ->> '_id'::text) IS NOT NULL);
CREATE INDEX audit_lines_search ON audit_lines USING gin (search_text gin_trgm_ops);
CREATE INDEX audit_lines_subject ON audit_lines USING btree (subject_id) WHERE (subject_id IS NOT NULL);
CREATE TRIGGER audit_lines_append_only BEFORE UPDATE ON audit_lines FOR EACH ROW EXECUTE FUNCTION refuse_all_but_erasing();
CREATE TRIGGER audit_lines_are_kept BEFORE DELETE OR TRUNCATE ON audit_lines FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE backups (
  _id bigint generated always as identity not null,
  finished_at timestamp(3) with time zone not null default now(),
  rows bigint not null,
  bytes bigint not null,
  PRIMARY KEY (_id)
);

CREATE TABLE cash_remittances (
  _id uuid not null,
  rider_id uuid not null,
  amount_kobo bigint not null,
  recorded_by uuid not null,
  note text,
  created_at timestamp(3) with time zone not null default clock_timestamp(),
  answer text,
  answered_at timestamp(3) with time zone,
  dispute_reason text,
  reversed_at timestamp(3) with time zone,
  reversed_by uuid,
  reversal_reason text,
  PRIMARY KEY (_id),
  FOREIGN KEY (recorded_by) REFERENCES accounts(_id),
  FOREIGN KEY (reversed_by) REFERENCES accounts(_id),
  FOREIGN KEY (rider_id) REFERENCES accounts(_id),
  CHECK ((amount_kobo > 0)),
  CHECK ((answer = ANY (ARRAY['confirmed'::text, 'disputed'::text]))),
  CHECK (((dispute_reason IS NULL) OR (answer = 'disputed'::text))),
  CHECK (((reversed_at IS NULL) = (reversed_by IS NULL)))
);
CREATE INDEX cash_remittances_disputed ON cash_remittances USING btree (answered_at) WHERE ((answer = 'disputed'::text) AND (reversed_at IS NULL));
CREATE INDEX cash_remittances_of_rider ON cash_remittances USING btree (rider_id, created_at DESC);
CREATE INDEX cash_remittances_recorded_by ON cash_remittances USING btree (recorded_by);
CREATE INDEX cash_remittances_reversed_by ON cash_remittances USING btree (reversed_by) WHERE (reversed_by IS NOT NULL);
CREATE TRIGGER cash_remittances_amounts_stay BEFORE UPDATE OF amount_kobo ON cash_remittances FOR EACH ROW WHEN ((old.amount_kobo IS DISTINCT FROM new.amount_kobo)) EXECUTE FUNCTION refuse_new_amount();
CREATE TRIGGER cash_remittances_are_kept BEFORE DELETE OR TRUNCATE ON cash_remittances FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE checkouts (
  _id uuid not null,
  customer_id uuid,
  created_at timestamp(3) with time zone not null default now(),
  expires_at timestamp(3) with time zone not null,
  used_at timestamp(3) with time zone,
  PRIMARY KEY (_id),
  FOREIGN KEY (customer_id) REFERENCES accounts(_id),
  CHECK ((expires_at > created_at)),
  CHECK (((used_at IS NULL) OR (customer_id IS NOT NULL)))
);
CREATE INDEX checkouts_never_used ON checkouts USING btree (expires_at) WHERE (used_at IS NULL);
CREATE INDEX checkouts_of_customer ON checkouts USING btree (customer_id);

CREATE TABLE code_guards (
  address_key bytea not null,
  requested_at timestamp with time zone,
  wrong_tries integer not null default 0,
  wrong_since timestamp with time zone,
  touched_at timestamp with time zone not null default now(),
  mails smallint not null default 0,
  mails_since timestamp with time zone,
  PRIMARY KEY (address_key)
);
CREATE INDEX code_guards_touched ON code_guards USING btree (touched_at);

CREATE TABLE contact_answers (
  _id uuid not null,
  message_id uuid not null,
  content text not null,
  answered_by uuid not null,
  created_at timestamp(3) with time zone not null default now(),
  mailed_at timestamp with time zone,
  PRIMARY KEY (_id),
  FOREIGN KEY (answered_by) REFERENCES accounts(_id),
  FOREIGN KEY (message_id) REFERENCES contact_messages(_id) ON DELETE CASCADE,
  CHECK ((content <> ''::text))
);
CREATE INDEX contact_answers_answered_by ON contact_answers USING btree (answered_by);
CREATE INDEX contact_answers_of_message ON contact_answers USING btree (message_id, created_at);

CREATE TABLE contact_messages (
  _id uuid not null,
  name text not null,
  email text not null,
  message text not null,
  created_at timestamp(3) with time zone not null default now(),
  mailed_at timestamp with time zone,
  read_at timestamp with time zone,
  answered_at timestamp(3) with time zone,
  answered_by uuid,
  search_text text generated always as (lower(((((name || '
'::text) || email) || '
'::text) || message))) stored not null,
  PRIMARY KEY (_id),
  FOREIGN KEY (answered_by) REFERENCES accounts(_id),
  CHECK (((answered_at IS NULL) = (answered_by IS NULL))),
  CHECK ((email <> ''::text)),
  CHECK ((message <> ''::text)),
  CHECK ((name <> ''::text))
);
CREATE INDEX contact_messages_answered ON contact_messages USING btree (created_at DESC, _id DESC) WHERE (answered_at IS NOT NULL);
CREATE INDEX contact_messages_answered_by ON contact_messages USING btree (answered_by);
CREATE INDEX contact_messages_mailed ON contact_messages USING btree (mailed_at) WHERE (mailed_at IS NOT NULL);
CREATE INDEX contact_messages_newest ON contact_messages USING btree (created_at DESC, _id DESC);
CREATE INDEX contact_messages_open ON contact_messages USING btree (created_at DESC, _id DESC) WHERE (answered_at IS NULL);
CREATE INDEX contact_messages_search ON contact_messages USING gin (search_text gin_trgm_ops);
CREATE INDEX contact_messages_unread ON contact_messages USING btree (_id) WHERE (read_at IS NULL);

CREATE TABLE contacts (
  _id uuid not null,
  account_id uuid not null,
  name text not null,
  label text not null,
  phone text not null,
  place jsonb not null,
  address text not null,
  created_at timestamp(3) with time zone not null default now(),
  PRIMARY KEY (_id),
  FOREIGN KEY (account_id) REFERENCES accounts(_id) ON DELETE CASCADE,
  CHECK ((name <> ''::text))
);
CREATE INDEX contacts_account ON contacts USING btree (account_id);

CREATE TABLE conversation_notes (
  _id uuid not null,
  conversation_id uuid not null,
  author_id uuid not null,
  content text not null,
  created_at timestamp(3) with time zone not null default now(),
  PRIMARY KEY (_id),
  FOREIGN KEY (author_id) REFERENCES accounts(_id),
  FOREIGN KEY (conversation_id) REFERENCES conversations(_id) ON DELETE CASCADE,
  CHECK ((content <> ''::text))
);
CREATE INDEX conversation_notes_oldest ON conversation_notes USING btree (conversation_id, created_at, _id);

CREATE TABLE conversations (
  _id uuid not null,
  customer_id uuid not null,
  client_id uuid not null,
  status text not null default 'active'::text,
  assignee_id uuid,
  order_id uuid,
  created_at timestamp(3) with time zone not null default now(),
  last_message text not null,
  last_sender_type text not null,
  last_message_at timestamp(3) with time zone not null,
  last_sequence integer not null,
  customer_messages integer not null,
  seen_by_admin integer not null default 0,
  seen_by_customer integer not null default 0,
  unread_by_customer integer not null default 0,
  silent_since integer,
  mailed_silence integer,
  complaint text,
  PRIMARY KEY (_id),
  UNIQUE (customer_id, client_id),
  FOREIGN KEY (assignee_id) REFERENCES accounts(_id),
  FOREIGN KEY (customer_id) REFERENCES accounts(_id),
  FOREIGN KEY (order_id) REFERENCES orders(_id),
  CHECK (((customer_messages >= 1) AND (customer_messages <= last_sequence))),
  CHECK (((seen_by_admin >= 0) AND (seen_by_admin <= last_sequence))),
  CHECK (((seen_by_customer >= 0) AND (seen_by_customer <= last_sequence))),
  CHECK (((unread_by_customer >= 0) AND (unread_by_customer <= last_sequence))),
  CHECK (((silent_since >= 1) AND (silent_since <= last_sequence))),
  CHECK (((complaint IS NULL) OR ((order_id IS NOT NULL) AND (complaint = ANY (ARRAY['lost'::text, 'broken'::text, 'late'::text, 'wrong_item'::text, 'money'::text, 'rider'::text, 'other'::text]))))),
  CHECK ((last_sender_type = ANY (ARRAY['admin'::text, 'customer'::text]))),
  CHECK ((last_sequence >= 1)),
  CHECK ((status = ANY (ARRAY['active'::text, 'pending'::text, 'resolved'::text, 'closed'::text])))
);
CREATE INDEX conversations_newest ON conversations USING btree (last_message_at DESC, _id DESC);
CREATE INDEX conversations_newest_of_assignee ON conversations USING btree (assignee_id, last_message_at DESC, _id DESC) WHERE (assignee_id IS NOT NULL);
CREATE INDEX conversations_newest_of_assignee_and_status ON conversations USING btree (assignee_id, status, last_message_at DESC, _id DESC) WHERE (assignee_id IS NOT NULL);
CREATE INDEX conversations_newest_of_customer ON conversations USING btree (customer_id, last_message_at DESC, _id DESC);
CREATE INDEX conversations_newest_of_nobody ON conversations USING btree (last_message_at DESC, _id DESC) WHERE (assignee_id IS NULL);
CREATE INDEX conversations_newest_of_status ON conversations USING btree (status, last_message_at DESC, _id DESC);
CREATE INDEX conversations_order ON conversations USING btree (order_id) WHERE (order_id IS NOT NULL);

CREATE TABLE devices (
  account_id uuid not null,
  token_hash bytea not null,
  expires_at timestamp with time zone not null,
  PRIMARY KEY (account_id, token_hash),
  FOREIGN KEY (account_id) REFERENCES accounts(_id) ON DELETE CASCADE
);
CREATE INDEX devices_ending ON devices USING btree (expires_at);
CREATE INDEX devices_token ON devices USING btree (token_hash);

CREATE TABLE earning_terms (
  _id uuid not null,
  version integer not null,
  rider_permille integer not null,
  redelivery_permille integer not null,
  rider_minimum_kobo bigint not null,
  commission_permille integer not null,
  vat_permille integer not null,
  created_at timestamp(3) with time zone not null default clock_timestamp(),
  created_by uuid,
  PRIMARY KEY (_id),
  UNIQUE (version),
  FOREIGN KEY (created_by) REFERENCES accounts(_id),
  CHECK (((commission_permille >= 0) AND (commission_permille <= 1000))),
  CHECK (((redelivery_permille >= 0) AND (redelivery_permille <= 1000))),
  CHECK (((rider_minimum_kobo >= 0) AND (rider_minimum_kobo <= 10000000))),
  CHECK (((rider_permille >= 0) AND (rider_permille <= 1000))),
  CHECK (((vat_permille >= 0) AND (vat_permille <= 1000))),
  CHECK ((version >= 1))
);
CREATE INDEX earning_terms_created_by ON earning_terms USING btree (created_by);
CREATE INDEX earning_terms_newest ON earning_terms USING btree (created_at DESC, _id DESC);
CREATE TRIGGER earning_terms_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON earning_terms FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE email_changes (
  _id uuid not null,
  account_id uuid not null,
  old_email text not null,
  new_email text not null,
  changed_at timestamp with time zone not null default now(),
  changed_by uuid,
  agreed_by uuid,
  agreed_at timestamp with time zone,
  PRIMARY KEY (_id),
  FOREIGN KEY (account_id) REFERENCES accounts(_id) ON DELETE CASCADE,
  FOREIGN KEY (agreed_by) REFERENCES accounts(_id),
  FOREIGN KEY (changed_by) REFERENCES accounts(_id)
);
CREATE INDEX email_changes_account ON email_changes USING btree (account_id);
CREATE INDEX email_changes_oldest ON email_changes USING btree (changed_at);

CREATE TABLE export_tickets (
  token_hash bytea not null,
  account_id uuid not null,
  filter json not null,
  expires_at timestamp with time zone not null,
  PRIMARY KEY (token_hash),
  FOREIGN KEY (account_id) REFERENCES accounts(_id) ON DELETE CASCADE
);
CREATE INDEX export_tickets_oldest ON export_tickets USING btree (expires_at);

CREATE TABLE goodbye_addresses (
  _id uuid not null,
  email text not null,
  kept_at timestamp with time zone not null default now(),
  PRIMARY KEY (_id)
);
CREATE INDEX goodbye_addresses_oldest ON goodbye_addresses USING btree (kept_at);

CREATE TABLE hand_over_photos (
  order_id uuid not null,
  key text not null,
  width_px integer not null,
  height_px integer not null,
  replaces_code boolean not null,
  at timestamp(3) with time zone not null default now(),
  PRIMARY KEY (order_id),
  FOREIGN KEY (order_id) REFERENCES orders(_id),
  CHECK ((height_px > 0)),
  CHECK ((width_px > 0))
);
CREATE UNIQUE INDEX hand_over_photos_key ON hand_over_photos USING btree (key);

CREATE TABLE hand_over_points (
  order_id uuid not null,
  rider_id uuid not null,
  longitude double precision not null,
  latitude double precision not null,
  place_name text,
  place_longitude double precision,
  place_latitude double precision,
  handed_over_at timestamp(3) with time zone not null default now(),
  PRIMARY KEY (order_id),
  FOREIGN KEY (order_id) REFERENCES orders(_id),
  FOREIGN KEY (rider_id) REFERENCES accounts(_id),
  CHECK ((num_nulls(place_name, place_longitude, place_latitude) = ANY (ARRAY[0, 3])))
);
CREATE INDEX hand_over_points_of_place ON hand_over_points USING btree (place_name, place_longitude, place_latitude) WHERE (place_name IS NOT NULL);

CREATE TABLE hand_over_tries (
  order_id uuid not null,
  code text not null,
  wrong smallint not null,
  PRIMARY KEY (order_id, code),
  FOREIGN KEY (order_id) REFERENCES orders(_id),
  CHECK ((code = ANY (ARRAY['pickupCode'::text, 'dropoffCode'::text, 'returnCode'::text]))),
  CHECK ((wrong > 0))
);

CREATE TABLE idempotency_keys (
  account_id uuid not null,
  key text not null,
  fingerprint bytea not null,
  answer json,
  created_at timestamp(3) with time zone not null default now(),
  PRIMARY KEY (account_id, key),
  FOREIGN KEY (account_id) REFERENCES accounts(_id) ON DELETE CASCADE
);
CREATE INDEX idempotency_keys_oldest ON idempotency_keys USING btree (created_at);

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
  version integer not null default 1,
  unavailable_until timestamp(3) with time zone,
  options jsonb not null default '[]'::jsonb,
  PRIMARY KEY (_id),
  FOREIGN KEY (vendor_id, shop_name, category) REFERENCES vendors(account_id, shop_name, category) ON UPDATE CASCADE,
  CHECK ((name <> ''::text)),
  CHECK (((jsonb_typeof(options) = 'array'::text) AND (jsonb_array_length(options) <= 6))),
  CHECK ((preparation_min_minutes <= preparation_max_minutes)),
  CHECK ((preparation_min_minutes >= 0)),
  CHECK (((price_kobo >= 1) AND (price_kobo <= 1000000000)))
);
CREATE INDEX items_deleted_with_picture ON items USING btree (deleted_at) WHERE ((deleted_at IS NOT NULL) AND (image_key IS NOT NULL));
CREATE INDEX items_newest ON items USING btree (created_at DESC, _id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX items_newest_of_category ON items USING btree (category, created_at DESC, _id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX items_newest_of_vendor ON items USING btree (vendor_id, created_at DESC, _id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX items_newest_out_today ON items USING btree (created_at DESC, _id DESC) WHERE ((deleted_at IS NULL) AND (unavailable_until IS NOT NULL));
CREATE INDEX items_newest_unavailable ON items USING btree (created_at DESC, _id DESC) WHERE ((deleted_at IS NULL) AND (NOT is_available));
CREATE INDEX items_search ON items USING gin (search_text gin_trgm_ops) WHERE (deleted_at IS NULL);
CREATE TRIGGER items_raise_version BEFORE UPDATE ON items FOR EACH ROW WHEN (((((((((((old.name IS DISTINCT FROM new.name) OR (old.description IS DISTINCT FROM new.description)) OR (old.price_kobo IS DISTINCT FROM new.price_kobo)) OR (old.preparation_min_minutes IS DISTINCT FROM new.preparation_min_minutes)) OR (old.preparation_max_minutes IS DISTINCT FROM new.preparation_max_minutes)) OR (old.is_available IS DISTINCT FROM new.is_available)) OR (old.unavailable_until IS DISTINCT FROM new.unavailable_until)) OR (old.image_key IS DISTINCT FROM new.image_key)) OR (old.options IS DISTINCT FROM new.options)) OR (old.deleted_at IS DISTINCT FROM new.deleted_at))) EXECUTE FUNCTION raise_version();

CREATE TABLE ledger_balances (
  account text not null,
  owner uuid not null,
  amount_kobo bigint not null,
  entries bigint not null,
  changed_at timestamp(3) with time zone not null,
  since timestamp(3) with time zone,
  PRIMARY KEY (account, owner),
  FOREIGN KEY (owner) REFERENCES accounts(_id)
);
CREATE INDEX ledger_balances_largest ON ledger_balances USING btree (account, abs(amount_kobo) DESC, owner) WHERE (amount_kobo <> 0);

CREATE TABLE ledger_entries (
  posting_id uuid not null,
  line smallint not null,
  account text not null,
  owner uuid,
  amount_kobo bigint not null,
  created_at timestamp(3) with time zone not null,
  TRIGGER DEFERRABLE INITIALLY DEFERRED,
  PRIMARY KEY (posting_id, line),
  FOREIGN KEY (posting_id) REFERENCES ledger_postings(_id),
  CHECK ((account <> ''::text)),
  CHECK ((amount_kobo <> 0)),
  CHECK ((line > 0))
);
CREATE INDEX ledger_entries_of_account ON ledger_entries USING btree (account, created_at DESC, posting_id DESC);
CREATE INDEX ledger_entries_statement ON ledger_entries USING btree (account, owner, created_at DESC, posting_id DESC) INCLUDE (amount_kobo);
CREATE TRIGGER ledger_entries_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE CONSTRAINT TRIGGER ledger_entries_balance AFTER INSERT ON ledger_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_balanced_posting();
CREATE TRIGGER ledger_entries_change_balances BEFORE INSERT ON ledger_entries FOR EACH ROW EXECUTE FUNCTION add_to_ledger_balance();
CREATE TRIGGER ledger_entries_change_totals AFTER INSERT ON ledger_entries REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_ledger_totals();

CREATE TABLE ledger_postings (
  _id uuid not null,
  cause text not null,
  cause_id uuid not null,
  order_id uuid,
  recorded_by uuid,
  note text,
  created_at timestamp(3) with time zone not null default clock_timestamp(),
  PRIMARY KEY (_id),
  UNIQUE (cause, cause_id),
  FOREIGN KEY (order_id) REFERENCES orders(_id),
  FOREIGN KEY (recorded_by) REFERENCES accounts(_id),
  CHECK ((cause <> ''::text)),
  CHECK ((note <> ''::text))
);
CREATE INDEX ledger_postings_newest ON ledger_postings USING btree (created_at DESC, _id DESC);
CREATE INDEX ledger_postings_of_cause ON ledger_postings USING btree (cause, created_at DESC, _id DESC);
CREATE INDEX ledger_postings_of_order ON ledger_postings USING btree (order_id) WHERE (order_id IS NOT NULL);
CREATE INDEX ledger_postings_recorded_by ON ledger_postings USING btree (recorded_by) WHERE (recorded_by IS NOT NULL);
CREATE TRIGGER ledger_postings_append_only BEFORE UPDATE ON ledger_postings FOR EACH ROW EXECUTE FUNCTION refuse_all_but_erased_posting_note();
CREATE TRIGGER ledger_postings_are_kept BEFORE DELETE OR TRUNCATE ON ledger_postings FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE ledger_totals (
  account text not null,
  cause text not null,
  shard smallint not null,
  amount_kobo bigint not null,
  entries bigint not null,
  PRIMARY KEY (account, cause, shard)
);

CREATE TABLE messages (
  conversation_id uuid not null,
  sequence integer not null,
  _id uuid not null,
  client_id uuid not null,
  sender_id uuid not null,
  sender_type text not null,
  content text not null,
  image_key text,
  image_width_px integer,
  image_height_px integer,
  customer_messages integer not null,
  created_at timestamp(3) with time zone not null,
  search_text text generated always as (lower(content)) stored not null,
  PRIMARY KEY (conversation_id, sequence),
  UNIQUE (conversation_id, client_id),
  FOREIGN KEY (conversation_id) REFERENCES conversations(_id) ON DELETE CASCADE,
  FOREIGN KEY (sender_id) REFERENCES accounts(_id),
  CHECK (((customer_messages >= 0) AND (customer_messages <= sequence))),
  CHECK ((image_height_px > 0)),
  CHECK ((((image_key IS NULL) = (image_width_px IS NULL)) AND ((image_key IS NULL) = (image_height_px IS NULL)))),
  CHECK ((image_width_px > 0)),
  CHECK (((content <> ''::text) OR (image_key IS NOT NULL))),
  CHECK ((sender_type = ANY (ARRAY['admin'::text, 'customer'::text]))),
  CHECK ((sequence >= 1))
);
CREATE INDEX messages_image_key ON messages USING btree (image_key) WHERE (image_key IS NOT NULL);
CREATE INDEX messages_newest ON messages USING btree (created_at DESC, _id DESC);
CREATE INDEX messages_newest_of_sender ON messages USING btree (sender_id, created_at DESC);
CREATE INDEX messages_search ON messages USING gin (search_text gin_trgm_ops);

CREATE TABLE migrations (
  id integer not null default nextval('migrations_id_seq'::regclass),
  name character varying(255) not null,
  run_on timestamp without time zone not null,
  PRIMARY KEY (id)
);

CREATE TABLE notification_choices (
  account_id uuid not null,
  kinds jsonb not null,
  quiet_from time without time zone,
  quiet_to time without time zone,
  PRIMARY KEY (account_id),
  FOREIGN KEY (account_id) REFERENCES accounts(_id) ON DELETE CASCADE,
  CHECK (((quiet_from IS NULL) = (quiet_to IS NULL)))
);

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
  PRIMARY KEY (_id),
  UNIQUE NULLS NOT DISTINCT (notification_id, account_id, channel, subscription_id),
  CHECK ((channel = ANY (ARRAY['push'::text, 'sms'::text, 'mail'::text])))
);
CREATE INDEX notification_deliveries_created ON notification_deliveries USING brin (created_at) WITH (pages_per_range='16');
CREATE INDEX notification_deliveries_order ON notification_deliveries USING btree (order_id) WHERE (order_id IS NOT NULL);
CREATE INDEX notification_deliveries_unreached ON notification_deliveries USING btree (created_at DESC, _id DESC) WHERE ((status = ANY (ARRAY['nobody'::text, 'gone'::text, 'refused'::text, 'late'::text])) AND (kind <> 'offer'::text));

CREATE TABLE order_events (
  _id bigint generated always as identity not null,
  order_id uuid not null,
  to_status text not null,
  at timestamp(3) with time zone not null default now(),
  actor text not null,
  actor_id uuid,
  reason text,
  track text not null default 'carrying'::text,
  assigned_rider_id uuid,
  PRIMARY KEY (_id),
  FOREIGN KEY (order_id) REFERENCES orders(_id),
  CHECK ((actor = ANY (ARRAY['customer'::text, 'rider'::text, 'vendor'::text, 'admin'::text, 'clock'::text]))),
  CHECK (((actor = 'clock'::text) = (actor_id IS NULL))),
  CHECK (((assigned_rider_id IS NULL) OR (to_status = 'assigned'::text))),
  CHECK (
CASE track
    WHEN 'carrying'::text THEN (to_status = ANY (ARRAY['awaiting_payment'::text, 'placed'::text, 'created'::text, 'assigned'::text, 'enroute_to_pickup'::text, 'arrived_at_pickup'::text, 'picked_up'::text, 'enroute_to_dropoff'::text, 'arrived_at_dropoff'::text, 'delivered'::text, 'delivery_failed'::text, 'returning'::text, 'returned'::text, 'rejected'::text, 'cancelled'::text, 'expired'::text]))
    WHEN 'shop'::text THEN (to_status = ANY (ARRAY['placed'::text, 'accepted'::text, 'preparing'::text, 'ready_for_pickup'::text, 'handed_over'::text, 'completed'::text, 'rejected'::text, 'cancelled'::text, 'expired'::text]))
    ELSE false
END)
);
CREATE INDEX order_events_given_back ON order_events USING btree (actor_id, at) WHERE ((actor = 'rider'::text) AND (to_status = 'created'::text));
CREATE INDEX order_events_of_order ON order_events USING btree (order_id, _id);
CREATE TRIGGER order_events_add_to_order_totals AFTER INSERT ON order_events REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_delivery_totals();
CREATE TRIGGER order_events_append_only BEFORE UPDATE ON order_events FOR EACH ROW EXECUTE FUNCTION refuse_all_but_erased_reason();
CREATE TRIGGER order_events_are_kept BEFORE DELETE OR TRUNCATE ON order_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE order_mails (
  event_id bigint not null,
  mailed_at timestamp with time zone not null default now(),
  PRIMARY KEY (event_id),
  FOREIGN KEY (event_id) REFERENCES order_events(_id)
);

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
  PRIMARY KEY (order_id),
  FOREIGN KEY (order_id) REFERENCES orders(_id),
  FOREIGN KEY (rider_id) REFERENCES accounts(_id),
  CHECK ((((way_to IS NULL) = (way_at IS NULL)) AND ((way_to IS NOT NULL) OR (way_s IS NULL)))),
  CHECK ((way_to = ANY (ARRAY['pickup'::text, 'dropoff'::text])))
);

CREATE TABLE order_reminders (
  event_id bigint not null,
  name text not null,
  at timestamp(3) with time zone not null default now(),
  PRIMARY KEY (event_id, name),
  FOREIGN KEY (event_id) REFERENCES order_events(_id) ON DELETE CASCADE
);

CREATE TABLE order_searches (
  order_id uuid not null,
  _id bigint generated always as identity not null,
  began_at timestamp(3) with time zone not null default now(),
  round integer not null default 0,
  next_at timestamp(3) with time zone default now(),
  opened_at timestamp(3) with time zone,
  waits_since timestamp(3) with time zone not null default now(),
  asked_at timestamp(3) with time zone,
  version integer not null default 0,
  PRIMARY KEY (order_id),
  UNIQUE (_id),
  FOREIGN KEY (order_id) REFERENCES orders(_id),
  CHECK ((round >= 0))
);
CREATE INDEX order_searches_due ON order_searches USING btree (next_at) WHERE (next_at IS NOT NULL);

CREATE TABLE order_totals (
  grain text not null,
  starts_at timestamp with time zone not null,
  shard smallint not null,
  orders bigint not null default 0,
  pending_kobo bigint not null default 0,
  success_kobo bigint not null default 0,
  delivered bigint not null default 0,
  delivery_seconds bigint not null default 0,
  PRIMARY KEY (grain, starts_at, shard),
  CHECK ((grain = ANY (ARRAY['hour'::text, 'day'::text])))
);

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
  phone text not null,
  package_details text not null,
  payment_method text not null,
  quote_id uuid not null,
  fee_kobo bigint not null,
  pickup_code text not null,
  dropoff_code text not null,
  created_at timestamp(3) with time zone not null default now(),
  shop_told_at timestamp(3) with time zone,
  shop_status text,
  vendor_id uuid,
  vendor_name text,
  items json,
  rider_id uuid,
  return_code text not null,
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
  is_place_wrong boolean not null default false,
  parcel_size text not null default 'small'::text,
  pickup_from timestamp(3) with time zone,
  pickup_to timestamp(3) with time zone,
  search_from timestamp(3) with time zone,
  terms_version integer,
  sender_pays boolean not null default false,
  on_hold_since timestamp(3) with time zone,
  TRIGGER DEFERRABLE INITIALLY DEFERRED,
  PRIMARY KEY (_id),
  UNIQUE (_id, fee_kobo),
  UNIQUE (number),
  UNIQUE (quote_id),
  FOREIGN KEY (customer_id) REFERENCES accounts(_id),
  FOREIGN KEY (quote_id, fee_kobo) REFERENCES quotes(_id, total_kobo),
  FOREIGN KEY (rider_id) REFERENCES accounts(_id),
  FOREIGN KEY (vendor_id) REFERENCES accounts(_id),
  CHECK (((rider_id IS NOT NULL) OR (status = ANY (ARRAY['awaiting_payment'::text, 'placed'::text, 'created'::text, 'rejected'::text, 'cancelled'::text, 'expired'::text])))),
  CHECK ((pickup_code <> dropoff_code)),
  CHECK ((dropoff_code ~ '^\d{4}$'::text)),
  CHECK ((kind = ANY (ARRAY['send'::text, 'receive'::text, 'shop'::text]))),
  CHECK ((number ~ '^[2-9AC-HJKMNPQRT-Y]{3}-[2-9AC-HJKMNPQRT-Y]{3}$'::text)),
  CHECK (
CASE
    WHEN (kind = 'shop'::text) THEN ((shop_status IS NOT NULL) AND (vendor_id IS NOT NULL) AND (vendor_name IS NOT NULL) AND (items IS NOT NULL))
    ELSE ((shop_status IS NULL) AND (vendor_id IS NULL) AND (vendor_name IS NULL) AND (items IS NULL) AND (status <> ALL (ARRAY['placed'::text, 'rejected'::text])))
END),
  CHECK ((parcel_size = ANY (ARRAY['small'::text, 'medium'::text, 'large'::text]))),
  CHECK ((payment_method <> ''::text)),
  CHECK ((phone ~ '^(\+234\d{10})?$'::text)),
  CHECK ((pickup_code ~ '^\d{4}$'::text)),
  CHECK (((num_nulls(pickup_from, pickup_to, search_from) = ANY (ARRAY[0, 3])) AND (pickup_from < pickup_to))),
  CHECK (((NOT is_place_wrong) OR (status = 'delivery_failed'::text))),
  CHECK ((return_code ~ '^\d{4}$'::text)),
  CHECK (((return_code <> pickup_code) AND (return_code <> dropoff_code))),
  CHECK (((NOT sender_pays) OR (kind <> 'shop'::text))),
  CHECK ((shop_status = ANY (ARRAY['placed'::text, 'accepted'::text, 'preparing'::text, 'ready_for_pickup'::text, 'handed_over'::text, 'completed'::text, 'rejected'::text, 'cancelled'::text, 'expired'::text]))),
  CHECK ((status = ANY (ARRAY['awaiting_payment'::text, 'placed'::text, 'created'::text, 'assigned'::text, 'enroute_to_pickup'::text, 'arrived_at_pickup'::text, 'picked_up'::text, 'enroute_to_dropoff'::text, 'arrived_at_dropoff'::text, 'delivered'::text, 'delivery_failed'::text, 'returning'::text, 'returned'::text, 'rejected'::text, 'cancelled'::text, 'expired'::text])))
);
CREATE INDEX orders_newest ON orders USING btree (created_at DESC, _id DESC);
CREATE INDEX orders_newest_of_customer ON orders USING btree (customer_id, created_at DESC, _id DESC);
CREATE INDEX orders_newest_of_rider ON orders USING btree (rider_id, created_at DESC, _id DESC) WHERE (rider_id IS NOT NULL);
CREATE INDEX orders_newest_of_vendor ON orders USING btree (vendor_id, created_at DESC, _id DESC) WHERE (vendor_id IS NOT NULL);
CREATE INDEX orders_offered ON orders USING btree (created_at, _id) WHERE (status = 'created'::text);
CREATE INDEX orders_running ON orders USING btree (created_at, _id) WHERE (status <> ALL (ARRAY['delivered'::text, 'returned'::text, 'rejected'::text, 'cancelled'::text, 'expired'::text]));
CREATE INDEX orders_running_of_rider ON orders USING btree (rider_id) WHERE ((rider_id IS NOT NULL) AND (status <> ALL (ARRAY['delivered'::text, 'returned'::text, 'rejected'::text, 'cancelled'::text, 'expired'::text])));
CREATE INDEX orders_search ON orders USING gin (search_text gin_trgm_ops);
CREATE INDEX orders_waiting_or_unpaid ON orders USING btree (created_at) WHERE (status = ANY (ARRAY['awaiting_payment'::text, 'placed'::text, 'created'::text, 'assigned'::text, 'delivery_failed'::text]));
CREATE TRIGGER orders_are_kept BEFORE DELETE OR TRUNCATE ON orders FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER orders_begin_search AFTER INSERT ON orders FOR EACH ROW WHEN ((new.status = 'created'::text)) EXECUTE FUNCTION search_for_rider();
CREATE TRIGGER orders_by_their_own_quote AFTER INSERT OR UPDATE OF quote_id ON orders FOR EACH ROW EXECUTE FUNCTION refuse_redelivery_quote();
CREATE TRIGGER orders_parties_live_at_assignment AFTER UPDATE OF rider_id ON orders FOR EACH ROW WHEN (((new.rider_id IS NOT NULL) AND (new.rider_id IS DISTINCT FROM old.rider_id))) EXECUTE FUNCTION require_living_parties();
CREATE TRIGGER orders_parties_live_at_insert AFTER INSERT ON orders FOR EACH ROW EXECUTE FUNCTION require_living_parties();
CREATE TRIGGER orders_search_for_rider AFTER UPDATE OF status ON orders FOR EACH ROW WHEN (((old.status = 'created'::text) IS DISTINCT FROM (new.status = 'created'::text))) EXECUTE FUNCTION search_for_rider();
CREATE CONSTRAINT TRIGGER orders_status_has_event AFTER INSERT OR UPDATE OF status, shop_status ON orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_order_event();
CREATE TRIGGER orders_tell_their_stage AFTER UPDATE OF status ON orders FOR EACH ROW WHEN ((order_stage(old.status) IS DISTINCT FROM order_stage(new.status))) EXECUTE FUNCTION tell_stage_of_order();

CREATE TABLE outbox_mails (
  _id bigint generated always as identity not null,
  to_address text not null,
  subject text not null,
  text text not null,
  html text not null,
  created_at timestamp with time zone not null default now(),
  PRIMARY KEY (_id)
);

CREATE TABLE passkey_challenges (
  challenge_hash bytea not null,
  account_id uuid,
  expires_at timestamp with time zone not null,
  PRIMARY KEY (challenge_hash),
  FOREIGN KEY (account_id) REFERENCES accounts(_id) ON DELETE CASCADE
);
CREATE INDEX passkey_challenges_account ON passkey_challenges USING btree (account_id) WHERE (account_id IS NOT NULL);
CREATE INDEX passkey_challenges_ending ON passkey_challenges USING btree (expires_at);

CREATE TABLE passkeys (
  _id uuid not null,
  account_id uuid not null,
  credential_id bytea not null,
  public_key bytea not null,
  uses bigint not null,
  device text not null,
  created_at timestamp(3) with time zone not null default now(),
  used_at timestamp(3) with time zone,
  PRIMARY KEY (_id),
  UNIQUE (credential_id),
  FOREIGN KEY (account_id) REFERENCES accounts(_id) ON DELETE CASCADE,
  CHECK ((uses >= 0))
);
CREATE INDEX passkeys_account ON passkeys USING btree (account_id);

CREATE TABLE password_links (
  _id uuid not null,
  account_id uuid not null,
  token_hash bytea not null,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  PRIMARY KEY (_id),
  UNIQUE (token_hash),
  FOREIGN KEY (account_id) REFERENCES accounts(_id) ON DELETE CASCADE,
  CHECK ((expires_at > created_at))
);
CREATE INDEX password_links_account ON password_links USING btree (account_id);
CREATE INDEX password_links_ending ON password_links USING btree (expires_at);

CREATE TABLE pauses (
  _id uuid not null,
  kind text not null,
  began_at timestamp(3) with time zone not null,
  ended_at timestamp(3) with time zone,
  notice text not null default ''::text,
  PRIMARY KEY (_id),
  CHECK (((kind = 'staff'::text) OR (ended_at IS NOT NULL))),
  CHECK ((ended_at >= began_at)),
  CHECK ((kind = ANY (ARRAY['outage'::text, 'staff'::text])))
);
CREATE UNIQUE INDEX pauses_one_at_a_time ON pauses USING btree ((true)) WHERE (ended_at IS NULL);

CREATE TABLE payment_orders (
  reference text not null,
  order_id uuid not null,
  amount_kobo bigint not null,
  outcome text,
  kept_kobo bigint not null default 0,
  lost_kobo bigint not null default 0,
  PRIMARY KEY (reference, order_id),
  FOREIGN KEY (order_id) REFERENCES orders(_id),
  FOREIGN KEY (reference) REFERENCES payments(reference),
  CHECK ((amount_kobo >= 0)),
  CHECK (((kept_kobo >= 0) AND (kept_kobo <= amount_kobo))),
  CHECK ((outcome = ANY (ARRAY['paid'::text, 'late'::text, 'twice'::text])))
);
CREATE INDEX payment_orders_of_order ON payment_orders USING btree (order_id);
CREATE UNIQUE INDEX payment_orders_paid_once ON payment_orders USING btree (order_id) WHERE (outcome = 'paid'::text);
CREATE TRIGGER payment_orders_amounts_stay BEFORE UPDATE OF amount_kobo ON payment_orders FOR EACH ROW WHEN ((old.amount_kobo IS DISTINCT FROM new.amount_kobo)) EXECUTE FUNCTION refuse_new_amount();
CREATE TRIGGER payment_orders_are_kept BEFORE DELETE OR TRUNCATE ON payment_orders FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE payments (
  reference text not null,
  customer_id uuid not null,
  amount_kobo bigint not null,
  status text not null default 'pending'::text,
  is_sandbox boolean not null,
  authorization_url text,
  access_code text,
  opening_at timestamp(3) with time zone,
  paystack_id bigint,
  fees_kobo bigint,
  created_at timestamp(3) with time zone not null default now(),
  next_check_at timestamp(3) with time zone,
  paid_at timestamp(3) with time zone,
  is_at_door boolean not null default false,
  PRIMARY KEY (reference),
  FOREIGN KEY (customer_id) REFERENCES accounts(_id),
  CHECK ((amount_kobo > 0)),
  CHECK ((fees_kobo >= 0)),
  CHECK (((status = 'paid'::text) = (paid_at IS NOT NULL))),
  CHECK ((reference ~ '^[a-z0-9-]{16,50}$'::text)),
  CHECK ((status = ANY (ARRAY['pending'::text, 'paid'::text, 'failed'::text])))
);
CREATE INDEX payments_due ON payments USING btree (next_check_at) WHERE (next_check_at IS NOT NULL);
CREATE INDEX payments_of_customer ON payments USING btree (customer_id);
CREATE TRIGGER payments_amounts_stay BEFORE UPDATE OF amount_kobo ON payments FOR EACH ROW WHEN ((old.amount_kobo IS DISTINCT FROM new.amount_kobo)) EXECUTE FUNCTION refuse_new_amount();
CREATE TRIGGER payments_are_kept BEFORE DELETE OR TRUNCATE ON payments FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE payments_aside (
  _id uuid not null,
  cause text not null,
  reference text not null,
  amount_kobo bigint,
  currency text not null default ''::text,
  created_at timestamp(3) with time zone not null default now(),
  closed_at timestamp(3) with time zone,
  closed_by uuid,
  note text not null default ''::text,
  dispute_id bigint,
  lost_kobo bigint,
  PRIMARY KEY (_id),
  FOREIGN KEY (closed_by) REFERENCES accounts(_id),
  CHECK ((cause = ANY (ARRAY['unknown'::text, 'amount'::text, 'currency'::text, 'refund'::text, 'dispute'::text, 'test'::text]))),
  CHECK (((closed_at IS NOT NULL) OR (closed_by IS NULL))),
  CHECK ((((cause = 'dispute'::text) AND (closed_at IS NOT NULL)) = (lost_kobo IS NOT NULL)))
);
CREATE INDEX payments_aside_closed_by ON payments_aside USING btree (closed_by) WHERE (closed_by IS NOT NULL);
CREATE UNIQUE INDEX payments_aside_each ON payments_aside USING btree (cause, reference, amount_kobo, currency, dispute_id) NULLS NOT DISTINCT;
CREATE INDEX payments_aside_newest ON payments_aside USING btree (created_at DESC, _id DESC);
CREATE INDEX payments_aside_of_reference ON payments_aside USING btree (reference);

CREATE TABLE payout_accounts (
  account_id uuid not null,
  bank_code text not null,
  number_sealed bytea not null,
  number_last_four text not null,
  holder text not null,
  changed_at timestamp(3) with time zone not null default clock_timestamp(),
  bank text,
  bank_holder text,
  checked_at timestamp(3) with time zone,
  confirmed_by uuid,
  confirmed_at timestamp with time zone,
  PRIMARY KEY (account_id),
  FOREIGN KEY (account_id) REFERENCES accounts(_id),
  FOREIGN KEY (confirmed_by) REFERENCES accounts(_id),
  CHECK ((bank_code <> ''::text)),
  CHECK ((holder <> ''::text)),
  CHECK ((number_last_four ~ '^\d{4}$'::text))
);

CREATE TABLE payout_batches (
  _id uuid not null,
  earner text not null,
  state text not null default 'made'::text,
  minimum_kobo bigint not null,
  made_by uuid not null,
  created_at timestamp(3) with time zone not null default clock_timestamp(),
  approved_by uuid,
  approved_at timestamp(3) with time zone,
  way text,
  PRIMARY KEY (_id),
  FOREIGN KEY (approved_by) REFERENCES accounts(_id),
  FOREIGN KEY (made_by) REFERENCES accounts(_id),
  CHECK (((state = 'made'::text) = (approved_by IS NULL))),
  CHECK (((approved_by IS NULL) = (approved_at IS NULL))),
  CHECK ((earner = ANY (ARRAY['rider'::text, 'vendor'::text]))),
  CHECK ((minimum_kobo > 0)),
  CHECK (((state <> 'sent'::text) OR (approved_by <> made_by))),
  CHECK ((state = ANY (ARRAY['made'::text, 'withdrawn'::text, 'sent'::text]))),
  CHECK ((way = ANY (ARRAY['open'::text, 'file'::text, 'paystack'::text])))
);
CREATE INDEX payout_batches_approved_by ON payout_batches USING btree (approved_by) WHERE (approved_by IS NOT NULL);
CREATE INDEX payout_batches_made_by ON payout_batches USING btree (made_by);
CREATE INDEX payout_batches_newest ON payout_batches USING btree (created_at DESC, _id DESC);
CREATE TRIGGER payout_batches_are_kept BEFORE DELETE OR TRUNCATE ON payout_batches FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE payout_lines (
  _id uuid not null,
  batch_id uuid not null,
  owner uuid not null,
  earned_kobo bigint not null,
  tips_kobo bigint not null,
  bank_code text not null,
  number_sealed bytea,
  number_last_four text not null,
  holder text not null,
  fate text not null default 'planned'::text,
  reason text not null default ''::text,
  changed_at timestamp(3) with time zone not null default clock_timestamp(),
  bank text,
  bank_holder text,
  account_changed_at timestamp with time zone,
  PRIMARY KEY (_id),
  FOREIGN KEY (batch_id) REFERENCES payout_batches(_id),
  FOREIGN KEY (owner) REFERENCES accounts(_id),
  CHECK ((earned_kobo >= 0)),
  CHECK ((fate = ANY (ARRAY['planned'::text, 'left_out'::text, 'sent'::text, 'paid'::text, 'failed'::text]))),
  CHECK (((earned_kobo + tips_kobo) > 0)),
  CHECK ((tips_kobo >= 0))
);
CREATE INDEX payout_lines_of_batch ON payout_lines USING btree (batch_id);
CREATE INDEX payout_lines_of_owner ON payout_lines USING btree (owner);
CREATE UNIQUE INDEX payout_lines_planned_once ON payout_lines USING btree (owner) WHERE (fate = 'planned'::text);
CREATE TRIGGER payout_lines_amounts_stay BEFORE UPDATE OF earned_kobo, tips_kobo ON payout_lines FOR EACH ROW WHEN (((old.earned_kobo IS DISTINCT FROM new.earned_kobo) OR (old.tips_kobo IS DISTINCT FROM new.tips_kobo))) EXECUTE FUNCTION refuse_new_amount();
CREATE TRIGGER payout_lines_are_kept BEFORE DELETE OR TRUNCATE ON payout_lines FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE payout_transfers (
  line_id uuid not null,
  state text not null default 'asked'::text,
  recipient text,
  fees_kobo bigint,
  next_try_at timestamp(3) with time zone default now(),
  tries integer not null default 0,
  paid_after_return_at timestamp(3) with time zone,
  PRIMARY KEY (line_id),
  FOREIGN KEY (line_id) REFERENCES payout_lines(_id),
  CHECK (((state = 'ended'::text) = (next_try_at IS NULL))),
  CHECK ((fees_kobo >= 0)),
  CHECK ((state = ANY (ARRAY['asked'::text, 'sending'::text, 'sent'::text, 'ended'::text])))
);
CREATE INDEX payout_transfers_due ON payout_transfers USING btree (next_try_at) WHERE (next_try_at IS NOT NULL);

CREATE TABLE push_keys (
  _id uuid not null default gen_random_uuid(),
  is_only boolean not null default true,
  public_key text not null,
  sealed_private_key bytea not null,
  made_at timestamp(3) with time zone not null default now(),
  PRIMARY KEY (_id),
  UNIQUE (is_only),
  CHECK (is_only)
);

CREATE TABLE push_subscriptions (
  _id uuid not null,
  session_id uuid not null,
  account_id uuid not null,
  endpoint text not null,
  public_key text not null,
  auth_secret text not null,
  language text not null,
  made_at timestamp(3) with time zone not null default now(),
  PRIMARY KEY (_id),
  UNIQUE (endpoint),
  UNIQUE (session_id),
  FOREIGN KEY (account_id) REFERENCES accounts(_id) ON DELETE CASCADE,
  FOREIGN KEY (session_id) REFERENCES sessions(_id) ON DELETE CASCADE
);
CREATE INDEX push_subscriptions_account ON push_subscriptions USING btree (account_id, made_at);

CREATE TABLE quotes (
  _id uuid not null,
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
  goods json,
  redelivery_of uuid,
  pickup_from timestamp(3) with time zone,
  pickup_to timestamp(3) with time zone,
  PRIMARY KEY (_id),
  UNIQUE (_id, redelivery_of, total_kobo),
  UNIQUE (_id, total_kobo),
  FOREIGN KEY (checkout_id) REFERENCES checkouts(_id) ON DELETE CASCADE,
  FOREIGN KEY (customer_id) REFERENCES accounts(_id),
  FOREIGN KEY (redelivery_of) REFERENCES orders(_id),
  FOREIGN KEY (vendor_id) REFERENCES vendors(account_id),
  CHECK ((distance_m >= 0)),
  CHECK ((duration_s >= 0)),
  CHECK ((expires_at > created_at)),
  CHECK ((kind = ANY (ARRAY['send'::text, 'receive'::text, 'shop'::text]))),
  CHECK ((fare_lines_total(lines) = total_kobo)),
  CHECK ((maps_quality = ANY (ARRAY['sketch'::text, 'surveyed'::text]))),
  CHECK (
CASE
    WHEN ((kind = 'shop'::text) AND (redelivery_of IS NULL)) THEN ((checkout_id IS NOT NULL) AND (vendor_id IS NOT NULL) AND (goods IS NOT NULL))
    ELSE ((checkout_id IS NULL) AND (vendor_id IS NULL) AND (goods IS NULL))
END),
  CHECK (((num_nulls(pickup_from, pickup_to) = ANY (ARRAY[0, 2])) AND (pickup_from < pickup_to))),
  CHECK ((tariff_version >= 0)),
  CHECK ((total_kobo >= 0)),
  CHECK (((used_at IS NULL) OR (customer_id IS NOT NULL)))
);
CREATE INDEX quotes_never_used ON quotes USING btree (expires_at) WHERE ((used_at IS NULL) AND (checkout_id IS NULL));
CREATE INDEX quotes_newest_of_customer ON quotes USING btree (customer_id, created_at DESC);
CREATE INDEX quotes_of_checkout ON quotes USING btree (checkout_id) WHERE (checkout_id IS NOT NULL);
CREATE INDEX quotes_of_redelivery ON quotes USING btree (redelivery_of) WHERE (redelivery_of IS NOT NULL);
CREATE INDEX quotes_of_vendor ON quotes USING btree (vendor_id) WHERE (vendor_id IS NOT NULL);

CREATE TABLE rate_limits (
  key character varying(255) not null,
  points integer not null default 0,
  expire bigint,
  PRIMARY KEY (key)
);

CREATE TABLE rating_totals (
  account_id uuid not null,
  ratings integer not null,
  stars integer not null,
  PRIMARY KEY (account_id),
  FOREIGN KEY (account_id) REFERENCES accounts(_id) ON DELETE CASCADE,
  CHECK (((stars >= ratings) AND (stars <= (5 * ratings)))),
  CHECK ((ratings > 0))
);

CREATE TABLE ratings (
  order_id uuid not null,
  subject text not null,
  account_id uuid not null,
  stars smallint not null,
  reasons text[] not null,
  comment text not null,
  given_at timestamp(3) with time zone not null default now(),
  changed_at timestamp(3) with time zone not null default now(),
  PRIMARY KEY (order_id, subject),
  FOREIGN KEY (account_id) REFERENCES accounts(_id),
  FOREIGN KEY (order_id) REFERENCES orders(_id),
  CHECK (((stars >= 1) AND (stars <= 5))),
  CHECK ((subject = ANY (ARRAY['rider'::text, 'shop'::text])))
);
CREATE INDEX ratings_low ON ratings USING btree (changed_at DESC) WHERE (stars <= 2);
CREATE INDEX ratings_newest ON ratings USING btree (account_id, changed_at DESC, order_id);

CREATE TABLE reconciliation_differences (
  _id uuid not null,
  part text not null,
  kind text not null,
  subject text not null,
  cause text not null default ''::text,
  account text not null default ''::text,
  expected_kobo bigint not null,
  found_kobo bigint not null,
  order_id uuid,
  reference text,
  person_id uuid,
  first_run uuid not null,
  last_run uuid not null,
  created_at timestamp(3) with time zone not null default clock_timestamp(),
  closed_at timestamp(3) with time zone,
  settled_at timestamp(3) with time zone,
  settled_by uuid,
  note text,
  PRIMARY KEY (_id),
  FOREIGN KEY (first_run) REFERENCES reconciliations(_id),
  FOREIGN KEY (last_run) REFERENCES reconciliations(_id),
  FOREIGN KEY (order_id) REFERENCES orders(_id),
  FOREIGN KEY (person_id) REFERENCES accounts(_id),
  FOREIGN KEY (settled_by) REFERENCES accounts(_id),
  CHECK (((note IS NULL) OR (settled_at IS NOT NULL))),
  CHECK (((settled_at IS NULL) = (settled_by IS NULL)))
);
CREATE INDEX reconciliation_differences_first_run ON reconciliation_differences USING btree (first_run);
CREATE INDEX reconciliation_differences_last_run ON reconciliation_differences USING btree (last_run);
CREATE INDEX reconciliation_differences_newest ON reconciliation_differences USING btree (created_at DESC, _id DESC);
CREATE INDEX reconciliation_differences_of_order ON reconciliation_differences USING btree (order_id) WHERE (order_id IS NOT NULL);
CREATE INDEX reconciliation_differences_of_person ON reconciliation_differences USING btree (person_id) WHERE (person_id IS NOT NULL);
CREATE UNIQUE INDEX reconciliation_differences_open ON reconciliation_differences USING btree (kind, subject) WHERE (closed_at IS NULL);
CREATE INDEX reconciliation_differences_settled_by ON reconciliation_differences USING btree (settled_by) WHERE (settled_by IS NOT NULL);

CREATE TABLE reconciliations (
  _id uuid not null,
  state text not null default 'running'::text,
  begun_by uuid,
  due_on date,
  created_at timestamp(3) with time zone not null default now(),
  ended_at timestamp(3) with time zone,
  part text not null,
  position text,
  parts json not null,
  taken_by uuid,
  taken_until timestamp(3) with time zone,
  PRIMARY KEY (_id),
  UNIQUE (due_on),
  FOREIGN KEY (begun_by) REFERENCES accounts(_id),
  CHECK (((begun_by IS NULL) = (due_on IS NOT NULL))),
  CHECK (((state = 'running'::text) = (ended_at IS NULL))),
  CHECK ((state = ANY (ARRAY['running'::text, 'done'::text, 'failed'::text])))
);
CREATE INDEX reconciliations_begun_by ON reconciliations USING btree (begun_by) WHERE (begun_by IS NOT NULL);
CREATE INDEX reconciliations_newest ON reconciliations USING btree (created_at DESC, _id DESC);
CREATE UNIQUE INDEX reconciliations_one_runs ON reconciliations USING btree (state) WHERE (state = 'running'::text);

CREATE TABLE recovery_codes (
  account_id uuid not null,
  code_hash bytea not null,
  used_at timestamp with time zone,
  PRIMARY KEY (account_id, code_hash),
  FOREIGN KEY (account_id) REFERENCES second_factors(account_id) ON DELETE CASCADE
);

CREATE TABLE refined_places (
  place_name text not null,
  place_longitude double precision not null,
  place_latitude double precision not null,
  longitude double precision not null,
  latitude double precision not null,
  hand_overs integer not null,
  PRIMARY KEY (place_name, place_longitude, place_latitude),
  CHECK ((hand_overs >= 3))
);

CREATE TABLE refunds (
  _id uuid not null,
  reference text not null,
  order_id uuid not null,
  amount_kobo bigint not null,
  cause text not null,
  reason text not null default ''::text,
  asked_by uuid,
  is_goodwill boolean not null default false,
  status text not null default 'asked'::text,
  paystack_id bigint,
  created_at timestamp(3) with time zone not null default now(),
  next_try_at timestamp(3) with time zone default now(),
  tries integer not null default 0,
  ended_at timestamp(3) with time zone,
  PRIMARY KEY (_id),
  FOREIGN KEY (reference, order_id) REFERENCES payment_orders(reference, order_id),
  CHECK ((amount_kobo > 0)),
  CHECK (((cause = 'staff'::text) = (asked_by IS NOT NULL))),
  CHECK ((cause = ANY (ARRAY['ended'::text, 'late'::text, 'twice'::text, 'staff'::text]))),
  CHECK (((ended_at IS NULL) = (next_try_at IS NOT NULL))),
  CHECK (((status = ANY (ARRAY['done'::text, 'failed'::text])) = (ended_at IS NOT NULL))),
  CHECK ((status = ANY (ARRAY['asked'::text, 'sending'::text, 'sent'::text, 'done'::text, 'failed'::text])))
);
CREATE INDEX refunds_due ON refunds USING btree (next_try_at) WHERE (next_try_at IS NOT NULL);
CREATE INDEX refunds_of_order ON refunds USING btree (order_id);
CREATE UNIQUE INDEX refunds_once ON refunds USING btree (reference, order_id) WHERE (cause <> 'staff'::text);
CREATE TRIGGER refunds_amounts_stay BEFORE UPDATE OF amount_kobo ON refunds FOR EACH ROW WHEN ((old.amount_kobo IS DISTINCT FROM new.amount_kobo)) EXECUTE FUNCTION refuse_new_amount();
CREATE TRIGGER refunds_are_kept BEFORE DELETE OR TRUNCATE ON refunds FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE rider_consents (
  rider_id uuid not null,
  is_given boolean not null,
  decided_at timestamp(3) with time zone not null default now(),
  PRIMARY KEY (rider_id),
  FOREIGN KEY (rider_id) REFERENCES accounts(_id)
);

CREATE TABLE rider_duty (
  rider_id uuid not null,
  is_online boolean not null,
  since timestamp(3) with time zone not null default now(),
  until timestamp(3) with time zone,
  at timestamp(3) with time zone,
  longitude double precision,
  latitude double precision,
  accuracy_m real,
  warned_until timestamp(3) with time zone,
  ended_by text,
  PRIMARY KEY (rider_id),
  FOREIGN KEY (rider_id) REFERENCES accounts(_id),
  CHECK ((is_online = (until IS NOT NULL))),
  CHECK ((is_online OR (at IS NULL))),
  CHECK ((((at IS NULL) = (longitude IS NULL)) AND ((at IS NULL) = (latitude IS NULL)) AND ((at IS NULL) = (accuracy_m IS NULL))))
);
CREATE INDEX rider_duty_online ON rider_duty USING btree (until) WHERE is_online;

CREATE TABLE rider_offers (
  _id bigint generated always as identity not null,
  search_id bigint not null,
  order_id uuid not null,
  rider_id uuid not null,
  round integer not null,
  made_by uuid,
  made_at timestamp(3) with time zone not null default now(),
  ends_at timestamp(3) with time zone not null,
  pickup_s integer,
  together bigint,
  answer text,
  answered_at timestamp(3) with time zone,
  reason text,
  PRIMARY KEY (_id),
  FOREIGN KEY (made_by) REFERENCES accounts(_id),
  FOREIGN KEY (order_id) REFERENCES orders(_id),
  FOREIGN KEY (rider_id) REFERENCES accounts(_id),
  CHECK ((answer = ANY (ARRAY['accepted'::text, 'declined'::text, 'timed_out'::text, 'taken'::text, 'withdrawn'::text]))),
  CHECK (((answer IS NULL) = (answered_at IS NULL))),
  CHECK (((reason IS NULL) OR (answer = 'declined'::text)))
);
CREATE INDEX rider_offers_made_by ON rider_offers USING btree (made_by) WHERE (made_by IS NOT NULL);
CREATE INDEX rider_offers_of_search ON rider_offers USING btree (search_id, rider_id);
CREATE INDEX rider_offers_oldest ON rider_offers USING brin (made_at) WITH (pages_per_range='16');
CREATE UNIQUE INDEX rider_offers_one_each ON rider_offers USING btree (search_id, rider_id) WHERE (answer IS NULL);
CREATE UNIQUE INDEX rider_offers_one_winner ON rider_offers USING btree (search_id) WHERE (answer = 'accepted'::text);
CREATE INDEX rider_offers_open ON rider_offers USING btree (rider_id) WHERE (answer IS NULL);
CREATE INDEX rider_offers_taken ON rider_offers USING btree (rider_id, answered_at DESC) WHERE (answer = 'accepted'::text);

CREATE TABLE rider_positions (
  rider_id uuid not null,
  order_id uuid not null,
  at timestamp(3) with time zone not null,
  longitude double precision not null,
  latitude double precision not null,
  accuracy_m real not null,
  received_at timestamp(3) with time zone not null default now(),
  PRIMARY KEY (rider_id, order_id, at)
);
CREATE INDEX rider_positions_oldest ON rider_positions USING brin (received_at) WITH (pages_per_range='16');

CREATE TABLE riders (
  account_id uuid not null,
  vehicle_type text,
  vehicle_brand text not null default ''::text,
  plate_number text not null default ''::text,
  nin_sealed bytea,
  nin_last_four text,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  plate_key text generated always as (compared_plate(plate_number)) stored not null,
  nin_hash bytea,
  PRIMARY KEY (account_id),
  FOREIGN KEY (account_id) REFERENCES accounts(_id),
  CHECK (((nin_hash IS NULL) = (nin_sealed IS NULL))),
  CHECK (((nin_sealed IS NULL) = (nin_last_four IS NULL))),
  CHECK ((nin_last_four ~ '^\d{4}$'::text)),
  CHECK ((vehicle_type = ANY (ARRAY['motorcycle'::text, 'sedan'::text, 'bus'::text])))
);
CREATE UNIQUE INDEX riders_nin ON riders USING btree (nin_hash);
CREATE UNIQUE INDEX riders_plate ON riders USING btree (plate_key) WHERE (plate_key <> ''::text);
CREATE TRIGGER riders_raise_version AFTER UPDATE ON riders FOR EACH ROW WHEN (((((old.vehicle_type IS DISTINCT FROM new.vehicle_type) OR (old.vehicle_brand IS DISTINCT FROM new.vehicle_brand)) OR (old.plate_number IS DISTINCT FROM new.plate_number)) OR (old.nin_last_four IS DISTINCT FROM new.nin_last_four))) EXECUTE FUNCTION raise_version_of_account();

CREATE TABLE road_closures (
  _id uuid not null,
  created_at timestamp(3) with time zone not null default clock_timestamp(),
  created_by uuid not null,
  reason text not null,
  geometry json not null,
  data_version text not null,
  roads json not null,
  ends_at timestamp(3) with time zone,
  ended_at timestamp(3) with time zone,
  ended_by uuid,
  PRIMARY KEY (_id),
  FOREIGN KEY (created_by) REFERENCES accounts(_id),
  FOREIGN KEY (ended_by) REFERENCES accounts(_id),
  CHECK ((ends_at > created_at)),
  CHECK (((ended_at IS NULL) = (ended_by IS NULL))),
  CHECK ((reason <> ''::text))
);
CREATE INDEX road_closures_created_by ON road_closures USING btree (created_by);
CREATE INDEX road_closures_ended_by ON road_closures USING btree (ended_by);
CREATE INDEX road_closures_newest ON road_closures USING btree (created_at DESC, _id DESC);
CREATE INDEX road_closures_not_ended ON road_closures USING btree (created_at DESC, _id DESC) WHERE (ended_at IS NULL);

CREATE TABLE sandbox_charges (
  _id bigint generated always as identity not null,
  reference text not null,
  access_code text not null,
  amount_kobo bigint not null,
  callback_url text not null,
  status text not null default 'abandoned'::text,
  charged_kobo bigint,
  charged_currency text,
  succeeds_at timestamp(3) with time zone,
  refunds_fail boolean not null default false,
  created_at timestamp(3) with time zone not null default now(),
  paid_at timestamp(3) with time zone,
  PRIMARY KEY (_id),
  UNIQUE (access_code),
  UNIQUE (reference)
);

CREATE TABLE sandbox_events (
  _id bigint generated always as identity not null,
  body text not null,
  tries integer not null default 0,
  next_at timestamp(3) with time zone not null,
  PRIMARY KEY (_id)
);
CREATE INDEX sandbox_events_due ON sandbox_events USING btree (next_at);

CREATE TABLE sandbox_refunds (
  _id bigint generated always as identity not null,
  charge_id bigint not null,
  amount_kobo bigint not null,
  note text not null,
  created_at timestamp(3) with time zone not null default now(),
  PRIMARY KEY (_id),
  FOREIGN KEY (charge_id) REFERENCES sandbox_charges(_id),
  CHECK ((amount_kobo > 0))
);
CREATE INDEX sandbox_refunds_of_charge ON sandbox_refunds USING btree (charge_id);

CREATE TABLE sandbox_transfers (
  _id bigint generated always as identity not null,
  reference text not null,
  amount_kobo bigint not null,
  recipient text not null,
  created_at timestamp(3) with time zone not null default now(),
  PRIMARY KEY (_id),
  UNIQUE (reference),
  CHECK ((amount_kobo > 0))
);

CREATE TABLE saved_replies (
  _id uuid not null,
  title text not null,
  content text not null,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  version integer not null default 1,
  PRIMARY KEY (_id),
  CHECK ((content <> ''::text)),
  CHECK ((title <> ''::text))
);
CREATE TRIGGER saved_replies_raise_version BEFORE UPDATE ON saved_replies FOR EACH ROW WHEN (((old.title IS DISTINCT FROM new.title) OR (old.content IS DISTINCT FROM new.content))) EXECUTE FUNCTION raise_version();

CREATE TABLE second_factors (
  account_id uuid not null,
  sealed_secret bytea not null,
  created_at timestamp with time zone not null default now(),
  turned_on_at timestamp(3) with time zone,
  last_step bigint,
  PRIMARY KEY (account_id),
  FOREIGN KEY (account_id) REFERENCES accounts(_id) ON DELETE CASCADE
);

CREATE TABLE server_problems (
  name text not null,
  since timestamp(3) with time zone not null,
  mailed_at timestamp(3) with time zone,
  posted_at timestamp(3) with time zone,
  PRIMARY KEY (name)
);

CREATE TABLE server_processes (
  _id uuid not null,
  hostname text not null,
  pid integer not null,
  version text not null,
  started_at timestamp(3) with time zone not null,
  seen_at timestamp(3) with time zone not null,
  disk_free_bytes bigint not null,
  disk_size_bytes bigint not null,
  problems text[] not null default '{}'::text[],
  PRIMARY KEY (_id)
);

CREATE TABLE server_seen (
  is_only boolean not null default true,
  at timestamp(3) with time zone not null,
  PRIMARY KEY (is_only),
  CHECK (is_only)
);

CREATE TABLE sessions (
  _id uuid not null,
  account_id uuid not null,
  token_hash bytea not null,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  proved_at timestamp with time zone not null default now(),
  seen_at timestamp with time zone not null default now(),
  device text not null default ''::text,
  network text not null default ''::text,
  PRIMARY KEY (_id),
  UNIQUE (token_hash),
  FOREIGN KEY (account_id) REFERENCES accounts(_id) ON DELETE CASCADE,
  CHECK ((expires_at > created_at))
);
CREATE INDEX sessions_account ON sessions USING btree (account_id);
CREATE INDEX sessions_ending ON sessions USING btree (expires_at);

CREATE TABLE shop_hours (
  vendor_id uuid not null,
  week json,
  holidays json not null default '[]'::json,
  closed_at timestamp(3) with time zone,
  closed_until timestamp(3) with time zone,
  busy_minutes integer not null default 0,
  busy_until timestamp(3) with time zone,
  version integer not null default 1,
  updated_at timestamp(3) with time zone not null default now(),
  PRIMARY KEY (vendor_id),
  FOREIGN KEY (vendor_id) REFERENCES vendors(account_id),
  CHECK (((busy_minutes >= 0) AND (busy_minutes <= 120))),
  CHECK (((busy_minutes > 0) = (busy_until IS NOT NULL))),
  CHECK (((closed_until IS NULL) OR (closed_at IS NOT NULL)))
);

CREATE TABLE socket_attachments (
  id bigint not null default nextval('socket_attachments_id_seq'::regclass),
  created_at timestamp with time zone not null default now(),
  payload bytea not null,
  PRIMARY KEY (id)
);
CREATE INDEX socket_attachments_oldest ON socket_attachments USING btree (created_at);

CREATE TABLE staff_invitations (
  _id uuid not null,
  email text not null,
  role text not null,
  invited_by uuid not null,
  created_at timestamp(3) with time zone not null default now(),
  requested_at timestamp with time zone not null default clock_timestamp(),
  expires_at timestamp(3) with time zone not null,
  token_hash bytea,
  mailed_at timestamp with time zone,
  used_at timestamp with time zone,
  account_id uuid,
  revoked_at timestamp with time zone,
  PRIMARY KEY (_id),
  UNIQUE (token_hash),
  FOREIGN KEY (account_id) REFERENCES accounts(_id),
  FOREIGN KEY (invited_by) REFERENCES accounts(_id),
  CHECK (((email <> ''::text) AND (email = lower(email)))),
  CHECK (((used_at IS NULL) OR (revoked_at IS NULL))),
  CHECK ((expires_at > created_at)),
  CHECK ((role = ANY (ARRAY['admin'::text, 'support'::text, 'finance'::text]))),
  CHECK (((used_at IS NULL) = (account_id IS NULL)))
);
CREATE INDEX staff_invitations_account ON staff_invitations USING btree (account_id);
CREATE INDEX staff_invitations_invited_by ON staff_invitations USING btree (invited_by);
CREATE UNIQUE INDEX staff_invitations_open ON staff_invitations USING btree (email) WHERE ((used_at IS NULL) AND (revoked_at IS NULL));

CREATE TABLE suspensions (
  account_id uuid not null,
  reason text not null,
  suspended_by uuid not null,
  suspended_at timestamp with time zone not null default now(),
  closes_shop boolean not null default false,
  PRIMARY KEY (account_id),
  FOREIGN KEY (account_id) REFERENCES accounts(_id) ON DELETE CASCADE,
  FOREIGN KEY (suspended_by) REFERENCES accounts(_id),
  CHECK ((reason <> ''::text))
);

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
  surge_ends_at timestamp(3) with time zone,
  surge_reason text,
  round_up_kobo integer not null default 0,
  PRIMARY KEY (_id),
  UNIQUE (version),
  FOREIGN KEY (created_by) REFERENCES accounts(_id),
  CHECK (((delivery_fee_kobo >= 0) AND (delivery_fee_kobo <= 1000000000))),
  CHECK (((price_per_km_kobo >= 0) AND (price_per_km_kobo <= 1000000000))),
  CHECK ((round_up_kobo = ANY (ARRAY[0, 1000, 5000, 10000]))),
  CHECK (((service_fee_kobo >= 0) AND (service_fee_kobo <= 1000000000))),
  CHECK (((surge_multiplier >= 1.0) AND (surge_multiplier <= 5.0))),
  CHECK (((surge_reason <> ''::text) AND (length(surge_reason) <= 200))),
  CHECK ((surge_active OR ((surge_ends_at IS NULL) AND (surge_reason IS NULL)))),
  CHECK ((version >= 1))
);
CREATE INDEX tariffs_created_by ON tariffs USING btree (created_by);
CREATE INDEX tariffs_newest ON tariffs USING btree (created_at DESC, _id DESC);
CREATE TRIGGER tariffs_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON tariffs FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE tips (
  reference text not null,
  order_id uuid not null,
  rider_id uuid not null,
  PRIMARY KEY (reference),
  FOREIGN KEY (order_id) REFERENCES orders(_id),
  FOREIGN KEY (reference) REFERENCES payments(reference),
  FOREIGN KEY (rider_id) REFERENCES accounts(_id)
);
CREATE INDEX tips_of_order ON tips USING btree (order_id);
CREATE INDEX tips_of_rider ON tips USING btree (rider_id);
CREATE TRIGGER tips_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON tips FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE transactions (
  _id uuid not null,
  order_id uuid not null,
  amount_kobo bigint not null,
  email text not null,
  payment_method text not null,
  status text not null,
  description text not null,
  created_at timestamp(3) with time zone not null default now(),
  also_found_by text not null default ''::text,
  redelivery_quote_id uuid,
  first_of uuid generated always as (
CASE
    WHEN (redelivery_quote_id IS NULL) THEN order_id
    ELSE NULL::uuid
END) stored,
  order_stage text not null,
  search_text text generated always as (lower(((((((((((email || '
'::text) || description) || '
'::text) || payment_method) || '
'::text) || status) || '
'::text) || order_stage_name(order_stage)) || '
'::text) || also_found_by))) stored not null,
  PRIMARY KEY (_id),
  UNIQUE NULLS NOT DISTINCT (order_id, redelivery_quote_id),
  FOREIGN KEY (first_of, amount_kobo) REFERENCES orders(_id, fee_kobo),
  FOREIGN KEY (redelivery_quote_id, order_id, amount_kobo) REFERENCES quotes(_id, redelivery_of, total_kobo),
  CHECK ((amount_kobo >= 0)),
  CHECK ((payment_method <> ''::text)),
  CHECK ((status = ANY (ARRAY['success'::text, 'pending'::text, 'failed'::text])))
);
CREATE INDEX transactions_newest ON transactions USING btree (created_at DESC, _id DESC);
CREATE INDEX transactions_newest_of_method ON transactions USING btree (payment_method, created_at DESC, _id DESC);
CREATE INDEX transactions_newest_of_stage ON transactions USING btree (order_stage, created_at DESC, _id DESC, status, payment_method) INCLUDE (redelivery_quote_id);
CREATE INDEX transactions_newest_of_status ON transactions USING btree (status, created_at DESC, _id DESC, order_stage) INCLUDE (payment_method);
CREATE INDEX transactions_search ON transactions USING gin (search_text gin_trgm_ops);
CREATE TRIGGER transactions_add_to_order_totals AFTER INSERT ON transactions REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_order_totals();
CREATE TRIGGER transactions_are_kept BEFORE DELETE OR TRUNCATE ON transactions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER transactions_change_order_totals AFTER UPDATE ON transactions REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_order_totals();
CREATE TRIGGER transactions_found_by_order BEFORE INSERT ON transactions FOR EACH ROW EXECUTE FUNCTION find_transaction_by_order();
CREATE TRIGGER transactions_in_a_stage BEFORE INSERT ON transactions FOR EACH ROW EXECUTE FUNCTION set_stage_of_order();

CREATE TABLE unread_conversations (
  account_id uuid not null,
  conversation_id uuid not null,
  opened_messages integer not null,
  PRIMARY KEY (account_id, conversation_id),
  FOREIGN KEY (account_id) REFERENCES accounts(_id),
  FOREIGN KEY (conversation_id) REFERENCES conversations(_id) ON DELETE CASCADE,
  CHECK ((opened_messages >= 0))
);
CREATE INDEX unread_conversations_conversation ON unread_conversations USING btree (conversation_id);

CREATE TABLE vendors (
  account_id uuid not null,
  shop_name text not null,
  description text not null,
  category text not null,
  address text not null,
  place json,
  owner_first_name text not null,
  owner_last_name text not null,
  owner_email text not null,
  owner_phone text not null,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  closed_at timestamp(3) with time zone,
  PRIMARY KEY (account_id),
  UNIQUE (account_id, shop_name, category),
  FOREIGN KEY (account_id) REFERENCES accounts(_id),
  CHECK (((address <> ''::text) OR (closed_at IS NOT NULL))),
  CHECK ((category = ANY (ARRAY['food'::text, 'health'::text, 'clothing'::text]))),
  CHECK ((owner_email = lower(owner_email))),
  CHECK (((owner_phone = ''::text) OR (owner_phone ~ '^\+234\d{10}$'::text))),
  CHECK ((shop_name <> ''::text))
);
CREATE TRIGGER vendors_raise_version AFTER UPDATE ON vendors FOR EACH ROW EXECUTE FUNCTION raise_version_of_account();

CREATE TABLE verification_codes (
  account_id uuid not null,
  code_hash bytea not null,
  tries smallint not null default 0,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  used_at timestamp with time zone,
  stranger_tries smallint not null default 0,
  PRIMARY KEY (account_id),
  FOREIGN KEY (account_id) REFERENCES accounts(_id) ON DELETE CASCADE,
  CHECK ((expires_at > created_at))
);

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

CREATE VIEW rider_cash AS
 SELECT owner AS rider_id,
    amount_kobo AS held_kobo,
    since AS held_since,
    entries AS version
   FROM ledger_balances
  WHERE (account = 'rider_cash'::text);

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

CREATE OR REPLACE FUNCTION compared_plate(plate text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN regexp_replace(upper(plate), '[\s\u00a0\u2010-\u2015\u2212-]'::text, ''::text, 'g'::text)
;

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

CREATE OR REPLACE FUNCTION erase_from_audit(person uuid, label text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  update audit_lines set
    subject_label = label, before = erased(before), after = erased(after),
    reason = case reason when '' then '' else 'erased' end
  where subject_id = person;
  update audit_lines set before = renamed_rider(before, person, label), after = renamed_rider(after, person, label)
  where before -> 'rider' ->> '_id' = person::text or after -> 'rider' ->> '_id' = person::text;
end
$function$
;

CREATE OR REPLACE FUNCTION erased(fields json)
 RETURNS json
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case when fields is null then null else (
    select coalesce(json_object_agg(key, 'erased'), '{}') from json_each(fields)
  ) end
$function$
;

CREATE OR REPLACE FUNCTION fare_lines_total(lines json)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select coalesce(sum((line ->> 'amountKobo')::bigint), 0)::bigint from json_array_elements(lines) as line
$function$
;

CREATE OR REPLACE FUNCTION find_transaction_by_order()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.also_found_by := coalesce(words_of_order(new.order_id), '');
  return new;
end
$function$
;

CREATE OR REPLACE FUNCTION find_transactions_of_renamed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update transactions set also_found_by = coalesce(words_of_order(order_id), '')
  where order_id in (select _id from orders where customer_id = new._id);
  return null;
end
$function$
;

CREATE OR REPLACE FUNCTION holds_no_more(kept json, remaining json, is_erased boolean)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select case
    when kept is null or remaining is null then kept is null and remaining is null
    else
      (select array_agg(name order by name) from json_object_keys(kept) as name) is not distinct from
      (select array_agg(name order by name) from json_object_keys(remaining) as name)
      and not exists (
        select from json_each(kept) as was join json_each(remaining) as stays using (key)
        where not coalesce(
          stays.value::text = was.value::text
          or is_erased and stays.value::text = '"erased"'
          -- A rider who is named in what somebody else's line tells.
          or key = 'rider'
            and stays.value::text = json_build_object(
              '_id', was.value ->> '_id', 'name', 'Former rider ' || right(was.value ->> '_id', 8)
            )::text
            and exists (
              select from accounts where _id = (was.value ->> '_id')::uuid and deleted_at is not null
            ),
          false
        )
      )
  end
$function$
;

CREATE OR REPLACE FUNCTION is_item_sold(is_available boolean, unavailable_until timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$ select is_available and (unavailable_until is null or unavailable_until <= now()) $function$
;

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

CREATE OR REPLACE FUNCTION local_time(at timestamp with time zone)
 RETURNS timestamp without time zone
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select at at time zone interval '1 hour' $function$
;

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

CREATE OR REPLACE FUNCTION moment_of(local timestamp without time zone)
 RETURNS timestamp with time zone
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select local at time zone interval '1 hour' $function$
;

CREATE OR REPLACE FUNCTION order_item_names(items json)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select coalesce(string_agg(item ->> 'name', E'\n'), '') from json_array_elements(items) as item
$function$
;

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

CREATE OR REPLACE FUNCTION order_stage_name(stage text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case stage
    when 'waiting_for_payment' then 'Waiting for the payment'
    when 'waiting_for_shop' then 'Waiting for the shop'
    when 'waiting_for_rider' then 'Waiting for a rider'
    when 'with_rider' then 'With a rider'
    when 'delivery_failed' then 'Delivery failed'
    when 'returning' then 'On the way back'
    when 'delivered' then 'Delivered'
    when 'returned' then 'Returned'
    when 'stopped' then 'Stopped before pickup'
  end
$function$
;

CREATE OR REPLACE FUNCTION order_total_start(grain text, at timestamp with time zone)
 RETURNS timestamp with time zone
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select moment_of(date_trunc(grain, local_time(at))) $function$
;

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

CREATE OR REPLACE FUNCTION refuse_all_but_erasing()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  is_erased constant boolean := exists (
    select from accounts where _id = old.subject_id and deleted_at is not null
  );
  is_erased_conversation constant boolean := old.subject_kind = 'conversation' and not exists (
    select from conversations where _id = old.subject_id
  );
begin
  if coalesce(
    (new._id, new.created_at, new.actor_id, new.actor_name, new.actor_role, new.action) is not distinct from
      (old._id, old.created_at, old.actor_id, old.actor_name, old.actor_role, old.action)
    and new.subject_id is not distinct from old.subject_id
    and (
      new.subject_label = old.subject_label
      or is_erased
        and new.subject_label ~ ('^Former (customer|rider|vendor) ' || right(old.subject_id::text, 8) || '$')
      or is_erased_conversation and new.subject_label ~ '^Former customer [0-9a-f]{8}$'
    )
    and (new.reason = old.reason or is_erased and old.reason <> '' and new.reason = 'erased')
    and holds_no_more(old.before, new.before, is_erased)
    and holds_no_more(old.after, new.after, is_erased),
    false
  ) then
    return new;
  end if;
  raise exception '% is append-only: % refused', tg_table_name, tg_op using errcode = 'integrity_constraint_violation';
end
$function$
;

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

CREATE OR REPLACE FUNCTION renamed_rider(fields json, rider_id uuid, label text)
 RETURNS json
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case when fields -> 'rider' ->> '_id' is distinct from rider_id::text then fields else (
    select json_object_agg(
      key, case key when 'rider' then json_build_object('_id', rider_id::text, 'name', label) else value end
    )
    from json_each(fields)
  ) end
$function$
;

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

CREATE OR REPLACE FUNCTION search_for_rider()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.status = 'created' then
    insert into order_searches (order_id, began_at, next_at, waits_since)
    select new._id, begins, begins, begins from (select greatest(now(), new.search_from) as begins) as clock
    on conflict (order_id) do nothing;
  else
    update rider_offers
    set answer = case when rider_id = new.rider_id then 'accepted' else 'taken' end, answered_at = now()
    where answer is null
      and search_id = (select order_searches._id from order_searches where order_id = new._id);
    delete from order_searches where order_id = new._id;
  end if;
  return null;
end
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

CREATE OR REPLACE FUNCTION stage_of_order(wanted_order uuid)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select order_stage(status) from orders where _id = wanted_order
$function$
;

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

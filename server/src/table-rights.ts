import type { TableRights } from './platform/database/grant-rights.ts'

/** Rows are only added: what they say happened, and stays. */
const APPENDED = ['earning_terms', 'ledger_entries', 'tariffs', 'tips']

/** The same, but for the columns that hold words about people, which their deletion erases. */
const APPENDED_AND_ERASED: Readonly<Record<string, readonly string[]>> = {
  audit_lines: ['subject_label', 'before', 'after', 'reason'],
  ledger_postings: ['note'],
  order_events: ['reason'],
}

/** Rows change, and none is ever deleted: people, shops, orders, money, and what is counted of them. */
const KEPT = [
  ...['accounts', 'account_counts', 'vendors', 'items'],
  ...['orders', 'order_totals', 'rating_totals', 'ratings', 'hand_over_tries', 'refined_places', 'pauses'],
  ...['transactions', 'payments', 'payment_orders', 'unmatched_payments', 'refunds'],
  ...['cash_remittances', 'payout_batches', 'payout_lines', 'payout_transfers'],
  ...['reconciliations', 'reconciliation_differences'],
]

/** Rows come, change and go. */
const CHANGED = [
  ...['sessions', 'devices', 'code_attempts', 'verification_codes', 'password_links', 'email_changes'],
  ...['passkeys', 'passkey_challenges', 'second_factors', 'recovery_codes', 'staff_invitations'],
  ...['riders', 'rider_consents', 'rider_duty', 'rider_offers', 'rider_positions', 'payout_accounts'],
  ...['contacts', 'shop_hours', 'road_closures', 'hand_over_points', 'hand_over_photos'],
  ...['checkouts', 'quotes', 'order_positions', 'order_reminders', 'order_searches'],
  ...['conversations', 'conversation_notes', 'messages', 'unread_conversations', 'saved_replies'],
  ...['contact_messages', 'contact_answers', 'outbox_mails', 'deletion_mails', 'export_tickets'],
  ...['suspensions', 'notification_choices', 'push_keys', 'push_subscriptions', 'notification_deliveries'],
  ...['idempotency_keys', 'rate_limits', 'socket_attachments', 'backups'],
  ...['server_problems', 'server_processes', 'server_seen'],
]

/**
 * The rights of the server's role on each table. Its owner, who migrates, is another role. A new table
 * belongs into one of these lists.
 */
export const TABLE_RIGHTS: TableRights = {
  migrations: [],
  // Written by functions of their owner, from the entries.
  ledger_totals: [],
  ledger_balances: ['UPDATE (since)'],
  ...toRights(APPENDED, () => ['INSERT']),
  ...toRights(Object.keys(APPENDED_AND_ERASED), (table) => [
    'INSERT',
    ...(APPENDED_AND_ERASED[table] ?? []).map((column) => `UPDATE (${column})`),
  ]),
  ...toRights(KEPT, () => ['INSERT', 'UPDATE']),
  ...toRights(CHANGED, () => ['INSERT', 'UPDATE', 'DELETE']),
}

function toRights(tables: readonly string[], rightsOf: (table: string) => readonly string[]): TableRights {
  return Object.fromEntries(tables.map((table) => [table, rightsOf(table)]))
}

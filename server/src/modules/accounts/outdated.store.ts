import type { Retention } from '../../platform/sweep/sweep.ts'

/** As long as a mail to the address is retried, plus some days. */
const ADDRESSES_KEPT_DAYS = 7
const CODE_GUARDS_KEPT_DAYS = 1

/** Rows that nobody comes back to remove. */
export const outdatedOfAccounts: readonly Retention[] = [
  {
    name: 'sessions',
    async remove(queries, rowLimit) {
      const { count } = await queries`
        delete from sessions where _id in (
          select _id from sessions where expires_at <= now()
          order by expires_at limit ${rowLimit} for update skip locked
        )`
      return count
    },
  },
  {
    name: 'devices',
    async remove(queries, rowLimit) {
      const { count } = await queries`
        delete from devices where (account_id, token_hash) in (
          select account_id, token_hash from devices where expires_at <= now()
          order by expires_at limit ${rowLimit} for update skip locked
        )`
      return count
    },
  },
  {
    name: 'password links',
    async remove(queries, rowLimit) {
      const { count } = await queries`
        delete from password_links where _id in (
          select _id from password_links where expires_at <= now()
          order by expires_at limit ${rowLimit} for update skip locked
        )`
      return count
    },
  },
  {
    name: 'changes of addresses',
    async remove(queries, rowLimit) {
      const { count } = await queries`
        delete from email_changes where _id in (
          select _id from email_changes
          where changed_at < now() - make_interval(days => ${ADDRESSES_KEPT_DAYS})
          order by changed_at limit ${rowLimit} for update skip locked
        )`
      return count
    },
  },
  {
    name: 'addresses for goodbye mails',
    async remove(queries, rowLimit) {
      const { count } = await queries`
        delete from goodbye_addresses where _id in (
          select _id from goodbye_addresses
          where kept_at < now() - make_interval(days => ${ADDRESSES_KEPT_DAYS})
          order by kept_at limit ${rowLimit} for update skip locked
        )`
      return count
    },
  },
  {
    name: 'guards of codes',
    async remove(queries, rowLimit) {
      const { count } = await queries`
        delete from code_guards where address_key in (
          select address_key from code_guards
          where touched_at < now() - make_interval(days => ${CODE_GUARDS_KEPT_DAYS})
          order by touched_at limit ${rowLimit} for update skip locked
        )`
      return count
    },
  },
]

import {
  FORMER,
  isStaff,
  type Departure,
  ownDataMessages,
  pseudonymOf,
  RUNNING_ORDERS_NAMED,
  searchedText,
} from '@ozi/contract'
import type { Database, Queries } from '../../platform/database/database.ts'
import { readPageQuery, type Page, type PageQuery, type Position } from '../../platform/lists/paging.ts'
import { toNaira } from '../../platform/money.ts'
import { Refusal } from '../../platform/refusal.ts'
import { logAct, nameAct } from '../../platform/security-log.ts'
import type { Caller } from '../../platform/sessions/caller.ts'
import type { AccountsService } from '../accounts/accounts.service.ts'
import type { AuditService } from '../audit/audit.service.ts'
import type { CashService } from '../cash/cash.service.ts'
import type { AddressBookService } from '../address-book/address-book.service.ts'
import { owedTo } from '../earnings/earnings.service.ts'
import type { LedgerService } from '../ledger/ledger.service.ts'
import type { OrdersService } from '../orders/orders.service.ts'
import type { PayoutsService } from '../payouts/payouts.service.ts'
import type { ReconciliationService } from '../reconciliation/reconciliation.service.ts'
import type { PaymentsService } from '../payments/payments.service.ts'
import type { OnlinePaymentsService } from '../payments/online-payments.service.ts'
import type { ChatService } from '../chat/chat.service.ts'
import type { NotificationsService } from '../notifications/notifications.service.ts'
import { findPerson, listPeople, type PersonRole, type PersonSource } from './people.store.ts'

export { IS_SUSPENDED, suspendedOf, type PersonSource } from './people.store.ts'

/** The fields that every person's record has. */
interface PersonRecord {
  readonly _id: string
  readonly name: string
  readonly email: string
  readonly version: number
}

/** The queries by which records of customers, riders or vendors are read and erased. */
export interface PersonKind<Row extends Position, Shape extends PersonRecord> {
  readonly role: PersonRole
  readonly source: PersonSource
  readonly translate: (row: Row) => Shape
  /** Erases the data of this role besides the account. */
  readonly alsoErase?: (queries: Queries, accountId: string) => Promise<void>
}

/** A record and the version of it that the caller saw; without a version, any version is accepted. */
export interface RecordVersion {
  readonly id: string
  readonly version?: number | undefined
}

export type LockedAccount = NonNullable<Awaited<ReturnType<AccountsService['administration']['lock']>>>

export interface PeopleDeps {
  readonly database: Database
  readonly accounts: AccountsService
  readonly orders: Pick<OrdersService, 'runningOf' | 'eraseCustomer' | 'riderTracking' | 'offers'>
  readonly payments: Pick<PaymentsService, 'forgetPayer'>
  readonly online: Pick<OnlinePaymentsService, 'refundsUnderWay'>
  readonly cash: Pick<CashService, 'held' | 'requireNoneHeld' | 'eraseNotes'>
  readonly ledger: Pick<LedgerService, 'balance'>
  readonly chat: Pick<ChatService, 'eraseOf'>
  readonly notifications: Pick<NotificationsService, 'eraseOf'>
  readonly addressBook: Pick<AddressBookService, 'eraseOf'>
  readonly payouts: Pick<PayoutsService, 'eraseBankAccountUnlessOwed'>
  readonly reconciliation: Pick<ReconciliationService, 'eraseNotes'>
  readonly audit: AuditService
}

/**
 * Does for customers, riders and vendors alike: finding them, changing a record that a colleague
 * may be changing too, and deleting people without losing what others need.
 */
export function createPeopleService(deps: PeopleDeps) {
  const {
    database,
    accounts,
    orders,
    payments,
    online,
    cash,
    ledger,
    chat,
    notifications,
    addressBook,
    payouts,
    reconciliation,
    audit,
  } = deps
  const { administration } = accounts

  async function requirePerson<Row extends Position, Shape extends PersonRecord>(
    queries: Queries,
    accountId: string,
    { role, source, translate }: PersonKind<Row, Shape>,
  ): Promise<Shape> {
    const person = await findPerson<Row, Shape>(queries, accountId, role, source, translate)
    if (!person) throw new Refusal('NOT_FOUND')
    return person
  }

  /**
   * The current record, whose account the caller has locked.
   * @throws Refusal NOT_FOUND; CHANGED_MEANWHILE with `data.current`
   */
  async function requireSeen<Row extends Position, Shape extends PersonRecord>(
    queries: Queries,
    { id, version }: RecordVersion,
    kind: PersonKind<Row, Shape>,
  ): Promise<Shape> {
    const current = await requirePerson(queries, id, kind)
    if (version !== undefined && version !== current.version)
      throw new Refusal('CHANGED_MEANWHILE', { data: { current } })
    return current
  }

  /** @throws Refusal NOT_FOUND; FORBIDDEN for staff, OWN_ACCOUNT for the caller */
  async function lockToRemove(queries: Queries, caller: Caller, accountId: string, role: PersonRole) {
    if (caller.accountId === accountId) throw new Refusal('OWN_ACCOUNT')
    const account = await administration.lockWhole(queries, accountId)
    if (!account) throw new Refusal('NOT_FOUND')
    if (isStaff(account.role))
      throw new Refusal('FORBIDDEN', {
        message: 'Staff accounts cannot be deleted here. Please remove them on the Staff page.',
      })
    if (account.role !== role) throw new Refusal('NOT_FOUND')
    return account
  }

  /**
   * Erases what a person of any role, also of the staff, leaves behind as a customer.
   * @returns a function to call after the commit, which tells open pages
   */
  async function eraseAsCustomer(
    queries: Queries,
    accountId: string,
    pseudonym: string,
  ): Promise<() => void> {
    const tellOfErased = await chat.eraseOf(queries, accountId, pseudonym)
    await orders.eraseCustomer(queries, accountId)
    await payments.forgetPayer(queries, accountId, pseudonym)
    await notifications.eraseOf(queries, accountId)
    await addressBook.eraseOf(queries, accountId)
    await reconciliation.eraseNotes(queries, accountId)
    return tellOfErased
  }

  /**
   * Erases all that is kept of a person whose account the caller has locked as a whole, and records it. Orders and
   * transactions stay, under a pseudonym; so does what we owe them.
   * @returns a function to call after the commit, which tells open pages
   */
  async function erase(
    queries: Queries,
    caller: Caller,
    account: LockedAccount,
    action: `${PersonRole}.${'delete' | 'leave'}`,
    {
      role,
      alsoErase,
    }: { readonly role: PersonRole } & Pick<PersonKind<Position, PersonRecord>, 'alsoErase'>,
  ): Promise<() => void> {
    const { accountId } = account
    await administration.erase(queries, account, FORMER[role])
    const pseudonym = pseudonymOf(role, accountId)
    const tellOfErased = await eraseAsCustomer(queries, accountId, pseudonym)
    await orders.riderTracking.eraseRider(queries, accountId)
    await orders.offers.eraseRider(queries, accountId)
    await cash.eraseNotes(queries, accountId)
    const owedKobo = await owedTo(queries, accountId)
    await payouts.eraseBankAccountUnlessOwed(queries, accountId)
    await alsoErase?.(queries, accountId)
    await audit.erase(queries, accountId, pseudonym)
    // After everything is erased, so that this line names nobody.
    await audit.record(queries, caller, {
      action,
      subject: { id: accountId, label: pseudonym },
      ...(owedKobo > 0 && { after: { owed: toNaira(owedKobo) } }),
    })
    return tellOfErased
  }

  const runningOf = (queries: Queries, accountId: string) =>
    orders.runningOf(queries, accountId, RUNNING_ORDERS_NAMED)

  /** @throws Refusal HAS_RUNNING_ORDERS with `data.orders` */
  async function requireNoneRunning(
    queries: Queries,
    accountId: string,
    words: { readonly message?: string } = {},
  ): Promise<void> {
    const running = await runningOf(queries, accountId)
    if (running.length > 0) throw new Refusal('HAS_RUNNING_ORDERS', { ...words, data: { orders: running } })
  }

  /** @throws Refusal HAS_RUNNING_ORDERS, HOLDS_CASH, REFUND_ON_ITS_WAY, each with what its holder can do */
  async function requireNothingOpen(queries: Queries, accountId: string): Promise<void> {
    await requireNoneRunning(queries, accountId, { message: ownDataMessages.runningOrders })
    const heldKobo = await cash.held(queries, accountId)
    if (heldKobo > 0) {
      const data = { held: toNaira(heldKobo) }
      throw new Refusal('HOLDS_CASH', { message: ownDataMessages.holdsCash, data })
    }
    if ((await online.refundsUnderWay(queries, accountId)) > 0) throw new Refusal('REFUND_ON_ITS_WAY')
  }

  return {
    list<Row extends Position, Shape extends PersonRecord>(
      { role, source, translate }: PersonKind<Row, Shape>,
      query: PageQuery,
    ): Promise<Page<Shape>> {
      const request = readPageQuery({ ...query, search: searchedText(query.search) })
      return listPeople(database.sql, request, role, source, translate)
    },

    /** Numbers of some of their running orders. */
    runningOf,

    /** A record as lists show it. @throws Refusal NOT_FOUND */
    read: requirePerson,

    // For the staff module: its members may order, too. The caller has locked the account as a whole, so that no order
    // is placed meanwhile.
    requireNoneRunning,
    requireNothingOpen,
    eraseAsCustomer,

    /** Records who registered a person, in the same transaction; nothing for the demo, where `by` is null. */
    async recordRegistration(
      queries: Queries,
      by: Caller | null,
      role: Exclude<PersonRole, 'user'>,
      person: PersonRecord,
    ): Promise<void> {
      if (by === null) return
      await audit.record(queries, by, {
        action: `${role}.register`,
        subject: { id: person._id, label: person.name },
        after: withoutVersion(person),
      })
    },

    /**
     * Changes one record in one transaction.
     * @param seen the version that was edited; if the record has another by now, nothing is changed
     * @param apply writes the change
     * @returns the changed record
     * @throws Refusal NOT_FOUND; CHANGED_MEANWHILE with `data.current`; whatever `apply` throws
     */
    async change<Row extends Position, Shape extends PersonRecord>(
      caller: Caller,
      kind: PersonKind<Row, Shape>,
      seen: RecordVersion,
      apply: (queries: Queries, account: LockedAccount, before: Shape) => Promise<void>,
    ): Promise<Shape> {
      const { id } = seen
      const { before, after } = await database.transaction(async (queries) => {
        const account = await administration.lock(queries, id)
        if (account?.role !== kind.role) throw new Refusal('NOT_FOUND')
        const before = await requireSeen(queries, seen, kind)
        await apply(queries, account, before)
        const after = await requirePerson(queries, id, kind)
        await audit.record(queries, caller, {
          action: `${kind.role}.update`,
          subject: { id, label: before.name },
          before: withoutVersion(before),
          after: withoutVersion(after),
        })
        return { before, after }
      })
      if (after.email !== before.email) logAct('email_change', id)
      return after
    },

    /**
     * Deletes an account, ends its sessions and erases its personal data: profile, conversations, hand-over
     * photos, and what its orders and the audit log say about people and addresses. Orders and transactions
     * stay, under a pseudonym. What they are owed stays owed, and is paid to the bank account they gave.
     * @param seen the version that was looked at; if it has changed since, nobody is deleted
     * @throws Refusal NOT_FOUND, OWN_ACCOUNT, FORBIDDEN; CHANGED_MEANWHILE with `data.current`;
     *   HAS_RUNNING_ORDERS with `data.orders`, HOLDS_CASH with `data.held`
     */
    async remove<Row extends Position, Shape extends PersonRecord>(
      caller: Caller,
      kind: PersonKind<Row, Shape>,
      seen: RecordVersion,
    ): Promise<void> {
      const tell = await database.transaction(async (queries) => {
        const account = await lockToRemove(queries, caller, seen.id, kind.role)
        await requireSeen(queries, seen, kind)
        await requireNoneRunning(queries, seen.id)
        await cash.requireNoneHeld(queries, seen.id)
        return erase(queries, caller, account, `${kind.role}.delete`, kind)
      })
      tell()
    },

    /** Reads the obstacles to deleting one's own account, and the money that is open. */
    async leaving({ accountId }: Caller): Promise<Omit<Departure, 'isLastAdmin'>> {
      const queries = database.sql
      const [runningOrders, cashHeld, refunds, customer, earnedKobo] = await Promise.all([
        runningOf(queries, accountId),
        cash.held(queries, accountId),
        online.refundsUnderWay(queries, accountId),
        ledger.balance(queries, 'customer', accountId),
        owedTo(queries, accountId),
      ])
      return {
        runningOrders,
        cashHeld: toNaira(cashHeld),
        refunds: toNaira(refunds),
        owedToYou: toNaira(earnedKobo + Math.max(0, -customer)),
        // Running orders are charged already, but not owed before they end.
        owedByYou: toNaira(runningOrders.length > 0 ? 0 : Math.max(0, customer)),
      }
    },

    /**
     * Like `remove`, by the person themselves, who is mailed that it is done.
     * @throws Refusal NOT_FOUND, HAS_RUNNING_ORDERS with `data.orders`, HOLDS_CASH with `data.held`,
     *   REFUND_ON_ITS_WAY
     */
    async leave<Row extends Position, Shape extends PersonRecord>(
      caller: Caller,
      kind: PersonKind<Row, Shape>,
    ): Promise<void> {
      const { accountId } = caller
      nameAct('account_deletion', accountId)
      const tell = await database.transaction(async (queries) => {
        const account = await administration.lockWhole(queries, accountId)
        if (account?.role !== kind.role) throw new Refusal('NOT_FOUND')
        await requireNothingOpen(queries, accountId)
        const tellOfErased = await erase(queries, caller, account, `${kind.role}.leave`, kind)
        await administration.mailDeleted(queries, account)
        return tellOfErased
      })
      logAct('account_deletion', accountId)
      tell()
    },
  }
}

const withoutVersion = <Shape extends PersonRecord>({ version: _version, ...fields }: Shape) => fields

export type PeopleService = ReturnType<typeof createPeopleService>

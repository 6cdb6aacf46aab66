import type { Customer, CustomerUpdate } from '@ozi/contract'
import type { Page, PageQuery } from '../../platform/lists/paging.ts'
import type { Caller } from '../../platform/sessions/caller.ts'
import type { AccountsService } from '../accounts/accounts.service.ts'
import type { PersonKind, PeopleService, RecordVersion } from '../people/people.service.ts'
import { CUSTOMER_SOURCE, toCustomer, type CustomerRow } from './customers.store.ts'

const KIND: PersonKind<CustomerRow, Customer> = {
  role: 'user',
  source: CUSTOMER_SOURCE,
  translate: toCustomer,
}

/** Customers as the staff sees and manages them. */
export function createCustomersService({
  people,
  accounts,
}: {
  people: PeopleService
  accounts: AccountsService
}) {
  return {
    /** Newest first; `search` looks in name, e-mail and phone. */
    list: (query: PageQuery): Promise<Page<Customer>> => people.list(KIND, query),

    /**
     * An empty name or e-mail address is left as it is; an empty phone number or address is cleared.
     * @throws Refusal NOT_FOUND, CHANGED_MEANWHILE; VALIDATION if another account has the address
     */
    update: (caller: Caller, { id, version, ...change }: CustomerUpdate): Promise<Customer> =>
      people.change(caller, KIND, { id, version }, (queries, account) =>
        accounts.administration.change(queries, caller, account, {
          ...change,
          name: change.name || undefined,
          email: change.email || undefined,
        }),
      ),

    /** @throws Refusal NOT_FOUND, CHANGED_MEANWHILE, OWN_ACCOUNT, FORBIDDEN, HAS_RUNNING_ORDERS */
    remove: (caller: Caller, seen: RecordVersion): Promise<void> => people.remove(caller, KIND, seen),

    /** A customer deletes their own account. @throws Refusal as `PeopleService.leave` */
    leave: (caller: Caller): Promise<void> => people.leave(caller, KIND),
  }
}

export type CustomersService = ReturnType<typeof createCustomersService>

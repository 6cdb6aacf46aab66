import { PERMISSIONS, type ServerEvents } from '@ozi/contract'
import type { Database } from '../../platform/database/database.ts'
import type { Log } from '../../platform/log.ts'
import { roleRoom, type Sockets } from '../../platform/sockets/sockets.ts'
import { findAccount } from './accounts.store.ts'

/**
 * Tells staff who may see the overview about a new account, with only what its list of recent signups shows.
 * Sent after the commit; staff who are offline do not get it later.
 */
export function createAccountUpdates({
  database,
  sockets,
  log,
}: {
  database: Database
  sockets: Pick<Sockets<ServerEvents>, 'emit'>
  log: Log
}) {
  return {
    /** The account is already committed, so this never fails. */
    async emitCreated(accountId: string): Promise<void> {
      try {
        const account = await findAccount(database.sql, accountId)
        if (!account) return
        const { name, role, createdAt } = account
        sockets.emit(PERMISSIONS.seeOverview.map(roleRoom), 'account_created', {
          account: { _id: accountId, name, role, createdAt: createdAt.toISOString() },
        })
      } catch (error) {
        log.warn({ accountId, err: error }, 'nobody was told of a new account')
      }
    },
  }
}

export type AccountUpdates = ReturnType<typeof createAccountUpdates>

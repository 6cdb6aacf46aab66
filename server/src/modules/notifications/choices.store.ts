import type { Notifications, NotificationKind } from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'
import type { Choice } from './choose-channels.ts'

export interface Choices {
  readonly kinds: Readonly<Partial<Record<NotificationKind, Choice>>>
  readonly quiet: Notifications['quiet']
}

/** Reads what a person chose, how many of their browsers get pushes, and whether this session has one of them. */
export async function readChoices(
  queries: Queries,
  { accountId, sessionId }: { readonly accountId: string; readonly sessionId: string },
): Promise<Choices & { readonly devices: number; readonly isHere: boolean }> {
  const [row] = await queries<
    {
      kinds: Choices['kinds'] | null
      from: string | null
      to: string | null
      devices: number
      isHere: boolean
    }[]
  >`
    select kinds, to_char(quiet_from, 'HH24:MI') as from, to_char(quiet_to, 'HH24:MI') as to,
      (select count(*)::int from push_subscriptions where account_id = asked._id) as devices,
      exists (select from push_subscriptions where session_id = ${sessionId}) as "isHere"
    from (select ${accountId}::uuid as _id) as asked
    left join notification_choices on account_id = asked._id`
  const { kinds = null, from = null, to = null, devices = 0, isHere = false } = row ?? {}
  return { kinds: kinds ?? {}, quiet: from === null || to === null ? null : { from, to }, devices, isHere }
}

/** Kinds that are not named stay as they are. */
export async function writeChoices(
  queries: Queries,
  accountId: string,
  { kinds, quiet }: Choices,
): Promise<void> {
  await queries`
    insert into notification_choices (account_id, kinds, quiet_from, quiet_to)
    values (${accountId}, ${JSON.stringify(kinds)}::text::jsonb, ${quiet?.from ?? null}, ${quiet?.to ?? null})
    on conflict (account_id) do update set
      kinds = notification_choices.kinds || excluded.kinds, quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to`
}

export async function deleteChoices(queries: Queries, accountId: string): Promise<void> {
  await queries`delete from notification_choices where account_id = ${accountId}`
}

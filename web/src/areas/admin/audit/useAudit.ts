import { AUDIT_ACTIONS, type AuditAction, type AuditLine } from '@ozi/contract'
import { useQuery } from '@tanstack/react-query'
import { api } from '~/api'
import { byPage, type PagedList, usePagedList } from '~/live/usePagedList'
import { startOfLagosDay } from '../shared/lagos'

/** As in the address; '' means no filter. */
export interface AuditFilters {
  readonly search: string
  readonly actor: string
  readonly action: string
  readonly from: string
  readonly to: string
}

const linesOf = ({ lines }: { readonly lines: readonly AuditLine[] }) => lines

const isAction = (action: string): action is AuditAction => Object.hasOwn(AUDIT_ACTIONS, action)
const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)

/** The audit log, newest first. Invalid filters in the address are ignored. */
export function useAudit({ search, actor, action, from, to }: AuditFilters): PagedList<AuditLine> {
  const [start, end] = [startOfLagosDay(from), startOfLagosDay(to, 1)]
  return usePagedList(
    api.audit.list.infiniteOptions(
      byPage({
        search,
        ...(isId(actor) ? { actor } : {}),
        ...(isAction(action) ? { action } : {}),
        ...(start === undefined ? {} : { from: start }),
        ...(end === undefined ? {} : { to: end }),
      }),
    ),
    linesOf,
  )
}

/** The current staff members by id, for the filter. */
export function useColleagues(): readonly { readonly value: string; readonly label: string }[] {
  const { data } = useQuery(api.staff.list.queryOptions())
  return data?.staff.map(({ _id, name }) => ({ value: _id, label: name })) ?? []
}

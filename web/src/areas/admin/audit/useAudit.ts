import { AUDIT_ACTIONS, type AuditAction, type AuditLine } from '@ozi/contract'
import { useQuery } from '@tanstack/react-query'
import { api } from '~/api'
import { isId } from '~/api/isId'
import { byPage, type PagedList, usePagedList } from '~/live/usePagedList'
import { type FiltersOf } from '~/ui/address/useFilters'
import { isDay, startOfLagosDay } from '../shared/lagosTime'

const isAction = (action: string): action is AuditAction => Object.hasOwn(AUDIT_ACTIONS, action)

/** The list's filters beside the search, as in the address. */
export const AUDIT_FILTERS = { actor: isId, action: isAction, from: isDay, to: isDay }
type AuditFilters = FiltersOf<typeof AUDIT_FILTERS>

/** The audit log, newest first. */
export function useAudit(search: string, { actor, action, from, to }: AuditFilters): PagedList<AuditLine> {
  return usePagedList(
    api.audit.list.infiniteOptions(
      byPage({
        search,
        actor,
        action,
        from: from && startOfLagosDay(from),
        to: to && startOfLagosDay(to, 1),
      }),
    ),
    'lines',
  )
}

/** The current staff members by id, for the filter. */
export function useColleagues(): readonly { readonly value: string; readonly label: string }[] {
  const { data } = useQuery(api.staff.list.queryOptions())
  return data?.staff.map(({ _id, name }) => ({ value: _id, label: name })) ?? []
}

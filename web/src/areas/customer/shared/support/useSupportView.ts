import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { OPENED_HERE, type SupportView, viewIn, withView } from './address'

export interface SupportAddress {
  /** null: closed. */
  readonly view: SupportView | null
  readonly open: (view: SupportView) => void
  /** Shows another part of the open panel, replacing the history entry. */
  readonly show: (view: SupportView) => void
  readonly close: () => void
}

/** The panel's state is in the address: a link opens it, Back closes it. */
export function useSupportView(): SupportAddress {
  const [params, setParams] = useSearchParams()
  const navigate = useNavigate()
  const state = useLocation().state as Partial<typeof OPENED_HERE> | null
  const stay = { preventScrollReset: true } as const
  return {
    view: viewIn(params),
    open: (view) => setParams((now) => withView(now, view), { ...stay, state: OPENED_HERE }),
    show: (view) => setParams((now) => withView(now, view), { ...stay, replace: true, state }),
    close: () => {
      if (state?.isSupportOpened) void navigate(-1)
      else setParams((now) => withView(now, null), { ...stay, replace: true })
    },
  }
}

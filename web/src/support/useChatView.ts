import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { OPENED_HERE, type ChatView, viewIn, withView } from './chatView'

export interface ChatAddress {
  /** null: closed. */
  readonly view: ChatView | null
  readonly open: (view: ChatView) => void
  /** Shows another part of the open panel, replacing the history entry. */
  readonly show: (view: ChatView) => void
  readonly close: () => void
}

/** The panel's state is in the address: a link opens it, Back closes it. */
export function useChatView(): ChatAddress {
  const [params, setParams] = useSearchParams()
  const navigate = useNavigate()
  const state = useLocation().state as Partial<typeof OPENED_HERE> | null
  const stay = { preventScrollReset: true } as const
  return {
    view: viewIn(params),
    open: (view) => setParams((now) => withView(now, view), { ...stay, state: OPENED_HERE }),
    show: (view) => setParams((now) => withView(now, view), { ...stay, replace: true, state }),
    close: () => {
      if (state?.isChatOpened) void navigate(-1)
      else setParams((now) => withView(now, null), { ...stay, replace: true })
    },
  }
}

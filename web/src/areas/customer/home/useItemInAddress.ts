import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { isId } from '../shared/ids'

/** Says in the history that the list is one step back. */
export const FROM_LIST = { fromList: true } as const

/** The item whose details are open (?item=), so that a link leads to it and the way back closes it. */
export function useItemInAddress() {
  const [params] = useSearchParams()
  const { state } = useLocation() as { state: unknown }
  const navigate = useNavigate()
  const item = params.get('item')

  function close() {
    if (isFromList(state)) {
      void navigate(-1)
      return
    }
    const next = new URLSearchParams(params)
    next.delete('item')
    void navigate({ search: next.toString() }, { replace: true, preventScrollReset: true })
  }

  return { itemId: isId(item) ? item : null, close }
}

/** The address of an item's details above the list as it stands. */
export function itemAddress(params: URLSearchParams, itemId: string) {
  const next = new URLSearchParams(params)
  next.set('item', itemId)
  return { search: next.toString() }
}

const isFromList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'fromList' in state && state.fromList === true

import { useCallback } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { isId } from '~/api/ids'

/** History state: the list is one entry back. */
const FROM_LIST = { fromList: true } as const

/** The item whose details are open (?item=), so that it can be linked and Back closes it. */
export function useItemInAddress() {
  const [params] = useSearchParams()
  const { state } = useLocation() as { state: unknown }
  const navigate = useNavigate()
  const item = params.get('item')

  /** The same function at each render, because hundreds of cards hold it. */
  const open = useCallback(
    (itemId: string) => {
      const next = new URLSearchParams(window.location.search)
      next.set('item', itemId)
      void navigate({ search: next.toString() }, { state: FROM_LIST, preventScrollReset: true })
    },
    [navigate],
  )

  function close() {
    if (isFromList(state)) {
      void navigate(-1)
      return
    }
    const next = new URLSearchParams(params)
    next.delete('item')
    void navigate({ search: next.toString() }, { replace: true, preventScrollReset: true })
  }

  return { itemId: isId(item) ? item : null, open, close }
}

const isFromList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'fromList' in state && state.fromList === true

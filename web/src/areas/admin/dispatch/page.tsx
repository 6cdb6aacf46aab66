import { DISPATCH_GROUPS, isPermitted, TEXT_LIMIT } from '@ozi/contract'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { Outlet, useMatch, useNavigate } from 'react-router'
import { TellMe } from '~/account/notifications/TellMe'
import { useTellMeKnown } from '~/account/notifications/useTellMeKnown'
import { api } from '~/api'
import { useSession } from '~/session'
import { Button } from '~/ui/button/Button'
import { ErrorState } from '~/ui/state/ErrorState'
import { SearchInput } from '~/ui/field/SearchInput'
import { RevealWhen } from '~/ui/state/RevealWhen'
import { Table } from '~/ui/table/Table'
import { oneOf, useFilters } from '~/ui/address/useFilters'
import { useSearchInAddress } from '~/ui/address/useSearchInAddress'
import { loadError } from '../shared/loadError'
import { adminTexts } from '../shared/texts'
import { type BoardLine, isFound } from './dispatchBoard'
import { BoardMap } from './BoardMap'
import { boardColumns } from './columns'
import { Groups } from './Groups'
import { dispatchTexts as texts } from './texts'
import { useBoard } from './useBoard'

const FILTERS = { group: oneOf(DISPATCH_GROUPS) }

export const meta = () => [{ title: `${texts.title} · Ozi` }]

/** Running orders, the most urgent first, beside a map of them, beside the order that is open. */
export default function Dispatch() {
  const board = useBoard()
  const role = useSession()?.data?.role ?? 'user'
  const search = useSearchInAddress(TEXT_LIMIT.line)
  const { filters, linkWith } = useFilters(FILTERS)
  const { group = null } = filters
  const openId = useMatch('/admin/dispatch/:orderId')?.params.orderId ?? null
  const [focusedId, setFocused] = useState<string | null>(null)
  const chosenId = focusedId ?? openId
  // The map follows after the row.
  const onMap = useDeferredValue(chosenId)
  const [isMapAsked, setMapAsked] = useState(false)
  const choose = useCallback(({ _id }: BoardLine) => setFocused(_id), [])
  const open = useOpenOrder()
  const openLine = useCallback(({ _id }: BoardLine) => open(_id), [open])
  const openSpot = useCallback(
    (id: string) => {
      setFocused(id)
      open(id)
    },
    [open],
  )
  const { lines, counts } = board
  const isTopSettled = useTellMeKnown() && (lines !== null || board.error !== null)
  const shown = useMemo(
    () =>
      (lines ?? []).filter(
        (line) =>
          (group === null || line.group === group) && (search.search === '' || isFound(line, search.search)),
      ),
    [lines, group, search.search],
  )
  const candidates = useCandidatesOf(openId)
  const doneShown = useMemo(() => shown.filter((line) => line.group === 'done').length, [shown])
  return (
    <div className="flex flex-col md:h-full">
      <header className="flex flex-wrap items-center gap-x-4 px-4 py-2 xl:flex-nowrap">
        <h1 className="mr-auto text-2xl xl:mr-0">{texts.title}</h1>
        <Button look="secondary" size="sm" className="xl:hidden" onClick={() => setMapAsked(!isMapAsked)}>
          {isMapAsked ? texts.hideMap : texts.showMap}
        </Button>
        <RevealWhen ready={isTopSettled} className="min-w-0 max-xl:w-full">
          <Groups active={group} linkWith={linkWith} counts={counts} isKnown={lines !== null} />
        </RevealWhen>
      </header>
      {isPermitted(role, 'moveOrders') && <TellMe about="dispatch" className="mx-4 mb-2 p-3!" />}
      <RevealWhen ready={isTopSettled} className="flex flex-col md:min-h-0 md:flex-1">
        {board.error && (
          <div className="px-4 pb-2">
            <ErrorState title={loadError(board.error)} query={board}>
              {lines && adminTexts.earlierRows}
            </ErrorState>
          </div>
        )}
        {!board.isLive && !board.error && lines && (
          <p role="status" className="bg-wait-wash text-wait px-4 py-2 text-sm font-medium">
            {texts.notLive}
          </p>
        )}
        <div className="border-line flex border-t md:min-h-0 md:flex-1">
          <div
            className={clsx(
              'bg-surface flex min-w-0 flex-1 flex-col xl:w-[clamp(20rem,27vw-1.5rem,26rem)] xl:flex-none',
              isMapAsked && 'max-xl:hidden',
            )}
          >
            <div className="border-line border-b p-2">
              <SearchInput
                label={texts.searchLabel}
                placeholder={texts.searchPlaceholder}
                clearLabel={adminTexts.clearSearch}
                maxLength={TEXT_LIMIT.line}
                value={search.text}
                onSearch={search.setText}
              />
            </div>
            {(lines || !board.error) && (
              <div className="[--table-top:0px] md:min-h-0 md:flex-1 md:overflow-y-auto">
                <Table
                  caption={texts.title}
                  columns={boardColumns}
                  rows={shown}
                  rowKey={keyOf}
                  loading={lines === null}
                  empty={
                    search.search !== '' ? texts.noMatch : group === null ? texts.empty : texts.emptyHere
                  }
                  isDense
                  chosen={chosenId}
                  onChoose={choose}
                  onOpen={openLine}
                />
                {doneShown > 0 && counts.done > doneShown && search.search === '' && (
                  <p className="text-quiet px-4 py-3 text-sm">{texts.onlyLatest(doneShown, counts.done)}</p>
                )}
              </div>
            )}
          </div>
          <aside
            aria-label={texts.map}
            className={clsx(
              'border-line min-w-0 flex-1 p-3 max-md:h-[70dvh] xl:border-l',
              !isMapAsked && 'max-xl:hidden',
            )}
          >
            <BoardMap
              className="h-full min-h-0 flex-1"
              lines={shown}
              candidates={candidates}
              chosenId={onMap}
              onChoose={openSpot}
            />
          </aside>
          <Outlet />
        </div>
      </RevealWhen>
    </div>
  )
}

const keyOf = ({ _id }: BoardLine) => _id

/** Riders who could carry the open order, once its sheet has asked for them. */
function useCandidatesOf(orderId: string | null) {
  const input = { orderId: orderId ?? '' }
  const { data } = useQuery(api.dispatch.candidates.queryOptions({ input, enabled: false }))
  return orderId === null ? undefined : data?.riders
}

/** The same function at each render, because thousands of rows may use it. */
function useOpenOrder() {
  const navigate = useNavigate()
  return useCallback(
    (id: string) => {
      const { search } = window.location
      void navigate({ pathname: `/admin/dispatch/${id}`, search }, { preventScrollReset: true })
    },
    [navigate],
  )
}

import { DISPATCH_GROUPS, isPermitted, TEXT_LIMIT } from '@ozi/contract'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { Outlet, useNavigate } from 'react-router'
import { TellMe } from '~/account/notifications/TellMe'
import { useTellMeKnown } from '~/account/notifications/useTellMeKnown'
import { useSession } from '~/session'
import { Button, LinkButton } from '~/ui/button/Button'
import { Card } from '~/ui/list/Card'
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
import { dispatchTexts as texts, groupTexts } from './texts'
import { type BoardState, useBoard } from './useBoard'

const isGroup = oneOf(DISPATCH_GROUPS)
const FILTERS = { group: isGroup }

export const meta = () => [{ title: `${texts.title} · Ozi` }]

/** Running orders by what needs somebody, beside a map of them; an order opens beside the board. */
export default function Dispatch() {
  const board = useBoard()
  const role = useSession()?.data?.role ?? 'user'
  const search = useSearchInAddress(TEXT_LIMIT.line)
  const { filters, linkWith } = useFilters(FILTERS)
  const { group = null } = filters
  const [chosenId, setChosen] = useState<string | null>(null)
  // The map follows after the row.
  const onMap = useDeferredValue(chosenId)
  const [isMapAsked, setMapAsked] = useState(false)
  const choose = useCallback(({ _id }: BoardLine) => setChosen(_id), [])
  const sections = useSections(board)
  const open = useOpenOrder()
  const { lines } = board
  const isTopSettled = useTellMeKnown() && (lines !== null || board.error !== null)
  const shown = useMemo(
    () =>
      (lines ?? []).filter(
        (line) =>
          (group === null || line.group === group) && (search.search === '' || isFound(line, search.search)),
      ),
    [lines, group, search.search],
  )
  return (
    <div className="grid grid-cols-1 gap-4">
      <header className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <h1 className="text-2xl md:text-3xl">{texts.title}</h1>
        <div className="w-full md:max-w-md md:flex-1">
          <SearchInput
            label={texts.searchLabel}
            placeholder={texts.searchPlaceholder}
            clearLabel={adminTexts.clearSearch}
            maxLength={TEXT_LIMIT.line}
            value={search.text}
            onSearch={search.setText}
          />
        </div>
        <Button
          look="secondary"
          size="sm"
          className="xl:hidden"
          aria-expanded={isMapAsked}
          onClick={() => setMapAsked(!isMapAsked)}
        >
          {isMapAsked ? texts.hideMap : texts.showMap}
        </Button>
        <LinkButton to="/admin/dispatch/unreached" look="secondary" size="sm">
          {texts.unreached}
        </LinkButton>
      </header>
      {isPermitted(role, 'moveOrders') && <TellMe about="dispatch" className="p-3!" />}
      <RevealWhen ready={isTopSettled} className="grid grid-cols-1 gap-4">
        <Groups active={group} linkWith={linkWith} counts={board.counts} isKnown={lines !== null} />
        {board.error && (
          <ErrorState title={loadError(board.error)} query={board}>
            {lines && adminTexts.earlierRows}
          </ErrorState>
        )}
        {!board.isLive && !board.error && lines && (
          <p role="status" className="rounded-control bg-wait-wash text-wait px-3 py-2 text-sm font-medium">
            {texts.notLive}
          </p>
        )}
        <div className="grid grid-cols-1 gap-4 xl:grid-cols-[minmax(0,1fr)_24rem] 2xl:grid-cols-[minmax(0,1fr)_30rem]">
          <aside
            aria-label={texts.map}
            className={`xl:sticky xl:top-[4.75rem] xl:order-last xl:self-start ${isMapAsked ? '' : 'max-xl:hidden'}`}
          >
            <BoardMap
              className="h-72 xl:h-[calc(100dvh-20rem)] xl:min-h-72"
              lines={shown}
              chosenId={onMap}
              onChoose={setChosen}
              hint={texts.pressSpot}
            />
          </aside>
          {(lines || !board.error) && (
            <Card flush>
              <Table
                caption={texts.title}
                columns={boardColumns}
                rows={shown}
                rowKey={keyOf}
                loading={lines === null}
                empty={search.search !== '' ? texts.noMatch : group === null ? texts.empty : texts.emptyHere}
                isDense
                sections={sections}
                chosen={chosenId}
                onChoose={choose}
                onOpen={open}
              />
            </Card>
          )}
        </div>
      </RevealWhen>
      <Outlet />
    </div>
  )
}

const keyOf = ({ _id }: BoardLine) => _id

function useSections({ lines, counts }: BoardState) {
  const doneShown = useMemo(() => lines?.filter(({ group }) => group === 'done').length ?? 0, [lines])
  return {
    of: ({ group }: BoardLine) => group,
    head: (group: string) =>
      isGroup(group) && (
        <>
          {groupTexts[group]} <span className="text-quiet font-normal tabular-nums">{counts[group]}</span>
          {group === 'done' && counts.done > doneShown && (
            <span className="text-quiet font-normal"> · {texts.onlyLatest(doneShown)}</span>
          )}
        </>
      ),
  }
}

/** The same function at each render, because thousands of rows may use it. */
function useOpenOrder() {
  const navigate = useNavigate()
  return useCallback(
    ({ _id }: BoardLine) => {
      const { search } = window.location
      void navigate({ pathname: `/admin/dispatch/${_id}`, search }, { preventScrollReset: true })
    },
    [navigate],
  )
}

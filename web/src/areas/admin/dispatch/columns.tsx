import { clsx } from 'clsx'
import { useTexts } from '~/language'
import { statusTexts } from '~/languages/en/base/frame'
import { stateWord, statusTone } from '~/order/orderState'
import type { TableColumn } from '~/ui/table/Table'
import type { BoardLine } from './dispatchBoard'
import { dispatchTexts as texts } from './texts'

export const boardColumns: readonly TableColumn<BoardLine>[] = [
  {
    key: 'order',
    head: texts.list,
    cell: (line) => <OrderLines line={line} />,
    primary: true,
    className: 'md:max-w-0',
  },
]

const DOTS = {
  good: 'bg-good',
  wait: 'bg-wait',
  bad: 'bg-bad',
  neutral: 'bg-neutral',
  cash: 'bg-cash',
  paystack: 'bg-paystack',
}
const TIMES = { bad: 'text-bad font-semibold', wait: 'text-wait font-semibold', quiet: 'text-quiet' }

/** An order in two lines. Where they are narrow, words are cut, and numbers never. */
function OrderLines({ line }: { line: BoardLine }) {
  const word = useTexts(statusTexts)[stateWord(line)]
  const { number, status, time, vendorName, pickup, dropoff } = line
  const way = texts.way(vendorName ?? pickup, dropoff)
  return (
    <span className="grid grid-cols-1 gap-0.5 py-1 text-sm font-normal">
      <span className="flex items-baseline gap-2">
        <span className="shrink-0 font-semibold tabular-nums">{number}</span>
        <span className="flex min-w-0 flex-auto shrink-3 items-center gap-1.5" title={word}>
          <span aria-hidden className={clsx('size-2 shrink-0 rounded-full', DOTS[statusTone(status)])} />
          <span className="truncate">{word}</span>
        </span>
        {time && (
          <span
            className={clsx('flex min-w-18 gap-1', TIMES[time.tone])}
            title={`${time.amount} ${time.words}`}
          >
            <span className="shrink-0 tabular-nums">{time.amount}</span>{' '}
            <span className="truncate">{time.words}</span>
          </span>
        )}
      </span>
      <span className="text-quiet flex gap-1.5">
        <RiderName line={line} />
        <span className="min-w-0 flex-1 truncate" title={way}>
          {way}
        </span>
      </span>
    </span>
  )
}

function RiderName({ line: { rider, search, group } }: { line: BoardLine }) {
  const name = rider
    ? rider.name
    : search?.isOpen
      ? texts.openToAll
      : search && search.offered > 0
        ? texts.offered(search.offered)
        : group === 'done'
          ? ''
          : texts.noRider
  if (name === '') return null
  return (
    <>
      <span className={clsx('max-w-2/5 shrink-0 truncate', rider && 'text-ink')} title={name}>
        {name}
      </span>{' '}
      ·
    </>
  )
}

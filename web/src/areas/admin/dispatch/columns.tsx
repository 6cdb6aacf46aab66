import { clsx } from 'clsx'
import { useTexts } from '~/language'
import { statusTexts } from '~/languages/en/base/frame'
import { stateWord, statusTone } from '~/order/orderState'
import type { TableColumn } from '~/ui/table/Table'
import { type BoardLine, formatRoughMinutes } from './dispatchBoard'
import { dispatchTexts as texts } from './texts'

const { columns: heads } = texts
/** The rows are cards there, and their first cell shows all. */
const ON_WIDE = 'max-md:hidden!'

export const boardColumns: readonly TableColumn<BoardLine>[] = [
  {
    key: 'order',
    head: heads.order,
    cell: (line) => <OrderCell line={line} />,
    primary: true,
    className: 'max-md:mb-0! md:w-24',
  },
  {
    key: 'stage',
    head: heads.stage,
    cell: (line) => <Stage line={line} />,
    className: clsx(ON_WIDE, 'md:w-[32%] md:max-w-0 2xl:w-[22%]'),
  },
  {
    key: 'rider',
    head: heads.rider,
    cell: (line) => <RiderName line={line} />,
    className: clsx(ON_WIDE, 'md:w-[28%] md:max-w-0 2xl:w-[20%]'),
  },
  {
    key: 'way',
    head: heads.way,
    cell: (line) => <OneLine text={wayOf(line)} />,
    className: clsx(ON_WIDE, 'md:max-w-0 md:max-2xl:hidden! 2xl:w-[24%]'),
  },
  {
    key: 'age',
    head: heads.age,
    cell: ({ ageMinutes }) => formatRoughMinutes(ageMinutes),
    numeric: true,
    className: clsx(ON_WIDE, 'whitespace-nowrap md:w-22'),
  },
  {
    key: 'time',
    head: heads.time,
    cell: (line) => <Time line={line} />,
    className: clsx(ON_WIDE, 'md:w-[26%] md:max-w-0 2xl:w-[16%]'),
  },
]

const wayOf = ({ vendorName, pickup, dropoff }: BoardLine) => texts.way(vendorName ?? pickup, dropoff)

/** The number alone; on phones everything, in two lines. */
function OrderCell({ line }: { line: BoardLine }) {
  return (
    <>
      <span className="whitespace-nowrap tabular-nums max-md:hidden" title={wayOf(line)}>
        {line.number}
      </span>
      <span className="grid grid-cols-1 gap-1 text-sm md:hidden">
        <span className="flex items-baseline justify-between gap-3">
          <span className="text-base tabular-nums">{line.number}</span>
          <span className="min-w-0 font-normal">
            <Stage line={line} />
          </span>
        </span>
        <span className="flex items-baseline justify-between gap-3 font-normal">
          <span className="min-w-0 flex-1">
            <RiderName line={line} />
          </span>
          <span className="text-quiet shrink-0 tabular-nums">{formatRoughMinutes(line.ageMinutes)}</span>
          <span className="shrink-0">
            <Time line={line} />
          </span>
        </span>
      </span>
    </>
  )
}

const DOTS = {
  good: 'bg-good',
  wait: 'bg-wait',
  bad: 'bg-bad',
  neutral: 'bg-neutral',
  cash: 'bg-cash',
  paystack: 'bg-paystack',
}

function Stage({ line }: { line: BoardLine }) {
  const word = useTexts(statusTexts)[stateWord(line)]
  return (
    <span className="flex items-center gap-2" title={word}>
      <span aria-hidden className={clsx('size-2 shrink-0 rounded-full', DOTS[statusTone(line.status)])} />
      <span className="truncate">{word}</span>
    </span>
  )
}

function RiderName({ line: { rider, search, group } }: { line: BoardLine }) {
  if (rider) return <OneLine text={rider.name} />
  if (search?.isOpen) return <OneLine text={texts.openToAll} isQuiet />
  if (search && search.offered > 0) {
    const { round, offered } = search
    return <OneLine text={round === 0 ? texts.beforeRounds(offered) : texts.round(round, offered)} isQuiet />
  }
  return group === 'done' ? null : <OneLine text={texts.noRider} isQuiet />
}

const TIMES = { bad: 'text-bad font-semibold', wait: 'text-wait font-semibold', quiet: 'text-quiet' }

function Time({ line: { time } }: { line: BoardLine }) {
  return time && <OneLine text={time.words} className={TIMES[time.tone]} />
}

function OneLine({ text, isQuiet, className }: { text: string; isQuiet?: boolean; className?: string }) {
  return (
    <span title={text} className={clsx('block truncate', isQuiet && 'text-quiet', className)}>
      {text}
    </span>
  )
}

import { type Overview, type OverviewPeriod, OVERVIEW_PERIOD_DEFAULT, OVERVIEW_PERIODS } from '@ozi/contract'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { Card } from '~/ui/list/Card'
import { STALE_CLASS } from '~/ui/state/staleClass'
import { formatCount, formatDuration, formatNaira } from '~/ui/text/format'
import { PartState } from './PartState'
import { Plot, type PlotPoint } from './Plot'
import { stepName, tickOf } from './presentOrder'
import { overviewTexts as texts } from './texts'
import type { OverviewPart } from './overviewPart'

/** ₦1.2M, 3.4K: there is no room for more above a bar. */
const compactNaira = new Intl.NumberFormat('en-NG', {
  style: 'currency',
  currency: 'NGN',
  notation: 'compact',
  minimumFractionDigits: 0,
  maximumFractionDigits: 1,
})
const compact = new Intl.NumberFormat('en-NG', { notation: 'compact', maximumFractionDigits: 1 })

interface FiguresProps {
  period: OverviewPeriod
  part: OverviewPart<{ readonly data: Overview }>
}

/** The figures of a period, and their course over time. */
export function OverviewFigures({ period, part }: FiguresProps) {
  return (
    <Card as="section" title={texts.figures} aside={<PeriodSwitch period={period} />}>
      <PartState part={part} lines={6}>
        {({ data }) => <Whole overview={data} isEarlier={data.period !== period} />}
      </PartState>
    </Card>
  )
}

function PeriodSwitch({ period }: { period: OverviewPeriod }) {
  return (
    <nav aria-label={texts.period}>
      <ul className="border-line rounded-control flex border p-0.5">
        {OVERVIEW_PERIODS.map((each) => (
          <li key={each}>
            <Link
              to={each === OVERVIEW_PERIOD_DEFAULT ? '.' : `?period=${each}`}
              preventScrollReset
              aria-current={each === period ? 'true' : undefined}
              className={clsx(
                'flex min-h-11 items-center rounded-[8px] px-2.5 text-sm font-semibold whitespace-nowrap no-underline md:min-h-9 md:px-3.5',
                each === period ? 'bg-palm text-on-palm' : 'text-quiet hover:text-ink',
              )}
            >
              {texts.periods[each]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Whole({ overview, isEarlier }: { overview: Overview; isEarlier: boolean }) {
  const { revenue, confirmedRevenue, orders, delivered, averageDeliveryMinutes, series, step } = overview
  const points = (valuesOf: (point: Overview['series'][number]) => PlotPoint['values']): PlotPoint[] =>
    series.map((point) => ({
      key: point.startsAt,
      tick: tickOf(point.startsAt, step),
      name: stepName(point.startsAt, step),
      values: valuesOf(point),
    }))
  return (
    <div
      aria-busy={isEarlier}
      className={clsx('grid gap-8 lg:grid-cols-2 xl:grid-cols-3', isEarlier && STALE_CLASS)}
    >
      <Plot
        title={texts.revenue}
        total={formatNaira(revenue)}
        more={texts.confirmed(formatNaira(confirmedRevenue))}
        parts={[
          { name: texts.revenueConfirmed, means: 'done' },
          { name: texts.revenuePending, means: 'pending' },
        ]}
        isStacked
        points={points((point) => [
          point.confirmedRevenue,
          // In naira; rounded to remove floating-point errors.
          Math.round((point.revenue - point.confirmedRevenue) * 100) / 100,
        ])}
        writeShort={(value) => compactNaira.format(value)}
        write={formatNaira}
      />
      <Plot
        title={texts.orders}
        total={formatCount(orders)}
        more={texts.ofThemDelivered(formatCount(delivered))}
        parts={[
          { name: texts.ordersPlaced, means: 'all' },
          { name: texts.delivered, means: 'done' },
        ]}
        points={points((point) => [point.orders, point.delivered])}
        writeShort={(value) => compact.format(value)}
        write={formatCount}
      />
      <Plot
        title={texts.deliveryTime}
        total={writeMinutes(averageDeliveryMinutes)}
        parts={[{ name: texts.minutes, means: 'done' }]}
        points={points((point) => [point.averageDeliveryMinutes])}
        writeShort={(value) => compact.format(Math.round(value))}
        write={writeMinutes}
      />
    </div>
  )
}

const writeMinutes = (minutes: number | null): string =>
  minutes === null ? texts.none : formatDuration(minutes)

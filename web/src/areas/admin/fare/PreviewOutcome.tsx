import type { TariffPreview } from '@ozi/contract'
import { formatCount, formatDistance } from '~/ui/text/format'
import { Money } from '~/ui/text/Money'
import { Table, type TableColumn } from '~/ui/table/Table'
import { signedNaira, signedPercent } from './fareAmounts'
import { Entry } from '../shared/Entry'
import { fareSettingsTexts } from './texts'

const texts = fareSettingsTexts.preview

/** The outcome of a trial: three sums, how they differ from today's prices, and some orders one by one. */
export function PreviewOutcome({ preview }: { preview: TariffPreview }) {
  const { orders, today, after, againstToday, examples } = preview
  if (orders === 0) return <p>{texts.noOrders}</p>
  const { medianChange, dearer, cheaper } = againstToday
  return (
    <>
      <div>
        <Sums preview={preview} />
        <p className="text-quiet mt-2 text-sm">{texts.paidThenHint}</p>
      </div>
      <section className="grid gap-3">
        <h3 className="text-base">{texts.againstToday}</h3>
        <dl className="grid [&_dd]:font-semibold grid-cols-2 gap-x-6 gap-y-4 md:grid-cols-4">
          <Entry name={texts.inTotal}>
            {signedNaira(after - today)}
            {today > 0 && ` (${signedPercent(after / today - 1)})`}
          </Entry>
          <Entry name={texts.perOrder}>{signedNaira((after - today) / orders)}</Entry>
          <Entry name={texts.median}>{signedNaira(medianChange)}</Entry>
          <Entry name={texts.orders(orders)}>
            <ul>
              <li>{`${texts.dearer}: ${formatCount(dearer)}`}</li>
              <li>{`${texts.cheaper}: ${formatCount(cheaper)}`}</li>
              <li>{`${texts.same}: ${formatCount(orders - dearer - cheaper)}`}</li>
            </ul>
          </Entry>
        </dl>
      </section>
      <div className="border-line rounded-control overflow-clip border">
        <Table
          caption={texts.examples}
          columns={exampleColumns}
          rows={examples}
          rowKey={({ number }) => number}
          empty={texts.noOrders}
        />
      </div>
    </>
  )
}

/** A table on phones too: its three columns are narrow, and the rows are there to be compared. */
function Sums({ preview: { orders, before, today, after } }: { preview: TariffPreview }) {
  const rows = [
    { name: texts.was, sum: before },
    { name: texts.today, sum: today },
    { name: texts.wouldBe, sum: after, isAnswer: true },
  ]
  return (
    <table className="w-full max-w-xl text-sm tabular-nums">
      <caption className="sr-only">{texts.sums}</caption>
      <thead>
        <tr className="text-quiet text-xs">
          <td />
          <th scope="col" className="py-1.5 pl-3 text-right font-semibold">
            {texts.inTotal}
          </th>
          <th scope="col" className="py-1.5 pl-3 text-right font-semibold">
            {texts.perOrder}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, sum, isAnswer }) => (
          <tr key={name} className={isAnswer ? 'font-semibold' : 'font-normal'}>
            <th scope="row" className="border-line border-t py-2 text-left [font-weight:inherit]">
              {name}
            </th>
            <td className="border-line border-t py-2 pl-3 text-right">
              <Money amount={sum} />
            </td>
            <td className="border-line border-t py-2 pl-3 text-right">
              <Money amount={sum / orders} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type Example = TariffPreview['examples'][number]

const exampleColumns: readonly TableColumn<Example>[] = [
  {
    key: 'number',
    head: texts.columns.number,
    cell: ({ number }) => `#${number}`,
    primary: true,
    className: 'whitespace-nowrap',
  },
  {
    key: 'distance',
    head: texts.columns.distance,
    cell: ({ distanceKm }) => formatDistance(distanceKm),
    numeric: true,
    phone: 'detail',
    className: 'whitespace-nowrap',
  },
  { key: 'before', head: texts.was, cell: ({ before }) => <Money amount={before} />, numeric: true },
  {
    key: 'today',
    head: texts.today,
    cell: ({ today }) => <Money amount={today} />,
    numeric: true,
    phone: 'end',
  },
  {
    key: 'after',
    head: texts.wouldBe,
    cell: ({ after }) => <Money amount={after} />,
    numeric: true,
    phone: 'state',
  },
  {
    key: 'difference',
    head: texts.againstToday,
    cell: ({ today, after }) => signedNaira(after - today),
    numeric: true,
  },
]

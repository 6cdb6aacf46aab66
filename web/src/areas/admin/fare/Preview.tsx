import {
  type EditedTariff,
  type PricingConfiguration,
  TARIFF_PREVIEW,
  type TariffPreview,
} from '@ozi/contract'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { api, refusalOf } from '~/api'
import { Button } from '~/ui/Button'
import { Card } from '~/ui/Card'
import { Checkbox } from '~/ui/Checkbox'
import { ErrorState } from '~/ui/ErrorState'
import { formatCount, formatDistance, formatNaira } from '~/ui/format'
import { Money } from '~/ui/Money'
import { Table, type TableColumn } from '~/ui/Table'
import { fareTexts } from './texts'

const texts = fareTexts.preview

interface PreviewProps {
  configuration: PricingConfiguration
  /** The tariff as in the page's inputs. */
  edited: EditedTariff
}

/** Shows what the latest orders would have cost under the edited tariff, before it is saved. */
export function Preview({ configuration, edited }: PreviewProps) {
  const [withSurge, setWithSurge] = useState<boolean | null>(null)
  const surgeActive = withSurge ?? configuration.surgeActive
  const asked: EditedTariff = { ...edited, surgeActive }
  const trial = useMutation(api.tariffs.preview.mutationOptions())
  const isStale = trial.variables !== undefined && JSON.stringify(trial.variables) !== JSON.stringify(asked)
  return (
    <Card as="section" title={texts.title}>
      <p className="text-quiet -mt-2">{texts.hint(TARIFF_PREVIEW.orders)}</p>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Checkbox
          label={texts.withSurge}
          checked={surgeActive}
          onChange={(event) => setWithSurge(event.target.checked)}
        />
        <Button
          look="secondary"
          busy={trial.isPending}
          busyText={texts.busy}
          onClick={() => trial.mutate(asked)}
        >
          {texts.submit}
        </Button>
      </div>
      <div role="status">
        {trial.data && (
          <div className="mt-4 grid gap-5">
            {isStale && <p className="text-wait font-medium">{texts.stale}</p>}
            <Outcome preview={trial.data.data} />
          </div>
        )}
      </div>
      {trial.error && (
        <div className="mt-4">
          <ErrorState title={texts.failed + refusalOf(trial.error).message} />
        </div>
      )}
    </Card>
  )
}

function Outcome({ preview }: { preview: TariffPreview }) {
  const { orders, before, after, medianChange, dearer, cheaper, examples } = preview
  if (orders === 0) return <p>{texts.noOrders}</p>
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 md:grid-cols-3">
        <Entry name={texts.was}>
          <Money amount={before} />
        </Entry>
        <Entry name={texts.wouldBe}>
          <Money amount={after} />
        </Entry>
        <Entry name={texts.difference}>
          {signed(after - before)}
          {before > 0 && ` (${percent(after / before - 1)})`}
        </Entry>
        <Entry name={texts.median}>{signed(medianChange)}</Entry>
        <Entry name={texts.orders(orders)}>
          <ul className="tabular-nums">
            <li>{`${texts.dearer}: ${formatCount(dearer)}`}</li>
            <li>{`${texts.cheaper}: ${formatCount(cheaper)}`}</li>
            <li>{`${texts.same}: ${formatCount(orders - dearer - cheaper)}`}</li>
          </ul>
        </Entry>
      </dl>
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

type Example = TariffPreview['examples'][number]

const exampleColumns: readonly TableColumn<Example>[] = [
  { key: 'number', head: texts.columns.number, cell: ({ number }) => `#${number}`, primary: true },
  {
    key: 'distance',
    head: texts.columns.distance,
    cell: ({ distanceKm }) => formatDistance(distanceKm),
    numeric: true,
  },
  { key: 'before', head: texts.was, cell: ({ before }) => <Money amount={before} />, numeric: true },
  { key: 'after', head: texts.wouldBe, cell: ({ after }) => <Money amount={after} />, numeric: true },
  {
    key: 'difference',
    head: texts.difference,
    cell: ({ before, after }) => signed(after - before),
    numeric: true,
  },
]

function Entry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-quiet text-sm">{name}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  )
}

/** '+₦100.00', '−₦20.50'; rounded to the kobo, to remove floating-point errors. */
function signed(naira: number): string {
  const kobo = Math.round(naira * 100)
  return `${kobo > 0 ? '+' : kobo < 0 ? '−' : ''}${formatNaira(Math.abs(kobo) / 100)}`
}

const percent = (share: number): string =>
  `${share > 0 ? '+' : share < 0 ? '−' : ''}${Math.abs(share * 100).toFixed(1)} %`

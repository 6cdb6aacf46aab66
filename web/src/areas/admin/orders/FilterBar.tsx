import { ORDER_STAGES, TRANSACTION_METHODS, TRANSACTION_STATUSES } from '@ozi/contract'
import { Button } from '~/ui/button/Button'
import { Select } from '~/ui/field/Select'
import { TextInput } from '~/ui/field/TextInput'
import { isBackwards, type useOrderFilters } from './orderFilters'
import { transactionsTexts } from './texts'

const { filters: texts } = transactionsTexts

const asOption = (value: string) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) })
const STAGE_OPTIONS = [
  { value: '', label: texts.anyStage },
  ...ORDER_STAGES.map((stage) => ({ value: stage, label: texts.stages[stage] })),
]
const STATUSES = [{ value: '', label: texts.anyStatus }, ...TRANSACTION_STATUSES.map(asOption)]
const METHODS = [{ value: '', label: texts.anyMethod }, ...TRANSACTION_METHODS.map(asOption)]

/** The list's filters: stage, status, method and dates. */
export function FilterBar({ filter }: { filter: ReturnType<typeof useOrderFilters> }) {
  const { filters, isFiltered, setFilter, clearFilters } = filter
  const isWrong = isBackwards(filters)
  const day = (name: 'from' | 'to') => (
    <label className="flex items-center gap-2 max-sm:w-full">
      <span className="text-quiet w-9 shrink-0 sm:w-auto">{texts[name]}</span>
      <TextInput
        type="date"
        className="min-h-11! w-40! text-sm! max-sm:w-full! md:min-h-9!"
        value={filters[name] ?? ''}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? 'days-wrong' : undefined}
        onChange={(event) => setFilter(name, event.target.value)}
      />
    </label>
  )
  return (
    <div role="group" aria-label={texts.label} className="grid gap-2 text-sm">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="w-54 max-sm:w-full">
          <Select
            compact
            aria-label={texts.stage}
            options={STAGE_OPTIONS}
            value={filters.stage ?? ''}
            onChange={(event) => setFilter('stage', event.target.value)}
            className="w-full"
          />
        </div>
        <div className="w-36 max-sm:flex-1">
          <Select
            compact
            aria-label={texts.status}
            options={STATUSES}
            value={filters.status ?? ''}
            onChange={(event) => setFilter('status', event.target.value)}
            className="w-full"
          />
        </div>
        <div className="w-36 max-sm:flex-1">
          <Select
            compact
            aria-label={texts.method}
            options={METHODS}
            value={filters.method ?? ''}
            onChange={(event) => setFilter('method', event.target.value)}
            className="w-full"
          />
        </div>
        <div className="flex flex-wrap gap-x-3 gap-y-2 max-sm:w-full">
          {day('from')}
          {day('to')}
        </div>
        {isFiltered && (
          <Button look="quiet" size="sm" onClick={clearFilters}>
            {texts.forget}
          </Button>
        )}
      </div>
      {isWrong && (
        <p id="days-wrong" role="alert" className="text-bad font-medium">
          {texts.backwards}
        </p>
      )}
    </div>
  )
}

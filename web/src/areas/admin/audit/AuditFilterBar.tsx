import { AUDIT_ACTIONS } from '@ozi/contract'
import { Button } from '~/ui/button/Button'
import { Field } from '~/ui/field/Field'
import { Select } from '~/ui/field/Select'
import { TextInput } from '~/ui/field/TextInput'
import type { useFilters } from '~/ui/address/useFilters'
import { auditTexts as texts } from './texts'
import { type AUDIT_FILTERS, useColleagues } from './useAudit'

const ACTION_OPTIONS = Object.entries(AUDIT_ACTIONS).map(([value, label]) => ({ value, label }))

/** Filters by person, action and date; each change queries the list again. */
export function AuditFilterBar({ filter }: { filter: ReturnType<typeof useFilters<typeof AUDIT_FILTERS>> }) {
  const colleagues = useColleagues()
  const { filters, isFiltered, setFilter, clearFilters } = filter
  const { actor = '', action = '', from = '', to = '' } = filters
  const isKnown = actor === '' || colleagues.some(({ value }) => value === actor)
  const actors = [
    { value: '', label: texts.anyActor },
    ...colleagues,
    // A former staff member, selected from one of their lines.
    ...(isKnown ? [] : [{ value: actor, label: texts.someActor }]),
  ]
  return (
    <div role="group" aria-label={texts.filters} className="grid grid-cols-2 items-end gap-3 lg:flex">
      <Field label={texts.actor} className="lg:w-48">
        <Select
          compact
          options={actors}
          value={actor}
          onChange={({ target }) => setFilter('actor', target.value)}
        />
      </Field>
      <Field label={texts.action} className="lg:w-60">
        <Select
          compact
          options={[{ value: '', label: texts.anyAction }, ...ACTION_OPTIONS]}
          value={action}
          onChange={({ target }) => setFilter('action', target.value)}
        />
      </Field>
      <Day label={texts.from} value={from} max={to} onChange={(day) => setFilter('from', day)} />
      <Day label={texts.to} value={to} min={from} onChange={(day) => setFilter('to', day)} />
      {isFiltered && (
        <Button look="quiet" size="sm" className="max-lg:justify-self-start" onClick={clearFilters}>
          {texts.clearFilters}
        </Button>
      )}
    </div>
  )
}

interface DayProps {
  label: string
  value: string
  min?: string
  max?: string
  onChange: (day: string) => void
}

function Day({ label, onChange, ...range }: DayProps) {
  return (
    <Field label={label}>
      <TextInput
        type="date"
        className="min-h-11! text-sm! md:min-h-9!"
        {...range}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  )
}

import type { Weekday } from '@ozi/contract'
import { Plus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '~/language'
import { dayTexts } from '~/languages/en/account/days'
import { hoursTexts } from '~/languages/en/vendor/hours'
import { Button } from '~/ui/button/Button'
import { FieldError } from '~/ui/field/Field'
import { IconButton } from '~/ui/button/IconButton'
import { type HoursErrors, type IntervalValues, isOvernight } from './hoursValues'
import { TimeInput } from './TimeInput'

interface DayHoursProps {
  day: Weekday
  intervals: readonly IntervalValues[]
  errors: HoursErrors
  onChange: (intervals: readonly IntervalValues[]) => void
  onAdd: () => void
  below?: ReactNode
}

/** The hours of one day of the week. */
export function DayHours({ day, intervals, errors, onChange, onAdd, below }: DayHoursProps) {
  const texts = useTexts(hoursTexts)
  const name = useTexts(dayTexts)[day]
  return (
    <fieldset className="border-line grid gap-1 border-t py-2">
      <legend className="sr-only">{name}</legend>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <span aria-hidden className="font-semibold">
          {name}
          {intervals.length === 0 && <span className="text-quiet font-normal"> · {texts.closedDay}</span>}
        </span>
        <Button
          look="quiet"
          size="sm"
          className="px-1!"
          aria-label={texts.addTimes(name)}
          icon={<Plus size={18} />}
          onClick={onAdd}
        >
          {texts.add}
        </Button>
      </div>
      {intervals.map((interval, at) => (
        <Interval
          // Rows of a day have no identity but their place.
          key={`${day} ${String(at)}`}
          path={`week.${day}.${String(at)}`}
          name={intervals.length > 1 ? `${name} ${String(at + 1)}` : name}
          interval={interval}
          errors={errors}
          removeLabel={texts.remove(name, at)}
          onChange={(changed) => onChange(intervals.with(at, changed))}
          onRemove={() => onChange(intervals.toSpliced(at, 1))}
        />
      ))}
      {errors[`week.${day}`] !== undefined && (
        <FieldError id={`week.${day}-error`}>{errors[`week.${day}`]}</FieldError>
      )}
      {below}
    </fieldset>
  )
}

interface IntervalProps {
  path: string
  name: string
  interval: IntervalValues
  errors: HoursErrors
  removeLabel: string
  onChange: (interval: IntervalValues) => void
  onRemove: () => void
}

function Interval({ path, name, interval, errors, removeLabel, onChange, onRemove }: IntervalProps) {
  const texts = useTexts(hoursTexts)
  const error = errors[`${path}.opens`] ?? errors[`${path}.closes`]
  const errorId = `${path}-error`
  const end = (which: 'opens' | 'closes') => (
    <TimeInput
      id={`${path}.${which}`}
      label={`${name} ${texts[which]}`}
      value={interval[which]}
      isWrong={errors[`${path}.${which}`] !== undefined}
      errorId={errorId}
      onChange={(time) => onChange({ ...interval, [which]: time })}
    />
  )
  return (
    <div>
      <div className="grid grid-cols-[minmax(0,9rem)_auto_minmax(0,9rem)_auto] items-center justify-start gap-2">
        {end('opens')}
        <span aria-hidden className="text-quiet">
          {texts.to}
        </span>
        {end('closes')}
        <IconButton label={removeLabel} icon={<X size={18} />} onClick={onRemove} />
      </div>
      {isOvernight(interval) && <p className="text-quiet mt-1 text-sm">{texts.nextDay}</p>}
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}

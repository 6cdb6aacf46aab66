import { DAY_MS, daysOfWindows, pickupWindowAt, windowsOfDay } from '@ozi/contract'
import { useState } from 'react'
import { useTexts } from '~/language'
import { pickupTexts } from '~/languages/en/account/parcel'
import { usePickupWords } from '~/order/usePickupWords'
import { Field } from '~/ui/field/Field'
import { Select } from '~/ui/field/Select'
import type { ErrandForm } from './useErrandForm'

/** When the rider comes: now, or in a half hour of the next days. */
export function WhenField({ form }: { form: ErrandForm }) {
  const texts = useTexts(pickupTexts)
  const words = usePickupWords()
  const { pickupWindow } = form.values
  // A time that is over by now is refused when it is ordered.
  const [now] = useState(() => Date.now())
  const days = daysOfWindows(now)
  const chosen = pickupWindow && Date.parse(pickupWindow.from)
  const choose = (from: number | undefined) =>
    form.set({ pickupWindow: from === undefined ? null : pickupWindowAt(from) })
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-3">
      <Field
        {...form.field('pickupWindow')}
        label={texts.when}
        hint={chosen === null ? texts.nowHint : texts.hint}
      >
        <Select
          value={chosen === null ? '' : dayIn(days, chosen)}
          options={[
            { value: '', label: texts.now },
            ...days.map((day) => ({ value: String(day), label: words.day(day) })),
          ]}
          onChange={({ target }) =>
            choose(target.value === '' ? undefined : windowOn(Number(target.value), chosen, now))
          }
        />
      </Field>
      {chosen !== null && (
        <Field label={texts.time}>
          <Select
            value={String(chosen)}
            options={timesFor(chosen, now).map((from) => ({
              value: String(from),
              label: words.time(pickupWindowAt(from)),
            }))}
            onChange={({ target }) => choose(Number(target.value))}
          />
        </Field>
      )}
    </div>
  )
}

const dayIn = (days: readonly number[], chosen: number): string =>
  String(days.findLast((day) => day <= chosen) ?? '')

/** The windows of the chosen day; one that is over by now stays on the screen until another is chosen. */
function timesFor(chosen: number, now: number): readonly number[] {
  const offered = windowsOfDay(chosen, now)
  return offered.includes(chosen) ? offered : [chosen, ...offered]
}

/** The same time on another day, or the first one of that day. */
function windowOn(day: number, chosen: number | null, now: number): number | undefined {
  const offered = windowsOfDay(day, now)
  return offered.find((from) => chosen !== null && (from - chosen) % DAY_MS === 0) ?? offered[0]
}

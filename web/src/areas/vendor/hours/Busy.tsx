import { BUSY_MINUTES, type ShopHours } from '@ozi/contract'
import { useState } from 'react'
import { client, refusalOf } from '~/api'
import { useTexts } from '~/language'
import { openTexts } from '~/languages/en/vendor/hours'
import { FieldSet } from '~/ui/field/Field'
import { RadioCards } from '~/ui/field/RadioCards'

interface BusyProps {
  hours: ShopHours
  onChanged: (hours: ShopHours) => void
}

/** By how much the shop prepares longer today. */
export function Busy({ hours, onChanged }: BusyProps) {
  const texts = useTexts(openTexts)
  /** The value being saved. */
  const [pending, setPending] = useState<number | null>(null)
  const [error, setError] = useState<string>()

  async function choose(minutes: (typeof BUSY_MINUTES)[number]) {
    setPending(minutes)
    setError(undefined)
    try {
      onChanged((await client.hours.setBusy({ minutes })).data)
    } catch (error) {
      setError(`${texts.failed} ${refusalOf(error).message}`)
    } finally {
      setPending(null)
    }
  }

  return (
    <FieldSet label={texts.busy} hint={texts.busyHint} error={error}>
      <RadioCards
        name="busy"
        className="grid-cols-2 sm:grid-cols-4"
        value={String(pending ?? hours.busy?.minutes ?? 0)}
        options={BUSY_MINUTES.map((minutes) => ({
          value: String(minutes),
          label: minutes === 0 ? texts.usual : texts.more(minutes),
        }))}
        onChange={({ target }) => {
          const chosen = BUSY_MINUTES.find((minutes) => String(minutes) === target.value)
          if (chosen !== undefined) void choose(chosen)
        }}
      />
    </FieldSet>
  )
}

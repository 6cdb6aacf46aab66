import { PAUSE_NOTICE, type Pause } from '@ozi/contract'
import { useState, type FormEvent } from 'react'
import { Button } from '~/ui/button/Button'
import { Card } from '~/ui/list/Card'
import { DateTime } from '~/ui/text/DateTime'
import { Field } from '~/ui/field/Field'
import { TextInput } from '~/ui/field/TextInput'
import { healthTexts as texts } from './texts'
import { usePause } from './useHealth'

/** Stops new orders and the clocks, and lets them go on. */
export function PauseOrders({ pause }: { pause: Pause | null }) {
  const { isBusy, begin, end } = usePause()
  const [notice, setNotice] = useState('')
  function send(event: FormEvent) {
    event.preventDefault()
    void (pause ? end() : begin(notice))
  }
  return (
    <Card as="section" title={texts.newOrders}>
      <form onSubmit={send} className="grid max-w-prose gap-4">
        {pause ? (
          <div>
            <p className="text-wait font-semibold">{texts.stopped}</p>
            {pause.notice !== '' && <p className="mt-1 wrap-anywhere">“{pause.notice}”</p>}
            <p className="text-quiet mt-1 text-sm">
              {texts.since} <DateTime at={pause.since} />
            </p>
          </div>
        ) : (
          <>
            <p>{texts.taken}</p>
            <Field label={texts.notice} hint={texts.noticeHint}>
              <TextInput
                value={notice}
                maxLength={PAUSE_NOTICE.max}
                onChange={({ target }) => setNotice(target.value)}
              />
            </Field>
          </>
        )}
        <Button
          type="submit"
          look={pause ? 'primary' : 'secondary'}
          busy={isBusy}
          className="max-sm:w-full sm:justify-self-start"
        >
          {pause ? texts.goOn : texts.stop}
        </Button>
      </form>
    </Card>
  )
}

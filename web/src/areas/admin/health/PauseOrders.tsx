import { PAUSE_NOTICE, type Pause } from '@ozi/contract'
import { Form } from '~/form/Form'
import { useForm } from '~/form/useForm'
import { Button } from '~/ui/button/Button'
import { Card } from '~/ui/list/Card'
import { DateTime } from '~/ui/text/DateTime'
import { Field } from '~/ui/field/Field'
import { TextInput } from '~/ui/field/TextInput'
import { notice } from '~/ui/notice/notice'
import { healthTexts as texts } from './texts'
import { usePause } from './useHealth'

/** Stops new orders and the clocks, and lets them go on. */
export function PauseOrders({ pause }: { pause: Pause | null }) {
  const { begin, end } = usePause()
  const form = useForm({
    initial: { notice: '' },
    onRefused: (refusal) => void notice.error(texts.errorTitle, refusal.message),
  })
  async function send(values: { notice: string }) {
    await (pause ? end() : begin(values.notice))
    form.reset({ notice: '' })
  }
  return (
    <Card as="section" title={texts.newOrders}>
      <Form form={form} send={send} className="grid max-w-prose gap-4">
        {pause ? (
          <div>
            <p className="text-wait font-semibold">{texts.stopped}</p>
            {pause.notice !== '' && <p className="mt-1 wrap-anywhere">“{pause.notice}”</p>}
            <p className="text-quiet mt-1 text-sm">
              {texts.since} <DateTime at={pause.since} style="inSentence" />
            </p>
          </div>
        ) : (
          <>
            <p>{texts.taken}</p>
            <Field {...form.field('notice')} label={texts.notice} hint={texts.noticeHint}>
              <TextInput maxLength={PAUSE_NOTICE.max} {...form.bind('notice')} />
            </Field>
          </>
        )}
        <Button
          type="submit"
          look={pause ? 'primary' : 'secondary'}
          busy={form.isBusy}
          className="max-sm:w-full sm:justify-self-start"
        >
          {pause ? texts.goOn : texts.stop}
        </Button>
      </Form>
    </Card>
  )
}

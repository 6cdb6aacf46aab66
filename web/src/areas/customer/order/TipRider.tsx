import { type OrderDetail, TIP } from '@ozi/contract'
import { clsx } from 'clsx'
import { HandCoins } from 'lucide-react'
import { Form } from '~/form/Form'
import { useTexts } from '~/language'
import { tipTexts } from '~/languages/en/customer/tip'
import { Button } from '~/ui/button/Button'
import { Alert } from '~/ui/notice/Alert'
import { Card } from '~/ui/list/Card'
import { Field, FieldSet } from '~/ui/field/Field'
import { formatWholeNaira } from '~/ui/text/format'
import { TextInput } from '~/ui/field/TextInput'
import { useTip } from './useTip'

/** A tip for the rider of a delivered order: asked for, or shown once it is paid. */
export function TipRider({ order }: { order: OrderDetail }) {
  const texts = useTexts(tipTexts)
  if (order.tipped !== undefined) {
    return (
      <Card as="section" title={texts.given(formatWholeNaira(order.tipped))}>
        <p className="text-quiet">{texts.givenHint}</p>
      </Card>
    )
  }
  return order.mayTip === true ? <TipForm order={order} /> : null
}

function TipForm({ order }: { order: OrderDetail }) {
  const texts = useTexts(tipTexts)
  const form = useTip(order._id)
  const { amount } = form
  const { chosen } = form.values
  return (
    <Card as="section" title={texts.title}>
      <Form form={form} send={form.pay} className="grid grid-cols-1 gap-4">
        <p className="text-quiet max-w-prose">{texts.lead(order.rider?.name ?? '')}</p>
        <FieldSet label={texts.amount}>
          <div className="grid max-w-md grid-cols-3 gap-2">
            {TIP.choices.map((naira) => (
              <button
                key={naira}
                type="button"
                aria-pressed={chosen === naira}
                onClick={() => form.change({ chosen: naira })}
                className={clsx(
                  'rounded-control min-h-12 border-[1.5px] px-2 font-semibold tabular-nums transition-colors',
                  chosen === naira
                    ? 'border-palm bg-palm-wash text-palm shadow-[inset_0_0_0_1px_var(--color-palm)]'
                    : 'border-edge bg-surface hover:border-ink',
                )}
              >
                {formatWholeNaira(naira)}
              </button>
            ))}
          </div>
        </FieldSet>
        <Field
          {...form.field('typed')}
          label={texts.other}
          hint={texts.otherHint(formatWholeNaira(TIP.min), formatWholeNaira(TIP.max))}
          className="max-w-md"
        >
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            before="₦"
            maxLength={12}
            value={form.values.typed}
            onChange={({ target }) => form.change({ typed: target.value })}
          />
        </Field>
        {form.headline && <Alert>{form.headline.title}</Alert>}
        <Button
          type="submit"
          look="secondary"
          className="w-fit"
          busy={form.isBusy}
          busyText={texts.opening}
          icon={<HandCoins size={18} />}
        >
          {amount === null ? texts.payAny : texts.pay(formatWholeNaira(amount))}
        </Button>
      </Form>
    </Card>
  )
}

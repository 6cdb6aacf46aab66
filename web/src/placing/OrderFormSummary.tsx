import { CHECK_FIELDS } from '@ozi/contract'
import { Link } from 'react-router'
import { isAnyIn } from '~/form/errors'
import { FormSummary } from '~/form/Form'
import type { FormState } from '~/form/useForm'
import { useServerWords, useTexts } from '~/language'
import { orderMessageTexts } from '~/languages/en/customer/orders'
import { pageTitleTexts } from '~/languages/en/base/frame'

interface OrderFormSummaryProps<Name extends string> {
  form: FormState<object, Name>
  labelOf: (name: Name) => string
  /** The page of an order that was already placed. */
  ordersPath?: string
}

/** Why the order was not placed, above the form; takes the focus. */
export function OrderFormSummary<Name extends string>({
  form,
  labelOf,
  ordersPath = '/dashboard/orders',
}: OrderFormSummaryProps<Name>) {
  const titles = useTexts(pageTitleTexts)
  const { incomplete } = useTexts(orderMessageTexts)
  const words = useServerWords()
  if (form.headline === null && !isAnyIn(form.errors)) return null
  return (
    <div className="md:col-span-2">
      <FormSummary
        form={form}
        title={form.isIncomplete ? incomplete : words(CHECK_FIELDS)}
        labelOf={labelOf}
      />
      {form.headline?.code === 'QUOTE_USED' && (
        <Link to={ordersPath} className="text-palm inline-flex min-h-12 items-center font-semibold">
          {titles.orders}
        </Link>
      )}
    </div>
  )
}

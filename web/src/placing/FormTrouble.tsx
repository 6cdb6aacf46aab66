import { Link } from 'react-router'
import { useTexts } from '~/language'
import { pageTitles } from '~/languages/en/customer/shared'
import { FormErrorSummary } from '~/ui/field/FormErrorSummary'
import type { TroubleState } from './useTrouble'

interface FormTroubleProps<Name extends string> {
  form: Pick<TroubleState<Name>, 'trouble' | 'errors' | 'attemptCount'>
  /** The form's controls in order. */
  fields: readonly { readonly name: Name; readonly id: string; readonly label: string }[]
  /** Where to find an order that was already placed. */
  ordersPath?: string
}

/** Why the order was not placed, above the form; takes the focus. */
export function FormTrouble<Name extends string>({
  form,
  fields,
  ordersPath = '/dashboard/orders',
}: FormTroubleProps<Name>) {
  const titles = useTexts(pageTitles)
  const { trouble, errors, attemptCount } = form
  if (trouble === null) return null
  const said = trouble.cutOff === undefined ? trouble.texts : [trouble.cutOff, ...trouble.texts]
  const atFields = fields.flatMap(({ name, id, label }) => {
    const text = errors[name]
    return text === undefined ? [] : [{ fieldId: id, text: `${label.replace(/\?$/, '')}: ${text}` }]
  })
  return (
    <div className="md:col-span-2">
      <FormErrorSummary
        title={trouble.title}
        errors={[...said.map((text) => ({ text })), ...atFields]}
        attempt={attemptCount}
      />
      {trouble.isAlreadyOrdered && (
        <Link to={ordersPath} className="text-palm inline-flex min-h-12 items-center font-semibold">
          {titles.orders}
        </Link>
      )}
    </div>
  )
}

import { type ItemInput, TEXT_LIMIT } from '@ozi/contract'
import { type FormEvent, useState } from 'react'
import type { CallRefusal } from '~/api'
import { isAnyIn } from '~/form/errors'
import { useProblems } from '~/form/useProblems'
import { useTexts } from '~/language'
import { itemFormTexts } from '~/languages/en/vendor/items'
import { Switch } from '~/ui/field/Checkbox'
import { Field } from '~/ui/field/Field'
import { FormErrorSummary } from '~/ui/field/FormErrorSummary'
import { Textarea } from '~/ui/field/Textarea'
import { TextInput } from '~/ui/field/TextInput'
import { ItemImageField } from './ItemImageField'
import {
  checkItem,
  itemErrorsOf,
  toItemInput,
  ITEM_FIELDS,
  type ItemField,
  type ItemValues,
} from './itemValues'
import { optionFieldsOf } from './optionValues'
import { OptionsField } from './OptionsField'

interface ItemFormProps {
  /** Submit buttons outside the form refer to this id. */
  id: string
  initial: ItemValues
  /** @returns why the item was not saved; null if it was */
  onSend: (input: ItemInput) => Promise<CallRefusal | null>
  /** Called when the user types or chooses something. */
  onTouched: () => void
}

/** The form of a new or existing item; input stays until it is saved. */
export function ItemForm({ id, initial, onSend, onTouched }: ItemFormProps) {
  const texts = useTexts(itemFormTexts)
  const [values, setValues] = useState(initial)
  const { errors, headline, attempt, tell, forgive, forgiveAll, linesOf } = useProblems<ItemField>([
    ...ITEM_FIELDS,
    ...optionFieldsOf(values.options),
  ])

  function change(part: Partial<ItemValues>) {
    onTouched()
    setValues((now) => ({ ...now, ...part }))
    forgive(...ITEM_FIELDS.filter((field) => field in part))
  }
  async function send(event: FormEvent) {
    event.preventDefault()
    const wrong = checkItem(values)
    if (isAnyIn(wrong)) return tell(null, wrong)
    forgiveAll()
    const refusal = await onSend(toItemInput(values, initial.image))
    if (!refusal) return
    const refused = itemErrorsOf(refusal.fields)
    const why = { title: texts.failed, texts: [refusal.message] }
    tell(isAnyIn(refused) ? null : why, refused)
  }

  return (
    <form id={id} noValidate className="grid gap-5" onSubmit={(event) => void send(event)}>
      <FormErrorSummary
        attempt={attempt}
        errors={linesOf(errors)}
        {...(headline && { title: headline.title })}
      />
      <Field id="name" label={texts.name} error={errors.name} required>
        <TextInput
          maxLength={TEXT_LIMIT.name}
          value={values.name}
          onChange={(event) => change({ name: event.target.value })}
        />
      </Field>
      <Field id="description" label={texts.description} error={errors.description} optional>
        <Textarea
          rows={3}
          maxLength={TEXT_LIMIT.paragraph}
          value={values.description}
          onChange={(event) => change({ description: event.target.value })}
        />
      </Field>
      <Field id="price" label={texts.price} error={errors.price} required>
        <TextInput
          before="₦"
          inputMode="decimal"
          autoComplete="off"
          value={values.price}
          onChange={(event) => change({ price: event.target.value })}
        />
      </Field>
      <div className="grid grid-cols-2 gap-3">
        <Field id="from" label={texts.from} error={errors.from} required>
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            after={texts.minutes}
            value={values.from}
            onChange={(event) => change({ from: event.target.value })}
          />
        </Field>
        <Field id="to" label={texts.to} error={errors.to} required>
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            after={texts.minutes}
            value={values.to}
            onChange={(event) => change({ to: event.target.value })}
          />
        </Field>
      </div>
      <OptionsField
        groups={values.options}
        errors={errors}
        onChange={(options, righted) => {
          change({ options })
          forgive(...(righted === undefined ? optionFieldsOf(values.options) : [righted]))
        }}
      />
      <ItemImageField
        value={values.image}
        error={errors.image}
        onChange={(image) => change({ image })}
        onError={(image) => tell(null, { image })}
      />
      <Switch
        label={texts.available}
        hint={texts.availableHint}
        checked={values.isAvailable}
        onChange={(event) => change({ isAvailable: event.target.checked })}
      />
    </form>
  )
}

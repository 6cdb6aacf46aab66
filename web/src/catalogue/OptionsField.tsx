import { OPTION_CHOICES, OPTION_GROUPS, TEXT_LIMIT } from '@ozi/contract'
import { Plus, X } from 'lucide-react'
import type { ErrorsAt } from '~/form/errors'
import { useTexts } from '~/language'
import { itemOptionsTexts } from '~/languages/en/vendor/items'
import { Button } from '~/ui/button/Button'
import { Checkbox } from '~/ui/field/Checkbox'
import { Field, FieldError } from '~/ui/field/Field'
import { IconButton } from '~/ui/button/IconButton'
import { TextInput } from '~/ui/field/TextInput'
import { type ChoiceValues, type GroupValues, newChoice, newGroup, type OptionField } from './optionValues'

const ADD = <Plus size={18} />
const REMOVE = <X size={18} />
const ADD_GROUP = 'options'

const focusSoon = (id: string) => requestAnimationFrame(() => document.getElementById(id)?.focus())

const replaced = <T,>(all: readonly T[], at: number, one: T): T[] =>
  all.map((each, of) => (of === at ? one : each))

type Errors = ErrorsAt<OptionField>

interface OptionsFieldProps {
  groups: readonly GroupValues[]
  errors: Errors
  /** @param righted the field that was edited; undefined if the fields are others now */
  onChange: (groups: readonly GroupValues[], righted?: OptionField) => void
}

/** Customers' choices of an item, such as its size, with what each choice adds to the price. */
export function OptionsField({ groups, errors, onChange }: OptionsFieldProps) {
  const texts = useTexts(itemOptionsTexts)
  return (
    <section aria-label={texts.title} className="grid gap-3">
      <div>
        <h3 className="text-sm font-semibold">
          {texts.title} <span className="text-quiet font-normal">{texts.optional}</span>
        </h3>
        <p className="text-quiet text-sm">{texts.hint}</p>
      </div>
      {groups.map((group, at) => (
        <Group
          key={group.key}
          id={`options.${at}`}
          group={group}
          errors={errors}
          onChange={(next, righted) => onChange(replaced(groups, at, next), righted)}
          onRemove={() => {
            onChange(groups.filter((each) => each !== group))
            focusSoon(ADD_GROUP)
          }}
        />
      ))}
      <div>
        <Button
          id={ADD_GROUP}
          look="secondary"
          size="sm"
          icon={ADD}
          disabled={groups.length >= OPTION_GROUPS.max}
          onClick={() => {
            onChange([...groups, newGroup()])
            focusSoon(`options.${groups.length}.name`)
          }}
        >
          {texts.add}
        </Button>
        {errors.options !== undefined && <FieldError id={undefined}>{errors.options}</FieldError>}
      </div>
    </section>
  )
}

interface GroupProps {
  id: `options.${number}`
  group: GroupValues
  errors: Errors
  onChange: (group: GroupValues, righted?: OptionField) => void
  onRemove: () => void
}

function Group({ id, group, errors, onChange, onRemove }: GroupProps) {
  const texts = useTexts(itemOptionsTexts)
  const { choices } = group
  const listId: OptionField = `${id}.choices`
  const edit = (field: 'name' | 'min' | 'max', text: string) =>
    onChange({ ...group, [field]: text }, `${id}.${field}`)
  const numberField = (field: 'min' | 'max', label: string) => (
    <Field id={`${id}.${field}`} label={label} error={errors[`${id}.${field}`]} required>
      <TextInput
        inputMode="numeric"
        autoComplete="off"
        value={group[field]}
        onChange={(event) => edit(field, event.target.value)}
      />
    </Field>
  )
  return (
    <fieldset className="rounded-card border-line grid min-w-0 gap-4 border p-4">
      <legend className="sr-only">{group.name || texts.newOptions}</legend>
      <div className="flex items-start gap-2">
        <Field
          id={`${id}.name`}
          label={texts.name}
          error={errors[`${id}.name`]}
          required
          className="min-w-0 grow"
        >
          <TextInput
            maxLength={TEXT_LIMIT.givenName}
            placeholder={texts.example}
            value={group.name}
            onChange={(event) => edit('name', event.target.value)}
          />
        </Field>
        <IconButton label={texts.remove(group.name)} icon={REMOVE} onClick={onRemove} className="mt-6.5" />
      </div>
      <div className="grid grid-cols-2 gap-3">
        {numberField('min', texts.min)}
        {numberField('max', texts.max)}
      </div>
      <ul className="grid gap-4">
        {choices.map((choice, at) => (
          <li key={choice.key}>
            <Choice
              id={`${listId}.${at}`}
              choice={choice}
              errors={errors}
              onChange={(next, righted) =>
                onChange({ ...group, choices: replaced(choices, at, next) }, righted)
              }
              onRemove={() => {
                onChange({ ...group, choices: choices.filter((each) => each !== choice) })
                focusSoon(listId)
              }}
            />
          </li>
        ))}
      </ul>
      <div>
        <Button
          id={listId}
          look="quiet"
          size="sm"
          icon={ADD}
          disabled={choices.length >= OPTION_CHOICES.max}
          onClick={() => {
            onChange({ ...group, choices: [...choices, newChoice()] })
            focusSoon(`${listId}.${choices.length}.name`)
          }}
        >
          {texts.addChoice}
        </Button>
        {errors[listId] !== undefined && <FieldError id={undefined}>{errors[listId]}</FieldError>}
      </div>
    </fieldset>
  )
}

interface ChoiceProps {
  id: `options.${string}`
  choice: ChoiceValues
  errors: Errors
  onChange: (choice: ChoiceValues, righted?: OptionField) => void
  onRemove: () => void
}

function Choice({ id, choice, errors, onChange, onRemove }: ChoiceProps) {
  const texts = useTexts(itemOptionsTexts)
  return (
    <div className="border-line grid gap-2 border-t pt-3">
      <div className="grid grid-cols-1 items-start gap-x-3 gap-y-2 min-[26rem]:grid-cols-[minmax(0,1fr)_9rem]">
        <Field id={`${id}.name`} label={texts.choice} error={errors[`${id}.name`]} required>
          <TextInput
            maxLength={TEXT_LIMIT.givenName}
            value={choice.name}
            onChange={(event) => onChange({ ...choice, name: event.target.value }, `${id}.name`)}
          />
        </Field>
        <Field id={`${id}.price`} label={texts.price} error={errors[`${id}.price`]}>
          <TextInput
            before="₦"
            inputMode="decimal"
            autoComplete="off"
            value={choice.price}
            onChange={(event) => onChange({ ...choice, price: event.target.value }, `${id}.price`)}
          />
        </Field>
      </div>
      <div className="flex items-center justify-between gap-3">
        <Checkbox
          label={texts.available}
          checked={choice.isAvailable}
          onChange={(event) => onChange({ ...choice, isAvailable: event.target.checked })}
        />
        <IconButton label={texts.removeChoice(choice.name)} icon={REMOVE} onClick={onRemove} />
      </div>
    </div>
  )
}

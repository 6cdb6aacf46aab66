import { type Item, type ItemInput, TEXT_LIMIT } from '@ozi/contract'
import { type Edit, refusalOf } from '~/api'
import { isAnyIn } from '~/form/errors'
import { FormSummary } from '~/form/Form'
import { TaskDialog } from '~/form/TaskDialog'
import { useEditConflict } from '~/form/useEditConflict'
import { useForm } from '~/form/useForm'
import { useTexts } from '~/language'
import { itemChangesTexts, itemFormTexts } from '~/languages/en/vendor/items'
import { Button } from '~/ui/button/Button'
import { Switch } from '~/ui/field/Checkbox'
import { Field } from '~/ui/field/Field'
import { Textarea } from '~/ui/field/Textarea'
import { TextInput } from '~/ui/field/TextInput'
import { formatNaira } from '~/ui/text/format'
import { ItemImageField } from './ItemImageField'
import {
  checkItem,
  ITEM_FIELDS,
  itemErrorsOf,
  type ItemField,
  type ItemValues,
  NEW_ITEM,
  toItemInput,
  toItemValues,
} from './itemValues'
import { optionFieldsOf } from './optionValues'
import { OptionsField } from './OptionsField'
import { isListed } from './itemUpdate'

/** Somebody else's changes in an item meanwhile, in words: 'price ₦2,500 → ₦3,000, description'. */
function changesBetween(texts: typeof itemChangesTexts, before: Item, now: Item): string {
  const words = [
    before.name === now.name ? '' : texts.name(now.name),
    before.description === now.description ? '' : texts.description,
    before.price === now.price ? '' : texts.price(formatNaira(before.price), formatNaira(now.price)),
    before.duration === now.duration ? '' : texts.time(before.duration, now.duration),
    isListed(before) === isListed(now) ? '' : isListed(now) ? texts.available : texts.notAvailable,
    before.unavailableUntil === now.unavailableUntil
      ? ''
      : now.unavailableUntil
        ? texts.outToday
        : texts.soldToday,
    JSON.stringify(before.options) === JSON.stringify(now.options) ? '' : texts.options,
    before.image === now.image ? '' : texts.picture,
  ].filter((word) => word !== '')
  return words.join(', ')
}

interface ItemDialogProps {
  /** The item to edit; null for a new one. */
  item: Item | null
  /** The item's shop, if it is not the user's own. */
  shopName?: string
  /**
   * Saves the item. If it rejects, the form shows the reason and stays open.
   * @param version the version that was edited, to detect conflicts; undefined for a new item
   */
  save: (input: ItemInput, version: number | undefined) => Edit<{ readonly item: Item }, Item>
  onSaved: (item: Item) => void
  onClose: () => void
}

/**
 * Adds or edits an item; closes by itself only after saving. If somebody else changed the item meanwhile, the user is
 * told.
 */
export function ItemDialog({ item, shopName, save, onSaved, onClose }: ItemDialogProps) {
  const texts = useTexts(itemFormTexts)
  const changes = useTexts(itemChangesTexts)
  const conflict = useEditConflict(item, save)
  const { filled, seen, theirs } = conflict
  const form = useForm<ItemValues, ItemField>({
    initial: item === null ? NEW_ITEM : toItemValues(item),
    fields: ({ options }) => [...ITEM_FIELDS, ...optionFieldsOf(options)],
    check: checkItem,
  })
  const { values } = form

  async function send(typed: ItemValues) {
    try {
      const input = toItemInput(typed, filled?.image ?? NEW_ITEM.image)
      const outcome = await conflict.save(input, seen?.version)
      if (outcome.saved) return onSaved(outcome.saved.item)
      if (!seen) return
      const text = changes.conflict(changesBetween(changes, seen, outcome.theirs))
      form.fail({}, { title: texts.failed, texts: [text] })
    } catch (error) {
      const { fields, message } = refusalOf(error)
      const refused = itemErrorsOf(fields)
      form.fail(refused, isAnyIn(refused) ? null : { title: texts.failed, texts: [message] })
    }
  }
  function show(current: Item) {
    conflict.take(current)
    form.reset(toItemValues(current))
  }

  return (
    <TaskDialog
      form={form}
      send={send}
      title={item === null ? texts.newItem : item.name}
      description={shopName === undefined ? undefined : texts.ofShop(shopName)}
      actionText={item === null ? texts.add : texts.save}
      busyText={texts.saving}
      buttons={
        theirs && (
          <Button look="secondary" onClick={() => show(theirs)}>
            {texts.showTheirs}
          </Button>
        )
      }
      onClose={onClose}
    >
      <FormSummary form={form} />
      <Field {...form.field('name')} label={texts.name} required>
        <TextInput maxLength={TEXT_LIMIT.name} {...form.bind('name')} />
      </Field>
      <Field {...form.field('description')} label={texts.description} optional>
        <Textarea rows={3} maxLength={TEXT_LIMIT.paragraph} {...form.bind('description')} />
      </Field>
      <Field {...form.field('price')} label={texts.price} required>
        <TextInput before="₦" inputMode="decimal" autoComplete="off" {...form.bind('price')} />
      </Field>
      <div className="grid grid-cols-2 gap-3">
        <Field {...form.field('from')} label={texts.from} required>
          <TextInput inputMode="numeric" autoComplete="off" after={texts.minutes} {...form.bind('from')} />
        </Field>
        <Field {...form.field('to')} label={texts.to} required>
          <TextInput inputMode="numeric" autoComplete="off" after={texts.minutes} {...form.bind('to')} />
        </Field>
      </div>
      <OptionsField
        groups={values.options}
        errors={form.errors}
        onChange={(options, righted) => {
          form.set({ options })
          form.forgive(...(righted === undefined ? optionFieldsOf(values.options) : [righted]))
        }}
      />
      <ItemImageField
        value={values.image}
        error={form.errors.image}
        onChange={(image) => form.set({ image })}
        onError={(image) => form.fail({ image })}
      />
      <Switch
        label={texts.available}
        hint={texts.availableHint}
        checked={values.isAvailable}
        onChange={(event) => form.set({ isAvailable: event.target.checked })}
      />
    </TaskDialog>
  )
}

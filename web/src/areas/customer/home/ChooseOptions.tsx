import { chosenIn, type Item, type OptionGroup } from '@ozi/contract'
import { clsx } from 'clsx'
import { useId, useState } from 'react'
import { useTexts } from '~/language'
import { catalogueTexts } from '~/languages/en/account/catalogue'
import { itemTexts } from '~/languages/en/customer/item'
import { Money } from '~/ui/text/Money'
import { toCartProduct } from '~/cart/cart'
import { AddCounted, type AddToCart } from './ItemCard'

const NONE: readonly string[] = []

const isOpen = (group: OptionGroup, chosen: readonly string[]) => chosenIn(group, chosen) < group.min

type OptionChoice = ReturnType<typeof useChosen>

/** The chosen options of the item that is open; another item begins with none. */
export function useChosen(item: Item | undefined) {
  const [kept, setKept] = useState({ itemId: '', ids: NONE, hasTried: false })
  const itemId = item?._id ?? ''
  const { ids, hasTried } = kept.itemId === itemId ? kept : { ids: NONE, hasTried: false }

  function toggle({ min, max, choices }: OptionGroup, id: string) {
    const isOne = max === 1
    const others = isOne ? ids.filter((each) => !choices.some(({ _id }) => _id === each)) : ids
    // One that must be chosen is changed, not taken back.
    const isTakenBack = ids.includes(id) && !(isOne && min === 1)
    setKept({ itemId, hasTried, ids: isTakenBack ? ids.filter((each) => each !== id) : [...others, id] })
  }

  return {
    ids,
    toggle,
    /** Whether the item was to be added although something must be chosen first. */
    hasTried,
    tellMissing: () => setKept({ itemId, ids, hasTried: true }),
    clear: () => setKept({ itemId, ids: NONE, hasTried: false }),
  }
}

/** The options of an item: radios where exactly one is chosen, checkboxes otherwise. */
export function ChooseOptions({ item, chosen }: { item: Item; chosen: OptionChoice }) {
  return (
    <div className="grid gap-4">
      {item.options.map((group, at) => (
        <Group key={at} id={groupId(item, at)} group={group} chosen={chosen} />
      ))}
    </div>
  )
}

const groupId = (item: Item, at: number) => `options-${item._id}-${String(at)}`

function Group({ id, group, chosen }: { id: string; group: OptionGroup; chosen: OptionChoice }) {
  const texts = useTexts(itemTexts)
  const { name, min, max, choices } = group
  const isRadio = min === 1 && max === 1
  const isFull = max > 1 && chosenIn(group, chosen.ids) >= max
  const isMissing = chosen.hasTried && isOpen(group, chosen.ids)
  const rule =
    min === max
      ? texts.chooseExactly(max)
      : min > 0
        ? texts.chooseBetween(min, max)
        : texts.chooseUpTo(Math.min(max, choices.length))
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={`${id}-rule`}
      className={clsx('rounded-card border p-4 pt-2', isMissing ? 'border-bad' : 'border-line')}
    >
      <legend className="px-1 text-lg font-semibold wrap-anywhere">{name}</legend>
      <p id={`${id}-rule`} className={clsx('text-sm', isMissing ? 'text-bad font-semibold' : 'text-quiet')}>
        {rule}
        {min > 0 && ` · ${texts.required}`}
      </p>
      <ul className="divide-line mt-1 divide-y">
        {choices.map((choice) => {
          const isChosen = choice.isAvailable && chosen.ids.includes(choice._id)
          const isShut = !choice.isAvailable || (isFull && !isChosen)
          return (
            <li key={choice._id}>
              <label
                className={clsx(
                  'flex min-h-12 items-center gap-3 py-2',
                  isShut ? 'text-quiet' : 'cursor-pointer',
                )}
              >
                <input
                  type={isRadio ? 'radio' : 'checkbox'}
                  name={id}
                  checked={isChosen}
                  disabled={isShut}
                  onChange={() => chosen.toggle(group, choice._id)}
                  className="accent-palm size-5 shrink-0"
                />
                <span className="min-w-0 grow wrap-anywhere">
                  {choice.name}
                  {!choice.isAvailable && <span className="block text-sm">{texts.choiceUnavailable}</span>}
                </span>
                {choice.price > 0 && (
                  <span className="whitespace-nowrap tabular-nums">
                    + <Money amount={choice.price} />
                  </span>
                )}
              </label>
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}

interface AddChosenProps {
  item: Item
  describedBy: string
  chosen: OptionChoice
  onAdd: AddToCart
}

/** The quantity, what it costs with the chosen options, and the button; says first what must be chosen. */
export function AddChosen({ item, describedBy, chosen, onAdd }: AddChosenProps) {
  const texts = useTexts(itemTexts)
  const { add } = useTexts(catalogueTexts)
  const hintId = useId()
  const open = item.options.filter((group) => isOpen(group, chosen.ids))
  const { price } = toCartProduct(item, chosen.ids)

  function submit(count: number): boolean {
    const [first] = open
    if (first === undefined) {
      onAdd(item, count, chosen.ids)
      chosen.clear()
      return true
    }
    chosen.tellMissing()
    document.getElementById(groupId(item, item.options.indexOf(first)))?.focus()
    return false
  }
  return (
    <div className="grid gap-2">
      <p id={hintId} role="status" className="text-bad text-sm font-medium empty:hidden">
        {chosen.hasTried && open.length > 0 && texts.chooseFirst(open.map(({ name }) => name).join(', '))}
      </p>
      <AddCounted item={item} describedBy={`${describedBy} ${hintId}`} onAdd={submit}>
        {(count) => (
          <>
            {add} · <Money amount={(Math.round(price * 100) * count) / 100} />
          </>
        )}
      </AddCounted>
    </div>
  )
}

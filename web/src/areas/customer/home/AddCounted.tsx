import { ITEM_QUANTITY, type Item } from '@ozi/contract'
import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '~/ui/button/Button'
import { Stepper } from '~/ui/field/Stepper'

interface AddCountedProps {
  item: Item
  describedBy: string
  /** @returns whether it was added: then the quantity begins anew */
  onAdd: (count: number) => boolean
  /** What the button says. */
  children: (count: number) => ReactNode
}

/** How many of an item, and the button that puts them into the cart. */
export function AddCounted({ item, describedBy, onAdd, children }: AddCountedProps) {
  const [count, setCount] = useState<number>(ITEM_QUANTITY.min)
  return (
    <div className="flex flex-wrap gap-2">
      <Stepper
        label={item.name}
        value={count}
        onChange={setCount}
        min={ITEM_QUANTITY.min}
        max={ITEM_QUANTITY.max}
      />
      <Button
        aria-describedby={describedBy}
        className="grow px-3!"
        icon={<Plus size={18} className="max-[23rem]:hidden" />}
        onClick={() => {
          if (onAdd(count)) setCount(ITEM_QUANTITY.min)
        }}
      >
        {children(count)}
      </Button>
    </div>
  )
}

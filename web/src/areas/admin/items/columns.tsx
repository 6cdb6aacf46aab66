import type { Item } from '@ozi/contract'
import { Pencil, Trash2 } from 'lucide-react'
import { client } from '~/api'
import { Availability } from '~/catalogue/Availability'
import { OutToday } from '~/catalogue/OutToday'
import { IconButton } from '~/ui/button/IconButton'
import { Money } from '~/ui/text/Money'
import { cutAt, OneLine } from '~/ui/table/OneLine'
import type { TableColumn } from '~/ui/table/Table'
import { itemCategoryTexts } from './texts'

interface Deeds {
  readonly onChange: (item: Item) => void
  readonly onRemove: (item: Item) => void
  readonly onChanged: (item: Item) => void
}

export const itemColumns = ({ onChange, onRemove, onChanged }: Deeds): readonly TableColumn<Item>[] => [
  {
    key: 'name',
    head: 'Item',
    cell: ({ name }) => <OneLine>{name}</OneLine>,
    primary: true,
    className: cutAt('md:w-[26%]'),
  },
  {
    key: 'shop',
    head: 'Shop',
    cell: ({ vendor, isAvailable }) => (
      <>
        {!isAvailable && <span className="md:hidden">Not available · </span>}
        <OneLine>{vendor.name}</OneLine>
      </>
    ),
    phone: 'detail',
    className: cutAt('md:w-[22%]'),
  },
  {
    key: 'kind',
    head: 'Kind',
    cell: ({ vendor }) => itemCategoryTexts[vendor.category],
    className: 'md:max-xl:hidden!',
  },
  {
    key: 'price',
    head: 'Price',
    cell: ({ price }) => <Money amount={price} className="font-semibold" />,
    numeric: true,
    phone: 'state',
  },
  {
    key: 'ready',
    head: 'Ready in',
    cell: ({ duration }) => duration,
    className: 'md:max-xl:hidden! xl:whitespace-nowrap',
  },
  {
    key: 'availability',
    head: 'Availability',
    className: 'xl:whitespace-nowrap',
    cell: (item) => (
      <div role="group" aria-label={item.name} className="xl:flex xl:items-center xl:gap-x-3">
        <Availability item={item} save={client.staffCatalogue.updateItem} onChanged={onChanged} />
        <OutToday item={item} save={client.staffCatalogue.updateItem} onChanged={onChanged} />
      </div>
    ),
  },
  {
    key: 'deeds',
    head: 'Change or remove',
    actions: true,
    className: 'md:w-28',
    cell: (item) => (
      <span className="inline-flex">
        <IconButton
          className="md:size-8"
          label={`Change ${item.name}`}
          icon={<Pencil size={20} />}
          onClick={() => onChange(item)}
        />
        <IconButton
          className="md:size-8"
          label={`Remove ${item.name}`}
          icon={<Trash2 size={20} />}
          onClick={() => onRemove(item)}
        />
      </span>
    ),
  },
]

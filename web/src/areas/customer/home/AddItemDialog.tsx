import type { Item } from '@ozi/contract'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight, Clock } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link, type To } from 'react-router'
import { api, refusalOf } from '~/api'
import { useTexts } from '~/language'
import { catalogueTexts, categoryTexts } from '~/languages/en/account/catalogue'
import { itemTexts } from '~/languages/en/customer/item'
import { Dialog } from '~/ui/dialog/Dialog'
import { ErrorState } from '~/ui/state/ErrorState'
import { Money } from '~/ui/text/Money'
import { Skeleton, SkeletonLines } from '~/ui/state/Skeleton'
import { useMoments } from '~/ui/text/useMoments'
import { ItemPicture } from '../shared/ItemPicture'
import { AddChosen, ChooseOptions, useChosen } from './ChooseOptions'
import { AddRow, type AddToCart } from './ItemCard'
import { soldAs } from '~/cart/soldAs'

interface ItemDialogProps {
  /** null closes the dialog. */
  itemId: string | null
  /** The item, if the list has already loaded it. */
  known: Item | undefined
  shopAddress: (vendorId: string) => To
  onAdd: AddToCart
  onClose: () => void
}

/** All details of an item. */
export function AddItemDialog({ itemId, known, shopAddress, onAdd, onClose }: ItemDialogProps) {
  const texts = useTexts(itemTexts)
  const { loading } = useTexts(catalogueTexts)
  const id = useId()
  const query = useQuery(
    api.catalogue.listItems.queryOptions({
      input: { ids: itemId ?? '' },
      enabled: itemId !== null && known === undefined,
    }),
  )
  const item = known ?? (itemId === null ? undefined : query.data?.items[0])
  const isGone = !item && query.isSuccess
  const chosen = useChosen(item)
  return (
    <Dialog
      open={itemId !== null}
      onClose={onClose}
      closeOnScrim
      size="lg"
      title={item?.name ?? (isGone ? texts.itemGone : loading)}
      footer={
        item && (
          <div id={id} aria-label={item.name} className="w-full">
            {item.options.length > 0 && soldAs(item) === 'now' ? (
              <AddChosen key={item._id} item={item} describedBy={id} chosen={chosen} onAdd={onAdd} />
            ) : (
              <AddRow key={item._id} item={item} describedBy={id} onAdd={onAdd} onChoose={onClose} />
            )}
          </div>
        )
      }
    >
      {item ? (
        <Details item={item} shopAddress={shopAddress(item.vendor._id)}>
          {item.options.length > 0 && <ChooseOptions item={item} chosen={chosen} />}
        </Details>
      ) : isGone ? (
        <p>{texts.itemGoneHint}</p>
      ) : query.error ? (
        <ErrorState title={texts.itemFailed} query={query}>
          {refusalOf(query.error).message}
        </ErrorState>
      ) : (
        <div aria-busy className="grid gap-4">
          <Skeleton className="aspect-[4/3] w-full sm:aspect-[2/1]" />
          <SkeletonLines />
        </div>
      )}
    </Dialog>
  )
}

function Details({ item, shopAddress, children }: { item: Item; shopAddress: To; children: ReactNode }) {
  const texts = useTexts(itemTexts)
  const words = useTexts(categoryTexts)
  const moments = useMoments()
  const sold = soldAs(item)
  return (
    <div className="grid grid-cols-1 gap-4">
      <ItemPicture
        picture={item}
        sizes="(min-width: 42rem) 39rem, 92vw"
        className="rounded-card aspect-[4/3] w-full sm:aspect-[2/1]"
      />
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <Money amount={item.price} className="font-head text-3xl font-bold" />
        <p className="text-quiet inline-flex items-center gap-1.5">
          <Clock size={16} />
          {moments.preparation(item.duration)}
        </p>
      </div>
      {sold !== 'now' && (
        <p className="text-wait bg-wait-wash rounded-control px-3 py-2 font-medium">{texts[`${sold}Hint`]}</p>
      )}
      {item.description !== '' && <p className="wrap-anywhere whitespace-pre-line">{item.description}</p>}
      {children}
      <p className="text-quiet wrap-anywhere">
        {item.vendor.name} · {words[item.vendor.category]}
      </p>
      <Link
        to={shopAddress}
        className="text-palm rounded-control inline-flex min-h-12 items-center gap-1.5 font-semibold underline-offset-4 hover:underline"
      >
        {texts.moreFrom(item.vendor.name)}
        <ArrowRight size={18} />
      </Link>
    </div>
  )
}

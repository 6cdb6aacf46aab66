import { type Item, TEXT_LIMIT, VENDOR_CATEGORIES } from '@ozi/contract'
import { X } from 'lucide-react'
import { memo, useMemo, useRef } from 'react'
import { Link } from 'react-router'
import { useTexts } from '~/language'
import { catalogueMessageTexts, catalogueTexts, categoryWords } from '~/languages/en/customer/home'
import { EmptyBasket } from '~/ui/art/EmptyBasket'
import { Button, LinkButton } from '~/ui/Button'
import { EmptyState } from '~/ui/EmptyState'
import { ErrorState } from '~/ui/ErrorState'
import { formatCount } from '~/ui/format'
import { IconButton } from '~/ui/IconButton'
import { LoadMore } from '~/ui/LoadMore'
import { SearchInput } from '~/ui/SearchInput'
import { useLoaded } from '~/ui/useLoaded'
import { useCart } from '../shared/cart/useCart'
import { ItemCard, ItemCardSkeleton } from './ItemCard'
import { type AddToCart, useAddToCart } from './useAddToCart'
import { type ItemList, useCatalogue } from './useCatalogue'
import { useItemInAddress } from './useItemInAddress'
import { useShopName } from './useShopName'
import { useWanted } from './useWanted'

const GRID = 'grid grid-cols-[minmax(0,1fr)] gap-3 md:grid-cols-2 md:gap-5 lg:grid-cols-3'
const CHIP =
  'border-edge bg-surface hover:border-ink aria-[current]:border-palm aria-[current]:bg-palm aria-[current]:text-on-palm inline-flex min-h-12 items-center gap-2 rounded-full border-[1.5px] px-4 font-semibold no-underline transition-colors max-[25rem]:px-3 max-[25rem]:text-sm'

/** What the shops sell, to be found and put into the cart. */
export function Catalogue() {
  const texts = useTexts(catalogueTexts)
  const looking = useWanted()
  const catalogue = useCatalogue(looking.wanted)
  const { itemId, open, close } = useItemInAddress()
  const ItemDialog = useLoaded(() => import('./ItemDialog'), itemId !== null)?.ItemDialog
  const add = useAddToCart()
  const { search, category, vendorId } = looking.wanted
  const isCut = search !== '' || category !== null || vendorId !== null
  const hasNone = !isCut && catalogue.list?.isCurrent === true && catalogue.list.total === 0
  return (
    <section
      aria-labelledby="catalogue"
      aria-busy={catalogue.list?.isCurrent !== true}
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      <h2 id="catalogue" className="text-2xl">
        {texts.title}
      </h2>
      {!hasNone && <Filters looking={looking} items={catalogue.list?.rows ?? []} />}
      <Answer catalogue={catalogue} isCut={isCut} looking={looking} add={add} open={open} />
      {ItemDialog && (
        <ItemDialog
          itemId={itemId}
          known={catalogue.list?.rows.find(({ _id }) => _id === itemId)}
          shopAddress={(vendor) => looking.addressWith({ vendor })}
          onAdd={(item, count) => {
            add(item, count)
            close()
          }}
          onClose={close}
        />
      )}
    </section>
  )
}

type Looking = ReturnType<typeof useWanted>

/** What the list is cut down to; kinds and shops are addresses, so that the way back leads to the list before. */
function Filters({ looking, items }: { looking: Looking; items: readonly Item[] }) {
  const texts = useTexts(catalogueTexts)
  const words = useTexts(categoryWords)
  const { wanted, text, setText, addressWith } = looking
  const ref = useRef<HTMLDivElement>(null)
  const shop = useShopName(wanted.vendorId, items) ?? texts.thisShop
  function clear() {
    setText('')
    // The button goes; one types on where one was.
    ref.current?.querySelector('input')?.focus()
  }
  return (
    <div className="grid gap-3 lg:flex lg:flex-wrap lg:items-center lg:justify-between">
      <div ref={ref} role="search" className="md:w-80 lg:order-last">
        <SearchInput
          label={texts.search}
          placeholder={texts.searchHint}
          maxLength={TEXT_LIMIT.line}
          value={text}
          onSearch={setText}
          className="[&::-webkit-search-cancel-button]:hidden"
          after={
            text !== '' && (
              <IconButton
                label={texts.clearSearch}
                icon={<X size={18} strokeWidth={1.75} aria-hidden />}
                onClick={clear}
              />
            )
          }
        />
      </div>
      <nav aria-label={texts.categories}>
        <ul className="flex flex-wrap gap-2">
          {[null, ...VENDOR_CATEGORIES].map((category) => (
            <li key={category ?? 'all'}>
              <Link
                to={addressWith({ category })}
                preventScrollReset
                aria-current={category === wanted.category ? 'true' : undefined}
                className={CHIP}
              >
                {category === null ? texts.all : words[category]}
              </Link>
            </li>
          ))}
          {wanted.vendorId !== null && (
            <li className="min-w-0">
              <Link
                to={addressWith({ vendor: null })}
                preventScrollReset
                aria-label={texts.allShops(shop)}
                className={CHIP}
              >
                <span className="min-w-0 wrap-anywhere">{texts.onlyShop(shop)}</span>
                <X size={18} strokeWidth={1.75} aria-hidden className="shrink-0" />
              </Link>
            </li>
          )}
        </ul>
      </nav>
    </div>
  )
}

interface AnswerProps {
  catalogue: ItemList
  isCut: boolean
  looking: Looking
  add: AddToCart
  open: (itemId: string) => void
}

function Answer({
  catalogue: { list, failure, failedAtNextPage, ...more },
  isCut,
  looking,
  add,
  open,
}: AnswerProps) {
  const texts = useTexts(catalogueTexts)
  const error = failure !== null && (
    <ErrorState
      title={failedAtNextPage ? texts.failedNext : texts.failed}
      onRetry={more.retry}
      retrying={more.isRetrying}
    >
      {failure} {list && list.rows.length > 0 && !failedAtNextPage && texts.earlier}
    </ErrorState>
  )
  const count = list && formatCount(list.total) + (list.totalIsMinimum ? '+' : '')
  return (
    <>
      <p role="status" className="text-quiet -my-1 min-h-6 text-sm tabular-nums">
        {list?.isCurrent === false && failure === null && texts.loading}
        {list?.isCurrent && count !== null && list.total > 0 && texts.count(count)}
      </p>
      {!failedAtNextPage && error}
      {list === null && failure === null && (
        <div className={GRID}>
          {Array.from({ length: 6 }, (_, at) => (
            <ItemCardSkeleton key={at} />
          ))}
        </div>
      )}
      {list?.isCurrent && list.rows.length === 0 && <Nothing isCut={isCut} looking={looking} />}
      {list && list.rows.length > 0 && (
        <div className={list.isCurrent ? undefined : 'opacity-60'}>
          <Cards items={list.rows} onAdd={add} onOpen={open} />
        </div>
      )}
      {failedAtNextPage && error}
      {list?.isCurrent && more.hasMore && !failedAtNextPage && (
        <LoadMore
          shown={list.rows.length}
          total={list.total}
          totalIsMinimum={list.totalIsMinimum}
          hasMore
          loading={more.isLoadingMore}
          onLoadMore={more.loadMore}
        />
      )}
    </>
  )
}

interface CardsProps {
  items: readonly Item[]
  onAdd: AddToCart
  onOpen: (itemId: string) => void
}

/** Hundreds of them stay light: what is off the screen is not laid out or painted. */
const Cards = memo(function Cards({ items, onAdd, onOpen }: CardsProps) {
  const cart = useCart()
  const inCart = useMemo(() => new Map(cart.items.map(({ id, quantity }) => [id, quantity])), [cart.items])
  return (
    <ul className={GRID}>
      {items.map((item) => (
        <li
          key={item._id}
          className="[contain-intrinsic-size:auto_11.5rem] [content-visibility:auto] md:[contain-intrinsic-size:auto_27rem]"
        >
          <ItemCard item={item} inCart={inCart.get(item._id) ?? 0} onAdd={onAdd} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  )
})

function Nothing({ isCut, looking }: { isCut: boolean; looking: Looking }) {
  const texts = useTexts(catalogueTexts)
  const messages = useTexts(catalogueMessageTexts)
  const art = <EmptyBasket className="w-full" />
  if (!isCut)
    return (
      <EmptyState art={art} title={messages.none}>
        {texts.noneHint}
      </EmptyState>
    )
  const { wanted, setText, addressOfAll } = looking
  const hasFilter = wanted.category !== null || wanted.vendorId !== null
  return (
    <EmptyState
      art={art}
      title={messages.noMatch}
      action={
        hasFilter ? (
          <LinkButton to={addressOfAll()} preventScrollReset>
            {texts.showAll}
          </LinkButton>
        ) : (
          <Button onClick={() => setText('')}>{texts.clearSearch}</Button>
        )
      }
    >
      {texts.noMatchHint}
    </EmptyState>
  )
}

import { useRef, useState } from 'react'
import { refusalOf } from '~/api'
import { textsNow, useTexts } from '~/language'
import { cartTexts } from '~/languages/en/customer/cart'
import { AlertDialog } from '~/ui/dialog/AlertDialog'
import { Button, LinkButton } from '~/ui/button/Button'
import { ErrorState } from '~/ui/state/ErrorState'
import { Money } from '~/ui/text/Money'
import { RevealWhen } from '~/ui/state/RevealWhen'
import { toast } from '~/ui/notice/toast'
import { keyOf, shopsOf, type CartItem } from '~/cart/cart'
import { NothingInCart } from '../shared/cart/NothingInCart'
import { emptyCart, removeFromCart, restoreToCart } from '~/cart/cartStore'
import { type CartFacts, isLost, useCartFacts } from '../shared/cart/useCartFacts'
import { CartShopCard } from './CartShopCard'

export function meta() {
  return [{ title: `${textsNow(cartTexts).title} · Ozi` }]
}

/** The cart by shop, with the shops' current prices and availability. */
export default function CartPage() {
  const texts = useTexts(cartTexts)
  const facts = useCartFacts()
  const title = useRef<HTMLHeadingElement>(null)
  const remove = useRemove(facts.cart.items, title)
  return (
    <>
      <h1 ref={title} tabIndex={-1} className="text-3xl">
        {texts.title}
      </h1>
      {facts.cart.items.length === 0 ? (
        <NothingInCart />
      ) : (
        <RevealWhen
          ready={facts.isKnown}
          className="mt-4 grid grid-cols-1 gap-4 max-md:-mb-8 [&_:is(input,button,a)]:scroll-mb-24 md:grid-cols-[1fr_18rem] md:items-start md:gap-6 lg:grid-cols-[1fr_20rem]"
        >
          <div className="grid min-w-0 grid-cols-1 gap-4" aria-busy={facts.isFetching}>
            {shopsOf(facts.cart.items).map((shop) => (
              <CartShopCard
                key={shop.id}
                shop={shop}
                closed={facts.closedShop(shop.id)}
                stateOf={facts.stateOf}
                onRemove={remove}
              />
            ))}
            <Notes facts={facts} />
            <div className="text-quiet text-sm md:hidden">
              <DeliveryNotes facts={facts} />
            </div>
            <EmptyCart
              onEmptied={() => {
                title.current?.focus()
              }}
            />
          </div>
          <Summary facts={facts} />
        </RevealWhen>
      )}
    </>
  )
}

/** Notes about the whole cart; below it, so that nothing moves when the shops' data is fetched again. */
function Notes({ facts }: { facts: CartFacts }) {
  const { cart, stateOf, error } = facts
  const texts = useTexts(cartTexts)
  const lost = cart.items.filter((item) => isLost(stateOf(item)))
  return (
    <>
      {error && (
        <ErrorState title={texts.notChecked} query={facts}>
          {refusalOf(error).message} {texts.asKept}
        </ErrorState>
      )}
      {lost.length > 0 && (
        <div className="rounded-card bg-wait-wash text-wait flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3">
          <p className="font-medium">{texts.someGone(lost.length)}</p>
          <Button look="secondary" size="sm" onClick={() => removeFromCart(...lost.map(keyOf))}>
            {texts.removeAllGone(lost.length)}
          </Button>
        </div>
      )}
    </>
  )
}

/** The total and the main button, at the bottom of the screen on phones. */
function Summary({ facts: { cart, orderable, error } }: { facts: CartFacts }) {
  const texts = useTexts(cartTexts)
  const lost = cart.items.length - orderable.items.length
  return (
    <section
      aria-label={texts.summary}
      className="border-line bg-surface md:rounded-card md:shadow-lift sticky bottom-[calc(var(--bottom-bar)+1px+env(safe-area-inset-bottom))] z-10 -mx-[min(1rem,5vw)] flex flex-wrap items-center gap-x-4 gap-y-1 border-t px-[min(1rem,5vw)] py-3 md:top-24 md:bottom-auto md:mx-0 md:block md:border md:p-6"
    >
      <div aria-live="polite" aria-atomic="true" className="min-w-0">
        <p className="text-quiet text-sm tabular-nums">
          {texts.total} · {texts.items(orderable.totalItems)}
        </p>
        <Money
          amount={orderable.totalAmount}
          className="font-head block text-[length:min(2.07rem,12vw)] leading-tight font-bold whitespace-normal! wrap-anywhere max-[22rem]:text-2xl md:text-3xl lg:text-4xl"
        />
      </div>
      {orderable.items.length > 0 ? (
        <LinkButton to="/dashboard/cart/checkout" className="grow px-4! md:mt-4 md:w-full">
          {texts.checkout}
        </LinkButton>
      ) : (
        <p className="text-wait text-sm font-medium md:mt-4">{texts.nothingLeft}</p>
      )}
      <p role="status" className="text-wait w-full text-sm font-medium empty:hidden md:mt-3">
        {error ? texts.notChecked : lost > 0 && texts.someGone(lost)}
      </p>
      <div className="text-quiet w-full text-sm max-md:hidden md:mt-3">
        <DeliveryNotes facts={{ orderable }} />
      </div>
    </section>
  )
}

/** What the checkout adds, and what becomes of several shops. */
function DeliveryNotes({ facts: { orderable } }: { facts: Pick<CartFacts, 'orderable'> }) {
  const texts = useTexts(cartTexts)
  const shops = shopsOf(orderable.items).length
  return (
    <>
      <p>{texts.deliveryLater}</p>
      {shops > 1 && <p>{texts.ordersOfShops(shops)}</p>}
    </>
  )
}

function EmptyCart({ onEmptied }: { onEmptied: () => void }) {
  const texts = useTexts(cartTexts)
  const [isAsking, setAsking] = useState(false)
  return (
    <div className="justify-self-start">
      <Button look="quiet" onClick={() => setAsking(true)} className="px-0! underline underline-offset-4">
        {texts.emptyCart}
      </Button>
      <AlertDialog
        open={isAsking}
        title={texts.askEmpty}
        destructive
        actionText={texts.emptyCart}
        cancelText={texts.keep}
        onCancel={() => setAsking(false)}
        onAction={() => {
          setAsking(false)
          emptyCart()
          onEmptied()
          toast.success(texts.emptied)
        }}
      >
        {texts.askEmptyHint}
      </AlertDialog>
    </div>
  )
}

/** Removes an item, offers to undo that, and moves the focus to the next item. */
function useRemove(items: readonly CartItem[], title: { readonly current: HTMLElement | null }) {
  const texts = useTexts(cartTexts)
  return (item: CartItem) => {
    const at = items.indexOf(item)
    const buttons = () => document.querySelectorAll<HTMLElement>('[data-remove]')
    const place = [...buttons()].findIndex(({ dataset }) => dataset['remove'] === keyOf(item))
    removeFromCart(keyOf(item))
    toast.success(texts.removed(item.item), undefined, {
      label: texts.undo,
      onClick: () => restoreToCart(item, at),
    })
    requestAnimationFrame(() => {
      const left = buttons()
      const next = left[Math.min(place, left.length - 1)] ?? title.current
      next?.focus()
    })
  }
}

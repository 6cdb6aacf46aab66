import { ChevronUp, Minus, Plus, ShoppingBasket } from 'lucide-react'
import { useTexts } from '~/language'
import { catalogueMessageTexts, catalogueTexts } from '~/languages/en/account/catalogue'
import { itemTexts } from '~/languages/en/customer/item'
import { cartBarTexts } from '~/languages/en/public/cartBar'
import { buttonClass } from '~/ui/button/Button'
import { CHECKOUT } from './checkoutPath'
import { ScriptWords } from './ScriptWords'
import { orRegister } from './withNext'

/** The script's words about the cart, and about what does not go into it. */
const CART_TEXTS = [cartBarTexts, catalogueTexts, catalogueMessageTexts, itemTexts]
const STEP = 'hover:bg-palm-wash rounded-control grid size-11 place-items-center disabled:opacity-40'

/**
 * The cart at the bottom of the screen, shown by the page's script while something is in it (script/store/cartBar.ts).
 * Over the page and never in it, so that nothing moves when it appears.
 */
export function CartBar() {
  const texts = useTexts(cartBarTexts)
  return (
    <>
      <ScriptWords of={CART_TEXTS} />
      <p data-cart-news role="status" className="sr-only" />
      <section
        data-cart
        hidden
        aria-label={texts.title}
        className="border-line bg-surface shadow-lift fixed inset-x-0 bottom-0 z-30 border-t pb-[env(safe-area-inset-bottom)]"
      >
        <div className="mx-auto grid max-w-6xl grid-cols-1 px-4 py-2 *:[grid-area:1/1] md:px-6">
          <details className="group">
            <summary className="rounded-control flex min-h-12 w-fit max-w-[calc(100%-8.25rem)] cursor-pointer list-none items-center gap-3 [&::-webkit-details-marker]:hidden">
              <ShoppingBasket size={20} className="text-palm shrink-0 max-sm:hidden" />
              <span className="min-w-0">
                <span data-cart-count className="text-quiet block text-sm tabular-nums" />
                <span
                  data-cart-total
                  className="font-head block text-xl leading-tight font-bold whitespace-nowrap tabular-nums"
                />
              </span>
              <ChevronUp size={20} className="shrink-0 transition-transform group-open:rotate-180" />
            </summary>
            <ul
              data-cart-lines
              className="divide-line max-h-[50vh] divide-y overflow-y-auto overscroll-contain"
            />
            <p className="text-quiet pb-1 text-sm">{texts.deliveryLater}</p>
          </details>
          <a
            data-cart-checkout
            href={orRegister(CHECKOUT, false)}
            className={buttonClass({ className: 'w-31 self-start justify-self-end px-3!' })}
          >
            {texts.checkout}
          </a>
        </div>
        <template data-cart-line>
          <li className="flex flex-wrap items-center gap-x-3 py-2">
            <span className="min-w-0 grow basis-40">
              <span data-line-name className="block font-medium wrap-anywhere" />
              <span data-line-about className="text-quiet block text-sm wrap-anywhere empty:hidden" />
            </span>
            <span data-line-amount className="tabular-nums" />
            <span className="flex items-center">
              <button type="button" data-line-less className={STEP}>
                <Minus size={18} />
              </button>
              <output data-line-quantity className="min-w-7 text-center font-semibold tabular-nums" />
              <button type="button" data-line-more className={STEP}>
                <Plus size={18} />
              </button>
            </span>
          </li>
        </template>
      </section>
    </>
  )
}

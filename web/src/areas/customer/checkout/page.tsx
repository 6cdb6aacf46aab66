import { Form } from '~/form/Form'
import { textsNow, useTexts } from '~/language'
import { checkoutTexts } from '~/languages/en/customer/checkout'
import { deliveryTexts, sendTexts } from '~/languages/en/customer/delivery'
import { useSession } from '~/session'
import type { SessionUser } from '@ozi/contract'
import { BackLink } from '~/ui/button/BackLink'
import { RevealWhen } from '~/ui/state/RevealWhen'
import { lazyPart } from '~/ui/lazy/lazyPart'
import { RouteLoader } from '~/ui/line/RouteLoader'
import { OrderFormSummary } from '~/placing/OrderFormSummary'
import { NothingInCart } from '../shared/cart/NothingInCart'
import { checkoutLabel } from './fields'
import { CheckoutFields } from './CheckoutFields'
import { LeftOut } from './LeftOut'
import { useCheckout } from './useCheckout'

const QuotePanel = lazyPart(async () => (await import('./QuotePanel')).QuotePanel)
const PricesChangedDialog = lazyPart(async () => (await import('./PricesChangedDialog')).PricesChangedDialog)

export function meta() {
  return [{ title: `${textsNow(checkoutTexts).title} · Ozi` }]
}

/**
 * Remounted when another account signs in in another tab, so that no input passes from one person to the
 * other.
 */
export default function CheckoutPage() {
  const account = useSession()?.data
  return account ? <CheckoutOf key={account._id} account={account} /> : null
}

/** Asks for place and receiver, shows the price, and places the order. */
function CheckoutOf({ account }: { account: SessionUser }) {
  const checkout = useCheckout(account)
  const texts = useTexts(checkoutTexts)
  const words = useTexts(deliveryTexts)
  const person = useTexts(sendTexts)
  const { facts, placing } = checkout
  return (
    <>
      <BackLink to="/dashboard/cart">{texts.backToCart}</BackLink>
      <h1 className="text-3xl">{texts.title}</h1>
      {placing.isLeaving ? (
        <RouteLoader />
      ) : facts.cart.items.length === 0 ? (
        <NothingInCart />
      ) : (
        <RevealWhen ready={facts.isKnown}>
          <Form
            form={checkout}
            send={checkout.send}
            // Keeps room below the focused field, because a bar sticks to the bottom of phone screens.
            className="mt-3 flex flex-col gap-4 max-md:-mb-8 md:grid md:grid-cols-[1fr_20rem] md:items-start md:gap-6 lg:grid-cols-[1fr_22rem] [&_:is(input,button,a)]:scroll-mb-28"
          >
            <OrderFormSummary form={checkout} labelOf={(name) => checkoutLabel(name, words, person)} />
            <LeftOut checkout={checkout} />
            <CheckoutFields checkout={checkout} />
            <QuotePanel checkout={checkout} fallback={null} />
          </Form>
          {placing.change && (
            <PricesChangedDialog
              change={placing.change}
              onAccept={placing.accept}
              onRefuse={placing.refuse}
            />
          )}
        </RevealWhen>
      )}
    </>
  )
}

import { useTexts } from '~/language'
import { cartTexts } from '~/languages/en/customer/cart'
import { EmptyBasket } from '~/ui/art/EmptyBasket'
import { LinkButton } from '~/ui/button/Button'
import { EmptyState } from '~/ui/state/EmptyState'

/** Shown for an empty cart, with a link to the shops. */
export function NothingInCart() {
  const texts = useTexts(cartTexts)
  return (
    <EmptyState
      art={<EmptyBasket className="w-full" />}
      title={texts.empty}
      action={<LinkButton to="/dashboard">{texts.continueShopping}</LinkButton>}
    >
      {texts.emptyHint}
    </EmptyState>
  )
}

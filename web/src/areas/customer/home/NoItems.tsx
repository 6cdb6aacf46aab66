import { useTexts } from '~/language'
import { catalogueMessageTexts, catalogueTexts } from '~/languages/en/customer/catalogue'
import { EmptyBasket } from '~/ui/art/EmptyBasket'
import { Button, LinkButton } from '~/ui/button/Button'
import { EmptyState } from '~/ui/state/EmptyState'
import type { Looking } from './useWanted'

/** Shown if no items match, or there are none at all. */
export function NoItems({ isCut, looking }: { isCut: boolean; looking: Looking }) {
  const texts = useTexts(catalogueTexts)
  const messages = useTexts(catalogueMessageTexts)
  const art = <EmptyBasket className="w-full" />
  if (!isCut)
    return (
      <EmptyState art={art} title={messages.none}>
        {texts.noneHint}
      </EmptyState>
    )
  const { filters, setText, addressOfAll } = looking
  const hasFilter = filters.category !== null || filters.vendorId !== null
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

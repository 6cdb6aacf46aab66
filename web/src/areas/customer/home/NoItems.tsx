import { useTexts } from '~/language'
import { catalogueMessageTexts, catalogueTexts } from '~/languages/en/account/catalogue'
import { EmptyBasket } from '~/ui/art/EmptyBasket'
import { Button, LinkButton } from '~/ui/button/Button'
import { EmptyState } from '~/ui/state/EmptyState'
import type { CatalogueQuery } from './useCatalogueQuery'

/** Shown if no items match, or there are none at all. */
export function NoItems({ isFiltered, query }: { isFiltered: boolean; query: CatalogueQuery }) {
  const texts = useTexts(catalogueTexts)
  const messages = useTexts(catalogueMessageTexts)
  const art = <EmptyBasket className="w-full" />
  if (!isFiltered)
    return (
      <EmptyState art={art} title={messages.none}>
        {texts.noneHint}
      </EmptyState>
    )
  const { filters, setText, addressOfAll } = query
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

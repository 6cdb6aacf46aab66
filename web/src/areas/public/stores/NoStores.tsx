import { useTexts } from '~/language'
import { storesTexts } from '~/languages/en/public/stores'
import { EmptyBasket } from '~/ui/art/EmptyBasket'
import { Offline } from '~/ui/art/Offline'
import { LinkButton } from '~/ui/button/Button'
import { EmptyState } from '~/ui/state/EmptyState'
import { storesPath, type StoresData } from './loadStores'

/** Shown if no shop matches, if there is none at all, or if they could not be fetched. */
export function NoStores({ found: { query, list } }: { found: StoresData }) {
  const texts = useTexts(storesTexts)
  if (list === null) {
    return (
      <EmptyState
        art={<Offline className="w-full" />}
        title={texts.down}
        action={
          <LinkButton to={storesPath(query)} reloadDocument>
            {texts.retry}
          </LinkButton>
        }
      >
        {texts.downHint}
      </EmptyState>
    )
  }
  const { search, category } = query
  const isFiltered = search !== '' || category !== null
  return (
    <EmptyState
      art={<EmptyBasket className="w-full" />}
      title={search !== '' ? texts.noMatch(search) : category === null ? texts.none : texts.noneOfKind}
      action={
        <LinkButton to={isFiltered ? '/stores' : '/'} reloadDocument>
          {isFiltered ? texts.showAll : texts.send}
        </LinkButton>
      }
    >
      {search === '' ? texts.noneHint : texts.noMatchHint}
    </EmptyState>
  )
}

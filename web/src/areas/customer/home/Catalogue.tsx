import { useTexts } from '~/language'
import { catalogueTexts } from '~/languages/en/account/catalogue'
import { Skeleton } from '~/ui/state/Skeleton'
import { useLoaded } from '~/ui/lazy/useLoaded'
import { CardsSkeleton } from './CardGrid'
import { FilterRow, useCatalogueFilters } from './FilterRow'

const loadWhole = () => import('./WholeCatalogue')

/** The shops' items. The script of their cards comes after this one. */
export default function Catalogue() {
  const Whole = useLoaded(loadWhole, true)?.default
  return Whole ? <Whole /> : <CatalogueSkeleton />
}

/** As high as the catalogue whose items are being fetched. */
function CatalogueSkeleton() {
  const texts = useTexts(catalogueTexts)
  return (
    <section aria-labelledby="catalogue" aria-busy className="grid grid-cols-1 gap-4">
      <h2 id="catalogue" className="text-2xl">
        {texts.title}
      </h2>
      <FilterRow filter={useCatalogueFilters()}>
        <Skeleton className="h-12" />
      </FilterRow>
      <p className="-my-1 min-h-6" />
      <CardsSkeleton />
    </section>
  )
}

import { useTexts } from '~/language'
import { catalogueTexts } from '~/languages/en/customer/home'
import { Skeleton } from '~/ui/Skeleton'
import { useLoaded } from '~/ui/useLoaded'
import { CardsToCome } from './CardsToCome'
import { FilterRow } from './FilterRow'
import { type Looking, useWanted } from './useWanted'

const loadWhole = () => import('./WholeCatalogue')

/** The shops' items. Its script comes after that of the page above it, which can be used without. */
export function Catalogue() {
  const looking = useWanted()
  const Whole = useLoaded(loadWhole, true)?.default
  return Whole ? <Whole looking={looking} /> : <CatalogueToCome looking={looking} />
}

/** As high as the catalogue whose items are being fetched. */
function CatalogueToCome({ looking }: { looking: Looking }) {
  const texts = useTexts(catalogueTexts)
  return (
    <section aria-labelledby="catalogue" aria-busy className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="catalogue" className="text-2xl">
        {texts.title}
      </h2>
      <FilterRow looking={looking}>
        <Skeleton className="h-12" />
      </FilterRow>
      <p className="-my-1 min-h-6" />
      <CardsToCome />
    </section>
  )
}

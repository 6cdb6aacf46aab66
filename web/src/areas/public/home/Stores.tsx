import type { Store } from '@ozi/contract'
import { clsx } from 'clsx'
import { ArrowRight, Clock } from 'lucide-react'
import { useTexts } from '~/language'
import { publicHomeTexts } from '~/languages/en/public/home'
import { useMoments } from '~/ui/text/useMoments'
import { StoreOpening } from '../shared/StoreOpening'
import { StorePicture } from '../shared/StorePicture'
import { Head, PUSHED_ROW, Stage } from './Line'

/** The best-selling shops. On phones they stand in a row that is pushed aside. */
export function Stores({ stores }: { stores: readonly Store[] }) {
  const texts = useTexts(publicHomeTexts)
  if (stores.length === 0) return null
  return (
    <section aria-labelledby="stores">
      <Stage bend={0.7} className="pb-3 md:pb-16">
        <Head id="stores" title={texts.storesTitle} lead={texts.storesLead} more={<AllStores />} />
        <ul
          className={clsx(
            PUSHED_ROW,
            'max-md:auto-cols-[13.75rem]',
            isInThree(stores.length) ? 'md:grid-cols-2 lg:grid-cols-3' : 'md:grid-cols-2',
          )}
        >
          {stores.map((store) => (
            <StoreCard key={store._id} store={store} />
          ))}
        </ul>
      </Stage>
    </section>
  )
}

/** Rows without a gap that looks like a mistake: two, or two of two. */
const isInThree = (count: number): boolean => count === 3 || count > 4

function AllStores() {
  const texts = useTexts(publicHomeTexts)
  return (
    <a
      href="/stores"
      className="text-palm inline-flex min-h-12 items-center gap-1.5 font-semibold underline-offset-4 hover:underline"
    >
      {texts.allStores}
      <ArrowRight size={18} />
    </a>
  )
}

function StoreCard({ store }: { store: Store }) {
  const texts = useTexts(publicHomeTexts)
  const moments = useMoments()
  const { _id, name, category, description, itemCount, isOrderable, duration } = store
  return (
    <li className="rounded-card border-line bg-surface hover:border-edge relative snap-start overflow-clip border transition-colors md:flex md:flex-wrap md:gap-4 md:p-4">
      <StorePicture
        picture={store}
        sizes="(min-width: 48rem) 8rem, 13rem"
        className="md:rounded-control aspect-[2/1] w-full md:aspect-square md:w-32 md:self-start"
      />
      <div className="min-w-0 flex-1 basis-28 max-md:p-3">
        <h3 className="wrap-anywhere md:text-lg">
          <a href={`/stores/${_id}`} className="after:absolute after:inset-0 hover:underline">
            {name}
          </a>
        </h3>
        <p className="text-quiet line-clamp-2 text-sm wrap-anywhere max-md:hidden">{description}</p>
        <p className="text-sm font-medium md:mt-1">
          {texts.category[category]} · {isOrderable ? texts.items(itemCount) : texts.notOrderable}
        </p>
        {isOrderable && (
          <p className="mt-2 flex flex-wrap items-center gap-x-1.5 gap-y-1 text-sm md:gap-x-3">
            <StoreOpening store={store} />
            {duration !== '' && (
              <span className="inline-flex items-center gap-1 font-medium whitespace-nowrap">
                <Clock size={15} className="max-md:hidden" />
                {moments.preparation(duration)}
              </span>
            )}
          </p>
        )}
      </div>
    </li>
  )
}

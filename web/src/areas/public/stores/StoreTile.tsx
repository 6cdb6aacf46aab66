import type { Store } from '@ozi/contract'
import { clsx } from 'clsx'
import { Clock, MapPin } from 'lucide-react'
import { useTexts } from '~/language'
import { storeTexts } from '~/languages/en/public/store'
import { formatCount } from '~/ui/text/format'
import { isOpenNow } from '~/ui/text/formatOpening'
import { useMoments } from '~/ui/text/useMoments'
import { StoreOpening } from '../shared/StoreOpening'
import { StorePicture } from '../shared/StorePicture'
/** One, two or three columns. */
const SIZES = '(min-width: 64rem) 22rem, (min-width: 40rem) 46vw, 92vw'

/** A shop in the list: whether it is open, how long it takes, and where it is. */
export function StoreTile({ store, isFirst }: { store: Store; isFirst: boolean }) {
  const texts = useTexts(storeTexts)
  const moments = useMoments()
  const { _id, name, category, description, itemCount, duration, area } = store
  const isClosed = store.isOrderable && !isOpenNow(store)
  return (
    <li className="rounded-card border-line bg-surface hover:border-edge relative flex flex-col overflow-clip border transition-colors">
      <StorePicture
        picture={store}
        sizes={SIZES}
        isLazy={!isFirst}
        className={clsx('aspect-[2/1] w-full', isClosed && 'grayscale-75 opacity-80')}
      />
      <div className="flex grow flex-col p-4">
        <h3 className="text-lg leading-snug wrap-anywhere">
          <a href={`/stores/${_id}`} className="after:absolute after:inset-0 hover:underline">
            {name}
          </a>
        </h3>
        <p className="text-quiet mt-0.5 line-clamp-2 text-sm wrap-anywhere">{description}</p>
        <p className="text-quiet mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <span className="text-ink font-medium">
            {texts.kind[category]} · {texts.items(formatCount(itemCount))}
          </span>
          {area !== '' && (
            <span className="inline-flex items-center gap-1 wrap-anywhere">
              <MapPin size={15} />
              {area}
            </span>
          )}
        </p>
        <p className="mt-auto flex flex-wrap items-center justify-between gap-2 pt-3 text-sm">
          <StoreOpening store={store} />
          {duration !== '' && (
            <span className="inline-flex items-center gap-1 font-medium whitespace-nowrap">
              <Clock size={15} />
              {moments.preparation(duration)}
            </span>
          )}
        </p>
      </div>
    </li>
  )
}

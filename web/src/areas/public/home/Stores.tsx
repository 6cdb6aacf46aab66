import type { Store } from '@ozi/contract'
import { ArrowRight } from 'lucide-react'
import { formatOpening, isOpenNow } from '~/ui/opening'
import { StorePicture } from '../shared/StorePicture'
import { Crossing, Stage } from './Line'
import { homeTexts as texts } from './texts'

/** From the right edge, where the figures' line ends, to the middle. */
const TO_THE_MIDDLE =
  'M1092 0C1096 60 1010 62 930 56C860 50 812 26 790 44C772 60 796 86 814 68C834 46 772 20 700 34C620 50 552 66 552 130'

/** So few are not divided between both sides, where each would look lost. */
const FEW = 2

/** The best-selling shops on both sides of the line; without shops, only the line. */
export function Stores({ stores }: { stores: readonly Store[] }) {
  return (
    <>
      <Crossing height={130} path={TO_THE_MIDDLE} />
      {stores.length > 0 && (
        <section aria-labelledby="stores">
          {stores.length > FEW ? <OnBothSides stores={stores} /> : <OnOneSide stores={stores} />}
        </section>
      )}
    </>
  )
}

function OnBothSides({ stores }: { stores: readonly Store[] }) {
  const side = (parity: 0 | 1) => stores.filter((_store, place) => place % 2 === parity)
  return (
    <>
      <Stage
        bend={-0.3}
        left={<Title className="pt-2 md:pt-0 md:pb-8 md:text-right" />}
        right={<p className="text-quiet pt-1 pb-6 md:pt-1.5">{texts.storesLead}</p>}
      />
      <Stage
        bend={1}
        left={<Cards stores={side(0)} className="pb-4 md:pb-12" />}
        right={
          <div className="pb-10 md:pt-14 md:pb-12">
            <Cards stores={side(1)} />
            <AllStores />
          </div>
        }
      />
    </>
  )
}

function OnOneSide({ stores }: { stores: readonly Store[] }) {
  return (
    <Stage
      bend={-0.6}
      left={
        <div className="pt-2 pb-6 md:pt-0 md:text-right">
          <Title />
          <p className="text-quiet pt-1">{texts.storesLead}</p>
          <AllStores />
        </div>
      }
      right={<Cards stores={stores} className="pb-10 md:pb-12" />}
    />
  )
}

const Title = ({ className = '' }: { className?: string }) => (
  <h2 id="stores" className={`text-3xl ${className}`}>
    {texts.storesTitle}
  </h2>
)

const AllStores = () => (
  <a
    href="/stores"
    className="text-palm mt-2 inline-flex min-h-12 items-center gap-1.5 font-semibold underline-offset-4 hover:underline"
  >
    {texts.allStores}
    <ArrowRight size={18} strokeWidth={1.75} aria-hidden />
  </a>
)

const Cards = ({ stores, className = '' }: { stores: readonly Store[]; className?: string }) => (
  <ul className={`grid grid-cols-1 gap-4 ${className}`}>
    {stores.map((store) => (
      <StoreCard key={store._id} store={store} />
    ))}
  </ul>
)

function StoreCard({ store }: { store: Store }) {
  const { _id, name, category, description, itemCount, isOrderable } = store
  return (
    <li className="rounded-card border-line bg-surface hover:border-edge relative flex flex-wrap gap-4 border p-4 transition-colors">
      <StorePicture
        picture={store}
        sizes="5.5rem"
        className="rounded-control aspect-square w-22 max-w-full self-start"
      />
      <div className="min-w-0 flex-1 basis-24">
        <h3 className="text-lg wrap-anywhere">
          <a href={`/stores/${_id}`} className="after:absolute after:inset-0 hover:underline">
            {name}
          </a>
        </h3>
        <p className="text-quiet line-clamp-2 text-sm wrap-anywhere">{description}</p>
        <p className="mt-1.5 text-sm font-medium">
          {texts.category[category]} · {isOrderable ? texts.items(itemCount) : texts.notOrderable}
          {isOrderable && !isOpenNow(store) && (
            <span className="text-wait block">{formatOpening(store)}</span>
          )}
        </p>
      </div>
    </li>
  )
}

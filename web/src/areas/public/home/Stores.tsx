import type { Store, VendorCategory } from '@ozi/contract'
import type { ComponentType } from 'react'
import { Art, type ArtProps } from '~/ui/art/Art'
import { MarketStall } from '~/ui/art/MarketStall'
import { formatOpening, isOpenNow } from '~/ui/opening'
import { pictureSource } from '~/ui/pictureSource'
import { SoupPot } from '~/ui/art/SoupPot'
import { Crossing, Stage } from './Line'
import { homeTexts as texts } from './texts'

/** From the right edge, where the figures' line ends, to the middle. */
const TO_THE_MIDDLE =
  'M1092 0C1096 60 1010 62 930 56C860 50 812 26 790 44C772 60 796 86 814 68C834 46 772 20 700 34C620 50 552 66 552 130'

const ART: Record<VendorCategory, ComponentType<ArtProps>> = {
  food: SoupPot,
  health: Pharmacy,
  clothing: MarketStall,
}

/** The best-selling shops on both sides of the line; without shops, only the line. */
export function Stores({ stores, isLoggedIn }: { stores: readonly Store[]; isLoggedIn: boolean }) {
  const cards = (parity: 0 | 1) =>
    stores
      .filter((_store, place) => place % 2 === parity)
      .map((store) => <StoreCard key={store._id} store={store} isLoggedIn={isLoggedIn} />)
  return (
    <>
      <Crossing height={130} path={TO_THE_MIDDLE} />
      {stores.length > 0 && (
        <section aria-labelledby="stores">
          <Stage
            bend={-0.3}
            left={
              <h2 id="stores" className="pt-2 text-3xl md:pt-0 md:pb-8 md:text-right">
                {texts.storesTitle}
              </h2>
            }
            right={<p className="text-quiet pt-1 pb-6 md:pt-1.5">{texts.storesLead}</p>}
          />
          <Stage
            bend={1}
            left={<ul className="grid grid-cols-1 gap-4 pb-4 md:pb-12">{cards(0)}</ul>}
            right={<ul className="grid grid-cols-1 gap-4 pb-10 md:pt-14 md:pb-12">{cards(1)}</ul>}
          />
        </section>
      )}
    </>
  )
}

function StoreCard({ store, isLoggedIn }: { store: Store; isLoggedIn: boolean }) {
  const { _id, name, category, description, image, itemCount, isOrderable } = store
  const Drawing = ART[category]
  const path = `/dashboard?vendor=${_id}`
  return (
    <li className="rounded-card border-line bg-surface hover:border-edge relative flex flex-wrap gap-4 border p-4 transition-colors">
      {image === '' ? (
        <div className="bg-palm-wash rounded-control grid aspect-square w-22 max-w-full place-items-center self-start p-2">
          <Drawing className="w-full" />
        </div>
      ) : (
        <img
          {...pictureSource(store, '5.5rem')}
          alt=""
          width={176}
          height={176}
          loading="lazy"
          decoding="async"
          className="bg-palm-wash rounded-control aspect-square w-22 max-w-full self-start object-cover"
        />
      )}
      <div className="min-w-0 flex-1 basis-24">
        <h3 className="text-lg wrap-anywhere">
          <a
            // After signing in, visitors return to the shop.
            href={isLoggedIn ? path : `/login?next=${encodeURIComponent(path)}`}
            className="after:absolute after:inset-0 hover:underline"
          >
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

/** A bottle, a strip of tablets and a leaf, for pharmacies. */
function Pharmacy(props: ArtProps) {
  return (
    <Art {...props}>
      <path d="M92 58h42M96 58V44c0-3 2-5 5-5h24c3 0 5 2 5 5v14" />
      <path d="M96 58c-12 6-18 14-18 26v58c0 7 4 11 11 11h48c7 0 11-4 11-11V84c0-12-6-20-18-26" />
      <path d="M78 92c22-4 48 4 70 0M78 134c22-4 48 4 70 0" />
      <path d="M113 101v24M101 113h24" stroke="var(--color-laterite)" strokeWidth={5} />
      <path d="M166 112l36-14 16 42-36 14z" fill="var(--color-marigold)" />
      <path
        d="M180 118a5 5 0 1 0 1 0M197 112a5 5 0 1 0 1 0M186 134a5 5 0 1 0 1 0M203 128a5 5 0 1 0 1 0"
        stroke="var(--color-on-marigold)"
      />
      <path
        d="M60 152C34 140 24 112 32 84c24 10 36 36 28 68ZM34 90c10 18 18 38 26 62"
        stroke="var(--color-laterite)"
      />
      <path d="M20 160h44M76 160h150" />
    </Art>
  )
}

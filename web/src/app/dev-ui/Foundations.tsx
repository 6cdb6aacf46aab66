import { Logo } from '~/ui/line/Logo'
import { EmptyBasket } from '~/ui/art/EmptyBasket'
import { Letter } from '~/ui/art/Letter'
import { LockedGate } from '~/ui/art/LockedGate'
import { LostRoad } from '~/ui/art/LostRoad'
import { MarketStall } from '~/ui/art/MarketStall'
import { Offline } from '~/ui/art/Offline'
import { ParcelTwine } from '~/ui/art/ParcelTwine'
import { RiderOkada } from '~/ui/art/RiderOkada'
import { Roundabout } from '~/ui/art/Roundabout'
import { SoupPot } from '~/ui/art/SoupPot'
import { RouteLoader } from '~/ui/line/RouteLoader'
import { RouteProgress } from '~/ui/line/RouteProgress'
import { RouteTimeline } from '~/ui/line/RouteTimeline'
import { RouteUnderline } from '~/ui/line/RouteUnderline'
import { Grid, Row, Section } from './Section'

const COLOURS = [
  ['bg-ground text-ink', 'ground / ink'],
  ['bg-surface text-ink', 'surface / ink'],
  ['bg-surface text-quiet', 'surface / quiet'],
  ['bg-palm text-on-palm', 'palm'],
  ['bg-palm-wash text-palm', 'palm-wash'],
  ['bg-laterite text-on-laterite', 'laterite'],
  ['bg-laterite-wash text-laterite', 'laterite-wash'],
  ['bg-marigold text-on-marigold', 'marigold'],
  ['bg-danger text-on-danger', 'danger'],
] as const

const ART = [
  ['RiderOkada', RiderOkada],
  ['MarketStall', MarketStall],
  ['Roundabout', Roundabout],
  ['SoupPot', SoupPot],
  ['ParcelTwine', ParcelTwine],
  ['EmptyBasket', EmptyBasket],
  ['LostRoad', LostRoad],
  ['LockedGate', LockedGate],
  ['Letter', Letter],
  ['Offline', Offline],
] as const

export function Foundations() {
  return (
    <>
      <Section
        id="brand"
        title="Name and line"
        note="The O is the ring, the dot of the i is the pin, the line joins them."
      >
        <Row>
          <Logo className="text-palm h-24" />
          <Logo className="text-palm h-10" label="" />
          <img src="/favicon.svg" alt="" width={64} height={64} />
          <img src="/favicon.svg" alt="" width={24} height={24} />
        </Row>
        <div className="max-w-2xl">
          <p className="font-head text-5xl font-extrabold">Send anything across Owerri today</p>
          <RouteUnderline className="mt-2 max-w-md" />
        </div>
        <Grid>
          <RouteProgress done={0} label="Step 1 of 3" className="w-56" />
          <RouteProgress done={0.5} label="Step 2 of 3" className="w-56" />
          <RouteProgress done={1} label="Done" className="w-56" />
        </Grid>
        <Grid>
          <RouteTimeline
            label="An order under way"
            steps={[
              { key: 'a', label: 'Order made', detail: '09:12', state: 'done' },
              { key: 'b', label: 'Chidi accepted', detail: '09:14 · motorcycle', state: 'done' },
              { key: 'c', label: 'On the way to the pickup', detail: 'About 6 minutes', state: 'current' },
              { key: 'd', label: 'Picked up', state: 'coming' },
              { key: 'e', label: 'Handed over', detail: 'Give the rider your code', state: 'coming' },
            ]}
          />
          <RouteTimeline
            label="An order that failed"
            steps={[
              { key: 'a', label: 'Order made', detail: '09:12', state: 'done' },
              { key: 'b', label: 'Picked up', detail: '09:40', state: 'done' },
              { key: 'c', label: 'Nobody was there', detail: 'The rider waited 10 minutes', state: 'failed' },
              { key: 'd', label: 'Handed over', state: 'coming' },
            ]}
          />
          <RouteLoader label="Finding a rider…" />
        </Grid>
      </Section>

      <Section
        id="type"
        title="Type"
        note="Headings Bricolage Grotesque, text Inter; each step 1.2 on phones, 1.25 above."
      >
        <div className="grid gap-3">
          <p className="font-head text-5xl font-extrabold">Ka anyị zie gị ozi</p>
          <p className="font-head text-4xl font-bold">₦2,500.00 · Ọgbakọ</p>
          <p className="font-head text-3xl font-bold">Where from? Where to?</p>
          <p className="font-head text-2xl font-bold">Ụlọ ahịa · ṅụrịa ọṅụ</p>
          <p className="font-head text-xl font-bold">Order 4K7-219</p>
          <p className="text-lg">Large text for a lead: your parcel leaves in 6 minutes.</p>
          <p className="max-w-[70ch]">
            Text is set in lines of at most seventy characters. Nnọọ, ị ga-enweta ya taa: ọ bụ naanị ₦1,450.00
            site na Douglas Road ruo Egbu, “unu abụọ” – 4.2 km.
          </p>
          <p className="text-quiet text-sm">Small and quiet: what one may read and need not.</p>
          <p className="text-quiet text-xs tabular-nums">1,234.50 · 9,876.10 · 09:41</p>
        </div>
      </Section>

      <Section id="colour" title="Colour">
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-5">
          {COLOURS.map(([look, name]) => (
            <div
              key={name}
              className={`${look} rounded-control border-line flex h-20 items-end border p-3 text-sm font-semibold`}
            >
              {name}
            </div>
          ))}
        </div>
      </Section>

      <Section id="art" title="Drawings" note="Thin strokes, spirals, few elements, much empty space.">
        <ul className="grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-3 lg:grid-cols-5">
          {ART.map(([name, Drawing]) => (
            <li key={name}>
              <Drawing className="w-full" />
              <p className="text-quiet mt-2 text-center text-xs">{name}</p>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}

import type { ExampleFare } from '@ozi/contract'
import { ArrowRight } from 'lucide-react'
import { useTexts } from '~/language'
import { publicHomeTexts } from '~/languages/en/public/home'
import { formatDistance, formatWholeNaira } from '~/ui/text/format'
import { Money } from '~/ui/text/Money'
import { useMoments } from '~/ui/text/useMoments'

/** Prices of deliveries now between places that everybody knows; each leads to its fare, line by line. */
export function Examples({ fares }: { fares: readonly ExampleFare[] }) {
  const texts = useTexts(publicHomeTexts)
  const moments = useMoments()
  if (fares.length === 0) return null
  return (
    <section aria-labelledby="examples" className="mt-4 max-w-md peer-[:not(:empty)]:hidden md:mt-6">
      <h2 id="examples" className="text-quiet font-sans text-sm font-normal tracking-normal">
        {texts.examplesTitle}
      </h2>
      <ul className="md:divide-line md:border-line mt-1 max-md:-mx-4 max-md:grid max-md:snap-x max-md:scroll-px-4 max-md:auto-cols-[11.5rem] max-md:grid-flow-col max-md:gap-2.5 max-md:overflow-x-auto max-md:px-4 max-md:pb-1 md:divide-y md:border-y">
        {fares.map(({ from, to, distanceKm, durationMinutes, total }) => (
          <li
            key={`${from.placeName} ${to.placeName}`}
            className="max-md:rounded-control max-md:border-line max-md:bg-surface max-md:snap-start max-md:border"
          >
            <a
              href={`/?${new URLSearchParams({
                from: from.placeName,
                to: to.placeName,
                fromAt: from.coordinates.join(),
                toAt: to.coordinates.join(),
              }).toString()}#fare`}
              className="group flex gap-x-3 leading-snug max-md:h-full max-md:flex-col max-md:justify-between max-md:gap-1 max-md:px-3 max-md:py-2.5 max-md:text-sm md:min-h-12 md:items-center md:py-2"
            >
              <span className="min-w-0 grow wrap-anywhere underline-offset-4 group-hover:underline">
                <span className="max-md:block max-md:pl-5">{from.placeName}</span>
                {/* On phones the arrow stands before the place's lines. */}
                <span className="max-md:relative max-md:block max-md:pl-5">
                  <ArrowRight
                    size={15}
                    role="img"
                    aria-label={texts.exampleTo}
                    className="text-laterite inline max-md:absolute max-md:top-0.5 max-md:left-0 md:mx-1.5"
                  />
                  {to.placeName}{' '}
                </span>
                <span className="text-quiet text-sm whitespace-nowrap max-md:block max-md:pl-5">
                  {formatDistance(distanceKm)} · {moments.duration(durationMinutes)}
                </span>
              </span>
              <strong className="text-palm">
                {Number.isInteger(total) ? (
                  <span className="whitespace-nowrap tabular-nums">{formatWholeNaira(total)}</span>
                ) : (
                  <Money amount={total} />
                )}
              </strong>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

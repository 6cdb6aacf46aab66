import { ArrowRight, Check } from 'lucide-react'
import { useTexts } from '~/language'
import { publicHomeTexts } from '~/languages/en/public/home'
import { RiderOkada } from '~/ui/art/RiderOkada'

/** Who comes to the door: only what registering a rider, and following an order, really does. */
export function RiderFacts() {
  const texts = useTexts(publicHomeTexts)
  return (
    <section
      aria-labelledby="riders"
      className="grid grid-cols-[5rem_minmax(0,1fr)] items-center gap-x-3 md:grid-cols-1 md:gap-y-3"
    >
      <RiderOkada className="w-full" />
      <h2 id="riders" className="text-lg md:text-xl">
        {texts.ridersTitle}
      </h2>
      <ul className="grid gap-1 max-md:col-span-2 max-md:mt-1 md:gap-1.5">
        {texts.riders.map((fact) => (
          <li key={fact} className="flex gap-2.5 max-md:text-sm">
            <Check size={18} className="text-palm mt-0.5 shrink-0 stroke-2" />
            <span>{fact}</span>
          </li>
        ))}
        <li>
          <a
            href="/help"
            className="text-palm inline-flex min-h-12 items-center gap-1.5 font-semibold underline-offset-4 hover:underline max-md:-my-1.5 max-md:text-sm"
          >
            {texts.ifWrong}
            <ArrowRight size={18} />
          </a>
        </li>
      </ul>
    </section>
  )
}

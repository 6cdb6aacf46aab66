import type { ReactNode } from 'react'
import { MarketStall } from '~/ui/art/MarketStall'
import { ParcelTwine } from '~/ui/art/ParcelTwine'
import { LinkButton } from '~/ui/Button'
import { homeTexts as texts } from './texts'

export function Ways() {
  return (
    <section className="mx-auto max-w-6xl px-4 py-14 md:px-6 md:py-20">
      <h2 className="text-3xl">{texts.waysTitle}</h2>
      <div className="mt-8 grid gap-4 md:grid-cols-2 md:gap-6">
        <Way {...texts.send} to="/dashboard/send" art={<ParcelTwine className="w-full" />} />
        <Way {...texts.receive} to="/dashboard/receive" art={<MarketStall className="w-full" />} />
      </div>
    </section>
  )
}

function Way({ title, text, to, art }: { title: string; text: string; to: string; art: ReactNode }) {
  return (
    <div className="rounded-card border-line bg-surface flex flex-col items-start gap-4 border p-5 md:p-7">
      <div className="w-36 md:w-44">{art}</div>
      <h3 className="text-xl">{title}</h3>
      <p className="text-quiet max-w-[42ch] grow">{text}</p>
      <LinkButton to={to} reloadDocument look="secondary">
        {title}
      </LinkButton>
    </div>
  )
}

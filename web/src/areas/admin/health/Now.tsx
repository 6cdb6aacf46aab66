import { PROBLEMS, type Health } from '@ozi/contract'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { Card } from '~/ui/list/Card'
import { DateTime } from '~/ui/text/DateTime'
import { healthTexts as texts } from './texts'

/** The problems of now, since when, and what to do about them. */
export function Now({ problems }: Pick<Health, 'problems'>) {
  return (
    <Card as="section" title={texts.now}>
      {problems.length === 0 ? (
        <p className="text-good flex gap-3 text-lg font-semibold">
          <CircleCheck size={22} className="mt-0.5 shrink-0" />
          {texts.fine}
        </p>
      ) : (
        <ul className="grid gap-3">
          {problems.map(({ name, since }) => (
            <li key={name} className="bg-bad-wash rounded-control flex gap-3 px-4 py-3">
              <span className="text-bad">
                <TriangleAlert size={22} className="mt-0.5 shrink-0" />
              </span>
              <div className="min-w-0">
                <p className="text-bad font-semibold">{PROBLEMS[name].text}</p>
                <p className="mt-1 text-sm">{PROBLEMS[name].hint}</p>
                <p className="text-quiet mt-1 text-sm">
                  {texts.since} <DateTime at={since} style="inSentence" />
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

import { type ChargesSplit, type EarningTerms, TERMS_PREVIEW, type TermsPreview } from '@ozi/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api, refusalOf } from '~/api'
import { Button } from '~/ui/button/Button'
import { Card } from '~/ui/list/Card'
import { ErrorState } from '~/ui/state/ErrorState'
import { formatNaira } from '~/ui/text/format'
import { Money } from '~/ui/text/Money'
import { earningTermsTexts } from './texts'
import { readTyped, type TermsInputs } from './typedTerms'

const texts = earningTermsTexts.preview

/** The latest orders' yield for riders, shops and the office under the terms in the inputs. */
export function TermsPreviewCard({ terms, typed }: { terms: EarningTerms | null; typed: TermsInputs }) {
  const trial = useMutation(api.earnings.previewTerms.mutationOptions())
  const question = JSON.stringify([typed, terms?.version])
  const [answered, setAnswered] = useState(question)
  const [isInvalid, setInvalid] = useState(false)
  function tryOut() {
    const read = readTyped(terms, typed)
    setInvalid('errors' in read)
    if ('errors' in read) return
    setAnswered(question)
    trial.mutate(read.edited)
  }
  return (
    <Card as="section" title={texts.title}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="text-quiet max-w-prose">{texts.hint(TERMS_PREVIEW.orders)}</p>
        <Button look="secondary" busy={trial.isPending} busyText={texts.busy} onClick={tryOut}>
          {texts.submit}
        </Button>
      </div>
      <div role="status">
        {isInvalid && <p className="text-wait mt-4 font-medium">{texts.invalid}</p>}
        {trial.data && !isInvalid && (
          <div className="mt-4 grid gap-3">
            {answered !== question && <p className="text-wait font-medium">{texts.stale}</p>}
            <Outcome preview={trial.data.data} />
          </div>
        )}
      </div>
      {trial.error && (
        <div className="mt-4">
          <ErrorState title={texts.failed + refusalOf(trial.error).message} />
        </div>
      )}
    </Card>
  )
}

const ROWS = ['riders', 'shops', 'vat', 'kept', 'commission'] as const satisfies (keyof ChargesSplit)[]

/** A table on phones too: its columns are narrow, and are there to be compared. */
function Outcome({ preview: { orders, charged, today, after } }: { preview: TermsPreview }) {
  if (orders === 0) return <p>{texts.noOrders}</p>
  const head = 'py-1.5 pl-3 text-right font-semibold'
  return (
    <>
      <p>{texts.charged(orders, formatNaira(charged))}</p>
      <table className="w-full max-w-xl text-sm tabular-nums">
        <caption className="sr-only">{texts.caption}</caption>
        <thead>
          <tr className="text-quiet text-xs">
            <th scope="col" className="py-1.5 text-left font-semibold">
              {texts.who}
            </th>
            {today && (
              <th scope="col" className={head}>
                {texts.today}
              </th>
            )}
            <th scope="col" className={head}>
              {texts.after}
            </th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map((row) => (
            <tr key={row} className={row === 'kept' ? 'font-semibold' : ''}>
              <th
                scope="row"
                className={`border-line border-t py-2 text-left [font-weight:inherit] ${row === 'commission' ? 'text-quiet pl-4' : ''}`}
              >
                {texts.rows[row]}
              </th>
              {today && (
                <td className="border-line border-t py-2 pl-3 text-right">
                  <Money amount={today[row]} />
                </td>
              )}
              <td className="border-line border-t py-2 pl-3 text-right">
                <Money amount={after[row]} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {after.kept < 0 && <p className="text-wait font-medium">{texts.loss}</p>}
    </>
  )
}

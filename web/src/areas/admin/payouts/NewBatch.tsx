import { type Earner, EARNERS, type PayoutDetail, PayoutMinimum, type PayoutsDue } from '@ozi/contract'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, type SyntheticEvent, useState } from 'react'
import { Link } from 'react-router'
import { api, client } from '~/api'
import { rule } from '~/form/rule'
import { Button } from '~/ui/button/Button'
import { Card } from '~/ui/list/Card'
import { ErrorState } from '~/ui/state/ErrorState'
import { Field } from '~/ui/field/Field'
import { Money } from '~/ui/text/Money'
import { Select } from '~/ui/field/Select'
import { RevealWhen } from '~/ui/state/RevealWhen'
import { Skeleton } from '~/ui/state/Skeleton'
import { TextInput } from '~/ui/field/TextInput'
import { loadError } from '../shared/loadError'
import { payoutTexts } from './texts'
import { Unconfirmed } from './Unconfirmed'
import { FIRST_DUE, useBatchStep } from './usePayouts'

const texts = payoutTexts.make
const OPTIONS = EARNERS.map((earner) => ({ value: earner, label: payoutTexts.earners[earner] }))
const checkMinimum = rule(PayoutMinimum, {}, Number.parseFloat)

/** Who would be paid, before a batch is made of it. */
export function NewBatch({ onMade }: { onMade: (batch: PayoutDetail) => void }) {
  const [earner, setEarner] = useState<Earner>(FIRST_DUE.earner)
  const [typed, setTyped] = useState(String(FIRST_DUE.minimum))
  const checked = checkMinimum(typed)
  const minimum = Number.parseFloat(typed)
  const due = useQuery(
    api.payouts.due.queryOptions({ input: { earner, minimum }, enabled: checked === true }),
  )
  const making = useBatchStep((input: { earner: Earner; minimum: number }) => client.payouts.make(input))
  function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (checked !== true || making.isPending) return
    making.mutate({ earner, minimum }, { onSuccess: ({ data }) => onMade(data) })
  }
  const found = due.data?.data
  return (
    <Card as="section" title={texts.title}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <div className="grid items-start gap-4 sm:grid-cols-2 lg:max-w-2xl">
          <Field label={texts.earner}>
            <Select
              options={OPTIONS}
              value={earner}
              onChange={(event) => setEarner(event.target.value === 'vendor' ? 'vendor' : 'rider')}
            />
          </Field>
          <Field label={texts.minimum} error={checked === true ? undefined : checked}>
            <TextInput
              type="number"
              inputMode="decimal"
              step="any"
              min={0}
              before="₦"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </Field>
        </div>
        <div role="status" className="grid gap-2">
          {checked === true && due.error && <ErrorState title={loadError(due.error)} query={due} />}
          {checked === true && due.isPending && <Skeleton className="h-6 w-72" />}
          {checked === true && found && (
            <p className="font-semibold">
              {found.people === 0 && found.unconfirmed.length > 0
                ? texts.noneNow
                : texts.due(found.people, found.amount)}
            </p>
          )}
          {checked === true && found && found.withoutAccount.length > 0 && (
            <LeftOut why={texts.without} people={found.withoutAccount} />
          )}
          {checked === true && found && found.unconfirmed.length > 0 && (
            <Unconfirmed people={found.unconfirmed} />
          )}
          {checked === true && found && found.heldBack.length > 0 && (
            <LeftOut why={texts.heldBack} people={found.heldBack}>
              <Link
                to="/admin/money?kind=payout.returned"
                className="text-palm inline-flex min-h-11 items-center justify-self-start font-semibold underline-offset-4 hover:underline"
              >
                {texts.differences}
              </Link>
            </LeftOut>
          )}
        </div>
        <RevealWhen ready={!due.isPending} className="grid sm:justify-self-start">
          <Button
            type="submit"
            busy={making.isPending}
            busyText={texts.busy}
            notYet={checked !== true || !found || found.people === 0}
          >
            {texts.submit}
          </Button>
        </RevealWhen>
      </form>
    </Card>
  )
}

/** People whom a batch does not pay, and why. */
function LeftOut({
  why,
  people,
  children,
}: {
  why: string
  people: PayoutsDue['withoutAccount']
  children?: ReactNode
}) {
  return (
    <section className="mt-2 grid gap-2">
      <p className="text-wait max-w-prose">{why}</p>
      <ul className="grid max-w-md gap-1">
        {people.map(({ _id, name, owed }) => (
          <li key={_id} className="flex justify-between gap-4">
            <span className="wrap-anywhere">{name}</span>
            <Money amount={owed} />
          </li>
        ))}
      </ul>
      {children}
    </section>
  )
}

import type { PersonToConfirm } from '@ozi/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client, refusalOf } from '~/api'
import { AlertDialog } from '~/ui/dialog/AlertDialog'
import { Button } from '~/ui/button/Button'
import { DateTime } from '~/ui/text/DateTime'
import { Money } from '~/ui/text/Money'
import { notice } from '~/ui/notice/notice'
import { batchTexts, payoutTexts } from './texts'

const texts = payoutTexts.make
const accountOf = ({ bank, lastFour, holder }: PersonToConfirm) => `${bank} …${lastFour}, ${holder}`

/** People left out because their account was just changed, and who may confirm it. */
export function Unconfirmed({ people }: { people: readonly PersonToConfirm[] }) {
  const queries = useQueryClient()
  const [asked, setAsked] = useState<PersonToConfirm | null>(null)
  const confirming = useMutation({
    mutationFn: ({ _id: id, since }: PersonToConfirm) => client.payouts.confirmAccount({ id, since }),
    onError: (error) => void notice.error(batchTexts.error, refusalOf(error).message),
    onSettled: () => {
      setAsked(null)
      return queries.invalidateQueries({ queryKey: api.payouts.due.key() })
    },
  })
  return (
    <section className="mt-2 grid gap-2">
      <p className="text-wait max-w-prose">{texts.unconfirmed}</p>
      <ul className="divide-line grid max-w-2xl divide-y">
        {people.map((person) => (
          <li key={person._id} className="grid gap-1 py-3">
            <span className="flex justify-between gap-4 font-semibold">
              <span className="wrap-anywhere">{person.name}</span>
              <Money amount={person.owed} />
            </span>
            <span className="wrap-anywhere">{accountOf(person)}</span>
            {person.bankHolder !== null && person.isOtherName && (
              <span className="text-wait text-sm font-medium wrap-anywhere">
                {batchTexts.bankSays(person.bankHolder)}
              </span>
            )}
            <span className="text-quiet text-sm">
              {texts.account} <DateTime at={person.accountChangedAt} style="inSentence" />
              {person.emailChangedAt !== null && (
                <>
                  {' · '}
                  {texts.email} <DateTime at={person.emailChangedAt} style="inSentence" />
                </>
              )}
            </span>
            {person.mayConfirm ? (
              <Button
                size="sm"
                look="secondary"
                className="mt-1 justify-self-start"
                aria-label={texts.confirmOf(person.name)}
                onClick={() => setAsked(person)}
              >
                {texts.confirm}
              </Button>
            ) : (
              <span className="text-sm font-medium">
                {person.isOwnConfirmation ? texts.ownConfirmation : texts.ownChange}
              </span>
            )}
          </li>
        ))}
      </ul>
      <AlertDialog
        open={asked !== null}
        title={texts.confirmAsk}
        actionText={texts.confirm}
        cancelText={texts.notYet}
        busy={confirming.isPending}
        onAction={() => asked && confirming.mutate(asked)}
        onCancel={() => setAsked(null)}
      >
        {asked && texts.confirmHint(asked.name, accountOf(asked))}
      </AlertDialog>
    </section>
  )
}

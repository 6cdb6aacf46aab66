import { isStaff, type Departure } from '@ozi/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, refusalOf } from '~/api'
import { useTexts } from '~/language'
import { ownDataTexts } from '~/languages/en/customer/ownData'
import { useSession } from '~/session'
import { endSession } from '~/session/endSession'
import { setFlash } from '~/session/flash'
import { AlertDialog } from '~/ui/dialog/AlertDialog'
import { Button } from '~/ui/button/Button'
import { Alert } from '~/ui/notice/Alert'
import { Card } from '~/ui/list/Card'
import { ErrorState } from '~/ui/state/ErrorState'
import { formatNaira } from '~/ui/text/format'
import { SkeletonLines } from '~/ui/state/Skeleton'

/** The effects of deleting the account, the obstacles, and the deletion. */
export function LeaveAccount() {
  const texts = useTexts(ownDataTexts)
  const query = useQuery(api.ownData.readLeaving.queryOptions())
  const { data, error } = query
  return (
    <Card as="section" title={texts.leave}>
      <p className="mb-4">{texts.leaveHint}</p>
      <WhatBecomesOfIt />
      {error && data === undefined && (
        <ErrorState title={texts.checkFailed} query={query}>
          {refusalOf(error).message}
        </ErrorState>
      )}
      {!error && data === undefined && (
        <div role="status" aria-label={texts.leave}>
          <SkeletonLines lines={2} />
        </div>
      )}
      {data && <Decision leaving={data.data} />}
    </Card>
  )
}

function WhatBecomesOfIt() {
  const texts = useTexts(ownDataTexts)
  const role = useSession()?.data?.role ?? 'user'
  return (
    <>
      <Lines
        title={texts.goes}
        lines={[
          texts.goesAll,
          ...(role === 'rider' ? [texts.goesRider] : []),
          ...(role === 'vendor' ? [texts.goesVendor] : []),
        ]}
      />
      <Lines
        title={texts.stays}
        lines={[
          texts.staysAll,
          ...(role === 'vendor' ? [texts.staysVendor] : []),
          ...(isStaff(role) ? [texts.staysStaff] : []),
        ]}
      />
    </>
  )
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <>
      <h3 className="font-semibold">{title}</h3>
      <ul className="text-quiet mt-1 mb-4 list-disc space-y-1 pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  )
}

/** Either why it cannot be done yet, and what to do about it, or the button. */
function Decision({ leaving }: { leaving: Departure }) {
  const texts = useTexts(ownDataTexts)
  const { runningOrders, cashHeld, refunds, isLastAdmin, owedToYou, owedByYou } = leaving
  const obstacles = [
    ...(runningOrders.length > 0 ? [texts.running(runningOrders.join(', '))] : []),
    ...(cashHeld > 0 ? [texts.cash(formatNaira(cashHeld))] : []),
    ...(refunds > 0 ? [texts.refunds(formatNaira(refunds))] : []),
    ...(isLastAdmin ? [texts.lastAdmin] : []),
  ]
  if (obstacles.length > 0) {
    return (
      <div className="bg-wait-wash text-wait rounded-control px-4 py-3">
        <h3 className="font-semibold">{texts.notYet}</h3>
        <ul className="mt-1 list-disc space-y-1 pl-5">
          {obstacles.map((obstacle) => (
            <li key={obstacle}>{obstacle}</li>
          ))}
        </ul>
      </div>
    )
  }
  const debts = [
    ...(owedToYou > 0 ? [texts.owedToYou(formatNaira(owedToYou))] : []),
    ...(owedByYou > 0 ? [texts.owedByYou(formatNaira(owedByYou))] : []),
  ]
  return (
    <>
      {debts.map((debt) => (
        <p key={debt} className="text-wait bg-wait-wash rounded-control mb-4 px-4 py-3 font-medium">
          {debt}
        </p>
      ))}
      <LeaveButton />
    </>
  )
}

function LeaveButton() {
  const texts = useTexts(ownDataTexts)
  const queries = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const leave = useMutation(
    api.ownData.leave.mutationOptions({
      onSuccess: async () => {
        // For the login page, which the guard leads to.
        setFlash({ title: texts.goneTitle, text: texts.gone })
        await endSession(() => Promise.resolve())
      },
      onError: () => void queries.invalidateQueries({ queryKey: api.ownData.readLeaving.key() }),
      onSettled: () => setAsked(false),
    }),
  )
  return (
    <>
      <Button look="danger" onClick={() => setAsked(true)}>
        {texts.leave}
      </Button>
      {leave.error && (
        <Alert className="mt-3 text-sm">
          {texts.leaveFailed} {refusalOf(leave.error).message}
        </Alert>
      )}
      <AlertDialog
        open={isAsked}
        title={texts.sure}
        actionText={texts.leave}
        onAction={() => leave.mutate({ isSure: true })}
        cancelText={texts.keep}
        onCancel={() => setAsked(false)}
        busy={leave.isPending}
        destructive
      >
        {texts.sureHint}
      </AlertDialog>
    </>
  )
}

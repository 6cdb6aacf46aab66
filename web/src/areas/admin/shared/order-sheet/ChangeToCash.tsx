import type { StaffOrder } from '@ozi/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, refusalOf } from '~/api'
import { AlertDialog } from '~/ui/dialog/AlertDialog'
import { Button } from '~/ui/button/Button'
import { Alert } from '~/ui/notice/Alert'
import { formatNaira } from '~/ui/text/format'
import { onlinePaymentTexts as texts } from './paymentTexts'

interface ChangeToCashProps {
  order: StaffOrder
  reference: string
  lead?: string
}

/** The office lets the rider take cash in place of a transfer, also above the limit of the rider's cash. */
export function ChangeToCash({ order, reference, lead = texts.transferDue }: ChangeToCashProps) {
  const queries = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const changing = useMutation(
    api.onlinePayments.payInCash.mutationOptions({
      onSettled: () => void queries.invalidateQueries({ queryKey: api.staffOrders.key() }),
    }),
  )
  return (
    <div className="mt-3 grid gap-2">
      <p className="text-quiet text-sm">{lead}</p>
      {changing.error && <Alert>{refusalOf(changing.error).message}</Alert>}
      <Button
        look="secondary"
        size="sm"
        className="w-fit"
        busy={changing.isPending}
        onClick={() => setAsked(true)}
      >
        {texts.toCash}
      </Button>
      <AlertDialog
        open={isAsked}
        title={texts.toCashAsk(formatNaira(order.fee))}
        actionText={texts.toCashYes}
        onAction={() => {
          setAsked(false)
          changing.mutate({ reference })
        }}
        onCancel={() => setAsked(false)}
      >
        {texts.toCashHint}
      </AlertDialog>
    </div>
  )
}

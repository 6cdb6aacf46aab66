import { isStaff, type Role } from '@ozi/contract'
import { useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Badge } from '~/ui/Badge'
import { Button } from '~/ui/Button'
import { Card } from '~/ui/Card'
import { DateTime } from '~/ui/DateTime'
import { ErrorState } from '~/ui/ErrorState'
import { Skeleton } from '~/ui/Skeleton'
import { api, refusalOf } from '~/api'
import { secondFactorTexts as texts } from './texts'
import { NewCodesDialog } from './NewCodesDialog'
import { TurnOffDialog } from './TurnOffDialog'
import { TurnOnDialog } from './TurnOnDialog'

/** With this few recovery codes left, the user is reminded to create new ones. */
const FEW_CODES = 3

/** The user's two-step login; for staff only, renders nothing for others. */
export function SecondFactor({ role }: { role: Role }) {
  const { isMine, state, failure, isRetrying, retry, refresh } = useSecondFactor(role)
  const [isAsking, setAsking] = useState<'on' | 'off' | 'codes' | null>(null)
  if (!isMine) return null

  function close(isChanged: boolean) {
    setAsking(null)
    if (isChanged) refresh()
  }

  return (
    <Card
      as="section"
      id="two-step"
      title={texts.title}
      aside={
        state && <Badge tone={state.isOn ? 'good' : 'neutral'}>{state.isOn ? texts.isOn : texts.isOff}</Badge>
      }
      className="scroll-mt-24"
    >
      <p className="text-quiet mb-4">{texts.why}</p>
      {failure !== null && state === null && (
        <ErrorState title={texts.loadFailed} onRetry={retry} retrying={isRetrying}>
          {failure}
        </ErrorState>
      )}
      {failure === null && state === null && <Skeleton className="h-12 w-32" />}
      {state && !state.isOn && (
        <Button look="secondary" onClick={() => setAsking('on')}>
          {texts.turnOn}
        </Button>
      )}
      {state?.isOn && (
        <>
          <p className="mb-4">
            {state.turnedOnAt !== null && (
              <>
                {texts.since} <DateTime at={state.turnedOnAt} style="date" />.{' '}
              </>
            )}
            {texts.codesLeft(state.recoveryCodesLeft)}{' '}
            {state.recoveryCodesLeft < FEW_CODES && <strong>{texts.fewCodes}</strong>}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button look="secondary" onClick={() => setAsking('codes')}>
              {texts.newCodes}
            </Button>
            <Button look="secondary" onClick={() => setAsking('off')}>
              {texts.turnOff}
            </Button>
          </div>
        </>
      )}
      <TurnOnDialog open={isAsking === 'on'} onClose={close} />
      <NewCodesDialog open={isAsking === 'codes'} onClose={close} />
      <TurnOffDialog open={isAsking === 'off'} onClose={close} />
    </Card>
  )
}

/** Whether the user's two-step login is on; null until known. For staff only. */
function useSecondFactor(role: Role) {
  const queries = useQueryClient()
  const isMine = isStaff(role)
  const { data, error, isFetching, refetch } = useQuery(
    api.secondFactor.read.queryOptions({ enabled: isMine }),
  )
  return {
    isMine,
    state: data ?? null,
    failure: error === null ? null : refusalOf(error).message,
    isRetrying: error !== null && isFetching,
    retry: () => void refetch(),
    refresh: () => void queries.invalidateQueries({ queryKey: api.secondFactor.key() }),
  }
}

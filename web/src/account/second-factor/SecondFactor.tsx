import { useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Badge } from '~/ui/state/Badge'
import { Button } from '~/ui/button/Button'
import { Card } from '~/ui/list/Card'
import { DateTime } from '~/ui/text/DateTime'
import { ErrorState } from '~/ui/state/ErrorState'
import { SkeletonOf } from '~/ui/state/Skeleton'
import { api, refusalOf } from '~/api'
import { useTexts } from '~/language'
import { secondFactorTexts } from '~/languages/en/account/secondFactor'
import { NewCodesDialog } from './NewCodesDialog'
import { TurnOffDialog } from './TurnOffDialog'
import { TurnOnDialog } from './TurnOnDialog'

/** With this few recovery codes left, the user is reminded to create new ones. */
const FEW_CODES = 3

/**
 * Whether the user's two-step login is on, and what can be done about it.
 * @param onAsking told whenever a dialog opens and closes; recovery codes are shown in one, once
 */
export function SecondFactor({ onAsking }: { onAsking?: (isAsking: boolean) => void }) {
  const texts = useTexts(secondFactorTexts)
  const queries = useQueryClient()
  const query = useQuery(api.secondFactor.read.queryOptions())
  const { data: state, error } = query
  const [isAsking, setAsking] = useState<'on' | 'off' | 'codes' | null>(null)

  function ask(what: 'on' | 'off' | 'codes') {
    setAsking(what)
    onAsking?.(true)
  }
  function close(isChanged: boolean) {
    setAsking(null)
    onAsking?.(false)
    if (!isChanged) return
    void queries.invalidateQueries({ queryKey: api.secondFactor.key() })
    // The session's user says by when it must be on.
    void queries.invalidateQueries({ queryKey: ['session'] })
  }

  const isOff = (
    <div>
      <p className="mb-4">{texts.needed}</p>
      <Button onClick={() => ask('on')}>{texts.turnOn}</Button>
    </div>
  )
  return (
    <Card
      as="section"
      title={texts.app}
      aside={
        state && <Badge tone={state.isOn ? 'good' : 'neutral'}>{state.isOn ? texts.isOn : texts.isOff}</Badge>
      }
    >
      {error && !state && (
        <ErrorState title={texts.loadFailed} query={query}>
          {refusalOf(error).message}
        </ErrorState>
      )}
      {query.isPending && <SkeletonOf>{isOff}</SkeletonOf>}
      {state && !state.isOn && isOff}
      {state?.isOn && (
        <>
          <p className="mb-4">
            {state.turnedOnAt !== null && (
              <>
                {texts.since} <DateTime at={state.turnedOnAt} style="day" />.{' '}
              </>
            )}
            {texts.codesLeft(state.recoveryCodesLeft)}{' '}
            {state.recoveryCodesLeft < FEW_CODES && <strong>{texts.fewCodes}</strong>}
          </p>
          {state.isRequired && <p className="mb-4">{texts.isRequired}</p>}
          <div className="flex flex-wrap gap-2">
            <Button look="secondary" onClick={() => ask('codes')}>
              {texts.newCodes}
            </Button>
            {!state.isRequired && (
              <Button look="secondary" onClick={() => ask('off')}>
                {texts.turnOff}
              </Button>
            )}
          </div>
        </>
      )}
      <TurnOnDialog open={isAsking === 'on'} onClose={close} />
      <NewCodesDialog open={isAsking === 'codes'} onClose={close} />
      {isAsking === 'off' && <TurnOffDialog onClose={close} />}
    </Card>
  )
}

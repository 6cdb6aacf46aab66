import { BellRing } from 'lucide-react'
import { useState } from 'react'
import { readStored, store } from '~/browser/browserStorage'
import { useTexts } from '~/language'
import { notificationsTexts } from '~/languages/en/customer/notifications'
import { Button } from '~/ui/Button'
import { Card } from '~/ui/Card'
import { useNotifications } from './useNotifications'
import { ANSWERED_KEY } from './useTellMeKnown'

const QUESTIONS = {
  order: 'askOrder',
  jobs: 'askJobs',
  shop: 'askShop',
  chat: 'askChat',
  answer: 'askAnswer',
  dispatch: 'askDispatch',
} as const

/**
 * Asks whether to push news to this device, at the moment it helps. Shows nothing where that is on already, was
 * answered, or cannot be.
 */
export function TellMe({ about, className = '' }: { about: keyof typeof QUESTIONS; className?: string }) {
  const texts = useTexts(notificationsTexts)
  const [isAnswered, setAnswered] = useState(() => readStored(ANSWERED_KEY) !== null)
  const { data, ability, isBusy, turn } = useNotifications()
  if (isAnswered || data === undefined || data.isHere || ability === 'unsupported') return null
  const answer = () => {
    store(ANSWERED_KEY, 'yes')
    setAnswered(true)
  }
  const isPossible = ability === 'possible'
  return (
    <Card as="section" className={className}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <BellRing size={22} strokeWidth={1.75} aria-hidden className="text-palm shrink-0" />
        <p className="min-w-[min(12rem,100%)] flex-1">
          {isPossible ? texts[QUESTIONS[about]] : ability === 'install' ? texts.install : texts.blocked}
        </p>
        <div className="flex flex-wrap gap-2">
          {isPossible && (
            <Button size="sm" busy={isBusy} busyText={texts.asking} onClick={() => void turn(true)}>
              {texts.tellMe}
            </Button>
          )}
          <Button size="sm" look="quiet" onClick={answer}>
            {texts.notNow}
          </Button>
        </div>
      </div>
    </Card>
  )
}

import type { TariffInput } from '@ozi/contract'
import { type ReactNode, useState } from 'react'
import { client } from '~/api'
import { AlertDialog } from '~/ui/dialog/AlertDialog'
import { type FareAtDistance, steepChanges } from './steepChanges'
import { fareSettingsTexts as texts } from './texts'

interface Question {
  readonly changes: readonly FareAtDistance[]
  readonly answer: (isWanted: boolean) => void
}

/** Asks before fares are saved that fall or rise by much: an amount is easily mistyped. */
export function useSteepness(): {
  /** Whether the edited prices are to be saved. */
  readonly isWanted: (edited: TariffInput) => Promise<boolean>
  readonly question: ReactNode
} {
  const [asked, setAsked] = useState<Question | null>(null)
  function answer(isWanted: boolean) {
    asked?.answer(isWanted)
    setAsked(null)
  }
  return {
    async isWanted(edited) {
      // Without an answer nothing is asked: then saving says what is wrong.
      const preview = await client.tariffs.preview(edited).catch(() => null)
      const changes = steepChanges(preview?.data.distances ?? [])
      return changes.length === 0 || new Promise((resolve) => setAsked({ changes, answer: resolve }))
    },
    question: (
      <AlertDialog
        open={asked !== null}
        title={texts.steepTitle}
        actionText={texts.save}
        onAction={() => answer(true)}
        onCancel={() => answer(false)}
      >
        <ul>
          {asked?.changes.map((change) => (
            <li key={change.distanceKm}>{texts.steep(change)}</li>
          ))}
        </ul>
      </AlertDialog>
    ),
  }
}

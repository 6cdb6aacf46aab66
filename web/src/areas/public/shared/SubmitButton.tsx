import { useSyncExternalStore } from 'react'
import { Button } from '~/ui/Button'

/** Whether the page's script runs; false as the server sends it. */
const useIsRunning = () =>
  useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )

/**
 * Sends a form of these pages. It waits for the page's script: on a slow network a form sent before it would
 * leave the page, and what was typed with it.
 */
export function SubmitButton({
  busy,
  busyText,
  children,
}: {
  busy: boolean
  busyText: string
  children: string
}) {
  const isRunning = useIsRunning()
  return (
    <Button type="submit" wide busy={busy} busyText={busyText} disabled={!isRunning}>
      {children}
    </Button>
  )
}

import type { Passkey } from '@ozi/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, refusalOf } from '~/api'
import { canUsePasskeys } from '~/browser/passkeys'
import { useTexts } from '~/language'
import { passkeysTexts } from '~/languages/en/account/passkeys'
import { AlertDialog } from '~/ui/dialog/AlertDialog'
import { Button } from '~/ui/button/Button'
import { Alert } from '~/ui/notice/Alert'
import { Card } from '~/ui/list/Card'
import { DateTime } from '~/ui/text/DateTime'
import { ErrorState } from '~/ui/state/ErrorState'
import { SkeletonLines } from '~/ui/state/Skeleton'
import { toast } from '~/ui/notice/toast'
import { useAddPasskey } from './useAddPasskey'

/** The user's passkeys: seen, added and removed. */
export function Passkeys() {
  const texts = useTexts(passkeysTexts)
  const query = useQuery(api.passkeys.list.queryOptions())
  const { data, error } = query
  const { add, isBusy, error: addError } = useAddPasskey()
  const { removing, ask, cancel, remove, isRemoving, removeError } = useRemoving()
  const nameOf = ({ device }: Passkey) => (device === '' ? texts.unknownDevice : device)
  return (
    <Card as="section" id="passkeys" title={texts.title} className="scroll-mt-24">
      <p className="text-quiet mb-3">{texts.lead}</p>
      {error && data === undefined && (
        <ErrorState title={texts.loadFailed} query={query}>
          {refusalOf(error).message}
        </ErrorState>
      )}
      {!error && data === undefined && (
        <div role="status" aria-label={texts.title}>
          <SkeletonLines lines={2} />
        </div>
      )}
      {data?.passkeys.length === 0 && <p className="mb-4">{texts.none}</p>}
      <ul>
        {data?.passkeys.map((passkey) => (
          <li
            key={passkey._id}
            className="border-line flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b py-3"
          >
            <div>
              <p className="font-semibold">{nameOf(passkey)}</p>
              <p className="text-quiet text-sm">
                {texts.made} <DateTime at={passkey.createdAt} style="day" /> ·{' '}
                {passkey.usedAt === null ? (
                  texts.neverUsed
                ) : (
                  <>
                    {texts.used} <DateTime at={passkey.usedAt} style="inSentence" />
                  </>
                )}
              </p>
            </div>
            <Button
              look="secondary"
              size="sm"
              aria-label={texts.removeOf(nameOf(passkey))}
              onClick={() => ask(passkey)}
            >
              {texts.remove}
            </Button>
          </li>
        ))}
      </ul>
      {data && (
        <div className="mt-4">
          {canUsePasskeys() ? (
            <Button busy={isBusy} busyText={texts.adding} onClick={() => void add()}>
              {texts.add}
            </Button>
          ) : (
            <p>{texts.unable}</p>
          )}
        </div>
      )}
      {addError !== null && <Failed title={texts.addFailed}>{addError}</Failed>}
      {removeError !== null && <Failed title={texts.removeFailed}>{removeError}</Failed>}
      <AlertDialog
        open={removing !== null}
        title={texts.removeTitle}
        actionText={texts.remove}
        onAction={remove}
        cancelText={texts.keep}
        onCancel={cancel}
        busy={isRemoving}
        destructive
      >
        {removing && texts.removeHint(nameOf(removing))}
      </AlertDialog>
    </Card>
  )
}

function Failed({ title, children }: { title: string; children: string }) {
  return (
    <Alert className="mt-3 text-sm">
      {title} {children}
    </Alert>
  )
}

/** Removes a passkey, after a question. */
function useRemoving() {
  const texts = useTexts(passkeysTexts)
  const queries = useQueryClient()
  const [removing, setRemoving] = useState<Passkey | null>(null)
  const removal = useMutation(
    api.passkeys.remove.mutationOptions({
      onSuccess: () => toast.success(texts.removed),
      onSettled: async () => {
        setRemoving(null)
        await queries.invalidateQueries({ queryKey: api.passkeys.key() })
      },
    }),
  )
  return {
    removing,
    ask: setRemoving,
    cancel: () => setRemoving(null),
    remove: () => removing && removal.mutate({ id: removing._id }),
    isRemoving: removal.isPending,
    removeError: removal.error && refusalOf(removal.error).message,
  }
}

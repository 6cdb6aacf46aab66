import { type PricingConfiguration, tariffMessages } from '@ozi/contract'
import { useMutation } from '@tanstack/react-query'
import { type CallRefusal, refusalOf } from '~/api'
import { notice } from '~/ui/notice'
import { changesBetween } from './changes'
import { fareTexts as texts } from './texts'
import { useKeepConfiguration } from './useConfiguration'

interface ChangeTexts<Input> {
  readonly done: string | ((input: Input) => string)
  readonly failed: string
}

export interface Change<Input> {
  readonly save: (input: Input) => void
  readonly isSaving: boolean
  /** The server's message for each field in the last attempt. */
  readonly fields: NonNullable<CallRefusal['fields']>
}

type Save<Input> = (input: Input) => Promise<{ readonly data: PricingConfiguration }>

/**
 * One kind of change to the tariff, with its dialogs. If somebody else changed the tariff first, nothing is
 * saved: the page shows the new tariff, says what changed, and keeps the input.
 * @param seen the configuration on the screen
 */
export function useChange<Input>(
  seen: PricingConfiguration | null,
  save: Save<Input>,
  { done, failed }: ChangeTexts<Input>,
  saved?: (input: Input) => void,
): Change<Input> {
  const keep = useKeepConfiguration()
  const mutation = useMutation({
    mutationFn: save,
    onSuccess: ({ data }, input) => {
      keep(data)
      saved?.(input)
      void notice.success(tariffMessages.succeeded, typeof done === 'string' ? done : done(input))
    },
    onError: (error) => {
      const { code, current } = refusalOf(error)
      if (code !== 'CHANGED_MEANWHILE' || current === undefined) {
        void notice.error(tariffMessages.failed, failed)
        return
      }
      const theirs = current as PricingConfiguration
      keep(theirs)
      void notice.error(
        texts.changedMeanwhile,
        seen === null
          ? texts.existsMeanwhile(theirs.changedBy)
          : texts.whatChanged(
              theirs.changedBy,
              changesBetween(seen, theirs),
              seen.surgeActive && !theirs.surgeActive,
            ),
      )
    },
  })
  const fields = mutation.error ? refusalOf(mutation.error).fields : undefined
  return {
    save: (input) => {
      if (!mutation.isPending) mutation.mutate(input)
    },
    isSaving: mutation.isPending,
    fields: fields ?? {},
  }
}

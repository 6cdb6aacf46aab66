import { type PricingConfiguration, tariffMessages } from '@ozi/contract'
import { useMutation } from '@tanstack/react-query'
import { type CallRefusal, type Conflict, currentIn, type Edit, refusalOf } from '~/api'
import { notice } from '~/ui/notice/notice'
import { tellRefusal } from '../shared/tellRefusal'
import { changesBetween } from './fareChanges'
import { fareSettingsTexts as texts } from './texts'
import { useKeepConfiguration } from './useConfiguration'

/** A change, and the version that was on the screen when it was asked for. */
interface ChangeRequest<Input> {
  readonly input: Input
  readonly version: number | undefined
}

type Message<Input> = string | ((input: Input) => string)

interface ChangeTexts<Input> {
  readonly done: Message<Input>
  readonly failed: Message<Input>
}

interface Change<Input> {
  readonly save: (input: Input) => void
  readonly isSaving: boolean
}

interface ChangeEvents<Input> {
  /** Called before it is sent, which a question may prevent; what is changed next waits. */
  readonly isWanted?: (input: Input) => Promise<boolean>
  readonly onSaved?: (input: Input) => void
  /** Called with the server's message for each field. */
  readonly onRefused?: (fields: CallRefusal['fields']) => void
}

interface ChangeOutcome {
  readonly data: PricingConfiguration
}

/** @param version the configuration's version that the editor saw; undefined if there was none */
export type Save<Input> = (
  input: Input,
  version: number | undefined,
) => Edit<ChangeOutcome, PricingConfiguration>

/** Each version that a change from this browser replaced, with the one it made. */
const ownChanges = new Map<number, number>()

/**
 * The version that follows from a seen one by changes of this browser alone, which were still on their way when
 * the next was asked for.
 */
function afterOwnChanges(version: number | undefined): number | undefined {
  const next = version === undefined ? undefined : ownChanges.get(version)
  return next === undefined ? version : afterOwnChanges(next)
}

/**
 * One kind of change to the tariff, with its dialogs. Changes are sent one after the other, so that on a slow
 * network nobody's second change is refused for their own first one. If somebody else changed the tariff first,
 * nothing is saved: the page shows the new tariff, says what changed, and keeps the input.
 * @param seen the configuration on the screen
 * @param save changes nothing but the fields of this change, which no other change of this page touches meanwhile
 */
export function useChange<Input>(
  seen: PricingConfiguration | null,
  save: Save<Input>,
  { done, failed }: ChangeTexts<Input>,
  { isWanted, onSaved, onRefused }: ChangeEvents<Input> = {},
): Change<Input> {
  const keep = useKeepConfiguration()
  const mutation = useMutation<
    ChangeOutcome | null,
    Conflict<PricingConfiguration> | Error,
    ChangeRequest<Input>
  >({
    scope: { id: 'tariff' },
    mutationFn: async ({ input, version }) => {
      if (isWanted && !(await isWanted(input))) return null
      const before = afterOwnChanges(version)
      const answer = await save(input, before)
      if (before !== undefined && before !== answer.data.version) ownChanges.set(before, answer.data.version)
      return answer
    },
    onSuccess: (outcome, { input }) => {
      if (outcome === null) return
      keep(outcome.data)
      onSaved?.(input)
      void notice.success(tariffMessages.succeeded, write(done, input))
    },
    onError: (error, { input }) => {
      const theirs = currentIn(error)
      if (theirs === undefined) {
        const refusal = refusalOf(error)
        onRefused?.(refusal.fields)
        void tellRefusal(write(failed, input), refusal)
        return
      }
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
  return {
    save: (input) => {
      if (!mutation.isPending) mutation.mutate({ input, version: seen?.version })
    },
    isSaving: mutation.isPending,
  }
}

const write = <Input>(message: Message<Input>, input: Input): string =>
  typeof message === 'string' ? message : message(input)

import {
  DIFFERENCE_KINDS,
  DIFFERENCE_STATES,
  isPermitted,
  TEXT_LIMIT,
  type DifferenceKind,
  type DifferenceState,
  type MoneyDifference,
  type MoneyOverview,
  type Role,
} from '@ozi/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { api, refusalOf } from '~/api'
import { useSession } from '~/session'
import { AlertDialog } from '~/ui/AlertDialog'
import { Field } from '~/ui/Field'
import { Select } from '~/ui/Select'
import { TextInput } from '~/ui/TextInput'
import { useAddressParam } from '~/ui/useAddressParam'
import { PagedCount, PagedTable } from '../shared/PagedTable'
import { differenceColumns } from './columns'
import { KINDS, moneyTexts } from './texts'
import { useDifferences } from './useMoney'

const { differences: texts, settle: words } = moneyTexts
const STATES = DIFFERENCE_STATES.map((state) => ({ value: state, label: texts.states[state] }))
const isKind = (text: string): text is DifferenceKind => Object.hasOwn(KINDS, text)
const isState = (text: string): text is DifferenceState => Object.hasOwn(texts.states, text)

/** What does not agree, by name; finance settles what is all right. */
export function Differences({ open }: Pick<MoneyOverview, 'open'>) {
  const role: Role = useSession()?.data?.role ?? 'user'
  const maySettle = isPermitted(role, 'seeLedger')
  const [kind, setKind] = useAddressParam('kind')
  const [asked, setState] = useAddressParam('state')
  const state = isState(asked) ? asked : 'open'
  const paged = useDifferences(state, isKind(kind) ? kind : undefined)
  const [settled, setSettled] = useState<MoneyDifference | null>(null)
  const columns = useMemo(() => differenceColumns(maySettle ? setSettled : null), [maySettle])
  const counts = new Map(open.map((each) => [each.kind, each.count]))
  const kinds = DIFFERENCE_KINDS.map((value) => {
    const count = counts.get(value)
    return {
      value,
      label: count === undefined ? KINDS[value].name : `${KINDS[value].name} (${String(count)})`,
    }
  })
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="text-xl">{texts.title}</h2>
      <div role="group" aria-label={texts.title} className="flex flex-wrap gap-3">
        <Select
          compact
          aria-label={texts.title}
          options={STATES}
          value={state}
          onChange={({ target }) => setState(target.value)}
        />
        <Select
          compact
          aria-label={texts.kind}
          options={[{ value: '', label: texts.anyKind }, ...kinds]}
          value={isKind(kind) ? kind : ''}
          onChange={({ target }) => setKind(target.value)}
        />
      </div>
      <PagedCount paged={paged} nouns={texts.nouns} />
      <PagedTable paged={paged} caption={texts.title} columns={columns} empty={texts.none[state]} />
      {settled && <SettleDialog key={settled._id} difference={settled} onClose={() => setSettled(null)} />}
    </section>
  )
}

function SettleDialog({ difference, onClose }: { difference: MoneyDifference; onClose: () => void }) {
  const queries = useQueryClient()
  const [note, setNote] = useState('')
  const [isMissing, setMissing] = useState(false)
  const settling = useMutation(
    api.money.settle.mutationOptions({
      onSuccess: onClose,
      onSettled: () => void queries.invalidateQueries({ queryKey: api.money.key() }),
    }),
  )
  function settle() {
    setMissing(note.trim() === '')
    if (note.trim() !== '') settling.mutate({ id: difference._id, note: note.trim() })
  }
  return (
    <AlertDialog
      open
      title={words.title}
      actionText={words.action}
      cancelText={words.keep}
      onAction={settle}
      onCancel={onClose}
      busy={settling.isPending}
    >
      <p>{words.hint}</p>
      <Field
        label={words.note}
        required
        error={isMissing ? words.missing : undefined}
        className="text-ink mt-4"
      >
        <TextInput
          maxLength={TEXT_LIMIT.line}
          autoComplete="off"
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </Field>
      {settling.error && (
        <p role="alert" className="text-bad mt-3 font-medium">
          {words.failed} {refusalOf(settling.error).message}
        </p>
      )}
    </AlertDialog>
  )
}

import {
  EARNING_TERMS_FIELDS,
  type EarningTerms,
  type EarningTermsField,
  isPermitted,
  type TermsVersion,
} from '@ozi/contract'
import { api } from '~/api'
import { useForm } from '~/form/useForm'
import { byPage, usePagedList } from '~/live/usePagedList'
import { useSession } from '~/session'
import { ErrorState } from '~/ui/state/ErrorState'
import { RouteLoader } from '~/ui/line/RouteLoader'
import { LeavingPage } from '~/ui/dialog/useLeaving'
import { notice } from '~/ui/notice/notice'
import { loadError } from '../shared/loadError'
import { VersionHistory } from '../shared/VersionHistory'
import { TermsPreviewCard } from './TermsPreviewCard'
import { TermsForm } from './TermsForm'
import { earningTermsTexts as texts } from './texts'
import { isTermsUnsaved, readTyped, type TermsInputs } from './typedTerms'
import { useTerms } from './useTerms'

export const meta = () => [{ title: `${texts.title} · Ozi` }]

/** The earnings of riders and shops: edit the terms, try them out, and see their versions. */
export default function EarningTermsPage() {
  const query = useTerms()
  const terms = query.data?.data
  const mayChange = isPermitted(useSession()?.data?.role ?? 'user', 'changeFares')
  return (
    <div className="grid grid-cols-1 gap-4 md:gap-6">
      <h1 className="text-2xl md:text-3xl">{texts.title}</h1>
      {query.error && <ErrorState title={loadError(query.error)} query={query} />}
      {query.isPending && <RouteLoader label={texts.loading} />}
      {terms !== undefined && !mayChange && <p className="text-quiet">{texts.readOnly}</p>}
      {terms !== undefined && <Terms terms={terms} mayChange={mayChange} />}
    </div>
  )
}

function Terms({ terms, mayChange }: { terms: EarningTerms | null; mayChange: boolean }) {
  const form = useForm<TermsInputs, EarningTermsField>({
    initial: {},
    fields: EARNING_TERMS_FIELDS,
    check: (typed) => {
      const read = readTyped(terms, typed)
      return 'errors' in read ? read.errors : {}
    },
    onRefused: ({ message }) => void notice.error(texts.failedTitle, texts.failed + message),
    // The input is compared with the terms in force, which may change meanwhile.
    asks: false,
  })
  return (
    <>
      <LeavingPage isUnsaved={mayChange && isTermsUnsaved(terms, form.values)} />
      {terms === null && (
        <div className="rounded-card bg-wait-wash text-wait p-4">
          <p className="font-semibold">{texts.none}</p>
          <p>{texts.noneHint}</p>
        </div>
      )}
      {(terms !== null || mayChange) && <TermsForm terms={terms} form={form} mayChange={mayChange} />}
      {mayChange && <TermsPreviewCard terms={terms} typed={form.values} />}
      <History />
    </>
  )
}

const changesOf = ({ changes }: TermsVersion) =>
  changes.map(({ field, from, to }) =>
    texts.change(texts.names[field], texts.value(field, from), texts.value(field, to)),
  )

function History() {
  const history = usePagedList(api.earnings.termsHistory.infiniteOptions(byPage({})), 'versions')
  return <VersionHistory history={history} changesOf={changesOf} first={texts.firstVersion} />
}

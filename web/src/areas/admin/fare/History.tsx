import type { TariffVersion } from '@ozi/contract'
import { api } from '~/api'
import { byPage, usePagedList } from '~/live/usePagedList'
import { VersionHistory } from '../shared/VersionHistory'
import { changeInWords } from './changes'
import { fareTexts as texts } from './texts'

const versionsOf = ({ tariffs }: { readonly tariffs: readonly TariffVersion[] }) => tariffs

const changesOf = ({ changes }: TariffVersion) => changes.map(changeInWords)

/** All versions of the tariff. */
export function History() {
  const history = usePagedList(api.tariffs.history.infiniteOptions(byPage({})), versionsOf)
  return <VersionHistory history={history} changesOf={changesOf} first={texts.firstVersion} />
}

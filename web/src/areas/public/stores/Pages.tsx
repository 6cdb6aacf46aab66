import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useTexts } from '~/language'
import { storesTexts } from '~/languages/en/public/stores'
import { LinkButton } from '~/ui/button/Button'
import { formatCount } from '~/ui/text/format'
import { STORES_A_PAGE, storesPath, type StoresQuery } from './loadStores'

/** Links to the pages before and after this one; nothing if there is one page. */
export function Pages({ query, total }: { query: StoresQuery; total: number }) {
  const texts = useTexts(storesTexts)
  const pages = Math.ceil(total / STORES_A_PAGE)
  const { page } = query
  if (pages < 2) return null
  return (
    <nav aria-label={texts.pages} className="mt-8 flex flex-wrap items-center justify-center gap-4">
      {page > 1 && (
        <LinkButton
          to={storesPath({ ...query, page: page - 1 })}
          reloadDocument
          rel="prev"
          look="secondary"
          icon={<ArrowLeft size={18} />}
        >
          {texts.earlier}
        </LinkButton>
      )}
      <p className="text-quiet tabular-nums">{texts.page(formatCount(page), formatCount(pages))}</p>
      {page < pages && (
        <LinkButton to={storesPath({ ...query, page: page + 1 })} reloadDocument rel="next" look="secondary">
          {texts.later}
          <ArrowRight size={18} />
        </LinkButton>
      )}
    </nav>
  )
}

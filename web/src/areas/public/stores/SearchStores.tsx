import { VENDOR_CATEGORIES } from '@ozi/contract'
import { clsx } from 'clsx'
import { Search } from 'lucide-react'
import { useTexts } from '~/language'
import { storesTexts } from '~/languages/en/public/stores'
import { buttonClass } from '~/ui/button/Button'
import { TextInput } from '~/ui/field/TextInput'
import { storesPath, type StoresQuery } from './loadStores'

/** Search and kinds of shops, as a form and links, which need no script. */
export function SearchStores({ query }: { query: StoresQuery }) {
  const texts = useTexts(storesTexts)
  const { search, category } = query
  return (
    <div className="mt-5 grid grid-cols-1 gap-3 lg:flex lg:flex-wrap lg:items-center lg:justify-between">
      <form role="search" action="/stores" className="flex flex-wrap gap-2 md:w-96 lg:order-last">
        {category !== null && <input type="hidden" name="category" value={category} />}
        <div className="min-w-0 grow basis-40">
          <TextInput
            type="search"
            name="search"
            aria-label={texts.search}
            placeholder={texts.searchHint}
            defaultValue={search}
            enterKeyHint="search"
            before={<Search size={18} />}
          />
        </div>
        <button type="submit" className={buttonClass({ look: 'secondary', className: 'px-4!' })}>
          {texts.submit}
        </button>
      </form>
      <nav aria-label={texts.kinds}>
        <ul className="flex flex-wrap gap-2">
          {[null, ...VENDOR_CATEGORIES].map((kind) => (
            <li key={kind ?? 'all'}>
              <a
                href={storesPath({ search, category: kind })}
                aria-current={kind === category ? 'true' : undefined}
                className={clsx(
                  'border-edge bg-surface hover:border-ink inline-flex min-h-12 items-center rounded-full border-[1.5px] px-4 font-semibold no-underline transition-colors max-[25rem]:px-2.5 max-[25rem]:text-sm',
                  'aria-[current]:border-palm aria-[current]:bg-palm aria-[current]:text-on-palm',
                )}
              >
                {kind === null ? texts.all : texts.kind[kind]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

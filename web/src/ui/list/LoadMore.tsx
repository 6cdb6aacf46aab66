import { useEffect, useRef } from 'react'
import { useTexts } from '~/language'
import { uiTexts } from '~/languages/en/base/ui'
import { Button } from '../button/Button'
import { formatCount, formatTotal } from '../text/format'
import { useIsShown } from '../state/RevealWhen'

interface Pages {
  readonly list: {
    readonly rows: readonly unknown[]
    /** Whether the rows answer the current query. */
    readonly isCurrent: boolean
    /** The total; with `totalIsMinimum`, at least that many. */
    readonly total: number
    readonly totalIsMinimum: boolean
  } | null
  readonly failedAtNextPage: boolean
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  readonly loadMore: () => void
}

/**
 * Loads the next page of a list when scrolled near, or by its button. Renders nothing at the end of the list.
 */
export function LoadMore({ of }: { of: Pages }) {
  const { list, failedAtNextPage, hasMore, isLoadingMore, loadMore } = of
  if (!list?.isCurrent || !hasMore || failedAtNextPage) return null
  return (
    <End shown={list.rows.length} total={formatTotal(list)} loading={isLoadingMore} onLoadMore={loadMore} />
  )
}

interface EndProps {
  shown: number
  total: string
  loading: boolean
  onLoadMore: () => void
}

function End({ shown, total, loading, onLoadMore }: EndProps) {
  const texts = useTexts(uiTexts)
  const ref = useRef<HTMLDivElement>(null)
  const load = useRef(onLoadMore)
  useEffect(() => {
    load.current = onLoadMore
  }, [onLoadMore])

  const isShown = useIsShown()
  useEffect(() => {
    const end = ref.current
    // A list that is not shown yet stands higher up than it will: nobody has come to its end.
    if (!end || loading || !isShown) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) load.current()
      },
      { rootMargin: '400px' },
    )
    observer.observe(end)
    return () => observer.disconnect()
  }, [loading, isShown])

  return (
    <div
      ref={ref}
      className="text-quiet flex flex-wrap items-center justify-between gap-3 px-4 py-3 text-sm md:px-6"
    >
      <p className="tabular-nums" aria-live="polite">
        {texts.shownOf(formatCount(shown), total)}
      </p>
      <Button look="quiet" size="sm" busy={loading} onClick={onLoadMore}>
        {texts.showMore}
      </Button>
    </div>
  )
}

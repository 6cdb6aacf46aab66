import { useEffect, useRef } from 'react'
import { useTexts } from '~/language'
import { uiTexts } from '~/languages/en/ui'
import { Button } from './Button'
import { formatCount } from './format'

interface LoadMoreProps {
  shown: number
  /** All there are; with `totalIsMinimum` there are at least as many. */
  total: number
  totalIsMinimum?: boolean
  hasMore: boolean
  loading: boolean
  onLoadMore: () => void
}

/** The end of a list that goes on: fetches the next page when scrolled near, or by its button. */
export function LoadMore({
  shown,
  total,
  totalIsMinimum = false,
  hasMore,
  loading,
  onLoadMore,
}: LoadMoreProps) {
  const texts = useTexts(uiTexts)
  const ref = useRef<HTMLDivElement>(null)
  const load = useRef(onLoadMore)
  useEffect(() => {
    load.current = onLoadMore
  }, [onLoadMore])

  useEffect(() => {
    const end = ref.current
    if (!end || !hasMore || loading) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) load.current()
      },
      { rootMargin: '400px' },
    )
    observer.observe(end)
    return () => observer.disconnect()
  }, [hasMore, loading])

  return (
    <div
      ref={ref}
      className="text-quiet flex flex-wrap items-center justify-between gap-3 px-4 py-3 text-sm md:px-6"
    >
      <p className="tabular-nums" aria-live="polite">
        {texts.shownOf(formatCount(shown), `${formatCount(total)}${totalIsMinimum ? '+' : ''}`)}
      </p>
      {hasMore && (
        <Button look="quiet" size="sm" busy={loading} onClick={onLoadMore}>
          {texts.showMore}
        </Button>
      )}
    </div>
  )
}

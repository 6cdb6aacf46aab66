import { clsx } from 'clsx'
import type { DateStyle } from './format'
import { useMoments } from './useMoments'
import { useNow } from './useNow'

interface DateTimeProps {
  at: string
  /**
   * `spoken`: as people say it, '08:15' today and 'Yesterday 08:15'; `ago`: the same, and '12 min ago' within an hour;
   * the others at any distance alike, e.g. in columns that are compared, on paper, and for the law.
   */
  style?: DateStyle | 'spoken' | 'ago'
  className?: string
}

/**
 * A time for people, in the current language and in Lagos time, and for machines. Where it is said by its distance from
 * today, the whole date is there for screen readers and under the pointer.
 */
export function DateTime({ at, style = 'spoken', className }: DateTimeProps) {
  const moments = useMoments()
  const isSaid = style === 'spoken' || style === 'ago'
  const nowMs = useNow(isSaid ? undefined : null)
  const words = isSaid ? moments[style](at, nowMs) : moments.date(at, style)
  const whole = isSaid ? moments.date(at, 'dateTime') : words
  return (
    // Wraps to the next line as a whole if there is room.
    <time
      dateTime={at}
      {...(whole !== words && { title: whole })}
      className={clsx('inline-block', className)}
    >
      {whole === words ? (
        words
      ) : (
        <>
          <span aria-hidden>{words}</span>
          <span className="sr-only">{whole}</span>
        </>
      )}
    </time>
  )
}

import { clsx } from 'clsx'
import { useTexts } from '~/language'
import { calendarTexts } from '~/languages/en/account/moments'
import { spokenTexts } from '~/languages/en/account/spoken'
import { type DateStyle, formatDate } from './format'
import { formatAgo, formatSpoken } from './formatSpoken'
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
  const calendar = useTexts(calendarTexts)
  const texts = useTexts(spokenTexts)
  const isSaid = style === 'spoken' || style === 'ago'
  const nowMs = useNow(isSaid ? undefined : null)
  const say = style === 'ago' ? formatAgo : formatSpoken
  const words = isSaid ? say(at, nowMs, texts, calendar) : formatDate(at, style, calendar)
  const whole = isSaid ? formatDate(at, 'dateTime', calendar) : words
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

import { clsx } from 'clsx'
import { useTexts } from '~/language'
import { calendarTexts } from '~/languages/en/account/moments'
import { spokenTexts } from '~/languages/en/account/spoken'
import { formatDate } from './format'
import { dayStyle, formatAgo, formatInSentence, formatSpoken } from './formatSpoken'
import { useNow } from './useNow'

interface DateTimeProps {
  at: string
  /**
   * `spoken`: '08:15' today, 'Yesterday 08:15', 'Mon 08:15', '12 Nov'; `toMinute`: the same, with the time at any
   * distance; `inSentence`: the same in small letters; `ago`: also '12 min ago' within an hour; `day`: the date alone;
   * `whole`: date and time, on paper and for the law.
   */
  style?: 'spoken' | 'toMinute' | 'inSentence' | 'ago' | 'day' | 'whole'
  className?: string
}

/**
 * A time for people, in the current language and in Lagos time, and for machines. The whole date is there for screen
 * readers and under the pointer.
 */
export function DateTime({ at, style = 'spoken', className }: DateTimeProps) {
  const calendar = useTexts(calendarTexts)
  const texts = useTexts(spokenTexts)
  const nowMs = useNow(style === 'whole' ? null : undefined)
  const whole = formatDate(at, 'dateTime', calendar)
  const say = {
    spoken: () => formatSpoken(at, nowMs, texts, calendar),
    toMinute: () => formatSpoken(at, nowMs, texts, calendar, true),
    inSentence: () => formatInSentence(at, nowMs, texts, calendar),
    ago: () => formatAgo(at, nowMs, texts, calendar),
    day: () => formatDate(at, dayStyle(at, nowMs), calendar),
    whole: () => whole,
  }
  const words = say[style]()
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

import { NEWS_CHANNELS, newsRule, type NewsChannel, type NewsKind } from '@ozi/contract'

/** Which channels a person chose for a kind of news; one that is missing is as the product has it. */
export type Choice = Readonly<Partial<Record<NewsChannel, boolean>>>

/**
 * What became of a piece of news on one channel.
 * - `waiting`: not sent yet, or to be tried again
 * - `sent`: the push service or the SMS provider has taken it
 * - `mailed`: the order or the conversation has a mail of its own about it
 * - `quiet`: it came in quiet hours
 * - `unwanted`: its reader chose no channel for it
 * - `nobody`: there is no channel that reaches its reader
 * - `gone`: the browser takes no more
 * - `refused`: it was not taken, and trying again would not help
 * - `late`: it was not taken while it was of use
 */
export type Fate =
  | 'waiting'
  | 'sent'
  | 'mailed'
  | 'quiet'
  | 'unwanted'
  | 'nobody'
  | 'gone'
  | 'refused'
  | 'late'

export interface Reader {
  readonly choice: Choice
  readonly isQuiet: boolean
  readonly subscriptionIds: readonly string[]
  readonly hasMail: boolean
  /** Whether an SMS can be sent, and there is a number for it. */
  readonly hasSms: boolean
}

/** The fate of a piece of news on one channel, or on none. */
export interface ChannelFate {
  readonly channel: NewsChannel | null
  readonly subscriptionId: string | null
  readonly fate: Fate
}

/** Whether a person wants a kind of news on a channel; false where the kind cannot take it. */
export function isWanted(kind: NewsKind, channel: NewsChannel, choice: Choice): boolean {
  const byDefault = newsRule(kind).channels[channel]
  return byDefault !== undefined && (choice[channel] ?? byDefault)
}

/** Over which channels a piece of news reaches one person: every one that is chosen and there. Never empty. */
export function chooseChannels(kind: NewsKind, reader: Reader): ChannelFate[] {
  const wanted = NEWS_CHANNELS.filter((channel) => isWanted(kind, channel, reader.choice))
  if (wanted.length === 0) return [{ channel: null, subscriptionId: null, fate: 'unwanted' }]
  const fates = wanted.flatMap((channel) => fatesOn(channel, reader))
  return fates.length === 0 ? [{ channel: null, subscriptionId: null, fate: 'nobody' }] : fates
}

function fatesOn(channel: NewsChannel, { isQuiet, ...reader }: Reader): ChannelFate[] {
  if (channel === 'mail') return reader.hasMail ? [{ channel, subscriptionId: null, fate: 'mailed' }] : []
  const targets = channel === 'push' ? reader.subscriptionIds : reader.hasSms ? [null] : []
  if (isQuiet) return targets.length === 0 ? [] : [{ channel, subscriptionId: null, fate: 'quiet' }]
  return targets.map((subscriptionId) => ({ channel, subscriptionId, fate: 'waiting' }))
}

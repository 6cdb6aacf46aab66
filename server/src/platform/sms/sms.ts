/** A text to a mobile number. */
interface Sms {
  /** E.164: +2348031234567. */
  readonly to: string
  readonly text: string
}

/** The provider did not take an SMS. The message holds neither number nor text, so it may be logged. */
export class SmsFailure extends Error {
  override name = 'SmsFailure'
  /** Trying again cannot help. */
  readonly isFinal: boolean

  constructor(message: string, isFinal: boolean) {
    super(message)
    this.isFinal = isFinal
  }
}

export interface SmsSender {
  /** Resolves when the provider has taken it. @throws SmsFailure */
  send(sms: Sms): Promise<void>
}

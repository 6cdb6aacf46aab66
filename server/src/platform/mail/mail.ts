/** A mail, ready to send: the same text in plain form and as HTML. */
export interface MailContent {
  readonly subject: string
  readonly text: string
  readonly html: string
}

export interface Mail extends MailContent {
  readonly to: string
  /** The address for replies; by default the sender's. */
  readonly replyTo?: string
}

export interface Mailer {
  /**
   * Resolves when the mail server has accepted the mail.
   * @throws MailFailure; `isFinal` if trying again cannot help
   */
  send(mail: Mail): Promise<void>
}

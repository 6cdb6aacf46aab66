/** A letter, ready to send: the same words as plain text and as HTML. */
export interface Letter {
  readonly subject: string
  readonly text: string
  readonly html: string
}

export interface Mail extends Letter {
  readonly to: string
  /** Whom an answer goes to; the sender where absent. */
  readonly replyTo?: string
}

export interface Mailer {
  /**
   * Resolves when the mail server has taken the mail.
   * @throws MailFailure; `isFinal` when trying again cannot help
   */
  send(mail: Mail): Promise<void>
}

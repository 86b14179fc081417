/** Sends what stands in the queue. */
export class MailSender {
  /** Something was queued: look now rather than at the next turn. */
  wake(): void {}
}

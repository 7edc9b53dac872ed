import { createMailer, type Mailer } from '@wbn/mail/create-mailer.ts';
import type { HostSettings } from '../settings/host-settings.ts';

/** Creates the mailer of a host's settings: an SMTP server or the outbox folder. */
export function openMailer({
  smtpUrl,
  outboxDir,
  mailFrom,
}: Pick<HostSettings, 'smtpUrl' | 'outboxDir' | 'mailFrom'>): Mailer {
  return createMailer({ smtpUrl, outboxDir, from: mailFrom });
}

import { createHmac } from 'node:crypto';
import { languages } from '@wbn/contract/shared/language.ts';
import { nameInMail } from '@wbn/contract/shared/web-address-in-name.ts';
import { editionLabel } from '@wbn/edition/edition-label.ts';
import { type EditionId, network, networkSite } from '@wbn/edition/network.ts';
import { addJob } from '@wbn/host/jobs/add-job.sql.ts';
import { type BoundTask, bindTask, defineTask } from '@wbn/host/jobs/task.ts';
import type { Mailer } from '@wbn/mail/create-mailer.ts';
import type { Mail } from '@wbn/mail/mail.ts';
import type { LinkMail } from '@wbn/mail/templates/account-mail.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import type { Auth } from '../auth/create-auth.ts';
import { withReturn } from '../page/form.ts';
import { deriveKey } from '../tokens/secrets.ts';
import type { Visit } from '../visit.ts';

/** Derives the secret of a mail's link from the mail's id. */
type MailedSecret = (mailID: string) => string;

/**
 * Links are made when their mail is sent, so that they have not expired on arrival and are not stored in jobs. A mail that is sent again
 * has the same link, because mail programs hide the second of two mails with one Message-ID.
 */
export function createMailedSecret(appSecret: string): MailedSecret {
  const key = deriveKey(appSecret, 'links in mails');
  return (mailID) => createHmac('sha256', key).update(mailID).digest('base64url');
}

/** What mail jobs need. */
export interface Mailing {
  readonly db: Kysely<Database>;
  readonly mailer: Mailer;
  readonly accountsUrl: string;
  readonly auth: Auth;
  readonly mailedSecret: MailedSecret;
}

/** What a job stores about the visit in which the mail was requested. */
const mailVisit = z.object({
  language: z.enum(languages),
  edition: z.custom<EditionId>((id) => network.some((site) => site.id === id)),
  /** The page of the network to return to. */
  back: z.url(),
});

export type MailVisit = z.output<typeof mailVisit>;

/** The values of a mail whose link leads to a path of this host and then back. `id` identifies the mail, however often it is sent. */
export function linkMail(
  id: string,
  { language, edition, back }: MailVisit,
  { email, firstName }: { email: string; firstName: string },
  { accountsUrl }: Pick<Mailing, 'accountsUrl'>,
  path: string,
): LinkMail {
  return {
    id,
    to: email,
    firstName: nameInMail(firstName),
    language,
    edition: editionLabel(edition, language),
    color: networkSite(edition).color,
    url: accountsUrl + withReturn({ back: new URL(back), next: undefined }, path),
  };
}

const envelope = z.object({ mailID: z.string(), visit: mailVisit });

interface MailOptions<Facts> {
  readonly name: string;
  /** Hours in which the mail is retried. */
  readonly hours: number;
  /** What the job stores besides the visit; without secrets. */
  readonly facts: z.ZodType<Facts>;
  /** Returns the mail when it is due; undefined when it is obsolete. `link` returns the addressed values with a link to a path of this host. */
  readonly write: (
    facts: z.output<typeof envelope> & Facts,
    mailing: Mailing,
    link: (person: { email: string; firstName: string }, path: string) => LinkMail,
  ) => Promise<Mail | undefined>;
}

/** Declares a mail that a job writes and sends. */
export function defineMail<Facts extends object>({ name, hours, facts, write }: MailOptions<Facts>) {
  const task = defineTask({ name, hours, payload: z.intersection(envelope, facts) });
  return {
    /** Adds the job; it replaces one that waits under the same key. */
    add(
      db: Kysely<Database>,
      { language, edition, back }: Pick<Visit, 'language' | 'edition' | 'back'>,
      given: Facts,
      key?: string,
    ): Promise<void> {
      const visit = { language, edition, back: back.href };
      return addJob(db, task, { mailID: newId(), visit, ...given }, key);
    },
    bind: (mailing: Mailing): BoundTask =>
      bindTask(task, async (given) => {
        const { mailID, visit } = given;
        const link = (person: { email: string; firstName: string }, path: string) =>
          linkMail(mailID, visit, person, mailing, path);
        const message = await write(given, mailing, link);
        if (message) await mailing.mailer.send(message);
      }),
  };
}

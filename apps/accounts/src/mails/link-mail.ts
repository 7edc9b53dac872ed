import { languages } from '@wbn/contract/shared/language.ts';
import { nameInMail } from '@wbn/contract/shared/web-address-in-name.ts';
import { editionLabel } from '@wbn/edition/edition-label.ts';
import { type EditionId, network, networkSite } from '@wbn/edition/network.ts';
import type { Mailer } from '@wbn/mail/create-mailer.ts';
import type { LinkMail } from '@wbn/mail/templates/account-mail.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import { withReturn } from '../page/form.ts';
import type { Visit } from '../visit.ts';

/** What the jobs that mail work with. */
export interface Mailing {
  readonly db: Kysely<Database>;
  readonly mailer: Mailer;
  readonly accountsUrl: string;
}

/** What a mail says of the visit that it was asked for in, as a job carries it. */
export const mailVisit = z.object({
  language: z.enum(languages),
  edition: z.custom<EditionId>((id) => network.some((site) => site.id === id)),
  /** Page of the network to go back to. */
  back: z.url(),
});

export type MailVisit = z.output<typeof mailVisit>;

export function toMailVisit({ language, edition, back }: Visit): MailVisit {
  return { language, edition, back: back.href };
}

/** Facts of a mail whose link leads to a path of this host, and from there back. `id` names the mail, however often it is sent. */
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

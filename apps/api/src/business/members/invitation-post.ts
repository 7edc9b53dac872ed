import { type Language, languages } from '@wbn/contract/shared/language.ts';
import { editionLabel } from '@wbn/edition/edition-label.ts';
import { networkSite } from '@wbn/edition/network.ts';
import type { Mailer } from '@wbn/mail/create-mailer.ts';
import type { Message } from '@wbn/mail/message.ts';
import { invitationMail } from '@wbn/mail/templates/invitation-mail.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { PostRow } from '../../post/row-post.sql.ts';
import { createRowPost, type RowPost } from '../../post/row-post.ts';
import type { SiteLinks } from '../../post/site-links.ts';
import { findInvitingNames } from './invitations.sql.ts';

declare module '../../server/services.ts' {
  interface Services {
    readonly invitationPost: Pick<RowPost, 'wake'>;
  }
}

export interface InvitationPostOptions {
  readonly db: Kysely<Database>;
  readonly mailer: Mailer;
  readonly siteLinks: SiteLinks;
  readonly onFailure: (error: unknown, invitationID: string | undefined) => void;
}

/** Mails invitations to the people who are invited; one that was taken back or answered is not mailed any more. */
export function createInvitationPost({ siteLinks, ...rest }: InvitationPostOptions): RowPost {
  return createRowPost({
    ...rest,
    table: 'business_invitation',
    write: (row) => write(rest.db, siteLinks, row),
  });
}

async function write(
  db: Kysely<Database>,
  siteLinks: SiteLinks,
  row: PostRow<'business_invitation'>,
): Promise<Message | undefined> {
  const names = await findInvitingNames(db, row.id);
  if (!names) return undefined;
  const language = languages.find((known) => known === row.language) ?? 'en';
  const edition = siteLinks.editionOf(row.edition) ?? siteLinks.ownEdition;
  return invitationMail({
    // A renewed invitation is another mail; the same one, sent twice, is recognised.
    id: `${row.id}-${row.created_at.getTime()}`,
    to: row.email,
    language,
    inviter: names.inviter ?? names.company,
    company: names.company,
    role: row.role,
    edition: editionLabel(edition, language),
    color: networkSite(edition).color,
    url: siteLinks.pageAddress(edition, language, `/my-business?invitation=${row.id}`),
    until: lastDay(row.expires_at, language),
  });
}

function lastDay(time: Date, language: Language): string {
  return `${new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(time)} UTC`;
}

import type { Publication, PublishingNeed } from '@wbn/contract/business/publication.ts';
import type { BusinessTable } from '@wbn/postgres/schema.ts';
import type { Selectable } from 'kysely';
import { toIsoTime } from '../../server/iso-time.ts';

/** What tells whether a company can be published, for a `select` on `business` beside the columns of a card. */
export const publicationColumns = ['business.status', 'business.deleted_at', 'business.contact'] as const;

type Filled = Pick<
  Selectable<BusinessTable>,
  'industry_id' | 'category_ids' | 'country' | 'short_description' | 'contact'
>;

type PublicationRow = Filled &
  Pick<Selectable<BusinessTable>, 'status'> & { readonly deleted_at: Date | string | null };

/** Days for which a deleted company can be brought back. */
const keptDays = 30;

/** Whether buyers see a company, for the people of it. */
export function presentPublication(row: PublicationRow): Publication {
  return {
    status: row.status,
    missing: findMissing(row),
    goneAt: row.deleted_at ? goneAt(row.deleted_at) : undefined,
  };
}

/** Until when a company can be brought back that was deleted at a time; ISO 8601. */
export function goneAt(deletedAt: Date | string): string {
  const time = new Date(deletedAt);
  time.setUTCDate(time.getUTCDate() + keptDays);
  return toIsoTime(time);
}

/** What a company does not say yet of what buyers need. */
export function findMissing({ contact, ...row }: Filled): PublishingNeed[] {
  const needs: Readonly<Record<PublishingNeed, boolean>> = {
    industry: Boolean(row.industry_id),
    categories: row.category_ids.length > 0,
    country: Boolean(row.country),
    shortDescription: Boolean(row.short_description),
    contact: Boolean(contact.email || contact.website || contact.phone || contact.mobilePhone),
  };
  return (Object.keys(needs) as PublishingNeed[]).filter((need) => !needs[need]);
}

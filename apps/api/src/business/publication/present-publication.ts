import type { Publication, PublishingNeed } from '@wbn/contract/business/publication.ts';
import type { BusinessTable } from '@wbn/postgres/schema.ts';
import type { Selectable } from 'kysely';
import { toIsoTime } from '../../server/iso-time.ts';
import { type HoldColumns, holdColumns } from './business-hold.sql.ts';

/** Columns of `business` besides those of a card that decide whether it can be published. */
export const publicationColumns = [
  'business.status',
  'business.deleted_at',
  'business.contact',
  ...holdColumns('business.id'),
] as const;

type Filled = Pick<
  Selectable<BusinessTable>,
  'industry_id' | 'category_ids' | 'country' | 'short_description' | 'contact'
>;

type PublicationRow = Filled &
  Pick<Selectable<BusinessTable>, 'status'> &
  HoldColumns & { readonly deleted_at: Date | string | null };

/** Days during which a deleted company can be restored. */
const keptDays = 30;

/** The publication state as business members see it. */
export function presentPublication(row: PublicationRow): Publication {
  return {
    status: row.status,
    missing: findMissing(row),
    goneAt: row.deleted_at ? goneAt(row.deleted_at) : undefined,
    hold: row.hold_decision_id
      ? { removalID: row.hold_decision_id, until: row.hold_until ? toIsoTime(row.hold_until) : undefined }
      : undefined,
  };
}

/** Returns until when a company deleted at this time can be restored; ISO 8601. */
export function goneAt(deletedAt: Date | string): string {
  const time = new Date(deletedAt);
  time.setUTCDate(time.getUTCDate() + keptDays);
  return toIsoTime(time);
}

/** Returns the fields that publishing still needs. */
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

import { type BusinessProfile, type BusinessSession, loadBusiness } from '@wbn/contract/business/business.ts';
import type { ProductSlots } from '@wbn/contract/business/product-slots.ts';
import { type ProfilePart, profileParts } from '@wbn/contract/business/profile-parts.ts';
import { loadBusinessQuality, type QualityPart, qualityParts } from '@wbn/contract/business/quality.ts';
import { productSlotsOf } from '@wbn/contract/membership/membership-plans.ts';
import type { TextLanguage } from '@wbn/contract/shared/language.ts';
import type { MembershipLevel } from '@wbn/contract/shared/values.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import type { RowOf } from '@wbn/postgres/statement.ts';
import { businessQuality, qualityLiftsOf } from '@wbn/search-engine/documents/quality/business-quality.ts';
import { selectBusinessFacts } from '@wbn/search-engine/documents/quality/quality-facts.sql.ts';
import { defineHandler } from '../server/define-handler.ts';
import type { Services } from '../services.ts';
import { type BusinessRow, selectBusiness, selectBusinessSession } from './load-business.sql.ts';
import { findKeptBusiness } from './merged-business.sql.ts';
import { mayReadQuality } from './policies.ts';
import { presentBusiness } from './present-business.ts';
import { presentPublication } from './publication/present-publication.ts';
import { requireRole } from './require-role.ts';

type Changes = Partial<Record<ProfilePart, number>>;

/** The session of a business member (BIZ-26). */
function presentBusinessSession(
  business: BusinessRow,
  { role, hold_decision_id, hold_until, ...slots }: RowOf<typeof selectBusinessSession>,
): BusinessSession {
  return {
    access: role,
    versions: versionsOf(business.versions),
    products: presentSlots(business.subscription, slots),
    publication: presentPublication({ ...business, hold_decision_id, hold_until }),
  };
}

export function presentSlots(
  level: MembershipLevel,
  { used, hidden }: { readonly used: number; readonly hidden: number },
): ProductSlots {
  return { used, total: productSlotsOf(level), ...(hidden > 0 && { hidden }) };
}

/** Returns the version of each part: 1 when it was never changed. */
export function versionsOf(changes: Changes): Record<ProfilePart, number> {
  const versions = profileParts.map((part) => [part, 1 + (changes[part] ?? 0)]);
  return Object.fromEntries(versions) as Record<ProfilePart, number>;
}

interface BusinessQuery {
  readonly id: string;
  /** Undefined for visitors. */
  readonly userID: string | undefined;
  readonly language: TextLanguage;
}

/**
 * Loads a company as its page shows it, with the role of this person. Throws NotFound; also for a company that is not
 * public when the person has no role in it. A company that was merged into another is that one.
 */
export async function readBusiness(
  { db, catalog }: Pick<Services, 'db' | 'catalog'>,
  { id, userID, language }: BusinessQuery,
): Promise<{ data: BusinessProfile; session: BusinessSession | null }> {
  const [row, person] = await Promise.all([
    selectBusiness.first(db, { id }),
    userID === undefined ? undefined : selectBusinessSession.first(db, { id, userID }),
  ]);
  if (!row || !(row.is_public || person)) {
    const kept = await findKeptBusiness.first(db, { id });
    if (kept) return readBusiness({ db, catalog }, { id: kept.id, userID, language });
    throw notFound(`There is no company with the id ${id}.`);
  }
  return {
    data: presentBusiness(row, language, catalog),
    session: person ? presentBusinessSession(row, person) : null,
  };
}

export const loadBusinessHandler = defineHandler(
  loadBusiness,
  ({ params: { id }, user, language, services }) =>
    readBusiness(services, { id, userID: user?.userID, language }),
);

export const loadBusinessQualityHandler = defineHandler(
  loadBusinessQuality,
  async ({ params: { id: businessID }, user: { userID }, services: { db } }) => {
    await requireRole(db, { businessID, userID, may: mayReadQuality });
    const facts = await selectBusinessFacts.only(db, { ids: [businessID] });
    const now = new Date();
    const { score, parts } = businessQuality(facts, now);
    const names = Object.keys(qualityParts) as QualityPart[];
    return {
      data: {
        score,
        parts: names.map((name) => ({ name, points: parts[name], most: qualityParts[name] })),
        lifts: qualityLiftsOf(facts, now),
      },
    };
  },
);

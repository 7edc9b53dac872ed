import { loadBusinessQuality, type QualityPart, qualityParts } from '@wbn/contract/business/quality.ts';
import { businessQuality, qualityLiftsOf } from '../quality/business-quality.ts';
import { selectBusinessFacts } from '../quality/quality-facts.sql.ts';
import { defineHandler } from '../server/define-handler.ts';
import { mayReadQuality } from './policies.ts';
import { requireRole } from './require-role.ts';

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

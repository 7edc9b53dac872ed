import { evidenceEntrySchema } from '@wbn/contract/verification/evidence.ts';
import { loadVerificationRecord } from '@wbn/contract/verification/load-verification-record.ts';
import type { VerificationCase } from '@wbn/contract/verification/verification.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import { isSample } from '../business/present-business-card.ts';
import { defineHandler } from '../server/define-handler.ts';
import type { LinkRow } from '../staff/hash-chain.ts';
import { findLastCase, findPublicBadge } from './case.sql.ts';
import { selectPublicEvidence } from './ledger/evidence.sql.ts';
import { loadCase, publicClaim } from './load-case.ts';

const mostEntries = 200;

export const loadVerificationRecordHandler = defineHandler(
  loadVerificationRecord,
  async ({ params: { id: businessID }, services: { db } }) => {
    const company = await findPublicBadge.first(db, { businessID });
    if (!company) throw notFound(`There is no company with the id ${businessID}.`);
    const last = company.verified ? await findLastCase.first(db, { businessID }) : undefined;
    const approved = last?.state === 'approved' ? await loadCase(db, last) : undefined;
    const entries = await selectPublicEvidence.all(db, { businessID, most: mostEntries });
    return {
      data: {
        businessID,
        companyName: company.company_name,
        sample: isSample(company.source),
        verified: company.verified,
        verifiedUntil: company.verified_until ?? undefined,
        decidedBy: approved?.decidedBy,
        decidedAt: approved?.decidedAt,
        checks: approved ? presentPassed(approved) : [],
        entries: entries.map(presentEvidence),
      },
    };
  },
);

/** The passed checks without private claims. */
function presentPassed({ checks, documents }: VerificationCase) {
  return checks.flatMap(({ kind, claim, outcome, document, validUntil, checkedAt }) =>
    outcome === 'passed' && checkedAt !== undefined
      ? [
          {
            kind,
            claim: publicClaim(kind, claim) ?? undefined,
            documentKind: documents.find(({ place }) => place === document)?.kind,
            validUntil,
            checkedAt,
          },
        ]
      : [],
  );
}

function presentEvidence({ number, text, previous_hash, hash }: LinkRow) {
  const entry = evidenceEntrySchema.parse(JSON.parse(text));
  return { number, previousHash: previous_hash, hash, text, entry };
}

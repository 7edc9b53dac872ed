import { includesReview } from '@wbn/contract/verification/verification-values.ts';
import { decideVerification } from '../../../verification/review/decide-verification.ts';
import { loadVerificationForStaff } from '../../../verification/review/load-verification.ts';
import { documentsBlock, entriesBlock, fact, factsBlock, orGone, textBlock } from '../blocks.ts';
import { type DecisionContext, defineKind, type KindDecision, reply } from '../define-kind.ts';
import { checkFields, type ReviewedFacts, recordChecks } from './check-fields.ts';

/** The last day of a badge: a year from now, unless staff choose another. */
const aYearFromNow = () => new Date(Date.now() + 365 * 86_400_000).toISOString().slice(0, 10);

const waits = ({ state }: ReviewedFacts) => state === 'submitted' || state === 'in-review';

/** A company's case for its badge, with documents and checks (VER). */
export const verificationKind = defineKind<ReviewedFacts>({
  kind: 'verification',
  load: (db, caseID) => orGone(loadVerificationForStaff(db, caseID)),
  blocks: ({ business, claims, documents, checks, ...found }) => [
    ...factsBlock('company', [
      ...fact('company', 'company', business.company_name, business.id),
      ...fact('plan', 'text', business.subscription),
      ...(includesReview(business.subscription) ? [] : fact('review', 'key', 'not-in-plan')),
      ...fact('verifiedUntil', 'day', business.verified ? business.verified_until : undefined),
      ...fact('submitted', 'time', found.submittedAt),
    ]),
    ...factsBlock(
      'claims',
      Object.entries(claims).flatMap(([name, text]) => fact(name, 'text', text)),
    ),
    ...documentsBlock(
      'documents',
      documents.map(({ documentID, ...document }) => ({
        documentID,
        name: document.name,
        facts: [
          ...fact('kind', 'key', document.kind),
          ...fact('issuer', 'text', document.issuer),
          ...fact('number', 'text', document.number),
          ...fact('validUntil', 'day', document.validUntil),
          ...fact('size', 'number', document.size),
          ...fact('sha256', 'text', document.sha256),
        ],
      })),
    ),
    ...entriesBlock(
      'checks',
      checks.map(({ kind, claim, outcome, note, checkedBy, checkedAt }) => ({
        by: checkedBy ? { type: 'staff' as const, name: checkedBy } : undefined,
        at: checkedAt,
        content: [claim, note].filter(Boolean).join('\n'),
        label: outcome ? `${kind}-${outcome}` : kind,
      })),
    ),
    ...textBlock('asked', found.reason),
  ],
  decisions: (facts) => [
    {
      name: 'approve',
      key: 'y',
      isTold: true,
      fields: [
        ...checkFields(facts, true),
        { name: 'until', type: 'until', isRequired: true, value: aYearFromNow() },
        reply,
      ],
      isOffered: waits,
      async run(context) {
        const { db, staff, subjectID: caseID, values } = context;
        await recordChecks(db, staff, context.facts, values);
        const { reply: reason = '', until = '' } = values;
        await decideVerification(db, staff, { caseID, decision: 'approve', reason, until });
        return 'decided';
      },
    },
    without(facts, 'ask', 'm'),
    without(facts, 'reject', 'r'),
    {
      // Keeps what was checked so far; the case stays open.
      name: 'check',
      key: 'c',
      fields: checkFields(facts, false),
      isOffered: ({ checks, ...found }) => waits({ checks, ...found }) && checks.length > 0,
      async run({ db, staff, facts: found, values }) {
        await recordChecks(db, staff, found, values);
        return 'open';
      },
    },
  ],
  documents: ({ documents, stored }) =>
    Object.fromEntries(
      documents.flatMap(({ documentID, place, kind, name }) => {
        const path = stored.find((one) => one.place === place)?.path;
        return path ? [[documentID, { path, name: `${kind}-${name}` }]] : [];
      }),
    ),
});

/** A question to the company, or a no. */
const without = (
  facts: ReviewedFacts,
  decision: 'ask' | 'reject',
  key: string,
): KindDecision<ReviewedFacts> => ({
  ...{
    name: decision,
    key,
    fields: [reply, ...checkFields(facts, false)],
    isOffered: waits,
    isTold: true as const,
  },
  ...(decision === 'reject' && { isHarsh: true as const }),
  async run({ db, staff, subjectID: caseID, facts: found, values }: DecisionContext<ReviewedFacts>) {
    await recordChecks(db, staff, found, values);
    await decideVerification(db, staff, { caseID, decision, reason: values.reply ?? '' });
    return decision === 'ask' ? 'waiting' : 'decided';
  },
});

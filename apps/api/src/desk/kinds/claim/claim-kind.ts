import { loadClaimForStaff } from '../../../claims/load-claim.ts';
import { decideClaim } from '../../../claims/settle-claim.ts';
import { toIsoTime } from '../../../server/iso-time.ts';
import { documentsBlock, entriesBlock, fact, factsBlock, orGone, person, textBlock } from '../blocks.ts';
import { type DecisionContext, defineKind, reply } from '../define-kind.ts';

type Claim = Awaited<ReturnType<typeof loadClaimForStaff>>;

/** Claims of a company, by documents (`claim`), and those against an owner or another claim (`claim-dispute`). */
const claimsOfState = (kind: 'claim' | 'claim-dispute', state: Claim['state']) =>
  defineKind<Claim>({
    kind,
    load: (db, claimID) => orGone(loadClaimForStaff(db, claimID)),
    blocks: (claim) => [
      ...textBlock('note', claim.note, {
        by: person(claim.user_id, claim.person),
        at: claim.submitted_at,
      }),
      ...factsBlock('claim', [
        ...fact('company', 'company', claim.company_name, claim.business_id),
        ...fact('country', 'text', claim.country),
        ...fact('website', 'address', claim.website),
        ...fact('source', 'text', claim.import_source),
        ...fact('claimant', 'account', claim.person, claim.user_id),
        ...fact('email', 'text', claim.email),
        ...fact('accountSince', 'time', claim.account_since),
        ...fact('method', 'key', claim.method),
        ...fact('provenAddress', 'text', claim.address),
      ]),
      ...documentsBlock(
        'documents',
        claim.documents.map(({ id, name, size, created_at }) => ({
          documentID: id,
          name,
          facts: [...fact('size', 'number', size), ...fact('added', 'time', created_at)],
        })),
      ),
      ...entriesBlock(
        'people',
        claim.people.map((one) => ({
          by: person(one.user_id, one.person),
          content: one.email ?? '',
          label: one.role,
        })),
      ),
      ...entriesBlock(
        'otherClaims',
        claim.others.map((one) => ({
          by: person(one.user_id, one.person),
          at: one.submitted_at ? toIsoTime(one.submitted_at) : undefined,
          content: one.id,
          label: one.method ?? undefined,
        })),
      ),
    ],
    decisions: () =>
      (['accept', 'refuse'] as const).map((decision) => ({
        name: decision,
        key: decision === 'accept' ? 'y' : 'r',
        fields: [reply],
        isTold: true as const,
        ...(decision === 'refuse' && { isHarsh: true as const }),
        // One that is disputed meanwhile has become a case of the other kind.
        isOffered: (claim: Claim) => claim.state === state,
        async run({ db, staff, subjectID: claimID, values }: DecisionContext<Claim>) {
          await decideClaim(db, staff, { claimID, decision, reason: values.reply ?? '' });
          return 'decided' as const;
        },
      })),
    documents: ({ documents }) =>
      Object.fromEntries(documents.map(({ id, path, name }) => [id, { path, name }])),
  });

export const claimKind = claimsOfState('claim', 'submitted');
export const claimDisputeKind = claimsOfState('claim-dispute', 'disputed');

import { acceptPageRemoval, refusePageRemoval } from '../../../claims/page-removals/decide-page-removal.ts';
import {
  findPageRemovalById,
  type PageRemovalRow,
  selectRemovalsOf,
} from '../../../claims/page-removals/page-removal.sql.ts';
import { toIsoTime } from '../../../server/iso-time.ts';
import { entriesBlock, fact, factsBlock, textBlock } from '../blocks.ts';
import { type DecisionContext, defineKind, reply } from '../define-kind.ts';

interface Removal extends PageRemovalRow {
  /** Other requests about the same company, the latest first. */
  readonly others: readonly PageRemovalRow[];
}

/** A request to take the page of an imported company off the site. */
export const pageRemovalKind = defineKind<Removal>({
  kind: 'page-removal',
  async load(db, id) {
    const row = await findPageRemovalById.first(db, { id });
    if (!row) return undefined;
    const { business_id: businessID } = row;
    const all = businessID ? await selectRemovalsOf.all(db, { businessID }) : [];
    return { ...row, others: all.filter((one) => one.id !== id) };
  },
  blocks: (removal) => [
    ...textBlock('asked', removal.explanation, {
      by: { type: 'nobody', name: removal.name ?? '' },
      at: removal.created_at,
      language: removal.language,
    }),
    ...factsBlock('request', [
      ...fact('number', 'number', removal.number),
      ...fact('company', 'company', removal.company_name, removal.business_id),
      ...fact('reason', 'key', removal.reason),
      ...fact('name', 'text', removal.name),
      ...fact('email', 'text', removal.email),
      ...fact('relation', 'text', removal.relation),
      ...fact('source', 'text', `${removal.source_id} (${removal.source})`),
    ]),
    ...entriesBlock(
      'others',
      removal.others.map((one) => ({
        by: { type: 'nobody' as const, name: one.name ?? '' },
        at: toIsoTime(one.created_at),
        content: [one.explanation, one.decision_reason].filter(Boolean).join('\n'),
        label: one.state,
      })),
    ),
  ],
  decisions: () =>
    (['remove', 'refuse'] as const).map((name) => ({
      name,
      key: name === 'remove' ? 'd' : 'r',
      fields: [reply],
      isHarsh: true as const,
      isTold: true as const,
      isOffered: ({ state }: Removal) => state === 'waiting',
      async run({ db, services, staff, facts, values }: DecisionContext<Removal>) {
        const decision = { number: facts.number, reason: values.reply ?? '' };
        if (name === 'remove') await acceptPageRemoval({ db, search: services.search }, staff, decision);
        else await refusePageRemoval(db, staff, decision);
        return 'decided' as const;
      },
    })),
});

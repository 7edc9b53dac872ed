import type { CaseBlock } from '@wbn/contract/desk/cases.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { RowOf } from '@wbn/postgres/statement.ts';
import type { Kysely } from 'kysely';
import { findFirstMessage } from '../../../messaging/held/held.sql.ts';
import { decideObjection } from '../../../objections/decide-objection.ts';
import { loadObjectionForStaff } from '../../../objections/load-objection.ts';
import { requireOtherDecider } from '../../../safety/answer-objection.ts';
import { toIsoTime } from '../../../server/iso-time.ts';
import type { Services } from '../../../services.ts';
import { entriesBlock, fact, factsBlock, orGone, person, textBlock } from '../blocks.ts';
import { claimKind } from '../claim/claim-kind.ts';
import { type DecisionContext, type DeskKind, defineKind, reply } from '../define-kind.ts';
import { reportKind } from '../report/report-kind.ts';
import { verificationKind } from '../verification/verification-kind.ts';

/** What was decided, as its own kind shows it. */
interface Decided {
  readonly kind: DeskKind<unknown>;
  readonly facts: unknown;
}

interface ObjectionFacts {
  readonly objection: Awaited<ReturnType<typeof loadObjectionForStaff>>;
  readonly decided: Decided | undefined;
  readonly message: RowOf<typeof findFirstMessage> | undefined;
}

const kindsOf: Readonly<Record<string, DeskKind<unknown>>> = {
  report: reportKind,
  measure: reportKind,
  claim: claimKind,
  verification: verificationKind,
};

async function load(db: Kysely<Database>, id: string): Promise<ObjectionFacts> {
  const objection = await loadObjectionForStaff(db, id);
  const { subject_type: type, subject_id: subjectID, measures } = objection;
  const kind = kindsOf[type];
  // A measure that was taken without a report has no other facts.
  const decidedID = type === 'measure' ? measures[0]?.case_id : subjectID;
  const facts = kind && decidedID ? await kind.load(db, decidedID) : undefined;
  return {
    objection,
    decided: kind && facts !== undefined ? { kind, facts } : undefined,
    message: type === 'request' ? await findFirstMessage.first(db, { requestID: subjectID }) : undefined,
  };
}

function blocks({ objection, decided, message }: ObjectionFacts, services: Services): readonly CaseBlock[] {
  return [
    ...textBlock('objection', objection.content, {
      by: person(objection.user_id, objection.person),
      at: objection.created_at,
    }),
    ...factsBlock('decision', [
      ...fact('of', 'key', objection.subject_type),
      ...fact('side', 'key', objection.side),
      ...fact('decider', 'text', objection.decider),
      ...fact('decided', 'time', objection.decided_at),
    ]),
    ...entriesBlock(
      'measures',
      objection.measures.map((measure) => ({
        by: { type: 'staff' as const, name: measure.taken_by },
        at: toIsoTime(measure.created_at),
        content: [measure.reply, measure.until && toIsoTime(measure.until)].filter(Boolean).join('\n'),
        label: measure.kind,
      })),
    ),
    ...(message
      ? textBlock('message', [message.subject, message.content].filter(Boolean).join('\n\n'), {
          by: person(message.user_id, message.writer),
          at: message.created_at,
        })
      : []),
    ...(decided ? decided.kind.blocks(decided.facts, services) : []),
  ];
}

/** What somebody says against a decision of staff: another colleague decides it, where there is one. */
export const objectionKind = defineKind<ObjectionFacts>({
  kind: 'objection',
  load: (db, id) => orGone(load(db, id)),
  blocks,
  decisions: () =>
    (['upheld', 'confirmed'] as const).map((outcome) => ({
      ...{ name: outcome, key: outcome === 'upheld' ? 'y' : 'r', fields: [reply], isTold: true as const },
      isOffered: ({ objection }: ObjectionFacts) => objection.answered_at === null,
      async run({ db, services, staff, subjectID: objectionID, values }: DecisionContext<ObjectionFacts>) {
        const decision = { objectionID, outcome, answer: values.reply ?? '' };
        await decideObjection({ db, search: services.search }, staff, decision);
        return 'decided' as const;
      },
    })),
  refuseStaff: (db, staff, { objection }) => requireOtherDecider(db, staff, objection),
  documents: ({ decided }) => decided?.kind.documents?.(decided.facts) ?? {},
});

import { readWords } from '@wbn/host/start/read-command-line.ts';
import { createPostgresSearchEngine } from '@wbn/search-engine/postgres/postgres-search-engine.ts';
import { catalogNames } from '../catalog/catalog-names.ts';
import { decideObjection } from '../objections/decide-objection.ts';
import { selectObjectionsForStaff } from '../objections/decision.sql.ts';
import { loadObjectionForStaff } from '../objections/load-objection.ts';
import { caseVerbs } from './frame/case-verbs.ts';
import { at, list, mostRows, oneLine, quoted } from './frame/lines.ts';
import { by, type Command, defineVerb, readStaff, runVerb } from './frame/verbs.ts';

const sides = { affected: 'by whom it affects', reporter: 'by who reported it' } as const;

async function describe(...found: Parameters<typeof loadObjectionForStaff>): Promise<string> {
  const one = await loadObjectionForStaff(...found);
  const decided = one.answered_at ? `, ${one.outcome} on ${at(one.answered_at)} by ${one.answered_by}` : '';
  return [
    `Objection ${one.id}, since ${at(one.created_at)}${decided}`,
    `To the decision about the ${one.subject_type} ${one.subject_id} of ${at(one.decided_at)}, by ${one.decider ?? 'nobody who is known'}`,
    `By ${one.person} (${one.user_id}), ${sides[one.side]}:`,
    ...quoted(one.content),
    ...list(
      'Measures:',
      one.measures.map(
        ({ kind, target_type, target_id, until, is_active }) =>
          `${kind} ${target_type} ${target_id}${until ? ` until ${at(until)}` : ''}${is_active ? '' : ', ended'}`,
      ),
    ),
    ...(one.answer ? ['Answer:', ...quoted(one.answer)] : []),
  ].join('\n');
}

const { verbs, readCase } = caseVerbs({
  command: 'objections',
  noun: 'case',
  nothingWaits: 'Nobody objects to anything.',
  nothingDecided: 'No objection has been decided.',
  list: async (db, answered) =>
    (await selectObjectionsForStaff.all(db, { answered, most: mostRows }))
      .map(({ id, subject_type, subject_id, side, outcome, created_at, content }) =>
        [
          `${id}  ${subject_type} ${subject_id}, ${sides[side]}, since ${at(created_at)}${outcome ? `, ${outcome}` : ''}`,
          `  ${oneLine(content)}`,
        ].join('\n'),
      )
      .join('\n\n'),
  show: describe,
});

export const objections: Command = {
  name: 'objections',
  verbs: {
    ...verbs,
    decide: defineVerb({
      usage: '<case> upheld|confirmed --answer "why" [--by NAME]',
      options: { ...by, answer: { type: 'string' } },
      read([id, outcome, ...rest], values) {
        if (id === undefined || rest.length > 0) return undefined;
        if (outcome !== 'upheld' && outcome !== 'confirmed') return undefined;
        const answer = readWords(values.answer, 'Say why with --answer "...": whoever objected reads it.');
        return {
          order: { objectionID: readCase(id), outcome, answer },
          staff: readStaff(values.by),
        } as const;
      },
      async run({ db }, { staff, order }) {
        await decideObjection({ db, search: createPostgresSearchEngine(db, catalogNames) }, staff, order);
        return describe(db, order.objectionID);
      },
    }),
  },
};

if (import.meta.main) await runVerb(objections);

import { readBusinessId, readId, readWords } from '@wbn/host/start/read-command-line.ts';
import { createPostgresSearchEngine } from '@wbn/search-engine/postgres/postgres-search-engine.ts';
import { catalogNames } from '../catalog/catalog-names.ts';
import { mergeBusinesses } from '../desk/accounts/merge/merge-businesses.ts';
import { problemTexts } from '../desk/accounts/merge/merge-problems.ts';
import type { MovedThings } from '../desk/accounts/merge/move-everything.ts';
import { previewMerge } from '../desk/accounts/merge/preview-merge.ts';
import { undoMerge } from '../desk/accounts/merge/undo-merge.ts';
import { list } from './frame/lines.ts';
import { by, type Command, defineVerb, readStaff, runVerb } from './frame/verbs.ts';

const sayWhy = 'Say why in up to 500 characters: the log keeps it.';

const linesOf = (things: MovedThings['moved']) =>
  Object.entries(things).map(([thing, count]) => `${thing}: ${count}`);

const toldOf = ({ moved, left, hiddenProducts }: MovedThings) => [
  ...list('Moved:', linesOf(moved)),
  ...list('There twice, or of no use to the company that stays:', linesOf(left)),
  ...(hiddenProducts > 0
    ? [`Hidden, because the plan has no slot for them: ${hiddenProducts} products`]
    : []),
];

export const companies: Command = {
  name: 'companies',
  verbs: {
    merge: defineVerb({
      usage: '<businessID that stays> <businessID that goes> "why" [--try] [--by NAME]',
      options: { ...by, try: { type: 'boolean' } },
      read([kept, gone, why, ...rest], values) {
        if (kept === undefined || gone === undefined || why === undefined || rest.length > 0)
          return undefined;
        const pair = { keptID: readBusinessId(kept), goneID: readBusinessId(gone) };
        const order = { ...pair, reason: readWords(why, sayWhy, 500) };
        return { order, staff: readStaff(values.by), isTried: values.try === true };
      },
      async run({ db }, { order, staff, isTried }) {
        if (isTried) {
          const { kept, gone, problems, things } = await previewMerge(db, staff, order);
          const title = `${gone.company_name} would become part of ${kept.company_name}.`;
          return [title, ...problems.map((problem) => problemTexts[problem]), ...toldOf(things)].join('\n');
        }
        const search = createPostgresSearchEngine(db, catalogNames);
        const { mergeID, keptName, goneName, things } = await mergeBusinesses({ db, search }, staff, order);
        const title = `${goneName} is part of ${keptName} now. For 30 days: pnpm companies undo-merge ${mergeID} "why"`;
        return [title, ...toldOf(things)].join('\n');
      },
    }),
    'undo-merge': defineVerb({
      usage: '<merge> "why" [--by NAME]',
      options: by,
      read([id, why, ...rest], values) {
        if (id === undefined || why === undefined || rest.length > 0) return undefined;
        const undone = { mergeID: readId(id, 'a merge'), reason: readWords(why, sayWhy, 500) };
        return { undone, staff: readStaff(values.by) };
      },
      async run({ db }, { undone, staff }) {
        const search = createPostgresSearchEngine(db, catalogNames);
        const { gone_name } = await undoMerge({ db, search }, staff, undone);
        return `${gone_name} is a company of its own again.`;
      },
    }),
  },
};

if (import.meta.main) await runVerb(companies);

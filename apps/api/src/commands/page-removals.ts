import { readBusinessId, readWords } from '@wbn/host/start/read-command-line.ts';
import { UsageError } from '@wbn/host/start/usage-error.ts';
import { createPostgresSearchEngine } from '@wbn/search-engine/postgres/postgres-search-engine.ts';
import { catalogNames } from '../catalog/catalog-names.ts';
import {
  acceptPageRemoval,
  refusePageRemoval,
  removePage,
  requirePageRemoval,
  restorePage,
} from '../claims/page-removals/decide-page-removal.ts';
import { type PageRemovalRow, selectPageRemovals } from '../claims/page-removals/page-removal.sql.ts';
import { caseVerbs } from './frame/case-verbs.ts';
import { at, list, mostRows, oneLine, quoted } from './frame/lines.ts';
import { by, type Command, defineVerb, requireStaff, runVerb } from './frame/verbs.ts';

const companyOf = ({ company_name }: PageRemovalRow) => company_name ?? 'a company whose data is deleted';

function describeRemoval(removal: PageRemovalRow): string {
  const { number, state, business_id, source, source_id, name, email, relation, reason } = removal;
  return [
    `Removal ${number}, ${state}, since ${at(removal.created_at)}`,
    `Company ${companyOf(removal)}${business_id ? ` (${business_id})` : ''}, ${source_id} of ${source}`,
    ...(reason ? [`By ${name ?? '-'} (${email ?? 'deleted'}), ${relation ?? '-'}: ${reason}`] : ['By staff']),
    ...(removal.explanation ? quoted(removal.explanation) : []),
    ...list(
      'Decision:',
      removal.decided_at
        ? [`${at(removal.decided_at)}, by ${removal.decided_by}: ${removal.decision_reason ?? '-'}`]
        : [],
    ),
    ...(state === 'removed' && removal.deleted_at
      ? [`The page can be restored for 30 days from ${at(removal.deleted_at)}; then its data is deleted.`]
      : []),
  ].join('\n');
}

function readNumber(given: string): string {
  if (/^[1-9]\d{0,14}$/.test(given)) return given;
  throw new UsageError(`${given} is not the number of a removal; pnpm page-removals list tells it.`);
}

const { verbs, readCase } = caseVerbs({
  command: 'page-removals',
  noun: 'number',
  readCase: readNumber,
  nothingWaits: 'No request for the removal of a page waits.',
  nothingDecided: 'No request for the removal of a page has been decided.',
  async list(db, decided) {
    const rows = await selectPageRemovals.all(db, { decided, most: mostRows });
    return rows
      .map((row) => {
        const when = row.decided_at ? `decided ${at(row.decided_at)}` : `since ${at(row.created_at)}`;
        const head = `${row.number}  ${companyOf(row)}, ${row.reason ?? 'by staff'}, ${row.state}, ${when}`;
        return row.explanation ? `${head}\n  ${oneLine(row.explanation)}` : head;
      })
      .join('\n');
  },
  show: async (db, number) => describeRemoval(await requirePageRemoval(db, Number(number))),
});

const readReason = (why: string | undefined) =>
  readWords(why, 'Say why behind it: "...". Whoever asked for the removal reads it.');

export const pageRemovals: Command = {
  name: 'page-removals',
  verbs: {
    ...verbs,
    decide: defineVerb({
      usage: '<number> remove|refuse "reason" --by NAME',
      options: by,
      read([given, decision, why, ...rest], values) {
        if (given === undefined || (decision !== 'remove' && decision !== 'refuse') || rest.length > 0)
          return undefined;
        const number = Number(readCase(given));
        const staff = requireStaff(values.by, 'it is kept with the removal');
        return { staff, decision, number, reason: readReason(why) } as const;
      },
      async run({ db }, { staff, decision, number, reason }) {
        const search = createPostgresSearchEngine(db, catalogNames);
        if (decision === 'remove') await acceptPageRemoval({ db, search }, staff, { number, reason });
        else await refusePageRemoval(db, staff, { number, reason });
        return describeRemoval(await requirePageRemoval(db, number));
      },
    }),
    restore: defineVerb({
      usage: '<number> "reason" --by NAME',
      options: by,
      read([given, why, ...rest], values) {
        if (given === undefined || rest.length > 0) return undefined;
        const number = Number(readCase(given));
        const staff = requireStaff(values.by, 'it is kept with the removal');
        return { staff, number, reason: readReason(why) };
      },
      async run({ db }, { staff, ...removal }) {
        const search = createPostgresSearchEngine(db, catalogNames);
        await restorePage({ db, search }, staff, removal);
        return describeRemoval(await requirePageRemoval(db, removal.number));
      },
    }),
    remove: defineVerb({
      usage: '<businessID> "reason" --by NAME',
      options: by,
      read([id, why, ...rest], values) {
        if (id === undefined || rest.length > 0) return undefined;
        const staff = requireStaff(values.by, 'it is kept with the removal');
        return { staff, businessID: readBusinessId(id), reason: readReason(why) };
      },
      async run({ db }, { staff, ...page }) {
        const search = createPostgresSearchEngine(db, catalogNames);
        const number = await removePage({ db, search }, staff, page);
        return describeRemoval(await requirePageRemoval(db, number));
      },
    }),
  },
};

if (import.meta.main) await runVerb(pageRemovals);

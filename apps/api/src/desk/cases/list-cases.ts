import { type CaseKind, caseKindNames } from '@wbn/contract/desk/case-kinds.ts';
import { countCases, listCases } from '@wbn/contract/desk/cases.ts';
import { validationError } from '@wbn/host/errors/call-error.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { scopeOf } from './case-scope.ts';
import { countOpenCases, selectDecidedCases, selectWaitingCases } from './desk-case.sql.ts';
import { presentCase } from './present-case.ts';

const pageSize = 30;

function readKinds(text: string | undefined): readonly CaseKind[] | undefined {
  if (!text) return undefined;
  return text.split(',').map((name) => {
    const kind = caseKindNames.find((known) => known === name);
    if (!kind) throw validationError({ kinds: `${name} is no kind: they are ${caseKindNames.join(', ')}` });
    return kind;
  });
}

const invalidAfter = () => validationError({ after: 'must be the `after` of a reply' });

export const listCasesHandler = defineHandler(listCases, async ({ query, staff, services: { db } }) => {
  const { state, kinds, edition, aboutID, subjectID, taken, due, after } = query;
  const filter = {
    scope: scopeOf(staff, readKinds(kinds)),
    ...{ edition, aboutID, subjectID },
    takenBy: taken === 'me' ? staff.id : taken === 'nobody' ? null : undefined,
    isPastDue: due === 'past',
    size: pageSize + 1,
  };
  const [time = '', first = '', second = '', third = ''] = after?.split('_') ?? [];
  if (after && Number.isNaN(Date.parse(time))) throw invalidAfter();
  const rows =
    state === 'decided'
      ? await selectDecidedCases.all(db, { ...filter, after: after ? { at: time, id: first } : undefined })
      : await selectWaitingCases.all(db, {
          ...{ ...filter, state },
          after: after
            ? { due: time, harm: readNumber(first), accuracy: readNumber(second), id: third }
            : undefined,
        });
  const page = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? page.at(-1) : undefined;
  const key =
    last &&
    (state === 'decided'
      ? [last.decided_at?.toISOString(), last.id]
      : [last.due_at.toISOString(), last.harm, last.accuracy, last.id]);
  return { data: page.map(presentCase), after: key?.join('_') ?? null };
});

function readNumber(text: string): number {
  const number = Number(text);
  if (!Number.isFinite(number)) throw invalidAfter();
  return number;
}

export const countCasesHandler = defineHandler(countCases, async ({ staff, services: { db } }) => ({
  data: await countOpenCases.all(db, { scope: scopeOf(staff), staffID: staff.id }),
}));

import type { VerificationCase } from '@wbn/contract/verification/verification.ts';
import { checkKinds, reviewStates } from '@wbn/contract/verification/verification-values.ts';
import { readBusinessId, readDay, readWords } from '@wbn/host/start/read-command-line.ts';
import { UsageError } from '@wbn/host/start/usage-error.ts';
import { selectCases } from '../verification/case.sql.ts';
import { decideVerification } from '../verification/review/decide-verification.ts';
import { loadVerificationForStaff } from '../verification/review/load-verification.ts';
import { recordCheck } from '../verification/review/record-check.ts';
import { setVerification } from '../verification/set-badge.ts';
import { caseVerbs } from './frame/case-verbs.ts';
import { at, list, mostRows } from './frame/lines.ts';
import { by, type Command, defineVerb, requireStaff, runVerb } from './frame/verbs.ts';

function describeCase({ business, ...found }: Awaited<ReturnType<typeof loadVerificationForStaff>>): string {
  const badge = business.verified ? `verified until ${business.verified_until ?? 'no day'}` : 'not verified';
  return [
    `Case ${found.caseID}, ${found.state}${found.endReason ? ` (${found.endReason})` : ''}, begun ${at(found.createdAt)}`,
    `Company ${business.company_name} (${business.id}), plan ${business.subscription}, ${badge}`,
    ...(found.submittedAt ? [`Handed in ${at(found.submittedAt)}`] : []),
    ...list(
      'Claims:',
      Object.entries(found.claims).map(([name, text]) => `${name}: ${text}`),
    ),
    ...list('Documents:', found.documents.map(describeDocument)),
    ...list('Checks:', found.checks.map(describeCheck)),
    ...(found.reason ? [`${found.decidedBy ? 'Reason' : 'Asked for'}: ${found.reason}`] : []),
    ...(found.decidedAt
      ? [
          `Decided ${at(found.decidedAt)} by ${found.decidedBy}${found.validUntil ? `, until ${found.validUntil}` : ''}`,
        ]
      : []),
  ].join('\n');
}

function describeDocument(document: VerificationCase['documents'][number]): string {
  const { place, kind, issuer, number, name, size, validUntil, sha256 } = document;
  const certificate = kind === 'certificate' ? ` ${number}, ${issuer}` : '';
  const end = validUntil ? `, valid until ${validUntil}` : '';
  return `${place}. ${kind}${certificate}: ${name}, ${size} bytes${end}, sha256 ${sha256}`;
}

function describeCheck(check: VerificationCase['checks'][number]): string {
  const { kind, place, claim, outcome = 'open', document, validUntil, note, checkedBy } = check;
  const which = place > 0 ? ` of document ${place}` : '';
  const found = [
    outcome,
    ...(document && place === 0 ? [`on document ${document}`] : []),
    ...(validUntil ? [`until ${validUntil}`] : []),
    ...(checkedBy ? [`by ${checkedBy}`] : []),
  ].join(', ');
  return `${kind}${which} (${claim}): ${found}${note ? `: ${note}` : ''}`;
}

const { verbs, filesVerb, readCase } = caseVerbs({
  command: 'verification',
  noun: 'case',
  nothingWaits: 'No case waits for a reviewer.',
  nothingDecided: 'No case has been decided.',
  async list(db, decided) {
    const states = decided ? (['approved', 'rejected', 'ended'] as const) : reviewStates;
    const rows = await selectCases.all(db, { states, most: mostRows });
    return rows
      .map(({ id, state, submitted_at, valid_until, company_name }) => {
        const since = submitted_at ? `, handed in ${at(submitted_at)}` : '';
        return `${id}  ${company_name}, ${state}${since}${valid_until ? `, until ${valid_until}` : ''}`;
      })
      .join('\n');
  },
  show: async (db, id) => describeCase(await loadVerificationForStaff(db, id)),
});

const text = { type: 'string' } as const;
const isPublic = 'the name is public';

function readEnd(day: string): string {
  const today = new Date().toISOString().slice(0, 10);
  return readDay(day, '2027-12-31', { today, what: 'a verification' });
}

export const verification: Command = {
  name: 'verification',
  verbs: {
    ...verbs,
    files: filesVerb(async (db, id) =>
      (await loadVerificationForStaff(db, id)).stored.map(({ place, kind, name, path }) => ({
        path,
        place,
        name: `${kind}-${name}`,
      })),
    ),
    check: defineVerb({
      usage: '<case> <check> passed|failed --by NAME [--document <n>] [--until 2027-12-31] [--note "..."]',
      options: { ...by, document: text, until: text, note: text },
      read([id, name, outcome, ...rest], values) {
        const { document, until, note } = values;
        const kind = checkKinds.find((one) => one === name);
        if (id === undefined || name === undefined || rest.length > 0) return undefined;
        if (!kind) throw new UsageError(`${name} is not a check: it is one of ${checkKinds.join(', ')}.`);
        if (outcome !== 'passed' && outcome !== 'failed') return undefined;
        if (document !== undefined && !/^[1-9]\d{0,3}$/.test(document))
          throw new UsageError(
            `${document} is not the number of a document: pnpm verification show tells it.`,
          );
        const check = {
          caseID: readCase(id),
          kind,
          outcome,
          note: note?.trim() || undefined,
          document: document === undefined ? undefined : Number(document),
          until: until === undefined ? undefined : readEnd(until),
        } as const;
        return { check, staff: requireStaff(values.by, isPublic) } as const;
      },
      async run({ db }, { staff, check }) {
        await recordCheck(db, staff, check);
        return describeCase(await loadVerificationForStaff(db, check.caseID));
      },
    }),
    decide: defineVerb({
      usage: '<case> approve|reject|ask --by NAME --reason "..." [--until 2027-12-31]',
      options: { ...by, until: text, reason: text },
      read([id, decision, ...rest], { until, ...values }) {
        if (id === undefined || rest.length > 0) return undefined;
        const caseID = readCase(id);
        const reason = readWords(values.reason, 'Say why with --reason "...": the company reads it.');
        const staff = requireStaff(values.by, isPublic);
        if (decision === 'approve') {
          if (until === undefined) throw new UsageError('Say the last day of the badge: --until 2027-12-31.');
          return { staff, order: { caseID, reason, decision, until: readEnd(until) } } as const;
        }
        if ((decision !== 'reject' && decision !== 'ask') || until !== undefined) return undefined;
        return { staff, order: { caseID, reason, decision } } as const;
      },
      async run({ db }, { staff, order }) {
        await decideVerification(db, staff, order);
        return describeCase(await loadVerificationForStaff(db, order.caseID));
      },
    }),
    set: defineVerb({
      usage: '<businessID> <2027-12-31|none> --by NAME [--note "..."]',
      options: { ...by, note: text },
      read([id, until, ...rest], values) {
        if (id === undefined || until === undefined || rest.length > 0) return undefined;
        const setting = {
          ...{ businessID: readBusinessId(id), reason: values.note },
          until: until === 'none' ? undefined : readEnd(until),
        };
        return { setting, staff: requireStaff(values.by, isPublic) };
      },
      async run({ db }, { staff, setting }) {
        const { companyName } = await setVerification(db, staff, setting);
        const { until } = setting;
        return `${companyName}: ${until ? `verified until ${until}` : 'not verified any more'}.`;
      },
    }),
  },
};

if (import.meta.main) await runVerb(verification);

import { readWords } from '@wbn/host/start/read-command-line.ts';
import { selectClaims } from '../claims/claim.sql.ts';
import { loadClaimForStaff } from '../claims/load-claim.ts';
import { decideClaim } from '../claims/settle-claim.ts';
import { caseVerbs } from './frame/case-verbs.ts';
import { at, list, mostRows } from './frame/lines.ts';
import { by, type Command, defineVerb, requireStaff, runVerb } from './frame/verbs.ts';

function describeClaim(claim: Awaited<ReturnType<typeof loadClaimForStaff>>): string {
  const { id, business_id, company_name, country, website, import_source, person, user_id, email } = claim;
  const since = (time: Date | null) => (time ? ` since ${at(time)}` : '');
  return [
    `Claim ${id}, ${claim.state}${since(claim.submitted_at)}`,
    `Company ${company_name} (${business_id}), ${country ?? 'no country'}, ${website ?? 'no website'}, from ${import_source ?? 'no import'}`,
    `By ${person} (${user_id}), ${email ?? 'no account'}${since(claim.account_since)}`,
    ...(claim.method === 'mail'
      ? [`Proven by a code mailed to ${claim.address ?? 'a deleted address'}`]
      : []),
    ...(claim.note ? [`Note: ${claim.note}`] : []),
    ...list(
      'Documents:',
      claim.documents.map(({ name, size, created_at }) => `${name}, ${size} bytes, ${at(created_at)}`),
    ),
    ...list(
      'People of the company:',
      claim.people.map((one) => `${one.role}: ${one.person} (${one.user_id}), ${one.email ?? 'no account'}`),
    ),
    ...list(
      'Other claims that wait:',
      claim.others.map((one) => `${one.id}, by ${one.method}${since(one.submitted_at)}`),
    ),
    ...(claim.decided_at
      ? [`Decided ${at(claim.decided_at)} by ${claim.decided_by ?? 'the mailed code'}`]
      : []),
    ...(claim.reason ? [`Reason: ${claim.reason}`] : []),
  ].join('\n');
}

const { verbs, filesVerb, readCase } = caseVerbs({
  command: 'claims',
  noun: 'claim',
  nothingWaits: 'No claim waits.',
  nothingDecided: 'No claim has been decided.',
  async list(db, decided) {
    const rows = await selectClaims.all(db, { decided, most: mostRows });
    return rows
      .map(({ id, state, method, submitted_at, decided_at, company_name, person }) => {
        const when = decided_at ? `decided ${at(decided_at)}` : `since ${submitted_at && at(submitted_at)}`;
        return `${id}  ${company_name}, by ${person}, ${state} (${method}), ${when}`;
      })
      .join('\n');
  },
  show: async (db, id) => describeClaim(await loadClaimForStaff(db, id)),
});

export const claims: Command = {
  name: 'claims',
  verbs: {
    ...verbs,
    files: filesVerb(async (db, id) => (await loadClaimForStaff(db, id)).documents),
    decide: defineVerb({
      usage: '<claim> accept|refuse "reason" --by NAME',
      options: by,
      read([id, decision, why, ...rest], values) {
        if (id === undefined || (decision !== 'accept' && decision !== 'refuse') || rest.length > 0)
          return undefined;
        const reason = readWords(why, 'Say why behind the decision: "...". The member reads it.');
        const staff = requireStaff(values.by, 'it is kept with the claim');
        return { staff, decision: { claimID: readCase(id), decision, reason } } as const;
      },
      async run({ db }, { staff, decision }) {
        await decideClaim(db, staff, decision);
        return describeClaim(await loadClaimForStaff(db, decision.claimID));
      },
    }),
  },
};

if (import.meta.main) await runVerb(claims);

import { caseKindNames } from '@wbn/contract/desk/case-kinds.ts';
import type { StaffPlace } from '@wbn/contract/desk/staff.ts';
import { staffRoles } from '@wbn/contract/desk/staff-roles.ts';
import { languages } from '@wbn/contract/shared/language.ts';
import { isMailAddress, normalizeMailAddress } from '@wbn/contract/shared/mail-address.ts';
import { network } from '@wbn/edition/network.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import { UsageError } from '@wbn/host/start/usage-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { inviteToDesk, withdrawInvitationToDesk } from '../desk/staff/invite-staff.ts';
import { changePlace, endPlace, placeOf } from '../desk/staff/manage-staff.ts';
import {
  type ColleagueRow,
  findColleagueByEmail,
  selectColleagues,
  selectInvitations,
} from '../desk/staff/staff.sql.ts';
import { at } from './frame/lines.ts';
import { by, type Command, defineVerb, requireStaff, runVerb } from './frame/verbs.ts';

const narrowing = { editions: { type: 'string' }, kinds: { type: 'string' } } as const;

interface Narrowing {
  readonly editions?: string | undefined;
  readonly kinds?: string | undefined;
}

/** Reads a role with its narrowings. Throws UsageError for an unknown one; undefined without a role. */
function readPlace(role: string | undefined, { editions, kinds }: Narrowing): StaffPlace | undefined {
  if (role === undefined) return undefined;
  return {
    role: known(staffRoles, role, 'role'),
    editions: knownList(
      network.map(({ id }) => id),
      editions,
      'edition',
    ),
    kinds: knownList(caseKindNames, kinds, 'kind of case'),
  };
}

function known<Name extends string>(names: readonly Name[], given: string, what: string): Name {
  const found = names.find((name) => name === given);
  if (!found) throw new UsageError(`There is no ${what} ${given}. There are: ${names.join(', ')}.`);
  return found;
}

function knownList<Name extends string>(names: readonly Name[], given: string | undefined, what: string) {
  return given?.split(',').map((name) => known(names, name.trim(), what));
}

function readAddress(given: string | undefined): string | undefined {
  if (given === undefined) return undefined;
  if (!isMailAddress(given)) throw new UsageError(`${given} is not an e-mail address.`);
  return normalizeMailAddress(given).toLowerCase();
}

async function findColleague(db: Kysely<Database>, email: string): Promise<ColleagueRow> {
  const colleague = await findColleagueByEmail.first(db, { email });
  if (!colleague) throw new CallError('NotFound', `Nobody with the address ${email} works at the desk.`);
  return colleague;
}

const narrowedTo = ({ editions, kinds }: StaffPlace) =>
  [editions && `editions ${editions.join(', ')}`, kinds && `kinds ${kinds.join(', ')}`]
    .filter(Boolean)
    .join('; ');

async function describeStaff(db: Kysely<Database>): Promise<string> {
  const colleagues = await selectColleagues.all(db, { hasLeft: false });
  const invitations = await selectInvitations.all(db);
  const lines = [
    ...colleagues.map((row) => [
      `${row.role.padEnd(13)}  ${row.email}  ${row.name}`,
      narrowedTo(placeOf(row)),
      row.seen_at && `seen ${at(row.seen_at)}`,
    ]),
    ...invitations.map((row) => [
      `${row.role.padEnd(13)}  ${row.email}  invited by ${row.invited_by_name} until ${at(row.expires_at)}`,
      narrowedTo(placeOf(row)),
    ]),
  ].map((parts) => parts.filter(Boolean).join('; '));
  return lines.length > 0
    ? lines.join('\n')
    : 'Nobody works at the desk. Begin with: pnpm staff invite <e-mail> administrator';
}

const why = 'it is kept in the log and read by whoever is invited';

export const staff: Command = {
  name: 'staff',
  verbs: {
    list: defineVerb({
      usage: '',
      read: (words) => (words.length > 0 ? undefined : {}),
      run: ({ db }) => describeStaff(db),
    }),
    invite: defineVerb({
      usage: '<e-mail> <role> [--editions a,b] [--kinds x,y] [--language en] --by NAME',
      options: { ...by, ...narrowing, language: { type: 'string' } } as const,
      read([address, role, ...rest], values) {
        const email = readAddress(address);
        const place = readPlace(role, values);
        if (!email || !place || rest.length > 0) return undefined;
        const language = known(languages, values.language ?? 'en', 'language');
        return { by: requireStaff(values.by, why), invitation: { email, place, language } };
      },
      async run({ db }, order) {
        const { email, role, expires_at } = await inviteToDesk(db, order.by, order.invitation);
        return `A mail with a link goes to ${email}: ${role}, until ${at(expires_at)}. The API sends it.`;
      },
    }),
    withdraw: defineVerb({
      usage: '<e-mail> --by NAME',
      options: by,
      read([address, ...rest], values) {
        const email = readAddress(address);
        return email && rest.length === 0 ? { email, by: requireStaff(values.by, why) } : undefined;
      },
      async run({ db }, order) {
        const invitation = (await selectInvitations.all(db)).find(({ email }) => email === order.email);
        if (!invitation) throw new CallError('NotFound', `No invitation of ${order.email} waits.`);
        await withdrawInvitationToDesk(db, order.by, invitation.id);
        return `The invitation of ${order.email} is withdrawn.`;
      },
    }),
    role: defineVerb({
      usage: '<e-mail> <role> [--editions a,b] [--kinds x,y] --by NAME',
      options: { ...by, ...narrowing } as const,
      read([address, role, ...rest], values) {
        const email = readAddress(address);
        const place = readPlace(role, values);
        if (!email || !place || rest.length > 0) return undefined;
        return { email, place, by: requireStaff(values.by, why) };
      },
      async run({ db }, { email, place, by: manager }) {
        const { id: staffID, name } = await findColleague(db, email);
        await changePlace(db, manager, { staffID, place });
        return [`${name} is ${place.role}`, narrowedTo(place)].filter(Boolean).join('; ');
      },
    }),
    leave: defineVerb({
      usage: '<e-mail> --by NAME',
      options: by,
      read([address, ...rest], values) {
        const email = readAddress(address);
        return email && rest.length === 0 ? { email, by: requireStaff(values.by, why) } : undefined;
      },
      async run({ db }, { email, by: manager }) {
        const { id, name } = await findColleague(db, email);
        await endPlace(db, manager, id);
        return `${name} has left the desk: all sessions are ended, taken cases are back.`;
      },
    }),
  },
};

if (import.meta.main) await runVerb(staff);

import { type CaseKind, caseKindNames } from '@wbn/contract/desk/case-kinds.ts';
import { type FoundHit, findAnything, mostFound } from '@wbn/contract/desk/find-anything.ts';
import { editionOfCountry } from '@wbn/edition/home-site.ts';
import type { RowOf } from '@wbn/postgres/statement.ts';
import { defineHandler } from '../../../server/define-handler.ts';
import type { DeskStaff } from '../../../staff/require-staff.ts';
import { mayDecideKind } from '../../../staff/staff-scope.ts';
import {
  type FoundRow,
  findByEmail,
  findByHost,
  findByID,
  findByName,
  findByPhone,
  findByTaxNumber,
  findCases,
} from './find.sql.ts';
import { readPasted } from './read-pasted.ts';

/** What a pasted text means, in the editions of the colleague (STF-40). Each reading is one look into an index. */
export const findAnythingHandler = defineHandler(
  findAnything,
  async ({ query: { text }, staff, services: { db } }) => {
    const { ids, email, host, taxNumber, phone, name } = readPasted(text);
    const most = mostFound;
    const [cases, ...found] = await Promise.all([
      Promise.all(ids.map((id) => findCases.all(db, { id }))),
      ...ids.map((id) => findByID.all(db, { id })),
      email ? findByEmail.all(db, { email, most }) : [],
      host ? findByHost.all(db, { host, most }) : [],
      taxNumber ? findByTaxNumber.all(db, { taxNumber, most }) : [],
      phone ? findByPhone.all(db, { phone, most }) : [],
      name ? findByName.all(db, { name, most, editions: staff.editions }) : [],
    ]);
    const rows = found.flat().filter(({ country }) => isOf(staff, editionOfCountry(country)));
    const hits = [
      ...cases
        .flat()
        .filter((row) => maySee(staff, row))
        .map(presentCase),
      ...rows.map(presentRow),
    ];
    const unique = new Map(hits.map((hit) => [`${hit.type} ${hit.id}`, hit]));
    return { data: [...unique.values()].slice(0, mostFound) };
  },
);

const isOf = ({ editions }: DeskStaff, edition: string | null) =>
  editions === undefined || edition === null || (editions as readonly string[]).includes(edition);

type CaseFound = RowOf<typeof findCases>;

/** Only kinds of the table are stored. */
const maySee = (staff: DeskStaff, { kind, edition }: CaseFound) =>
  isOf(staff, edition) && caseKindNames.includes(kind as CaseKind) && mayDecideKind(staff, kind as CaseKind);

const presentCase = ({ id, kind, what, state }: CaseFound): FoundHit => ({
  ...{ type: 'case', id, name: what, facts: [kind, state], path: `/cases/${id}` },
});

function presentRow({
  type,
  id,
  name,
  owner_id,
  owner_type,
  owner_name,
  country,
  facts,
}: FoundRow): FoundHit {
  return {
    ...{ type, id, name },
    facts: [...(owner_name ? [owner_name] : []), ...(country ? [country] : []), ...facts],
    path: `/${owner_type === 'user' ? 'people' : 'companies'}/${owner_id}`,
  };
}

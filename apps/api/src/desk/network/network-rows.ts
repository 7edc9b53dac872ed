import { type NetworkFigure, type NetworkRow, networkWeeks } from '@wbn/contract/desk/network.ts';
import { type EditionId, network } from '@wbn/edition/network.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { DeskStaff } from '../../staff/require-staff.ts';
import { countOpenCases, selectCompanies, selectNetworkDays } from './network-days.sql.ts';

const day = 86_400_000;
const week = 7 * day;

/** A sum of the last twelve weeks of one place, by metric; the last week ends today. */
type WeeksOf = (metric: string, place: string) => readonly number[];

/** The rows of the editions that a colleague deals with. */
export async function readNetwork(
  db: Kysely<Database>,
  { editions }: Pick<DeskStaff, 'editions'>,
  now = new Date(),
): Promise<NetworkRow[]> {
  const midnight = Date.parse(now.toISOString().slice(0, 10));
  const first = midnight - networkWeeks * week + day;
  const [days, companies, cases] = await Promise.all([
    selectNetworkDays.all(db, { from: new Date(first).toISOString().slice(0, 10) }),
    selectCompanies.all(db),
    countOpenCases.all(db),
  ]);
  const sums = new Map<string, number[]>();
  for (const { metric, place, day: on, count } of days) {
    const at = Math.min(networkWeeks - 1, Math.floor((Date.parse(on) - first) / week));
    const key = `${metric} ${place}`;
    const weeks = sums.get(key) ?? Array<number>(networkWeeks).fill(0);
    sums.set(key, weeks);
    weeks[at] = (weeks[at] ?? 0) + Number(count);
  }
  const weeksOf: WeeksOf = (metric, place) =>
    sums.get(`${metric} ${place}`) ?? Array<number>(networkWeeks).fill(0);
  const companiesOf = new Map(companies.map((row) => [row.country, row.companies]));
  const casesOf = new Map(cases.map((row) => [row.edition, row.cases]));
  return network
    .filter(({ id }) => editions === undefined || editions.includes(id))
    .map(({ id, country }) =>
      rowOf(id, country, weeksOf, companiesOf.get(country) ?? 0, casesOf.get(id) ?? 0),
    );
}

function rowOf(
  edition: EditionId,
  country: string,
  weeksOf: WeeksOf,
  companies: number,
  cases: number,
): NetworkRow {
  const flow = (metric: string, place: string): NetworkFigure => {
    const weeks = weeksOf(metric, place);
    return { value: weeks.at(-1) ?? 0, weeks: [...weeks] };
  };
  const [asked, answered] = [weeksOf('asked', country), weeksOf('answered', country)];
  const shares = asked.map((all, at) => (all > 0 ? Math.round((100 * (answered[at] ?? 0)) / all) : null));
  const added = weeksOf('companies', country);
  return {
    edition,
    // Before this week there were as many fewer as became public since.
    companies: { value: companies, weeks: added.map((_, at) => companies - sum(added.slice(at + 1))) },
    newCompanies: flow('companies', country),
    searches: flow('searches', edition),
    searchesInVain: flow('misses', edition),
    inquiries: flow('inquiries', country),
    answered: { value: shares.at(-1) ?? null, weeks: shares },
    quotations: flow('quotations', country),
    offers: flow('offers', country),
    revenue: flow('revenue', country),
    cases: { value: cases, weeks: [...weeksOf('cases', edition)] },
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

import { type NetworkFigure, type NetworkRow, networkWeeks } from '@wbn/contract/desk/network.ts';
import { editionOfCountry } from '@wbn/edition/home-site.ts';
import { type EditionId, network } from '@wbn/edition/network.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { DeskStaff } from '../../staff/require-staff.ts';
import { countOpenCases, selectCompanies, selectNetworkDays } from './network-days.sql.ts';

const day = 86_400_000;
const week = 7 * day;

/** Metrics that are counted by edition, the others by country. */
const ofEditions: ReadonlySet<string> = new Set(['searches', 'misses', 'cases']);

/** The sums of the last twelve weeks of an edition; the last week ends today. */
type WeeksOf = (metric: string, edition: EditionId) => readonly number[];

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
    const edition = ofEditions.has(metric) ? place : editionOfCountry(place);
    const at = Math.min(networkWeeks - 1, Math.floor((Date.parse(on) - first) / week));
    const key = `${metric} ${edition}`;
    const weeks = sums.get(key) ?? Array<number>(networkWeeks).fill(0);
    sums.set(key, weeks);
    weeks[at] = (weeks[at] ?? 0) + Number(count);
  }
  const weeksOf: WeeksOf = (metric, edition) =>
    sums.get(`${metric} ${edition}`) ?? Array<number>(networkWeeks).fill(0);
  const companiesOf = new Map<EditionId, number>();
  for (const { country, companies: count } of companies) {
    const edition = editionOfCountry(country);
    companiesOf.set(edition, (companiesOf.get(edition) ?? 0) + count);
  }
  const casesOf = new Map(cases.map((row) => [row.edition, row.cases]));
  return network
    .filter(({ id }) => editions === undefined || editions.includes(id))
    .map(({ id }) => rowOf(id, weeksOf, companiesOf.get(id) ?? 0, casesOf.get(id) ?? 0));
}

function rowOf(edition: EditionId, weeksOf: WeeksOf, companies: number, cases: number): NetworkRow {
  const flow = (metric: string): NetworkFigure => {
    const weeks = weeksOf(metric, edition);
    return { value: weeks.at(-1) ?? 0, weeks: [...weeks] };
  };
  const [asked, answered] = [weeksOf('asked', edition), weeksOf('answered', edition)];
  const shares = asked.map((all, at) => (all > 0 ? Math.round((100 * (answered[at] ?? 0)) / all) : null));
  const added = weeksOf('companies', edition);
  return {
    edition,
    // Before this week there were as many fewer as became public since.
    companies: { value: companies, weeks: added.map((_, at) => companies - sum(added.slice(at + 1))) },
    newCompanies: flow('companies'),
    searches: flow('searches'),
    searchesInVain: flow('misses'),
    inquiries: flow('inquiries'),
    answered: { value: shares.at(-1) ?? null, weeks: shares },
    quotations: flow('quotations'),
    offers: flow('offers'),
    revenue: flow('revenue'),
    cases: { value: cases, weeks: [...weeksOf('cases', edition)] },
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

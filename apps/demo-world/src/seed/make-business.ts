import { type CountryCode, countryWeights, places } from './places.ts';
import { createRandom, seedTime } from './random.ts';
import type { Goods, WordPools } from './word-pools.ts';

const typeWeights = { MA: 42, DI: 14, EX: 12, WS: 8, IM: 8, RE: 6, CO: 6, IN: 3, GO: 1 };
const membershipWeights = { standard: 78, gold: 13, premium: 6, platinum: 3 };
const verifiedShare = { standard: 0.04, gold: 0.5, premium: 0.7, platinum: 0.9 };
const deeds: Record<keyof typeof typeWeights, string> = {
  MA: 'makes',
  DI: 'distributes',
  EX: 'exports',
  WS: 'sells wholesale',
  IM: 'imports',
  RE: 'sells',
  CO: 'advises makers of',
  IN: 'invests in makers of',
  GO: 'promotes makers of',
};

/** Makes company `n` of a seed. */
export function makeBusiness(pools: WordPools, seed: number, n: number) {
  const random = createRandom(seed, 'company', n);
  const at = seedTime(random);
  const country = random.weighted(countryWeights);
  const { cities, forms } = places[country];
  const type = random.weighted(typeWeights);
  const subscription = random.weighted(membershipWeights);
  const main = random.pick(pools.goods);
  const others = random
    .some(sameIndustry(pools, main), random.int(1, 4))
    .filter(({ name }) => name !== main.name);
  const family = random.pick(pools.lastNames);
  const name = companyName(family, main.name, random.pick<string>(forms), country);
  const city = random.pick<string>(cities);
  const employees = Math.round(4 * 1.7 ** random.int(1, 12));
  const year = random.int(1920, 2022);
  const goods = [main, ...others].map((one) => one.name.toLowerCase());
  const short = `${family} ${deeds[type]} ${goods.slice(0, 2).join(' and ')} in ${city}.`;
  return {
    id: random.id(at),
    source: 'seed',
    source_id: `${seed}-company-${n}`,
    company_name: name,
    business_type: type,
    industry_id: main.industryId,
    category_ids: [...new Set([main, ...others].map(({ categoryId }) => categoryId))].slice(0, 3),
    country: country as string,
    city,
    zipcode: String(random.int(10_000, 99_999)),
    short_description: short,
    general_description: describe(name, deeds[type], goods, year, employees, random.some(pools.phrases, 3)),
    year_established: year,
    annual_revenue: random.chance(0.6) ? { min: employees * 50_000, max: employees * 150_000 } : null,
    employees: random.chance(0.9) ? { min: employees, max: employees * 2 } : null,
    contact: { website: `https://www.company-${seed}-${n}.example` },
    subscription,
    verified: random.chance(verifiedShare[subscription]),
    created_at: at,
    updated_at: at,
  };
}

export type SeedBusiness = ReturnType<typeof makeBusiness>;

const goodsByIndustry = new Map<string, Goods[]>();

function sameIndustry({ goods }: WordPools, { industryId }: Goods): Goods[] {
  let found = goodsByIndustry.get(industryId);
  if (!found) {
    found = goods.filter((one) => one.industryId === industryId);
    goodsByIndustry.set(industryId, found);
  }
  return found;
}

function companyName(family: string, goods: string, form: string, country: CountryCode): string {
  return country === 'ID' ? `${form} ${family} ${goods}` : `${family} ${goods} ${form}`;
}

function describe(
  name: string,
  deed: string,
  goods: string[],
  year: number,
  employees: number,
  phrases: string[],
): string {
  const list = `${goods.slice(0, -1).join(', ')}${goods.length > 1 ? ' and ' : ''}${goods.at(-1)}`;
  return [
    `${name} ${deed} ${list}. Founded in ${year}, it employs some ${employees} people.`,
    `Customers value its ${phrases[0]} and its ${phrases[1]}.`,
    `Next comes a ${phrases[2]} for ${goods[0]}.`,
  ].join(' ');
}

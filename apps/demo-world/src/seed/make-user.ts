import { languages } from '@wbn/contract/shared/language.ts';
import { foldText } from '@wbn/search-engine/understand/fold-text.ts';
import { countryWeights, places } from './places.ts';
import { createRandom, seedTime } from './random.ts';
import type { WordPools } from './word-pools.ts';

export interface Employer {
  id: string;
  company_name: string;
  business_type: string;
  industry_id: string | null;
}

const jobPositions = [
  'owner',
  'managing-director',
  'sales-manager',
  'export-manager',
  'purchasing-manager',
  'engineer',
];

/** Makes person `n` of a seed, owner of the given company, if any. */
export function makeUser(pools: WordPools, seed: number, n: number, employer: Employer | undefined) {
  const random = createRandom(seed, 'user', n);
  const at = seedTime(random);
  const first = random.pick(pools.firstNames);
  const last = random.pick(pools.lastNames);
  const country = random.weighted(countryWeights);
  const profession = random.pick(pools.professions);
  const plain = (name: string) => foldText(name).replace(/[^a-z]/g, '');
  return {
    id: random.id(at),
    source: 'seed',
    source_id: `${seed}-user-${n}`,
    first_name: first,
    last_name: last,
    username: `${plain(first)}.${plain(last)}.${seed}.${n}`,
    profession,
    country: country as string,
    city: random.pick<string>(places[country].cities),
    preferred_language: random.pick(languages),
    brief_presentation: `${profession} with ${random.int(2, 35)} years in the trade, at home in ${random.pick(pools.phrases)}.`,
    company_name: employer?.company_name ?? null,
    industry_id: employer?.industry_id ?? null,
    job_position: random.pick(jobPositions),
    business_type: employer?.business_type ?? null,
    created_at: at,
    updated_at: at,
  };
}

export type SeedUser = ReturnType<typeof makeUser>;

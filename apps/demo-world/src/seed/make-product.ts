import { createRandom, seedTime } from './random.ts';
import type { WordPools } from './word-pools.ts';

const modelLetters = 'ABCDEFGHKLMNPRSTVWX';

/** Makes product `n` of a seed, of one of the given companies. */
export function makeProduct(pools: WordPools, seed: number, n: number, companyIds: readonly string[]) {
  const random = createRandom(seed, 'product', n);
  const at = seedTime(random);
  const goods = random.pick(pools.goods);
  const model = `${random.pick([...modelLetters])}${random.pick([...modelLetters])}-${random.int(100, 9_999)}`;
  const adjective = random.pick(pools.adjectives);
  const material = random.pick(pools.materials);
  const colour = random.pick(pools.colours);
  return {
    id: random.id(at),
    business_id: random.pick(companyIds),
    source: 'seed',
    source_id: `${seed}-product-${n}`,
    name: `${adjective} ${goods.name} ${model}`,
    model,
    description: `${adjective} ${goods.name.toLowerCase()} in ${colour} ${material.toLowerCase()}, with ${random.pick(pools.phrases)}.`,
    keywords: [material.toLowerCase(), colour],
    specs: [
      { key: 'Material', value: material },
      { key: 'Colour', value: colour },
      { key: 'Weight', value: `${random.int(1, 900) / 10} kg` },
      { key: 'Width', value: `${random.int(5, 2_000)} mm` },
    ],
    industry_id: goods.industryId,
    category_id: goods.categoryId,
    sub_category_id: goods.subCategoryId,
    lead_time: random.chance(0.7) ? `${random.int(1, 12)} weeks` : null,
    stock: random.chance(0.6),
    price: random.chance(0.7) ? { amount: random.int(500, 9_000_000), currency: 'USD' } : null,
    created_at: at,
    updated_at: at,
  };
}

export type SeedProduct = ReturnType<typeof makeProduct>;

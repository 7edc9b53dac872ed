import { allFakers, type Faker, fakerEN } from '@faker-js/faker';
import { readCatalog } from '@wbn/api/catalog/catalog.ts';

/** Something that companies make and sell, with its place in the industry tree. */
export interface Goods {
  industryId: string;
  categoryId: string;
  subCategoryId: string;
  name: string;
}

/** Words made once by faker and then drawn from, because faker would take minutes for a hundred thousand rows. */
export interface WordPools {
  firstNames: string[];
  lastNames: string[];
  phrases: string[];
  adjectives: string[];
  materials: string[];
  colours: string[];
  professions: string[];
  goods: Goods[];
}

const speakers: Faker[] = ['en', 'de', 'es', 'it', 'fr', 'pl', 'tr', 'pt_BR', 'nl', 'sv'].map(
  (name) => allFakers[name as keyof typeof allFakers],
);

export function makeWordPools(seed: number): WordPools {
  for (const faker of speakers) faker.seed(seed);
  fakerEN.seed(seed);
  const many = (count: number, make: (faker: Faker) => string) => [
    ...new Set(Array.from({ length: count }, (_, n) => make(speakers[n % speakers.length] ?? fakerEN))),
  ];
  const english = (count: number, make: () => string) => [...new Set(Array.from({ length: count }, make))];
  return {
    firstNames: many(3_000, (faker) => faker.person.firstName()),
    lastNames: many(6_000, (faker) => faker.person.lastName()),
    phrases: english(3_000, () => fakerEN.company.catchPhrase().toLowerCase()),
    adjectives: english(300, () => fakerEN.commerce.productAdjective()),
    materials: english(300, () => fakerEN.commerce.productMaterial()),
    colours: english(300, () => fakerEN.color.human()),
    professions: english(1_000, () => fakerEN.person.jobTitle()),
    goods: readGoods(),
  };
}

function readGoods(): Goods[] {
  return readCatalog()
    .industries.tree('en')
    .flatMap(({ id, categories }) =>
      categories.flatMap((category) =>
        category.subCategories.map((sub) => ({
          industryId: id,
          categoryId: category.id,
          subCategoryId: sub.id,
          name: sub.name,
        })),
      ),
    );
}

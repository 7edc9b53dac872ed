import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const id = 'virtual:edition-samples';

/** A company of the demo world, as far as stories show it. */
export interface EditionSample {
  readonly companyName: string;
  readonly shortDescription: string;
  readonly generalDescription: string;
  readonly yearStablished: number;
  readonly country: string;
  readonly city: string;
  readonly zipcode: string;
  readonly contact: Readonly<Record<string, unknown>>;
}

/** Returns the Vite plugin that gives stories one company of each country from the demo world. */
export function samplesPlugin(root: string): Plugin {
  return {
    name: 'edition-samples',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return undefined;
      const folder = join(root, 'apps/demo-world/data/businesses');
      const companies = globSync('*.json', { cwd: folder })
        .sort()
        .map((file): EditionSample => JSON.parse(readFileSync(join(folder, file), 'utf8')));
      const byCountry = companies.map((company) => [company.country, pick(company)]);
      return `export const editionSamples = ${JSON.stringify(Object.fromEntries(byCountry))}`;
    },
  };
}

function pick(company: EditionSample): EditionSample {
  const {
    companyName,
    shortDescription,
    generalDescription,
    yearStablished,
    country,
    city,
    zipcode,
    contact,
  } = company;
  return {
    companyName,
    shortDescription,
    generalDescription,
    yearStablished,
    country,
    city,
    zipcode,
    contact,
  };
}

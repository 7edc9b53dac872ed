import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { editionLabel } from './edition-label.ts';
import { languages } from './language.ts';
import { network } from './network.ts';

it.each(network.map(({ id }) => id))('%s has the label that its own site has, in four languages', (id) => {
  const facts = readFileSync(new URL(`../../../editions/${id}/edition.ts`, import.meta.url), 'utf8');
  const own = /label: \{(.*?)\}/s.exec(facts)?.[1] ?? '';
  for (const language of languages) expect(own).toContain(`${language}: '${editionLabel(id, language)}'`);
});

import { qualityParts } from '@wbn/contract/business/quality.ts';
import { expect, it } from 'vitest';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import it_ from '../locales/it.json' with { type: 'json' };
import zh from '../locales/zh.json' with { type: 'json' };

it.each([en, es, it_, zh])("'Why this order?' names the same points as the quality score", ({ order }) => {
  const named = order.whyCompanies.match(/\d+/g)?.map(Number);
  expect(named).toEqual([100, ...Object.values(qualityParts)]);
});

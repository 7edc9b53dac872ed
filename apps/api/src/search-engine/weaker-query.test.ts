import { expect, test } from 'vitest';
import { quote } from './build-document.ts';
import { weakerQuery } from './weaker-query.ts';

const shares: Readonly<Record<string, number>> = { reduc: 0.02, gear: 0.03, speed: 0.01, "l'eau": 0.3 };
const weaker = (query: string) => weakerQuery(query, (lexeme) => shares[lexeme] ?? 0);

test('SRCH-10: of words that must stand together the rarest is left', () => {
  expect(weaker("('gear' & 'reduc')")).toBe("'reduc'");
  expect(weaker("('gear' & 'reduc' | 'gearbox')")).toBe("('reduc' | 'gearbox')");
  expect(weaker("(('gear' & 'reduc') | ('reduc' & 'gear'))")).toBe("'reduc'");
  expect(weaker(`(${quote("l'eau")} & 'speed')`)).toBe("'speed'");
});

test('SRCH-10: a synonym of several words counts as much as its words together', () => {
  expect(weaker("('gear' | 'speed') & 'reduc'")).toBe("'reduc'");
  expect(weaker("('rare' | 'rarer') & 'reduc'")).toBe("('rare' | 'rarer')");
});

test('SRCH-10: a beginning is never taken for rare', () => {
  expect(weaker("('gear' & 're':*)")).toBe("'gear'");
  expect(weaker("'re':*")).toBeUndefined();
});

test('SRCH-10: where little is spared nothing is put before', () => {
  expect(weaker("'gear'")).toBeUndefined();
  expect(weaker("('gear' | 'speed')")).toBeUndefined();
  expect(weaker("('gear' | 'speed' | 'cog' | ('soft' & 'drink'))")).toBeUndefined();
});

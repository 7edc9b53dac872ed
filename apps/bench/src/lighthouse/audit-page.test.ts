import { expect, test } from 'vitest';
import { type Audit, middleAudit, missedScores } from './audit-page.ts';

const audit = (performance: number, accessibility = 100): Audit => ({
  scores: { performance, accessibility, 'best-practices': 95, seo: 100 },
  failed: {},
});

test('names the categories below the least score', () => {
  expect(missedScores(audit(90))).toEqual([]);
  expect(missedScores(audit(89, 99))).toEqual(['performance', 'accessibility']);
});

test('takes the audit in the middle', () => {
  expect(middleAudit([audit(99), audit(80), audit(91)]).scores.performance).toBe(91);
  expect(middleAudit([audit(99), audit(80)]).scores.performance).toBe(80);
});

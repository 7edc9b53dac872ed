import { expect, test } from 'vitest';
import { type Audit, middleAudit, missedScores } from './audit-page.ts';

const audit = (performance: number, accessibility = 100): Audit => ({
  scores: { performance, accessibility, 'best-practices': 95, seo: 100 },
  failed: {},
  metrics: { firstPaint: 900, largestPaint: 1200, blocking: 0, layoutShift: 0 },
  machine: 2000,
});

test('names the categories below the least score', () => {
  expect(missedScores(audit(90))).toEqual([]);
  expect(missedScores(audit(89, 99))).toEqual(['performance', 'accessibility']);
});

test('takes the audit in the middle', () => {
  expect(middleAudit([audit(99), audit(80), audit(91)]).scores.performance).toBe(91);
  expect(middleAudit([audit(99), audit(80)]).scores.performance).toBe(80);
});

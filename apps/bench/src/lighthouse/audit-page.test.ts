import { expect, test } from 'vitest';
import { type Audit, medianAudit, missedLimits } from './audit-page.ts';

const audit = (performance: number, { accessibility = 100, blocking = 0 } = {}): Audit => ({
  scores: { performance, accessibility, 'best-practices': 100, seo: 100 },
  failed: {},
  metrics: { firstPaint: 900, largestPaint: 1200, blocking, layoutShift: 0 },
  machine: 2000,
});

test('names what is outside the limits', () => {
  expect(missedLimits(audit(97, { blocking: 100 }))).toEqual([]);
  expect(missedLimits(audit(96, { accessibility: 99, blocking: 101 }))).toEqual([
    'performance',
    'accessibility',
    'blocking',
  ]);
});

test('takes the median of each figure, the worse of two', () => {
  const three = [audit(99, { blocking: 40 }), audit(80, { blocking: 10 }), audit(91, { blocking: 30 })];
  expect(medianAudit(three)).toMatchObject({ scores: { performance: 91 }, metrics: { blocking: 30 } });
  expect(medianAudit(three.slice(0, 2))).toMatchObject({
    scores: { performance: 80 },
    metrics: { blocking: 40 },
  });
});

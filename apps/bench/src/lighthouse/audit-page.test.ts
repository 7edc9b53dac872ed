import { expect, test } from 'vitest';
import { type Audit, medianAudit } from './audit-page.ts';
import { limitsOf, missedLimits } from './limits.ts';
import { readOrder } from './read-order.ts';

const audit = (performance: number, { accessibility = 100, blocking = 0 } = {}): Audit => ({
  scores: { performance, accessibility, 'best-practices': 100, seo: 100 },
  failed: {},
  metrics: { firstPaint: 900, largestPaint: 1200, blocking, layoutShift: 0 },
  machine: 2000,
});

test('names what is outside the limits, which a busy machine does not share', () => {
  expect(missedLimits(audit(98, { blocking: 50 }), limitsOf(0))).toEqual([]);
  expect(missedLimits(audit(97, { accessibility: 99, blocking: 51 }), limitsOf(0))).toEqual([
    'performance',
    'accessibility',
    'blocking',
  ]);
  expect(missedLimits(audit(90, { blocking: 700 }), limitsOf(2))).toEqual([]);
});

test('takes the middle of each figure, of two the worse', () => {
  const three = [audit(99, { blocking: 40 }), audit(80, { blocking: 10 }), audit(91, { blocking: 30 })];
  expect(medianAudit(three)).toMatchObject({ scores: { performance: 91 }, metrics: { blocking: 30 } });
  expect(medianAudit(three.slice(0, 2))).toMatchObject({
    scores: { performance: 80 },
    metrics: { blocking: 40 },
  });
});

test('reads the command line', () => {
  expect(readOrder(['/', '--runs', '5', '--busy', '2', '--editions', 'chile'])).toEqual({
    paths: ['/'],
    runs: 5,
    busy: 2,
    editions: ['chile'],
  });
  expect(readOrder(['--runs', 'many'])).toBeUndefined();
  expect(readOrder(['industries'])).toBeUndefined();
});

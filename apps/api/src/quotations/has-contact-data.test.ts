import { expect, it } from 'vitest';
import { harmlessTexts, tellingTexts } from '../testing/contact-texts.ts';
import { hasContactData } from './has-contact-data.ts';

it('RFQ-04: passes harmless texts and finds telling ones', () => {
  const [refused, missed] = [
    harmlessTexts.filter(hasContactData),
    tellingTexts.filter((text) => !hasContactData(text)),
  ];
  const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} % of ${whole}`;
  process.stdout.write(
    `harmless texts that pass: ${share(harmlessTexts.length - refused.length, harmlessTexts.length)}; ` +
      `telling texts that are found: ${share(tellingTexts.length - missed.length, tellingTexts.length)}\n`,
  );
  expect(Math.min(harmlessTexts.length, tellingTexts.length)).toBeGreaterThanOrEqual(200);
  expect({ refused, missed }).toEqual({ refused: [], missed: [] });
});

it('RFQ-04: finds contact data in the middle of a long harmless text, and answers it at once', () => {
  const long = harmlessTexts.join('\n').repeat(20).slice(0, 3_000);
  expect(hasContactData(`${long}\nRing 0412 345 678\n${long}`)).toBe(true);
  const begun = performance.now();
  for (const text of ['0 '.repeat(1_500), 'a.'.repeat(1_500), '+1'.repeat(1_500), 'tel '.repeat(750)])
    hasContactData(text);
  expect(performance.now() - begun).toBeLessThan(1_000);
});

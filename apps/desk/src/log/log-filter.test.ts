import { staffActNames } from '@wbn/contract/desk/staff-acts.ts';
import { expect, it } from 'vitest';
import texts from './locales/en.json' with { type: 'json' };
import { logPath, readLogFilter } from './log-filter.ts';

it('STF-51: a filter of the log is in its address, without what is unknown', () => {
  const filter = {
    group: 'pay',
    act: 'grant-plan',
    staffID: 'command:Ana',
    targetID: '7',
    from: '2026-11-01',
  } as const;
  const path = logPath(filter);
  expect(readLogFilter(new URL(path, 'http://desk').searchParams)).toEqual(filter);
  expect(readLogFilter(new URLSearchParams('group=theft&act=steal&from=yesterday&other=1'))).toEqual({});
  expect(logPath({})).toBe('/log');
});

it('STF-51: every act of staff has a text', () => {
  const known = Object.keys(texts.acts);
  expect(staffActNames.filter((act) => !known.includes(act))).toEqual([]);
});

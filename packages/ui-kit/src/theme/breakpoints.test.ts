import { expect, it } from 'vitest';
import { below, breakpoints, from } from './breakpoints.ts';

it('CON-13: breakpoints are 0, 768, 992 and 1200', () => {
  expect(breakpoints).toEqual({ xs: 0, sm: 768, md: 992, lg: 1200 });
});

it('CON-13: media queries of a breakpoint meet without gap or overlap', () => {
  for (const name of ['sm', 'md', 'lg'] as const) {
    expect(from[name]).toContain(`(min-width: ${breakpoints[name]}px)`);
    expect(below[name]).toContain(`(max-width: ${breakpoints[name] - 0.02}px)`);
  }
});

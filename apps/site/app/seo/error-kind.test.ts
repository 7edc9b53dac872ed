import { expect, it } from 'vitest';
import { errorKind } from './error-kind.ts';

const answered = (status: number) => ({ status, statusText: '', internal: false, data: null });

it.each([
  ['missing', answered(404)],
  ['unavailable', answered(503)],
  ['unavailable', answered(502)],
  ['failed', answered(500)],
  ['offline', new TypeError('Failed to fetch')],
  ['offline', new TypeError('NetworkError when attempting to fetch resource.')],
  ['offline', new TypeError('Load failed')],
  ['failed', new TypeError('x is not a function')],
  ['failed', new Error('Failed to fetch')],
])('an error page is of the kind %s: %o', (kind, error) => {
  expect(errorKind(error)).toBe(kind);
});

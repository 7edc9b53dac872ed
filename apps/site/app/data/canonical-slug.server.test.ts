import { businessPath } from '@wbn/cards/business/business-path.ts';
import type { Edition } from '@wbn/edition/edition.ts';
import { RouterContextProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { viewContext } from '../context.ts';
import { redirectToCanonicalSlug } from './canonical-slug.server.ts';

const context = new RouterContextProvider();
context.set(viewContext, {
  edition: { language: 'en' } as unknown as Edition,
  language: 'es',
  hosts: { site: 'http://localhost', accounts: '', api: '' },
});
const businessID = '01890a5d-ac96-774b-bcce-b302099a8057';
const path = (companyName: string) => businessPath({ businessID, general: { companyName } });

const redirectOf = (asked: string, right: string) => {
  try {
    redirectToCanonicalSlug(context, new URL(`http://localhost/es${asked}`), right);
  } catch (answer) {
    const { status, headers } = answer as Response;
    return [status, headers.get('location')];
  }
};

describe('redirectToCanonicalSlug (decision 6)', () => {
  it('redirects a wrong, old or missing name to the canonical path', () => {
    const right = path('Acme Ltd');
    expect(redirectOf(path('Acme Limited'), right)).toEqual([301, `/es${right}`]);
    expect(redirectOf(`/business/${businessID}/`, right)).toEqual([301, `/es${right}`]);
  });

  it.each([
    'Acme Ltd',
    'Åkerström & Söner AB',
    '東京ポンプ株式会社',
    '50% Off/On "Pumps" #1?',
    'مضخات',
    "L'Été",
  ])('RT-16: leaves %s alone, however often a browser has encoded it', (name) => {
    const right = path(name);
    expect(redirectOf(right, right)).toBeUndefined();
    expect(redirectOf(decodeURIComponent(right), right)).toBeUndefined();
    expect(redirectOf(right.slice(0, -1), right)).toBeUndefined();
  });
});

import { expect, it } from 'vitest';
import { renderPage } from '../fixtures/render-page.tsx';
import { TimeAgo } from './time-ago.tsx';

it('SOC-10: is a date in the page of the server, which stays right while the page is cached', () => {
  const html = renderPage(<TimeAgo at={new Date(Date.now() - 60_000).toISOString()} />);
  expect(html).toMatch(/<time [^>]*>\d+ \w+ \d{4}<\/time>/);
});

import { lazy, Suspense } from 'react';
import { expect, test } from 'vitest';
import { renderWaiting } from './render-waiting.server.ts';

test('RT-01: a part whose code comes late stands in its place on a long page, without a script', async () => {
  const words = 'Couplings, valves and pumps from the Waikato. '.repeat(400);
  const Late = lazy(async () => ({ default: () => <section id="late">{words}</section> }));
  const html = await renderWaiting(
    <html lang="en">
      <body>
        <main>
          <p>{words}</p>
          <Suspense fallback={<p>Loading</p>}>
            <Late />
          </Suspense>
        </main>
      </body>
    </html>,
  );
  const text = html.toString();
  expect(text).toMatch(/<main>.*<section id="late">.*<\/main>/);
  expect(text).not.toContain('Loading');
  expect(text).not.toMatch(/<template|<script|hidden=""/);
});

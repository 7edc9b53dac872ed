import { expect, inject, it } from 'vitest';
import { pressControls, type Walk } from './testing/press-controls.ts';
import { useVisitor } from './testing/visit.ts';

const visitor = useVisitor();

/** The dead button is below the fold, because scrolling to it and focusing it must not count as effects. */
const document = `<!doctype html><title>Controls</title><link rel="icon" href="data:,">
<style>button:focus { outline: 2px solid }</style>
<main>
  <button onclick="this.textContent = 'Done'">Do</button>
  <a href="/industries" onclick="event.preventDefault(); location.href = '/countries'">Industries</a>
  <div style="height: 4000px"></div>
  <button onfocus="this.dataset.focused = ''">Dead</button>
</main>`;

it('pressControls reports a button without effect and a link with a wrong target', async () => {
  const page = await visitor.open('/robots.txt', { viewport: { width: 1280, height: 900 } });
  await page.route('**/about-us', (route) => route.fulfill({ contentType: 'text/html', body: document }));
  const walk: Walk = {
    hosts: [inject('siteUrl')],
    pressed: new Set(),
    reached: undefined,
    isSpared: () => false,
    problems: [],
    patience: 15_000,
  };
  page.setDefaultTimeout(15_000);
  await pressControls(page, '/about-us', walk);
  expect(walk.problems).toEqual([
    "/about-us: link 'Industries' says /industries and ends on /countries",
    "/about-us: button 'Dead' does nothing",
  ]);
});

import type { Page } from 'playwright-core';
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

const beginWalk = (kinds?: Set<string>): Walk => ({
  hosts: [inject('siteUrl')],
  pressed: new Set(),
  kinds,
  reached: undefined,
  isSpared: () => false,
  problems: [],
  patience: 15_000,
});

async function openWith(documents: Readonly<Record<string, string>>): Promise<Page> {
  const page = await visitor.open('/robots.txt', { viewport: { width: 1280, height: 900 } });
  for (const [path, body] of Object.entries(documents))
    await page.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/html', body }));
  page.setDefaultTimeout(15_000);
  return page;
}

it('pressControls reports a button without effect and a link with a wrong target', async () => {
  const page = await openWith({ '/about-us': document });
  const walk = beginWalk();
  await pressControls(page, '/about-us', walk);
  expect(walk.problems).toEqual([
    "/about-us: link 'Industries' says /industries and ends on /countries",
    "/about-us: button 'Dead' does nothing",
  ]);
});

it('pressControls presses one button of each look and name where that is enough, and every menu', async () => {
  const buttons = (effect: string) => `<!doctype html><title>Buttons</title><link rel="icon" href="data:,">
<main>
  <button class="filled" onclick="${effect}">Save</button>
  <button class="plain" onclick="${effect}">Save</button>
  <button class="plain" aria-haspopup="menu" onclick="${effect}">More</button>
</main>`;
  const page = await openWith({
    '/about-us': buttons(`this.title += 'Done'`),
    '/industries': buttons('').replace('plain">Save', 'plain">Send'),
  });
  const walk = beginWalk(new Set());
  await pressControls(page, '/about-us', walk);
  await pressControls(page, '/industries', walk);
  expect(walk.problems).toEqual(["/industries: button 'More' does nothing"]);
});

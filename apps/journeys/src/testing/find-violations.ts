import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** What axe finds wrong with the page that is shown; the page was opened with `bypassCSP`. */
export async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  // A button on its way from one colour scheme to the other has the contrast of neither.
  await page.evaluate(async () => {
    // What stands far down keeps the colours in which it was last drawn until it is near.
    const drawAll = new CSSStyleSheet();
    drawAll.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(drawAll);
    await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
    const changes = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(changes.map(({ finished }) => finished));
  });
  return page.evaluate(async () => {
    const { axe: engine } = window as unknown as { axe: typeof axe };
    const results = await engine.run(document, {
      resultTypes: ['violations'],
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    return results.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`,
    );
  });
}

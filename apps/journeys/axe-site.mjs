import chromium from '@sparticuz/chromium'; import { chromium as pw } from 'playwright-core'; import { createRequire } from 'node:module'; import fs from 'node:fs';
const axe = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'),'utf8');
for (const scheme of ['light','dark']) for (const width of [1280, 390]) {
  const b = await pw.launch({ executablePath: await chromium.executablePath(), args: chromium.args, headless: true });
  const c = await b.newContext({ viewport: { width, height: 900 }, colorScheme: scheme, bypassCSP: true }); const p = await c.newPage();
  for (const path of process.argv.slice(2)) {
    await p.goto('http://localhost:4300'+path, {waitUntil:'networkidle'}); await p.evaluate(axe);
    const r = await p.evaluate(() => axe.run(document, { runOnly: ['wcag2a','wcag2aa','wcag21a','wcag21aa','wcag22aa','best-practice'] }));
    const overflow = await p.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
    console.log(scheme, width, path.slice(0,40), r.violations.length ? '' : 'ok', overflow ? 'OVERFLOW' : '');
    for (const v of r.violations) console.log('   ', v.id, v.impact, v.nodes.length, v.nodes[0].html.slice(0,160), v.nodes[0].failureSummary?.replace(/\n/g,' ').slice(0,200));
  }
  await b.close();
}

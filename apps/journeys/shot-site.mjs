import chromium from '@sparticuz/chromium';
import { chromium as pw } from 'playwright-core';

const [out, ...rest] = process.argv.slice(2);
for (const spec of rest) {
  // path|width|scheme|full
  const [name, path, width = '1280', scheme = 'light', full = ''] = spec.split('|');
  const b = await pw.launch({
    executablePath: await chromium.executablePath(),
    args: chromium.args.filter((a) => a !== '--disable-web-security'),
    headless: true,
  });
  const c = await b.newContext({
    viewport: { width: +width, height: +width < 500 ? 844 : 900 },
    colorScheme: scheme,
  });
  const p = await c.newPage();
  const reqs = [];
  p.on('console', (m) => {
    if (['error', 'warning'].includes(m.type()))
      console.log(name, 'CONSOLE', m.type(), m.text().slice(0, 400));
  });
  p.on('pageerror', (e) => console.log(name, 'PAGEERROR', String(e).slice(0, 600)));
  p.on('requestfailed', (r) => console.log(name, 'FAILED', r.url(), r.failure()?.errorText));
  p.on('response', (r) => {
    if (r.status() >= 400) console.log(name, 'HTTP', r.status(), r.url());
  });
  p.on('request', (r) => reqs.push(r.resourceType() + ' ' + r.url()));
  await p.goto('http://localhost:4300' + path, { waitUntil: 'networkidle' });
  if (process.env.REQS) console.log(reqs.join('\n'));
  await p.screenshot({ path: `${out}/${name}.png`, fullPage: full === 'full' });
  await b.close();
}

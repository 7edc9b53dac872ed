import chromium from '@sparticuz/chromium';
import { chromium as pw } from 'playwright-core';

const b = await pw.launch({
  executablePath: await chromium.executablePath(),
  args: chromium.args.filter((a) => a !== '--disable-web-security'),
  headless: true,
});
const c = await b.newContext({ viewport: { width: 1280, height: 900 } });
const p = await c.newPage();
const log = true;
p.on('console', (m) => console.log('CONSOLE', m.type(), m.text().slice(0, 500)));
p.on('pageerror', (e) => console.log('PAGEERROR', String(e).slice(0, 500)));
p.on('request', (r) => {
  if (log && !['image', 'font'].includes(r.resourceType()))
    console.log('  >', r.resourceType(), r.url().replace('http://localhost:4300', ''));
});
const step = (s) => console.log('##', s, p.url());
await p.goto('http://localhost:4300/', { waitUntil: 'networkidle' });
step('home');
await p.click('footer >> text=About Us');
await p.waitForURL('**/about-us');
await p.waitForLoadState('networkidle');
step('about');
console.log(
  await p.title(),
  '|',
  await p.textContent('main h1'),
  '|',
  await p.evaluate(() => document.activeElement?.id),
  '|',
  await p.evaluate(() => document.querySelector('link[rel=canonical]')?.href),
);
await p.click('header >> text=Australia');
await p.waitForURL('http://localhost:4300/');
await p.waitForLoadState('networkidle');
step('home again');
await p.click('aside a >> nth=2');
await p.waitForURL('**/industries*');
await p.waitForLoadState('networkidle');
step('industries');
await p.fill('header input[name=search]', 'sweater');
await p.selectOption('header select[name=business]', 'PR');
await p.press('header input[name=search]', 'Enter');
await p.waitForURL('**/search-result*');
await p.waitForLoadState('networkidle');
step('results');
console.log(await p.title(), '|', await p.textContent('main h1'));
await p.click('main article a, main li a[href*="business-product"]');
await p.waitForURL('**/business-product/**');
await p.waitForLoadState('networkidle');
step('product');
console.log(await p.title(), '|', await p.textContent('main h1'));
await p.reload({ waitUntil: 'networkidle' });
step('product reloaded');
console.log(await p.title());
await p.goBack();
await p.waitForLoadState('networkidle');
step('back');
console.log(await p.textContent('main h1'));
await p.hover('aside a >> nth=0');
await p.waitForTimeout(800);
step('hover');
await p.screenshot({ path: '/tmp/shots/flyout.png' });
await p.setViewportSize({ width: 390, height: 844 });
await p.click('button[aria-label="Open menu"]');
await p.waitForTimeout(500);
await p.screenshot({ path: '/tmp/shots/menu.png' });
await p.click('nav[popover] >> text=Contact us');
await p.waitForURL('**/contact-us');
await p.waitForTimeout(500);
step('contact');
console.log(
  'menu open:',
  await p.evaluate(() => document.querySelector('nav[popover]').matches(':popover-open')),
);
await p.screenshot({ path: '/tmp/shots/m-contact.png' });
await b.close();

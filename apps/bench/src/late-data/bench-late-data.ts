import { openBrowser } from '@wbn/journeys/src/testing/launch-chromium.ts';
import { say } from '../bed/checkout.ts';
import type { Bench } from '../bench.ts';
import { printFigure } from '../measure/figure.ts';
import { median } from '../measure/sample.ts';
import { lookUpPages } from '../pages/look-up-pages.ts';
import { choosePages } from '../pages/page-paths.ts';
import { startLine } from './start-line.ts';
import { type Visit, visitByPhone } from './visit-by-phone.ts';

/** An API that is far away, or thinks for long. */
const far = { roundTrip: 400 };
/** As Lighthouse's slow phone: 1.6 Mbit/s. */
const phoneLine = { roundTrip: 150, bytesPerMillisecond: 200 };
const kinds = ['company page', 'product page', 'results page'] as const;
const visitsPerRound = 4;

/** First visits of a phone on a slow line to pages whose data is late: those whose head leaves before, and whole ones, by turns. */
export const benchLateData: Bench = async (bed, { rounds }) => {
  await bed.buildSite();
  const api = await bed.startApi();
  const apiUrl = await startLine(bed.cleanup, api.url, far);
  const open = async (headDelay: string) => {
    const site = await bed.startSite(apiUrl, { PAGE_CACHE_SECONDS: '0', HEAD_DELAY: headDelay });
    // Shows how its pages begin.
    await lookUpPages(site.url, ['/']);
    return { url: site.url, phoneUrl: await startLine(bed.cleanup, site.url, phoneLine) };
  };
  const early = await open('50');
  const whole = await open('600000');
  const { paths } = await choosePages(bed);
  const browser = await openBrowser();
  bed.cleanup.add(() => browser.close());
  for (const kind of kinds) {
    const pages = await lookUpPages(whole.url, paths[kind].slice(0, rounds * visitsPerRound));
    say(`${kind}: ${pages.length} visits to each site ...`);
    const visits: { readonly early: Visit[]; readonly whole: Visit[] } = { early: [], whole: [] };
    for (const { path } of pages) {
      visits.early.push(await visitByPhone(browser, early.phoneUrl + path));
      visits.whole.push(await visitByPhone(browser, whole.phoneUrl + path));
    }
    for (const part of ['firstByte', 'firstPaint', 'largestPaint'] as const) {
      const headFirst = median(visits.early.map((visit) => visit[part]));
      const allAtOnce = median(visits.whole.map((visit) => visit[part]));
      printFigure({
        bench: 'late-data',
        name: `${kind}, ${part}`,
        apiRoundTrip: far.roundTrip,
        visits: pages.length,
        headFirst,
        whole: allAtOnce,
        ratioToWhole: headFirst / allAtOnce,
      });
    }
  }
};

import { say } from '../harness/checkout.ts';
import type { Cleanup } from '../harness/cleanup.ts';
import { type RunningProduct, startProgram } from '../harness/processes.ts';
import { type Contender, compare, type Effort, loadHttp, median, printFigure } from '../measure.ts';
import type { Pages } from './choose-pages.ts';
import { loadPages, modes, openCheckouts, type PagesOrder, readAll } from './open-checkout.ts';

/**
 * Measures pages of the demo world with 16 readers, rendered and from the cache, and the memory of API and site. With `against` beside the
 * same pages of another checkout in turn; otherwise cached pages beside a file of 30 kB from sirv.
 */
export async function benchPages(cleanup: Cleanup, effort: Effort, order: PagesOrder): Promise<void> {
  const { against } = order;
  const sirv = await startStaticServer(cleanup);
  for (const mode of Object.keys(modes) as (keyof typeof modes)[]) {
    const { own, other } = await openCheckouts(cleanup, order, mode);
    printMemory(`memory before load, ${mode}`, own.product);
    for (const kind of Object.keys(own.pages) as (keyof Pages)[]) {
      say(`Measuring ${kind}, ${mode} ...`);
      const pages = await readAll(own, kind);
      const beside = other
        ? { name: against ?? '', run: await loadPages(other, kind) }
        : mode === 'from cache'
          ? sirv
          : undefined;
      const facts = {
        bench: 'pages',
        pages: pages.length,
        medianBytes: median(pages.map(({ html }) => Buffer.byteLength(html))),
      };
      await compare(facts, { name: `${kind}, ${mode}`, run: await loadPages(own, kind) }, beside, effort);
    }
    printMemory(`memory after load, ${mode}`, own.product);
    await other?.product.stop();
    await own.product.stop();
  }
}

async function startStaticServer(cleanup: Cleanup): Promise<Contender> {
  const url = await startProgram(cleanup, new URL('static-server.ts', import.meta.url), '/');
  return {
    name: 'static 30 kB by sirv',
    run: (seconds) => loadHttp(url, [{ method: 'GET', path: '/' }], seconds),
  };
}

function printMemory(name: string, product: RunningProduct): void {
  const { apiMegabytes, siteMegabytes } = product.memory();
  const together = apiMegabytes + siteMegabytes;
  printFigure({ bench: 'pages', name, apiMegabytes, siteMegabytes, together });
}

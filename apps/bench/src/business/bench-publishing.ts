import { printFigure } from '../measure/figure.ts';
import type { Companies } from './open-businesses.ts';

const rounds = 30;

/** Milliseconds from asking to publish a product until a search for its name finds it. */
export async function benchPublishing({ ask, addCompany }: Companies): Promise<void> {
  const businessID = await addCompany('Bench Publisher', 0);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const name = `Quoinlatch ${round} ${businessID.slice(-6)}`;
    const { data } = await ask('POST', 'product/create', { name, status: 'draft', businessID });
    if ((await find(ask, name)) > 0) throw new Error('A draft was found.');
    const start = performance.now();
    await ask('PUT', `product/${data.productID}/status`, { status: 'published' });
    while ((await find(ask, name)) === 0) {
      if (performance.now() - start > 10_000)
        throw new Error('A published product was not found in ten seconds.');
    }
    times.push(performance.now() - start);
    await ask('DELETE', `product/${data.productID}`);
  }
  times.sort((one, other) => one - other);
  const [p50 = 0, most = 0] = [times[rounds >> 1], times.at(-1)];
  printFigure({ bench: 'business', name: 'publish until found (ms)', rounds, p50, most, allowed: 1_000 });
}

async function find(ask: Companies['ask'], name: string): Promise<number> {
  const { data } = await ask('POST', 'search/product', { textQuery: `"${name}"`, skip: 0, size: 5 });
  return data.results.filter((product: { name: string }) => product.name === name).length;
}

import { printFigure } from '../measure/figure.ts';
import type { Companies } from './open-businesses.ts';

const rows = 10_000;

/** A CSV of 10,000 rows beside others who read a company: how long it takes, and how long the others wait. */
export async function benchImport({ ask, addCompany }: Companies): Promise<void> {
  const businessID = await addCompany('Bench Importer', 0);
  const csv = makeCsv();
  const path = `product/import?bid=${businessID}&dryRun=false`;
  const alone = await readBeside(ask, businessID, () => new Promise((done) => setTimeout(done, 1_000)));
  const start = performance.now();
  const beside = await readBeside(ask, businessID, () =>
    ask('POST', path, csv, { 'content-type': 'text/csv' }),
  );
  const { data } = beside.result as { data: { rows: number; created: number; problemCount: number } };
  printFigure({
    bench: 'business',
    name: 'CSV import',
    rows: data.rows,
    created: data.created,
    refused: data.problemCount,
    milliseconds: performance.now() - start,
    readsBeside: beside.count,
    p50Beside: beside.p50,
    mostBeside: beside.most,
    p50Alone: alone.p50,
    mostAlone: alone.most,
  });
}

/** Reads a company over and over, one at a time, until something has been done. */
async function readBeside(ask: Companies['ask'], businessID: string, run: () => Promise<unknown>) {
  let over = false;
  const running = run().finally(() => {
    over = true;
  });
  const times: number[] = [];
  while (!over) {
    const start = performance.now();
    await ask('GET', `business/profile/${businessID}`);
    times.push(performance.now() - start);
  }
  const result = await running;
  times.sort((one, other) => one - other);
  return { result, count: times.length, p50: times[times.length >> 1] ?? 0, most: times.at(-1) ?? 0 };
}

function makeCsv(): string {
  const lines = ['name,status,brand,model,description,leadTime,stock'];
  for (let row = 1; row <= rows; row += 1) {
    lines.push(
      `Importgrommet ${row},published,Bench,IG-${row},"A grommet, number ${row}, of rubber",3 weeks,yes`,
    );
  }
  return lines.join('\r\n');
}

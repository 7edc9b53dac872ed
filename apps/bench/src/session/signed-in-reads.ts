import { loadBusiness } from '@wbn/contract/business/load-business.ts';
import { loadProduct } from '@wbn/contract/business/load-product.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Bed } from '../bed/open-bed.ts';
import { processorTime } from '../bed/processor-time.ts';
import { type LoadRequest, loadHttp } from '../measure/http-load.ts';
import type { Contender, Subject } from '../measure/run-rounds.ts';
import { startKeyHost } from './key-host.ts';

/** People who are signed in at the same time; each sends a token of its own. */
const people = 200;

/** Reads of companies and products by people who are signed in, each beside the same reads by visitors. */
export async function signedInReads(bed: Bed): Promise<Subject[]> {
  const host = await startKeyHost(bed.cleanup);
  const api = await bed.startApi({ PUBLIC_ACCOUNTS_URL: host.url });
  const tokens = await Promise.all(Array.from({ length: people }, () => host.sign(newId(), newId())));
  const subjects = [
    { call: loadBusiness, table: 'business' },
    { call: loadProduct, table: 'product' },
  ].map(async ({ call, table }): Promise<Subject> => {
    const rows = await bed.query<{ id: string }>(
      `select id from ${table} order by source_id limit ${people}`,
    );
    const visitors = rows.map(
      ({ id }): LoadRequest => ({ method: 'GET', path: `/${call.path.replace('{id}', id)}` }),
    );
    const members = visitors.map((request, at) => ({
      ...request,
      headers: { authorization: `Bearer ${tokens[at % people]}` },
    }));
    const load = (requests: LoadRequest[]) => (seconds: number) => loadHttp(api.url, requests, seconds);
    const own = countProcessorTime(api.pid, `API ${call.path}, signed in`, load(members));
    const limit = countProcessorTime(api.pid, 'the same, anonymous', load(visitors));
    return {
      ...own,
      limit,
      get facts() {
        const [microseconds, limitMicroseconds] = [own.perRequest(), limit.perRequest()];
        const processorRatioToLimit = limitMicroseconds / microseconds;
        return { people, records: rows.length, microseconds, limitMicroseconds, processorRatioToLimit };
      },
    };
  });
  return Promise.all(subjects);
}

/** Notes the microseconds that the server computes for a request: a busy machine changes them less than how many it answers. */
function countProcessorTime(pid: number, name: string, load: Contender['run']) {
  let milliseconds = 0;
  let requests = 0;
  return {
    name,
    async run(seconds: number) {
      const before = processorTime(pid);
      const sample = await load(seconds);
      milliseconds += processorTime(pid) - before;
      requests += sample.requestsPerSecond * seconds;
      return sample;
    },
    perRequest: () => (milliseconds * 1000) / requests,
  };
}

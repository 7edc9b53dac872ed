import { type HeapProfiler, type Profiler, type Runtime, Session } from 'node:inspector/promises';
import { createRenderPath, loadSiteBuild } from '../limits/site-build.ts';

/** Shares of the processor time that loaders, router and renderer take together; their sum is 1. */
export interface RenderingShares {
  /** React, its text made bytes, and collecting its garbage: what drawing the same takes alone. */
  readonly react: number;
  /** Asking the API and reading what it answers. */
  readonly apiCalls: number;
  /** Collecting the garbage of all others. */
  readonly garbage: number;
  readonly rest: number;
}

const atOnce = 8;
const warmUp = 300;
const pages = 600;
const microseconds = 200;
/** Bytes between two allocations that are looked at. */
const bytes = 16_384;

/** Lets the site's build render pages in this process and looks where it is, 5,000 times a second. */
export async function profileRendering(apiUrl: string, paths: readonly string[]): Promise<RenderingShares> {
  process.env.NODE_ENV = 'production';
  const build = await loadSiteBuild();
  const renderPage = build.entry.module.createRenderPage(build, { apiUrl, apiTimeout: 10_000 });
  const render = await createRenderPath(renderPage, apiUrl);
  const renderMany = async (count: number) => {
    let next = 0;
    const goOn = async () => {
      while (next < count) await render(paths[next++ % paths.length] ?? '/');
    };
    await Promise.all(Array.from({ length: atOnce }, goOn));
  };
  await renderMany(warmUp);
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: microseconds });
  await session.post('Profiler.start');
  await renderMany(pages);
  const { profile } = await session.post('Profiler.stop');
  // After the profile: looking at allocations takes time of its own.
  await session.post('HeapProfiler.startSampling', {
    samplingInterval: bytes,
    includeObjectsCollectedByMajorGC: true,
    includeObjectsCollectedByMinorGC: true,
  });
  await renderMany(pages);
  const { profile: allocations } = await session.post('HeapProfiler.stopSampling');
  session.disconnect();
  return sharesOf(profile, allocatedByReact(allocations.head));
}

/** React's share of all that was allocated. */
function allocatedByReact(head: HeapProfiler.SamplingHeapProfileNode): number {
  const sums = { react: 0, all: 0 };
  const add = (node: HeapProfiler.SamplingHeapProfileNode, frames: readonly Runtime.CallFrame[]) => {
    const here = [node.callFrame, ...frames];
    const kind = kindOf(here);
    if (kind !== 'none') sums.all += node.selfSize;
    if (kind === 'react') sums.react += node.selfSize;
    for (const child of node.children) add(child, here);
  };
  add(head, []);
  return sums.react / sums.all;
}

function sharesOf(
  { nodes, samples = [], timeDeltas = [] }: Profiler.Profile,
  garbageOfReact: number,
): RenderingShares {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
  const framesOf = (id: number): Runtime.CallFrame[] => {
    const node = byId.get(id);
    const parent = parents.get(id);
    return [...(node ? [node.callFrame] : []), ...(parent === undefined ? [] : framesOf(parent))];
  };
  const kinds = new Map(nodes.map(({ id }) => [id, kindOf(framesOf(id))]));
  const sums = { react: 0, apiCalls: 0, garbage: 0, rest: 0, none: 0 };
  for (const [at, id] of samples.entries()) sums[kinds.get(id) ?? 'none'] += timeDeltas[at] ?? 0;
  const all = sums.react + sums.apiCalls + sums.garbage + sums.rest;
  const reactGarbage = sums.garbage * garbageOfReact;
  return {
    react: (sums.react + reactGarbage) / all,
    apiCalls: sums.apiCalls / all,
    garbage: (sums.garbage - reactGarbage) / all,
    rest: sums.rest / all,
  };
}

/** From the innermost frame outwards; what waits, and the profiler itself, are nothing. */
function kindOf(frames: readonly Runtime.CallFrame[]): keyof RenderingShares | 'none' {
  const names = frames.map(({ functionName }) => functionName);
  if (names[0] === '(idle)' || names.includes('post')) return 'none';
  if (names[0] === '(garbage collector)') return 'garbage';
  if (names.some((name) => name.startsWith('renderToString') || name === 'toBytes')) return 'react';
  const isCall = frames.some(
    ({ url, functionName }) =>
      /^node:(?:_http|net|internal\/stream)/.test(url) || functionName === 'exchange',
  );
  return isCall ? 'apiCalls' : 'rest';
}

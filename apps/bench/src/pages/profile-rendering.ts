import { type Profiler, Session } from 'node:inspector/promises';
import { createRenderPath, loadSiteBuild } from '../limits/site-build.ts';

/** Shares of the processor time that loaders, router and renderer take together; their sum is 1. */
export interface RenderingShares {
  /** React, and its text made bytes: what drawing the same takes at least. */
  readonly react: number;
  /** Asking the API and reading what it answers. */
  readonly apiCalls: number;
  /** Collecting garbage, also React's. */
  readonly garbage: number;
  readonly rest: number;
}

const atOnce = 8;
const warmUp = 300;
const pages = 600;
const microseconds = 200;

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
  session.disconnect();
  return sharesOf(profile);
}

function sharesOf({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): RenderingShares {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
  const framesOf = (id: number): Profiler.ProfileNode[] => {
    const node = byId.get(id);
    const parent = parents.get(id);
    return [...(node ? [node] : []), ...(parent === undefined ? [] : framesOf(parent))];
  };
  const kinds = new Map(nodes.map(({ id }) => [id, kindOf(framesOf(id))]));
  const sums = { react: 0, apiCalls: 0, garbage: 0, rest: 0, none: 0 };
  for (const [at, id] of samples.entries()) sums[kinds.get(id) ?? 'none'] += timeDeltas[at] ?? 0;
  const { none: _, ...taken } = sums;
  const all = Object.values(taken).reduce((sum, time) => sum + time, 0);
  const shareOf = (kind: keyof RenderingShares) => taken[kind] / all;
  return {
    react: shareOf('react'),
    apiCalls: shareOf('apiCalls'),
    garbage: shareOf('garbage'),
    rest: shareOf('rest'),
  };
}

/** From the innermost frame outwards; what waits, and the profiler itself, are nothing. */
function kindOf(frames: readonly Profiler.ProfileNode[]): keyof RenderingShares | 'none' {
  const names = frames.map(({ callFrame }) => callFrame.functionName);
  if (names[0] === '(idle)' || names.includes('post')) return 'none';
  if (names[0] === '(garbage collector)') return 'garbage';
  if (names.some((name) => name.startsWith('renderToString') || name === 'renderAtOnce')) return 'react';
  const isCall = frames.some(
    ({ callFrame: { url, functionName } }) =>
      /^node:(?:_http|net|internal\/stream)/.test(url) || functionName === 'exchange',
  );
  return isCall ? 'apiCalls' : 'rest';
}

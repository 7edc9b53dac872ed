import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { benchData, say } from '../harness/checkout.ts';
import type { Cleanup } from '../harness/cleanup.ts';
import { findFreePort, residentMemory } from '../harness/processes.ts';

export interface Nodes {
  /** Addresses of both nodes. */
  readonly urls: readonly string[];
  /** Memory of both nodes in megabytes. */
  memory(): number;
  /** Kills the first node, like a failing machine. */
  kill(): Promise<void>;
}

/** Jars and compiled classes, kept between runs, and the data of the nodes. */
const folder = join(dirname(benchData), 'opensearch');
const jars = join(folder, 'lib');
const classes = join(folder, 'classes');
const names = ['one', 'two'];
const startTimeout = 120_000;

/** Returns what is missing to start nodes here, in one sentence. */
export function missingForNodes(): string | undefined {
  const missing = [
    ['java', '-version'],
    ['javac', '-version'],
    ['mvn', '--version'],
  ].find(([program = '', option = '']) => spawnSync(program, [option]).error)?.[0];
  if (!missing) return undefined;
  const needed = missing === 'mvn' ? 'Maven' : 'Java (a JDK of 17 or later)';
  return `pnpm check:opensearch needs ${needed}, which is not installed.`;
}

/** Starts a cluster of two OpenSearch nodes of 1 GB each, on free ports of 127.0.0.1, and waits until both have joined. */
export async function startNodes(cleanup: Cleanup): Promise<Nodes> {
  const source = (name: string) => fileURLToPath(new URL(name, import.meta.url));
  mkdirSync(folder, { recursive: true });
  copyFileSync(source('pom.xml'), join(folder, 'pom.xml'));
  say('Fetching the jars of OpenSearch ...');
  run('mvn', ['-q', '-B', 'dependency:copy-dependencies', `-DoutputDirectory=${jars}`]);
  run('javac', ['-cp', join(jars, '*'), '-d', classes, source('OpenSearchNode.java')]);
  say('Starting two OpenSearch nodes ...');
  const ports = await Promise.all(
    names.map(async () => ({ http: await findFreePort(), transport: await findFreePort() })),
  );
  const seeds = ports.map(({ transport }) => `127.0.0.1:${transport}`).join();
  const children = ports.map(({ http, transport }, at) => startNode(cleanup, at, http, transport, seeds));
  const urls = ports.map(({ http }) => `http://127.0.0.1:${http}`);
  await waitForBoth(urls[0] ?? '', children);
  return {
    urls,
    memory: () => children.reduce((sum, { pid }) => sum + residentMemory(pid ?? 0), 0),
    async kill() {
      const [first] = children;
      first?.kill('SIGKILL');
      if (first) await once(first, 'exit');
    },
  };
}

function startNode(cleanup: Cleanup, at: number, http: number, transport: number, seeds: string) {
  const home = join(folder, `node-${names[at]}`);
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home);
  const log = openSync(join(home, 'log.txt'), 'w');
  const settings = {
    'cluster.name': 'wbn-check',
    'cluster.initial_cluster_manager_nodes': names.join(),
    'cluster.routing.allocation.disk.threshold_enabled': false,
    'discovery.seed_hosts': seeds,
    'http.port': http,
    'http.type': 'netty4',
    'network.host': '127.0.0.1',
    'node.name': names[at],
    'transport.port': transport,
    'transport.type': 'netty4',
  };
  const classPath = `${classes}:${join(jars, '*')}`;
  const given = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
  const args = ['-Xms1g', '-Xmx1g', '-cp', classPath, 'OpenSearchNode', home, ...given];
  const child = spawn('java', args, { cwd: folder, stdio: ['ignore', log, log] });
  cleanup.add(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill();
    await once(child, 'exit');
  });
  return child;
}

async function waitForBoth(url: string, children: readonly ChildProcess[]): Promise<void> {
  const deadline = Date.now() + startTimeout;
  const health = `${url}/_cluster/health?wait_for_nodes=${names.length}&timeout=5s`;
  for (;;) {
    const answer = await fetch(health, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    if (children.some(({ exitCode }) => exitCode !== null))
      throw new Error(`A node has ended: see log.txt in ${folder}.`);
    if (Date.now() > deadline) throw new Error('The OpenSearch nodes did not find each other in time.');
    await delay(500);
  }
}

function run(program: string, args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} failed: ${stdout}${stderr}`);
}

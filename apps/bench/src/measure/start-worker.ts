import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Cleanup } from '../bed/cleanup.ts';
import { stopChild } from '../bed/stop-child.ts';
import type { Sample } from './sample.ts';
import type { WorkerOrder, WorkerReply } from './worker-loop.ts';

/** Work that runs in a process of its own, a stretch at a time. */
export interface Worker {
  /** Gives it what to work on and waits until it is prepared. */
  prepare(load: unknown): Promise<void>;
  run(seconds: number): Promise<Sample>;
}

/** Starts a program that is made of `serveLoop`. */
export function startWorker(cleanup: Cleanup, program: URL, env: NodeJS.ProcessEnv): Worker {
  const child = fork(program, {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', process.stderr, process.stderr, 'ipc'],
  });
  cleanup.add(() => stopChild(child));

  const order = async (what: WorkerOrder): Promise<WorkerReply> => {
    const reply = nextReply(child, program);
    child.send(what);
    return reply;
  };
  return {
    async prepare(load) {
      await order({ load });
    },
    async run(seconds) {
      const reply = await order({ seconds });
      if (!('sample' in reply)) throw new Error(`${program.pathname} lost count`);
      return reply.sample;
    },
  };
}

async function nextReply(child: ChildProcess, program: URL): Promise<WorkerReply> {
  const waiting = new AbortController();
  const { signal } = waiting;
  const ended = once(child, 'exit', { signal }).then(([code, killedBy]) => {
    throw new Error(`${program.pathname} ended (${killedBy ?? code})`);
  });
  try {
    const [reply] = (await Promise.race([once(child, 'message', { signal }), ended])) as [WorkerReply];
    if ('fault' in reply) throw new Error(`${program.pathname}: ${reply.fault}`);
    return reply;
  } finally {
    ended.catch(() => undefined);
    waiting.abort();
  }
}

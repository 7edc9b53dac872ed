import {
  type BatchedCall,
  batchedCallsSchema,
  batchPath,
  mayBeBatched,
  mostInBatch,
} from '@wbn/contract/batch.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import { tellError } from '@wbn/host/errors/handle-errors.ts';
import type { Admission } from '@wbn/host/limits/admission.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BoundHandler, BoundStream } from './define-handler.ts';
import { readRequest, runHandler } from './register-call.ts';
import { replyWriter } from './reply-schema.ts';
import type { Services } from './services.ts';

const [begin, between, end] = ['[', ',', ']'].map((text) => Buffer.from(text)) as [Buffer, Buffer, Buffer];
const close = Buffer.from('}');

/** Reads that anyone may make, several in one request: each costs what its handler does, and HTTP is paid for once. */
export function serveBatch(
  server: FastifyInstance,
  bound: readonly (BoundHandler | BoundStream)[],
  services: Services,
  admission: Admission,
): void {
  const reads = new Map(
    bound.flatMap((one) =>
      'handle' in one && mayBeBatched(one.call) ? [[one.call.name, one] as const] : [],
    ),
  );

  server.get(`/${batchPath}`, async (request, reply) => {
    const calls = readCalls(request);
    const answers = await Promise.all(calls.map((call) => answerOne(call, request, reply)));
    const parts = answers.flatMap((answer, at) => (at === 0 ? answer : [between, ...answer]));
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-store');
    return reply.send(Buffer.concat([begin, ...parts, end]));
  });

  async function answerOne(
    { name, params = {}, query = {}, body }: BatchedCall,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<readonly Buffer[]> {
    try {
      const read = reads.get(name);
      if (!read) throw new CallError('NotFound', `There is no call '${name}' that anyone may make to read.`);
      const { headers } = request;
      const part = { params, query, body, headers, ip: request.ip };
      const input = readRequest(read.call, part, services, undefined, { forUser: false });
      const answer = await runHandler(read, input, admission, reply);
      return entry(200, replyWriter(read.call)({ success: true, ...answer }));
    } catch (error) {
      const { status, answer } = tellError(error, request);
      return entry(status, JSON.stringify(answer));
    }
  }
}

function readCalls({ query }: FastifyRequest): readonly BatchedCall[] {
  const { success, data } = batchedCallsSchema.safeParse(parse((query as { calls?: unknown }).calls));
  if (success) return data;
  const allowed = `a JSON list of 1 to ${mostInBatch} calls, such as [{"name":"load-business","params":{"id":"..."}}]`;
  throw new CallError('ValidationError', `The field 'calls' of the address must be ${allowed}.`);
}

function parse(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}

const entry = (status: number, body: string | Buffer): readonly Buffer[] => [
  Buffer.from(`{"status":${status},"body":`),
  Buffer.from(body),
  close,
];

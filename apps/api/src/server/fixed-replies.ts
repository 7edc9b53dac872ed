import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const threshold = 1_000;

interface FixedReply {
  readonly etag: string;
  readonly plain: Buffer;
  readonly br?: Buffer;
  readonly gzip?: Buffer;
}

/** Replies that never change while the server runs: serialised, hashed and compressed once, kept by key. */
export class FixedReplies {
  readonly #kept = new Map<string, Promise<FixedReply>>();

  /** Sends the reply kept under `key`, or makes it with `serialise` first; 304 when the caller has it already. */
  async send(
    key: string,
    request: FastifyRequest,
    reply: FastifyReply,
    serialise: () => Buffer,
  ): Promise<FastifyReply> {
    let kept = this.#kept.get(key);
    if (!kept) {
      kept = prepare(serialise());
      this.#kept.set(key, kept);
    }
    const fixed = await kept;
    reply.header('etag', fixed.etag).type('application/json; charset=utf-8');
    if (request.headers['if-none-match']?.includes(fixed.etag)) return reply.code(304).send();
    const encoding = chooseEncoding(request.headers['accept-encoding'], fixed);
    const body = encoding && fixed[encoding];
    if (!body) return reply.send(fixed.plain);
    return reply.header('content-encoding', encoding).send(body);
  }
}

async function prepare(plain: Buffer): Promise<FixedReply> {
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  if (plain.length < threshold) return { etag, plain };
  const [br, gz] = await Promise.all([
    compressBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    compressGzip(plain, { level: 9 }),
  ]);
  return { etag, plain, br, gzip: gz };
}

function chooseEncoding(header: string | undefined, fixed: FixedReply): 'br' | 'gzip' | undefined {
  const accepted = header?.toLowerCase() ?? '';
  if (fixed.br && /\bbr\b(?!\s*;\s*q=0(\.0*)?(\s*,|$))/.test(accepted)) return 'br';
  if (fixed.gzip && /\bgzip\b(?!\s*;\s*q=0(\.0*)?(\s*,|$))/.test(accepted)) return 'gzip';
  return undefined;
}

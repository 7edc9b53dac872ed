import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SignedPost } from '@wbn/contract/files/upload.ts';
import * as z from 'zod/mini';
import { type PostOrder, postSeconds } from './file-store.ts';

const policySchema = z.object({
  expires: z.number(),
  key: z.string().check(z.regex(/^incoming\/[\w-]+$/)),
  contentType: z.string(),
  fileSize: z.int(),
});

/** Returns the signed form fields for our own disk. */
export function signPolicy(secret: Buffer, order: PostOrder, now = Date.now()): SignedPost['fields'] {
  const policy = { expires: now + postSeconds * 1000, ...order };
  const text = Buffer.from(JSON.stringify(policy)).toString('base64url');
  return {
    key: order.key,
    'Content-Type': order.contentType,
    policy: text,
    signature: signatureOf(secret, text).toString('base64url'),
  };
}

/** Returns the order that the fields were signed for; undefined when the signature is wrong or expired. */
export function readPolicy(
  secret: Buffer,
  fields: Readonly<Record<string, string>>,
  now = Date.now(),
): PostOrder | undefined {
  const { policy = '', signature = '' } = fields;
  const given = Buffer.from(signature, 'base64url');
  const right = signatureOf(secret, policy);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  // Valid JSON, because we have signed it.
  const read = z.safeParse(policySchema, JSON.parse(Buffer.from(policy, 'base64url').toString()));
  if (!read.success || read.data.expires < now) return undefined;
  const { key, contentType, fileSize } = read.data;
  const isSame = fields.key === key && fields['Content-Type'] === contentType;
  return isSame ? { key, contentType, fileSize } : undefined;
}

function signatureOf(secret: Buffer, policy: string): Buffer {
  return createHmac('sha256', secret).update(policy).digest();
}

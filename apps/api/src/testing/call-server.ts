import type { Call, CallInput } from '@wbn/contract/call.ts';
import { replySchema } from '@wbn/contract/reply-schema.ts';
import { expect } from 'vitest';
import * as z from 'zod/mini';

// biome-ignore lint/suspicious/noExplicitAny: any call of the contract, whatever its shapes
type AnyCall = Call<any, any, any, any, any>;

interface LooseInput {
  params?: Record<string, string>;
  query?: Record<string, string | number>;
  body?: unknown;
}

export interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into replies of every shape
  body: any;
}

/** Sends a request and reads the JSON reply; does not read an endless stream. */
export async function ask(url: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(url, init);
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
  if (isStream) await response.body?.cancel();
  const text = isStream ? '' : await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text === '' ? undefined : JSON.parse(text),
  };
}

/** Posts JSON. */
export function post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  return ask(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

/** Makes a call of the contract and checks that it succeeds in the declared shape. */
export async function callServer<C extends AnyCall>(
  base: string,
  call: C,
  input: CallInput<C>,
  headers: Record<string, string> = {},
) {
  const { params = {}, query = {}, body } = input as LooseInput;
  const path = call.path.replace(/\{(\w+)\}/g, (_: string, key: string) => params[key] ?? '');
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
  const answer = body
    ? await post(`${base}/${path}`, body, headers)
    : await ask(`${base}/${path}?${search}`, { headers });
  expect(answer.body, JSON.stringify(answer.body)).toMatchObject({ success: true });
  expect(answer.status).toBe(200);
  expect(z.parse(replySchema(call), answer.body)).toStrictEqual(answer.body);
  return answer;
}

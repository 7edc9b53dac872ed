import type { Call } from '@wbn/contract/call.ts';
import { calls } from '@wbn/contract/calls.ts';
import { type Answer, ask } from '../call-server.ts';
import type { TestServer } from '../start-test-server.ts';
import type { PermissionRow, SentRequest } from './permission-row.ts';

const byName = new Map<string, Call>(calls.map((call: Call) => [call.name, call]));

/** Returns the call of a row. */
export function callOf({ name }: Pick<PermissionRow, 'name'>): Call {
  const call = byName.get(name);
  if (!call) throw new Error(`The contract has no call ${name}`);
  return call;
}

/** Makes a call as a person; without headers as a visitor. */
export function send(
  api: TestServer,
  call: Call,
  { params = {}, query = {}, body }: SentRequest,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const path = call.path.replace(/\{(\w+)\}/g, (_, key: string) => params[key] ?? '');
  const search = new URLSearchParams(query).toString();
  const type = call.fileType ?? 'application/json';
  return ask(`${api.url}/${path}${search && `?${search}`}`, {
    method: call.method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': type }) },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
}

import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { needHelpProblems } from '@wbn/contract/need-help/need-help-problems.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readSentValues, submitNeedHelp } from './send-need-help.server.ts';

const sender = { edition: 'chile', language: 'es', forwardedFor: '192.0.2.1' } as const;
const client = (call: () => Promise<unknown>) => ({ call: vi.fn(call) });
const submit = (api: object, values = {}, from: Parameters<typeof submitNeedHelp>[2] = sender) =>
  submitNeedHelp(api as ApiClient, values, from);

// The idempotency key changes at midnight; a fixed time keeps tests independent of it.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

describe("the site's server sends the form", () => {
  it("forwards the sender's address to the API and uses the same key for a repetition", async () => {
    const api = client(async () => ({ success: true, data: {} }));
    expect(await submit(api, { firstName: 'Ana' })).toEqual({ state: 'sent' });
    await submit(api, { firstName: 'Ana' });
    await submit(api, { firstName: 'Eva' });
    await submit(api, { firstName: 'Ana' }, { ...sender, forwardedFor: '192.0.2.2' });
    const calls = api.call.mock.calls as unknown as [
      unknown,
      { body: unknown },
      { headers: Record<string, string> },
    ][];
    expect(calls[0]?.[1].body).toEqual({ firstName: 'Ana', edition: 'chile', language: 'es' });
    expect(calls[0]?.[2].headers['x-forwarded-for']).toBe('192.0.2.1');
    const keys = calls.map(([, , { headers }]) => headers['idempotency-key']);
    expect(keys[1]).toBe(keys[0]);
    expect(new Set(keys).size).toBe(3);
  });

  it('NHF-14: reports invalid fields, and a failure for any other error', async () => {
    const refuse = (error: ApiError) => submit(client(() => Promise.reject(error)));
    const fields = { email: needHelpProblems.email, city: 'words of tomorrow', edition: 'is wrong' };
    expect(await refuse(new ApiError('ValidationError', 'wrong', 400, fields))).toEqual({
      state: 'invalid',
      problems: { email: 'email', city: 'unknown' },
    });
    expect(await refuse(new ApiError('TooManyRequests', 'slow down', 429))).toEqual({ state: 'limited' });
    expect(await refuse(new ApiError('ServiceUnavailable', 'down', 0))).toEqual({ state: 'failed' });
    await expect(submit(client(() => Promise.reject(new TypeError('ours'))))).rejects.toThrow('ours');
  });

  it('reads form data and JSON, and ignores other bodies', async () => {
    const post = (type: string, body: string) =>
      readSentValues(new Request('http://x/', { method: 'POST', headers: { 'content-type': type }, body }));
    const form = 'firstName=Ana&moreInfoBuy=a%0D%0Ab&other=1';
    expect(await post('application/x-www-form-urlencoded', form)).toEqual({
      scripted: false,
      values: { firstName: 'Ana', moreInfoBuy: 'a\r\nb' },
    });
    expect(await post('application/json', '{"firstName":"Ana","city":5,"other":1}')).toEqual({
      scripted: true,
      values: { firstName: 'Ana' },
    });
    expect(await post('application/json', '{')).toEqual({ scripted: true, values: {} });
    expect(await post('application/json', 'null')).toEqual({ scripted: true, values: {} });
  });
});

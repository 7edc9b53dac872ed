import { hash } from 'node:crypto';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { ApiError } from '@wbn/api-client/api-error.ts';
import type { CallInput } from '@wbn/contract/call.ts';
import { needHelpProblemOf } from '@wbn/contract/need-help/need-help-problems.ts';
import { sendNeedHelp } from '@wbn/contract/need-help/send-need-help.ts';
import type { Language } from '@wbn/edition/language.ts';
import type { NeedHelpOutcome } from './need-help-outcome.ts';
import { type NeedHelpName, type NeedHelpValues, needHelpNames, readValues } from './need-help-values.ts';

interface SentValues {
  readonly values: NeedHelpValues;
  /** Sent by the page's script, as JSON. */
  readonly scripted: boolean;
}

/** What a request to the form's page holds; of a body that cannot be read, nothing. */
export async function readSentValues(request: Request): Promise<SentValues> {
  const scripted = request.headers.get('content-type')?.startsWith('application/json') ?? false;
  try {
    if (!scripted) {
      const form = await request.formData();
      return { scripted, values: readValues((name) => form.get(name)) };
    }
    const body: unknown = await request.json();
    const fields = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
    return { scripted, values: readValues((name) => fields[name]) };
  } catch {
    return { scripted, values: {} };
  }
}

interface Sender {
  readonly edition: string;
  readonly language: Language;
  /** The client and the proxies between us, as `x-forwarded-for` lists them. */
  readonly forwardedFor: string;
}

/** Sends a request to the API for whoever has filled in the form; never throws what a reader can be told. */
export async function submitNeedHelp(
  api: ApiClient,
  values: NeedHelpValues,
  { edition, language, forwardedFor }: Sender,
): Promise<NeedHelpOutcome> {
  const body = { ...values, edition, language };
  const headers = {
    'x-forwarded-for': forwardedFor,
    'idempotency-key': hash('sha256', JSON.stringify([today(), forwardedFor, body])),
  };
  try {
    // What is missing is for the API to say.
    await api.call(sendNeedHelp, { body: body as CallInput<typeof sendNeedHelp>['body'] }, { headers });
    return { state: 'sent' };
  } catch (error) {
    if (error instanceof ApiError) return explain(error);
    throw error;
  }
}

/** The same words of the same person on the same day are one request: a second click, a reload, a repeated packet. */
function today(): string {
  return new Date().toISOString().slice(0, 10);
}

function explain({ code, fields = {} }: ApiError): NeedHelpOutcome {
  if (code === 'TooManyRequests') return { state: 'limited' };
  const known = Object.entries(fields).filter(([name]) => needHelpNames.includes(name as NeedHelpName));
  if (known.length === 0) return { state: 'failed' };
  return {
    state: 'invalid',
    problems: Object.fromEntries(known.map(([name, words]) => [name, needHelpProblemOf(words)])),
  };
}

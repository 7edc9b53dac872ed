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
  /** Sent as JSON by the page's script. */
  readonly scripted: boolean;
}

/** Reads the form's values from a request; an unreadable body has none. */
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
  /** Client and proxies, in the format of `x-forwarded-for`. */
  readonly forwardedFor: string;
}

/** Sends the form to the API. API errors become outcomes; others are thrown. */
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
    // The API reports missing fields.
    await api.call(sendNeedHelp, { body: body as CallInput<typeof sendNeedHelp>['body'] }, { headers });
    return { state: 'sent' };
  } catch (error) {
    if (error instanceof ApiError) return explain(error);
    throw error;
  }
}

/**
 * Part of the idempotency key: the same values from the same sender on the same day are one request, as after a
 * double click or reload.
 */
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

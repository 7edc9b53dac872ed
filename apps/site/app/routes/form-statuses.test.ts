import { ApiError } from '@wbn/api-client/api-error.ts';
import { type ActionFunctionArgs, RouterContextProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { apiContext, viewContext } from '../context.ts';
import { action as sendForm } from './contact-form.tsx';
import { action as askRemoval } from './page-removal.tsx';
import { action as stopMails } from './stop-mails.tsx';

/** Returns an action's arguments with an API that answers with an error. */
function refusedBy(error: ApiError, path: string): ActionFunctionArgs {
  const context = new RouterContextProvider();
  context.set(apiContext, { call: () => Promise.reject(error) } as never);
  context.set(viewContext, { edition: { id: 'chile', language: 'es' }, language: 'es' } as never);
  const url = new URL(`http://chile.localhost${path}`);
  const body = new URLSearchParams({ firstName: 'Ana' });
  return {
    context,
    url,
    request: new Request(url, { method: 'POST', body }),
    params: {},
    pattern: path,
  } as never;
}

const statusOf = (answer: unknown) => (answer as { init?: { status?: number } }).init?.status;

const limited = new ApiError('TooManyRequests', 'slow down', 429);
const away = new ApiError('ServiceUnavailable', 'down', 0);
const wrong = new ApiError('ValidationError', 'wrong', 400, { email: 'is no address' });

describe('answers a form submitted without JavaScript with the status of its outcome', () => {
  it.each([
    [limited, 429],
    [away, 503],
    [wrong, 400],
  ])('NHF-14: the contact form, refused by %s: %i', async (error, status) => {
    expect(statusOf(await sendForm(refusedBy(error, '/contact-us/form')))).toBe(status);
  });

  it.each([
    [limited, 429],
    [away, 503],
    [wrong, 400],
    [new ApiError('Conflict', 'managed', 409), 409],
    [new ApiError('NotFound', 'gone', 404), 404],
  ])('CLM-08: the form that asks for the removal of a page, refused by %s: %i', async (error, status) => {
    expect(statusOf(await askRemoval(refusedBy(error, '/business/x/page-removal')))).toBe(status);
  });

  it.each([
    [wrong, 404],
    [away, 503],
  ])('the button that stops mails, refused by %s: %i', async (error, status) => {
    expect(statusOf(await stopMails(refusedBy(error, '/mails/stop?token=x')))).toBe(status);
  });
});

import {
  type PageRemovalField,
  pageRemovalFields,
  pageRemovalProblems,
} from '@wbn/contract/claims/page-removals.ts';
import type { PageRemovalOutcome, PageRemovalValues } from './page-removal-page.tsx';

/** Reads the fields of a request that was sent as a form or, by the page's script, as JSON; an unreadable body has none. */
export async function readPageRemoval(
  request: Request,
): Promise<{ readonly values: PageRemovalValues; readonly scripted: boolean }> {
  const scripted = request.headers.get('content-type')?.startsWith('application/json') ?? false;
  try {
    const sent: unknown = scripted
      ? await request.json()
      : Object.fromEntries((await request.formData()).entries());
    const fields = typeof sent === 'object' && sent !== null ? (sent as Record<string, unknown>) : {};
    const texts = [...pageRemovalFields, 'followUp' as const].flatMap((name) =>
      typeof fields[name] === 'string' ? [[name, fields[name]]] : [],
    );
    return { scripted, values: Object.fromEntries(texts) };
  } catch {
    return { scripted, values: {} };
  }
}

/** Turns an error reply into what the page says about it. */
export function refusedPageRemoval({
  code,
  fields = {},
}: {
  readonly code: string;
  readonly fields?: Readonly<Record<string, string>> | undefined;
}): PageRemovalOutcome {
  if (code === 'TooManyRequests') return { state: 'limited' };
  if (code === 'Conflict') return { state: 'managed' };
  if (code === 'NotFound') return { state: 'gone' };
  const wrong = pageRemovalFields.flatMap((name) => (fields[name] ? [[name, problemOf(fields[name])]] : []));
  return wrong.length > 0
    ? { state: 'invalid', problems: Object.fromEntries(wrong) as Partial<Record<PageRemovalField, Problem>> }
    : { state: 'failed' };
}

type Problem = keyof typeof pageRemovalProblems;

function problemOf(words: string): Problem {
  const found = Object.entries(pageRemovalProblems).find(([, text]) => text === words);
  return (found?.[0] as Problem | undefined) ?? 'unknown';
}

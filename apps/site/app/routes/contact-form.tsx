import { loadBusinessQuery } from '@wbn/cards/business/load-business.query.ts';
import { languagePath } from '@wbn/edition/language-path.ts';
import { NeedHelpPage } from '@wbn/marketing-pages/need-help/need-help-page.tsx';
import { readSentValues, submitNeedHelp } from '@wbn/marketing-pages/need-help/send-need-help.server.ts';
import { prefillSubject, readSubject } from '@wbn/marketing-pages/need-help/subject-prefill.ts';
import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useFetcher,
  useLoaderData,
} from 'react-router-dom';
import { apiContext, viewContext } from '../context.ts';
import { loadOptional } from '../data/load-or-fail.server.ts';
import { readNeedHelpChoices } from '../data/reference-data.server.ts';
import { translator } from '../i18n/translator.server.ts';
import { headMeta } from '../seo/page-meta.ts';

const path = '/contact-us/form';

const statuses = { invalid: 400, limited: 429, failed: 503 } as const;

export async function loader({ context, url }: LoaderFunctionArgs) {
  const subject = readSubject(url.searchParams);
  const [choices, company] = await Promise.all([
    readNeedHelpChoices(context),
    // When it cannot be loaded, the form opens without the company's data.
    subject && loadOptional(loadBusinessQuery(context.get(apiContext), { id: subject.businessID })),
  ]);
  const prefill = subject && prefillSubject(subject, company?.business);
  const { t } = translator(context, 'need-help');
  const head = { title: t('title'), description: t('description'), path };
  return { head, choices, prefill, sent: url.searchParams.has('sent') };
}

/**
 * Receives the form: as JSON from the page's script, which shows the outcome, or as an HTML form, answered with the
 * page and its problems or with a redirect, so that a reload sends nothing again.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const { edition, language } = context.get(viewContext);
  const { values, scripted } = await readSentValues(request);
  const outcome = await submitNeedHelp(context.get(apiContext), values, {
    edition: edition.id,
    language,
    forwardedFor: request.headers.get('x-forwarded-for') ?? '',
  });
  if (scripted) return { values, outcome };
  if (outcome.state === 'sent') throw redirect(`${languagePath(edition, language, path)}?sent=1`, 303);
  return data({ values, outcome }, { status: statuses[outcome.state] });
}

/** An unreachable server becomes a failed outcome instead of the error page. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction<typeof action>();
  } catch {
    return { values: {}, outcome: { state: 'failed' } as const };
  }
}

/** The options do not change when the form is sent. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod === undefined && defaultShouldRevalidate;
}

export const meta = headMeta;

export default function ContactForm() {
  const { choices, prefill, sent } = useLoaderData<typeof loader>();
  const received = useActionData<typeof action>();
  const fetcher = useFetcher<typeof action>();
  return (
    <NeedHelpPage
      choices={choices}
      received={received}
      prefill={prefill}
      sent={sent}
      sending={fetcher.state !== 'idle'}
      outcome={fetcher.data?.outcome}
      onSend={(values) => {
        // The outcome arrives in `fetcher.data`.
        void fetcher.submit(values, { method: 'post', encType: 'application/json' });
      }}
    />
  );
}

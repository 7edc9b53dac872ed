import { ApiError } from '@wbn/api-client/api-error.ts';
import { PageRemovalPage } from '@wbn/business/page-removal/page-removal-page.tsx';
import { readPageRemoval, refusedPageRemoval } from '@wbn/business/page-removal/read-page-removal.ts';
import { lastId, pageRemovalPath } from '@wbn/cards/business/business-path.ts';
import { loadBusinessQuery } from '@wbn/cards/business/load-business.query.ts';
import type { CallInput } from '@wbn/contract/call.ts';
import { askPageRemoval } from '@wbn/contract/claims/page-removals.ts';
import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useFetcher,
  useLoaderData,
} from 'react-router-dom';
import { apiContext, viewContext } from '../context.ts';
import { loadOrFail, throwNotFound } from '../data/load-or-fail.server.ts';
import { addSurrogateKeys } from '../data/surrogate-keys.server.ts';
import { translator } from '../i18n/translator.server.ts';
import { headMeta } from '../seo/page-meta.ts';

const statuses = { sent: 200, invalid: 400, managed: 409, gone: 404, limited: 429, failed: 503 } as const;

export async function loader({ context, params }: LoaderFunctionArgs) {
  const id = lastId(params.id ?? '') ?? throwNotFound();
  const { business } = await loadOrFail(loadBusinessQuery(context.get(apiContext), { id }));
  addSurrogateKeys(context, { business: id });
  const { t } = translator(context, 'page-removal');
  const { businessID, general, importedFrom } = business;
  const company = general.companyName;
  const head = {
    title: t('title', { company }),
    description: t('lead'),
    path: pageRemovalPath(id),
    noindex: true,
  };
  return { head, business: { businessID, general, importedFrom } };
}

/** Receives the form: as JSON from the page's script, or as an HTML form, answered with the page. The same request again has the same number. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const { edition, language } = context.get(viewContext);
  const { values, scripted } = await readPageRemoval(request);
  const outcome = await ask();
  return scripted ? { values, outcome } : data({ values, outcome }, { status: statuses[outcome.state] });

  async function ask() {
    const body = { ...values, edition: edition.id, language };
    const headers = { 'x-forwarded-for': request.headers.get('x-forwarded-for') ?? '' };
    try {
      const input = {
        params: { id: lastId(params.id ?? '') ?? '' },
        // The API reports missing fields.
        body: body as CallInput<typeof askPageRemoval>['body'],
      };
      const { data: asked } = await context.get(apiContext).call(askPageRemoval, input, { headers });
      return { state: 'sent', number: asked.number } as const;
    } catch (error) {
      if (error instanceof ApiError) return refusedPageRemoval(error);
      throw error;
    }
  }
}

/** An unreachable server becomes a failed outcome instead of the error page. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction<typeof action>();
  } catch {
    return { values: {}, outcome: { state: 'failed' } as const };
  }
}

export const meta = headMeta;

export default function PageRemoval() {
  const { business } = useLoaderData<typeof loader>();
  const received = useActionData<typeof action>();
  const fetcher = useFetcher<typeof action>();
  return (
    <PageRemovalPage
      business={business}
      values={received?.values}
      outcome={fetcher.data?.outcome ?? received?.outcome}
      sending={fetcher.state !== 'idle'}
      onSend={(values) => {
        // The outcome arrives in `fetcher.data`.
        void fetcher.submit(values as Record<string, string>, {
          method: 'post',
          encType: 'application/json',
        });
      }}
    />
  );
}

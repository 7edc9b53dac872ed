import { callQuery } from '@wbn/api-client/call-query.ts';
import { VerificationRecordPage } from '@wbn/business/verification-page/verification-record-page.tsx';
import { lastId, verificationRecordPath } from '@wbn/cards/business/business-path.ts';
import { loadVerificationRecord } from '@wbn/contract/verification/load-verification-record.ts';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { apiContext } from '../context.ts';
import { loadOrFail, throwNotFound } from '../data/load-or-fail.server.ts';
import { addSurrogateKeys } from '../data/surrogate-keys.server.ts';
import { translator } from '../i18n/translator.server.ts';
import { headMeta } from '../seo/page-meta.ts';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const id = lastId(params.id ?? '') ?? throwNotFound();
  const record = await loadOrFail(
    callQuery(context.get(apiContext), loadVerificationRecord, { params: { id } }),
  );
  addSurrogateKeys(context, { business: id });
  const { t } = translator(context, 'verification-record');
  const company = record.companyName;
  const head = {
    title: t('title', { company }),
    description: t('describe', { company }),
    path: verificationRecordPath(id),
    // Search results should lead to the company's page, not to this proof of it.
    noindex: true,
  };
  return { head, record };
}

export const meta = headMeta;

/** The record behind a company's Verified badge. */
export default function VerificationRecord() {
  return <VerificationRecordPage record={useLoaderData<typeof loader>().record} />;
}

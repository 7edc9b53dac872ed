import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callQuery } from '@wbn/api-client/call-query.ts';
import { loadVerification } from '@wbn/contract/verification/cases.ts';
import { isEditable } from '@wbn/contract/verification/verification-values.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { CaseChecks } from './case-checks.tsx';
import { CaseDocuments } from './case-documents.tsx';
import { CaseEditor } from './case-editor.tsx';
import { VerificationStatus } from './verification-status.tsx';

export interface VerificationScreenProps {
  readonly api: ApiClient;
  readonly businessID: string;
  /** Owners may act; admins only see. */
  readonly isOwner: boolean;
}

/** The verification of a company, with its open or otherwise its last case. Owners act, admins see (decisions 7 and 21). */
export function VerificationScreen({ api, businessID, isOwner }: VerificationScreenProps) {
  const t = useText('verification-office');
  const { data, isLoadingError, refetch } = useQuery(
    callQuery(api, loadVerification, { params: { id: businessID } }),
  );
  if (isLoadingError) return <LoadError title={t('failed')} retry={t('retry')} onRetry={refetch} />;
  if (!data) return <Skeleton lines={8} />;
  const shown = data.open ?? data.last;
  const editable = isOwner && data.open !== undefined && isEditable(data.open.state);
  return (
    <Stack space="md">
      <VerificationStatus api={api} businessID={businessID} isOwner={isOwner} verification={data} />
      {editable && data.open && (
        <CaseEditor key={data.open.caseID} api={api} businessID={businessID} open={data.open} />
      )}
      {shown && shown.checks.length > 0 && <CaseChecks checks={shown.checks} />}
      {shown && !editable && shown.documents.length > 0 && (
        <CaseDocuments api={api} businessID={businessID} documents={shown.documents} />
      )}
    </Stack>
  );
}

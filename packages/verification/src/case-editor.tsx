import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { toApiError } from '@wbn/api-client/api-error.ts';
import { saveVerificationClaims, submitVerification } from '@wbn/contract/verification/cases.ts';
import { type Claims, claimLimit, type VerificationCase } from '@wbn/contract/verification/verification.ts';
import {
  type ClaimName,
  claimNames,
  type DocumentKind,
  mostDocuments,
  requiredDocuments,
  reviewDays,
} from '@wbn/contract/verification/verification-values.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { useErrorMessage } from '@wbn/forms/use-error-message.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { TextField } from '@wbn/ui-kit/controls/fields/text-field.tsx';
import { Columns } from '@wbn/ui-kit/layout/columns.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { Panel } from '@wbn/ui-kit/layout/panel.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Notice } from '@wbn/ui-kit/text/notice.tsx';
import { MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import { useState } from 'react';
import { AddDocument } from './add-document.tsx';
import { CaseDocuments } from './case-documents.tsx';
import { useCaseMutation } from './use-case-mutation.ts';

interface CaseEditorProps {
  readonly api: ApiClient;
  readonly businessID: string;
  readonly open: VerificationCase;
}

/** The form for the company's claims and documents, with the button that submits them. */
export function CaseEditor({ api, businessID, open }: CaseEditorProps) {
  const t = useText('verification-office');
  const words = useErrorMessage();
  const [claims, setClaims] = useState<Claims>(open.claims);
  const save = useCaseMutation(api, businessID, saveVerificationClaims);
  const submit = useCaseMutation(api, businessID, submitVerification);
  const params = { id: businessID };
  const failure = save.error ?? submit.error;
  const fields = failure ? (toApiError(failure).fields ?? {}) : {};
  const missing = requiredDocuments.filter((kind) => `documents.${kind}` in fields);
  const handIn = async () => {
    await save.mutateAsync({ params, body: claims });
    submit.mutate({ params });
  };
  return (
    <>
      <Panel title={t('claims')}>
        <Text tone="muted">{t('claimsBody')}</Text>
        <Columns minimum={280}>
          {claimNames.map((name) => (
            <ClaimField
              key={name}
              name={name}
              value={claims[name] ?? ''}
              isMissing={name in fields}
              onChange={(text) => setClaims((before) => ({ ...before, [name]: text }))}
            />
          ))}
        </Columns>
        <div>
          <Button
            variant="secondary"
            size="sm"
            loading={save.isPending}
            onClick={() => save.mutate({ params, body: claims })}
          >
            {t('save')}
          </Button>
        </div>
      </Panel>
      <CaseDocuments api={api} businessID={businessID} documents={open.documents} removable>
        <MissingDocuments documents={open.documents} missing={missing} />
        {open.documents.length < mostDocuments ? (
          <AddDocument api={api} businessID={businessID} />
        ) : (
          <Text tone="muted">{t('full', { most: mostDocuments })}</Text>
        )}
      </CaseDocuments>
      <Stack space="sm">
        {failure && (
          <Notice
            tone="danger"
            title={Object.keys(fields).length > 0 ? t('incomplete') : words(toApiError(failure))}
          />
        )}
        <Inline space="sm">
          <Button loading={save.isPending || submit.isPending} onClick={() => void handIn().catch(() => {})}>
            {t('submit')}
          </Button>
          <MutedText>
            {t('submitNote')} {t('reviewTime', { count: reviewDays })}
          </MutedText>
        </Inline>
      </Stack>
    </>
  );
}

interface ClaimFieldProps {
  readonly name: ClaimName;
  readonly value: string;
  readonly isMissing: boolean;
  readonly onChange: (text: string) => void;
}

function ClaimField({ name, value, isMissing, onChange }: ClaimFieldProps) {
  const t = useText('verification-office');
  return (
    <TextField
      label={t(`claim.${name}`)}
      hint={t(`claimHint.${name}`)}
      required={name !== 'contactChannel'}
      maxLength={claimLimit}
      value={value}
      error={isMissing && !value.trim() ? t('needed') : undefined}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

interface MissingDocumentsProps extends Pick<VerificationCase, 'documents'> {
  readonly missing: readonly DocumentKind[];
}

/** Names the required documents that are missing. */
function MissingDocuments({ documents, missing }: MissingDocumentsProps) {
  const t = useText('verification-office');
  const ofVerification = useText('verification');
  const open = requiredDocuments.filter((kind) => !documents.some((one) => one.kind === kind));
  if (open.length === 0) return null;
  const list = open.map((kind) => ofVerification(`document.${kind}`)).join(', ');
  return (
    <Text {...(missing.length > 0 ? { tone: 'danger' } : { tone: 'muted' })}>
      {t('stillNeeded', { documents: list })}
    </Text>
  );
}

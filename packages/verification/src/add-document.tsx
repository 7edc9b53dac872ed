import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { addVerificationDocument, requestVerificationUpload } from '@wbn/contract/verification/documents.ts';
import { type DocumentKind, documentKinds } from '@wbn/contract/verification/verification-values.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { DocumentUpload } from '@wbn/forms/uploads/document-upload.tsx';
import { useDayTexts } from '@wbn/forms/use-day-texts.ts';
import { Select } from '@wbn/ui-kit/controls/choices/select.tsx';
import { DayPicker } from '@wbn/ui-kit/controls/days/day-picker.tsx';
import { TextField } from '@wbn/ui-kit/controls/fields/text-field.tsx';
import { Columns } from '@wbn/ui-kit/layout/columns.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { useCaseMutation } from './use-case-mutation.ts';

interface AddDocumentProps {
  readonly api: ApiClient;
  readonly businessID: string;
}

/** The form for a document's kind and file; a chosen file is sent at once. */
export function AddDocument({ api, businessID }: AddDocumentProps) {
  const t = useText('verification-office');
  const ofVerification = useText('verification');
  const locale = useLocale();
  const dayTexts = useDayTexts();
  const [kind, setKind] = useState<DocumentKind>('trade-register');
  const [issuer, setIssuer] = useState('');
  const [number, setNumber] = useState('');
  const [validUntil, setValidUntil] = useState('');
  const add = useCaseMutation(api, businessID, addVerificationDocument);
  const isCertificate = kind === 'certificate';
  const isIncomplete = isCertificate && !(issuer.trim() && number.trim());
  const handleSent = async (token: string) => {
    const about = isCertificate ? { issuer, number } : {};
    const body = { token, kind, ...about, ...(validUntil && { validUntil }) };
    await add.mutateAsync({ params: { id: businessID }, body });
    setIssuer('');
    setNumber('');
    setValidUntil('');
  };
  return (
    <Stack space="sm">
      <Columns minimum={220}>
        <Select
          label={t('kind')}
          value={kind}
          options={documentKinds.map((value) => ({ value, text: ofVerification(`document.${value}`) }))}
          onChange={({ currentTarget }) =>
            setKind(documentKinds.find((one) => one === currentTarget.value) ?? kind)
          }
        />
        {isCertificate && (
          <>
            <TextField
              label={t('issuer')}
              required
              value={issuer}
              maxLength={120}
              onChange={({ currentTarget }) => setIssuer(currentTarget.value)}
            />
            <TextField
              label={t('number')}
              required
              value={number}
              maxLength={120}
              onChange={({ currentTarget }) => setNumber(currentTarget.value)}
            />
          </>
        )}
        <DayPicker
          label={t('validUntil')}
          hint={t('validUntilHint')}
          value={validUntil}
          language={locale}
          texts={dayTexts}
          onChange={setValidUntil}
        />
      </Columns>
      <DocumentUpload
        {...{ api, businessID }}
        icon={<FileUp />}
        call={requestVerificationUpload}
        missing={isIncomplete ? t('certificateFirst') : undefined}
        onSent={handleSent}
        explain={({ fields }) => (fields?.validUntil ? t('endedDocument') : undefined)}
      />
    </Stack>
  );
}

import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { toApiError } from '@wbn/api-client/api-error.ts';
import { uploadFile } from '@wbn/api-client/upload-file.ts';
import { messageFileLimit, messageFileTypes } from '@wbn/contract/messaging/message-file.ts';
import {
  addVerificationDocument,
  type NewDocument,
  requestVerificationUpload,
} from '@wbn/contract/verification/documents.ts';
import { type DocumentKind, documentKinds } from '@wbn/contract/verification/verification-values.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { useDayTexts } from '@wbn/forms/use-day-texts.ts';
import { useErrorMessage } from '@wbn/forms/use-error-message.ts';
import { Select } from '@wbn/ui-kit/controls/choices/select.tsx';
import { DayPicker } from '@wbn/ui-kit/controls/days/day-picker.tsx';
import { TextField } from '@wbn/ui-kit/controls/fields/text-field.tsx';
import { FileUpload } from '@wbn/ui-kit/controls/uploads/file-upload.tsx';
import { Columns } from '@wbn/ui-kit/layout/columns.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { FileUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
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
  const { share, problem, send, stop } = useUpload({ api, businessID });
  const isCertificate = kind === 'certificate';
  const handleFile = async (file: File) => {
    const about = isCertificate ? { issuer, number } : {};
    if (await send(file, { kind, ...about, ...(validUntil && { validUntil }) })) {
      setIssuer('');
      setNumber('');
      setValidUntil('');
    }
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
      <FileUpload
        icon={<FileUp />}
        accept={messageFileTypes.join(',')}
        variant="secondary"
        size="sm"
        texts={{
          choose: t('choose'),
          progress: t('sending'),
          preparing: t('checking'),
          stop: t('stop'),
        }}
        share={share}
        problem={problem}
        onFile={(file) => void handleFile(file)}
        onStop={stop}
      />
    </Stack>
  );
}

type About = Omit<NewDocument, 'token'>;

/** Sends files one after the other and adds each to the case. */
function useUpload({ api, businessID }: AddDocumentProps) {
  const t = useText('verification-office');
  const words = useErrorMessage();
  const add = useCaseMutation(api, businessID, addVerificationDocument);
  const controllerRef = useRef<AbortController>(null);
  const [share, setShare] = useState<number>();
  const [problem, setProblem] = useState<string>();
  // Leaving the page cancels the upload.
  useEffect(() => () => controllerRef.current?.abort(), []);

  /** Returns whether the document was added. */
  async function send(file: File, about: About): Promise<boolean> {
    setProblem(undefined);
    if (file.size > messageFileLimit) {
      setProblem(t('tooLarge'));
      return false;
    }
    if (about.kind === 'certificate' && !(about.issuer?.trim() && about.number?.trim())) {
      setProblem(t('certificateFirst'));
      return false;
    }
    const controller = new AbortController();
    controllerRef.current = controller;
    const { signal } = controller;
    setShare(0);
    try {
      const { token } = await uploadFile({
        ...{ api, call: requestVerificationUpload, file, fileName: file.name, documentOf: businessID },
        ...{ signal, onProgress: setShare },
      });
      await add.mutateAsync({ params: { id: businessID }, body: { token, ...about } });
      return true;
    } catch (error) {
      if (!signal.aborted) setProblem(explain(error));
      return false;
    } finally {
      setShare(undefined);
    }
  }

  function explain(error: unknown): string {
    const failure = toApiError(error);
    if (failure.fields?.validUntil) return t('endedDocument');
    const isBad = failure.code === 'UnsupportedMediaType' || failure.code === 'ValidationError';
    return isBad ? t('badFile') : words(failure);
  }

  return { share, problem, send, stop: () => controllerRef.current?.abort() };
}

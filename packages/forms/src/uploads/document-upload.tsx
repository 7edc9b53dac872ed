import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { type ApiError, toApiError } from '@wbn/api-client/api-error.ts';
import { uploadFile } from '@wbn/api-client/upload-file.ts';
import type { requestClaimUpload } from '@wbn/contract/claims/claims.ts';
import { messageFileLimit, messageFileTypes } from '@wbn/contract/messaging/message-file.ts';
import type { requestVerificationUpload } from '@wbn/contract/verification/documents.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { FileUpload } from '@wbn/ui-kit/controls/uploads/file-upload.tsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useErrorMessage } from '../use-error-message.ts';

interface DocumentUploadProps {
  readonly api: ApiClient;
  readonly businessID: string;
  readonly icon: ReactNode;
  readonly call: typeof requestClaimUpload | typeof requestVerificationUpload;
  /** What is missing before a file can be sent. */
  readonly missing?: string | undefined;
  /** Adds the uploaded file. */
  readonly onSent: (token: string) => Promise<unknown>;
  /** The problem in words of the page; undefined for the usual ones. */
  readonly explain: (failure: ApiError) => string | undefined;
}

/** The button that sends a document of a company as soon as it is chosen. */
export function DocumentUpload({ icon, ...sending }: DocumentUploadProps) {
  const t = useText('forms');
  const { share, problem, send, stop } = useDocumentUpload(sending);
  return (
    <FileUpload
      icon={icon}
      accept={messageFileTypes.join(',')}
      variant="secondary"
      size="sm"
      texts={{
        choose: t('document.choose'),
        progress: t('document.sending'),
        preparing: t('document.checking'),
        stop: t('document.stop'),
      }}
      share={share}
      problem={problem}
      onFile={(file) => void send(file)}
      onStop={stop}
    />
  );
}

function useDocumentUpload({
  api,
  businessID,
  call,
  missing,
  onSent,
  explain,
}: Omit<DocumentUploadProps, 'icon'>) {
  const t = useText('forms');
  const words = useErrorMessage();
  const controllerRef = useRef<AbortController>(null);
  const [share, setShare] = useState<number>();
  const [problem, setProblem] = useState<string>();
  // Leaving the page cancels the upload.
  useEffect(() => () => controllerRef.current?.abort(), []);

  async function send(file: File): Promise<void> {
    const refused = file.size > messageFileLimit ? t('document.tooLarge') : missing;
    setProblem(refused);
    if (refused !== undefined) return;
    const controller = new AbortController();
    controllerRef.current = controller;
    const { signal } = controller;
    setShare(0);
    try {
      const { token } = await uploadFile({
        ...{ api, call, file, fileName: file.name, documentOf: businessID },
        ...{ signal, onProgress: setShare },
      });
      await onSent(token);
    } catch (error) {
      const failure = toApiError(error);
      const isBad = failure.code === 'UnsupportedMediaType' || failure.code === 'ValidationError';
      if (!signal.aborted) setProblem(explain(failure) ?? (isBad ? t('document.badFile') : words(failure)));
    } finally {
      setShare(undefined);
    }
  }

  return { share, problem, send, stop: () => controllerRef.current?.abort() };
}

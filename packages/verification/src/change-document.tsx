import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { toApiError } from '@wbn/api-client/api-error.ts';
import { changeVerificationDocument } from '@wbn/contract/verification/documents.ts';
import type { VerificationDocument } from '@wbn/contract/verification/verification.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { useErrorMessage } from '@wbn/forms/use-error-message.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Notice } from '@wbn/ui-kit/text/notice.tsx';
import { type SubmitEvent, useState } from 'react';
import { type DocumentFacts, DocumentFactsFields, isIncomplete, toBody } from './document-facts.tsx';
import { useCaseMutation } from './use-case-mutation.ts';

interface ChangeDocumentProps {
  readonly api: ApiClient;
  readonly businessID: string;
  readonly document: VerificationDocument;
  readonly onDone: () => void;
}

/** The form that changes what is said of a document; its file stays. */
export function ChangeDocument({ api, businessID, document, onDone }: ChangeDocumentProps) {
  const t = useText('verification-office');
  const words = useErrorMessage();
  const { documentID, kind, issuer = '', number = '', validUntil = '' } = document;
  const [facts, setFacts] = useState<DocumentFacts>({ kind, issuer, number, validUntil });
  const [isTried, setTried] = useState(false);
  const change = useCaseMutation(api, businessID, changeVerificationDocument);
  const failure = change.error && toApiError(change.error);
  const problem =
    isTried && isIncomplete(facts)
      ? t('certificateFirst')
      : failure && (failure.fields?.validUntil ? t('endedDocument') : words(failure));
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (isIncomplete(facts) || change.isPending) return;
    change.mutate({ params: { id: businessID, documentID }, body: toBody(facts) }, { onSuccess: onDone });
  };
  return (
    <form onSubmit={handleSubmit} noValidate aria-label={t('change', { name: document.name })}>
      <Stack space="sm">
        <DocumentFactsFields facts={facts} onChange={setFacts} />
        {problem && <Notice tone="danger" title={problem} />}
        <Inline space="sm">
          <Button type="submit" size="sm" loading={change.isPending}>
            {t('save')}
          </Button>
          <Button variant="secondary" size="sm" onClick={onDone}>
            {t('cancel')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { addVerificationDocument, requestVerificationUpload } from '@wbn/contract/verification/documents.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { DocumentUpload } from '@wbn/forms/uploads/document-upload.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { DocumentFactsFields, isIncomplete, noFacts, toBody } from './document-facts.tsx';
import { useCaseMutation } from './use-case-mutation.ts';

interface AddDocumentProps {
  readonly api: ApiClient;
  readonly businessID: string;
}

/** The form for a document's kind and file; a chosen file is sent at once. */
export function AddDocument({ api, businessID }: AddDocumentProps) {
  const t = useText('verification-office');
  const [facts, setFacts] = useState(noFacts);
  const add = useCaseMutation(api, businessID, addVerificationDocument);
  const handleSent = async (token: string) => {
    await add.mutateAsync({ params: { id: businessID }, body: { token, ...toBody(facts) } });
    setFacts({ ...noFacts, kind: facts.kind });
  };
  const explain = (fields: Readonly<Record<string, string>> = {}) => {
    if (fields.validUntil) return t('endedDocument');
    // The API names the document that the file is already.
    const [number] = /\d+/.exec(fields.token ?? '') ?? [];
    return number && t('sameFile', { number });
  };
  return (
    <Stack space="sm">
      <DocumentFactsFields facts={facts} onChange={setFacts} />
      <DocumentUpload
        {...{ api, businessID }}
        icon={<FileUp />}
        call={requestVerificationUpload}
        missing={isIncomplete(facts) ? t('certificateFirst') : undefined}
        onSent={handleSent}
        explain={({ fields }) => explain(fields)}
      />
    </Stack>
  );
}

import { useMutation } from '@tanstack/react-query';
import { toApiError } from '@wbn/api-client/api-error.ts';
import { callMutation } from '@wbn/api-client/call-mutation.ts';
import type { CaseKind } from '@wbn/contract/desk/case-kinds.ts';
import { type CaseBlock, openCaseDocument } from '@wbn/contract/desk/cases.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { useErrorMessage } from '@wbn/forms/use-error-message.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { TextField } from '@wbn/ui-kit/controls/fields/text-field.tsx';
import { Dialog } from '@wbn/ui-kit/overlays/dialog.tsx';
import { FailureText, Text } from '@wbn/ui-kit/text/text.tsx';
import { ExternalLink, FileText } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useDesk } from '../session/desk-context.ts';
import * as styles from './case-documents.css.ts';
import { CaseFacts } from './case-facts.tsx';

type Document = Extract<CaseBlock, { block: 'documents' }>['documents'][number];

interface CaseDocumentsProps {
  readonly caseID: string;
  readonly kind: CaseKind;
  readonly documents: readonly Document[];
}

/** Private documents of a case; each is opened with a reason, which the log keeps. */
export function CaseDocuments({ caseID, kind, documents }: CaseDocumentsProps) {
  const t = useText('desk-cases');
  const [asked, setAsked] = useState<Document>();
  return (
    <>
      <ul className={styles.list}>
        {documents.map((document) => (
          <li key={document.documentID} className={styles.document}>
            <div className={styles.head}>
              <FileText aria-hidden="true" className={styles.icon} />
              <span className={styles.name}>{document.name}</span>
              <Button variant="secondary" size="sm" onClick={() => setAsked(document)}>
                {t('documents.open')}
              </Button>
            </div>
            {document.facts && document.facts.length > 0 && <CaseFacts kind={kind} facts={document.facts} />}
          </li>
        ))}
      </ul>
      {asked && <ReasonDialog caseID={caseID} document={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

interface ReasonDialogProps {
  readonly caseID: string;
  readonly document: Document;
  readonly onClose: () => void;
}

function ReasonDialog({ caseID, document, onClose }: ReasonDialogProps) {
  const t = useText('desk-cases');
  const errorMessage = useErrorMessage();
  const { api } = useDesk();
  const [reason, setReason] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const { data, error, mutate, isPending } = useMutation(callMutation(api, openCaseDocument));
  const open = (event?: FormEvent) => {
    event?.preventDefault();
    if (!reason.trim() || isPending) return;
    mutate({ params: { id: caseID, documentID: document.documentID }, body: { reason } });
  };
  return (
    <Dialog
      title={document.name}
      onClose={onClose}
      focus={input}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('close')}
          </Button>
          {data ? (
            <ButtonLink
              href={data.url}
              target="_blank"
              rel="noreferrer"
              icon={<ExternalLink />}
              onClick={onClose}
            >
              {t('documents.show')}
            </ButtonLink>
          ) : (
            <Button loading={isPending} onClick={() => open()}>
              {t('documents.open')}
            </Button>
          )}
        </>
      }
    >
      {data ? (
        <Text role="status">{t('documents.ready')}</Text>
      ) : (
        <form onSubmit={open}>
          <TextField
            ref={input}
            label={t('documents.reason')}
            hint={t('documents.reasonHint')}
            maxLength={500}
            required
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </form>
      )}
      <FailureText>{error && errorMessage(toApiError(error), t('documents.failed'))}</FailureText>
    </Dialog>
  );
}

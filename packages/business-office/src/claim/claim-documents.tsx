import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { toApiError } from '@wbn/api-client/api-error.ts';
import { foreignText } from '@wbn/cards/labels/foreign-text.ts';
import {
  addClaimDocument,
  type BusinessClaim,
  type Claim,
  claimNoteLimit,
  mostClaimDocuments,
  mostOpenClaims,
  removeClaimDocument,
  requestClaimUpload,
  submitClaim,
} from '@wbn/contract/claims/claims.ts';
import { formatBytes } from '@wbn/edition/format.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { DocumentUpload } from '@wbn/forms/uploads/document-upload.tsx';
import { useErrorMessage } from '@wbn/forms/use-error-message.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { IconButton } from '@wbn/ui-kit/controls/buttons/icon-button.tsx';
import { TextArea } from '@wbn/ui-kit/controls/fields/text-area.tsx';
import { Panel } from '@wbn/ui-kit/layout/panel.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Notice } from '@wbn/ui-kit/text/notice.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { FileText, FileUp, Trash2 } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import * as styles from './claim.css.ts';
import { useClaimMutation } from './use-claim-mutation.ts';

interface ClaimDocumentsProps {
  readonly api: ApiClient;
  readonly business: BusinessClaim;
}

/** The documents of a claim: added and removed until it is submitted, and added while staff decide. */
export function ClaimDocuments({ api, business }: ClaimDocumentsProps) {
  const t = useText('claim-business');
  const words = useErrorMessage();
  const { businessID, claim } = business;
  const open = claim && ['started', 'submitted', 'disputed'].includes(claim.state) ? claim : undefined;
  const waits = open !== undefined && open.state !== 'started';
  const documents = open?.documents ?? [];
  const remove = useClaimMutation(api, businessID, removeClaimDocument);
  const add = useClaimMutation(api, businessID, addClaimDocument);
  return (
    <Panel title={waits ? t('documents.titleWaiting') : t('documents.title')}>
      <Stack space="md">
        <Text tone="muted">{waits ? t('documents.bodyWaiting') : t('documents.body')}</Text>
        {documents.length > 0 && (
          <ul className={styles.rows}>
            {documents.map((document) => (
              <DocumentRow
                key={document.documentID}
                document={document}
                onRemove={
                  waits
                    ? undefined
                    : () => remove.mutate({ params: { id: businessID, documentID: document.documentID } })
                }
              />
            ))}
          </ul>
        )}
        {remove.error && <Notice tone="danger" title={words(toApiError(remove.error))} />}
        {documents.length < mostClaimDocuments ? (
          <DocumentUpload
            {...{ api, businessID }}
            icon={<FileUp />}
            call={requestClaimUpload}
            // The claim starts with its first document.
            onSent={(token) => add.mutateAsync({ params: { id: businessID }, body: { token } })}
            explain={({ code }) =>
              code === 'Conflict' ? t('tooMany', { count: mostOpenClaims }) : undefined
            }
          />
        ) : (
          <Text tone="muted">{t('documents.full', { count: mostClaimDocuments })}</Text>
        )}
        {!waits && documents.length > 0 && <SubmitForm api={api} businessID={businessID} />}
        {waits && open.note && (
          <Text {...foreignText(open.note)}>{t('documents.sentNote', { note: open.note })}</Text>
        )}
      </Stack>
    </Panel>
  );
}

interface DocumentRowProps {
  readonly document: Claim['documents'][number];
  readonly onRemove: (() => void) | undefined;
}

function DocumentRow({ document: { name, size }, onRemove }: DocumentRowProps) {
  const t = useText('claim-business');
  const locale = useLocale();
  return (
    <li className={styles.row}>
      <FileText aria-hidden className={styles.icon} />
      <span className={styles.name} {...foreignText(name)}>
        {name} · {formatBytes(locale, size)}
      </span>
      {onRemove && (
        <IconButton label={t('documents.remove', { name })} icon={<Trash2 />} onClick={onRemove} />
      )}
    </li>
  );
}

function SubmitForm({ api, businessID }: { readonly api: ApiClient; readonly businessID: string }) {
  const t = useText('claim-business');
  const words = useErrorMessage();
  const [note, setNote] = useState('');
  const submit = useClaimMutation(api, businessID, submitClaim);
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!submit.isPending) submit.mutate({ params: { id: businessID }, body: { note } });
  };
  return (
    <form onSubmit={handleSubmit}>
      <Stack space="sm">
        <TextArea
          label={t('documents.note')}
          hint={t('documents.noteHint')}
          rows={3}
          limit={claimNoteLimit}
          value={note}
          dir="auto"
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        <div>
          <Button type="submit" loading={submit.isPending}>
            {t('documents.submit')}
          </Button>
        </div>
        {submit.error && <Notice tone="danger" title={words(toApiError(submit.error))} />}
      </Stack>
    </form>
  );
}

import { useMutation } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { toApiError } from '@wbn/api-client/api-error.ts';
import { callMutation } from '@wbn/api-client/call-mutation.ts';
import { foreignText } from '@wbn/cards/labels/foreign-text.ts';
import { useLabels } from '@wbn/cards/labels/use-labels.ts';
import {
  removeVerificationDocument,
  requestVerificationDocument,
} from '@wbn/contract/verification/documents.ts';
import type { VerificationDocument } from '@wbn/contract/verification/verification.ts';
import { formatBytes } from '@wbn/edition/format.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { useErrorMessage } from '@wbn/forms/use-error-message.ts';
import { IconButton } from '@wbn/ui-kit/controls/buttons/icon-button.tsx';
import { openDownload } from '@wbn/ui-kit/controls/buttons/save-file.ts';
import { ListRow } from '@wbn/ui-kit/layout/list-row.tsx';
import { Panel } from '@wbn/ui-kit/layout/panel.tsx';
import { Notice } from '@wbn/ui-kit/text/notice.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { Download, FileText, Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ChangeDocument } from './change-document.tsx';
import { useCaseMutation } from './use-case-mutation.ts';
import * as styles from './verification.css.ts';

interface CaseDocumentsProps {
  readonly api: ApiClient;
  readonly businessID: string;
  readonly documents: readonly VerificationDocument[];
  readonly removable?: boolean;
  /** Shown below the list. */
  readonly children?: ReactNode;
}

/** Lists the documents of a case with downloads and, while the case is open, buttons that change and remove them. */
export function CaseDocuments({ api, businessID, documents, removable, children }: CaseDocumentsProps) {
  const t = useText('verification-office');
  const words = useErrorMessage();
  const load = useMutation({
    ...callMutation(api, requestVerificationDocument),
    onSuccess: ({ url, fileName }) => openDownload(url, fileName),
  });
  const remove = useCaseMutation(api, businessID, removeVerificationDocument);
  const paramsOf = (documentID: string) => ({ params: { id: businessID, documentID } });
  const [changed, setChanged] = useState<string>();
  const failure = load.error ?? remove.error;
  return (
    <Panel title={t('documents')}>
      <Text tone="muted">{t('documentsBody')}</Text>
      {documents.length > 0 && (
        <ul className={styles.rows}>
          {documents.map((document) => (
            <li key={document.documentID} className={styles.entry}>
              <DocumentRow
                document={document}
                actions={
                  <>
                    {removable && (
                      <IconButton
                        label={t('change', { name: document.name })}
                        icon={<Pencil />}
                        aria-expanded={changed === document.documentID}
                        onClick={() =>
                          setChanged((before) =>
                            before === document.documentID ? undefined : document.documentID,
                          )
                        }
                      />
                    )}
                    <IconButton
                      label={t('load', { name: document.name })}
                      icon={<Download />}
                      onClick={() => load.mutate(paramsOf(document.documentID))}
                    />
                    {removable && (
                      <IconButton
                        label={t('remove', { name: document.name })}
                        icon={<Trash2 />}
                        onClick={() => remove.mutate(paramsOf(document.documentID))}
                      />
                    )}
                  </>
                }
              />
              {removable && changed === document.documentID && (
                <ChangeDocument {...{ api, businessID, document }} onDone={() => setChanged(undefined)} />
              )}
            </li>
          ))}
        </ul>
      )}
      {failure && <Notice tone="danger" title={words(toApiError(failure))} />}
      {children}
    </Panel>
  );
}

interface DocumentRowProps {
  readonly document: VerificationDocument;
  readonly actions: ReactNode;
}

function DocumentRow({ document, actions }: DocumentRowProps) {
  const t = useText('verification-office');
  const ofVerification = useText('verification');
  const { date, number } = useLabels();
  const locale = useLocale();
  const { place, kind, name, issuer, size, validUntil } = document;
  const told = [
    name,
    formatBytes(locale, size),
    ...(validUntil ? [t('documentUntil', { date: date(validUntil) })] : []),
  ];
  const words = issuer ? `, ${document.number}, ${issuer}` : '';
  return (
    <ListRow
      photo={<FileText aria-hidden />}
      title={`${number(place)}. ${ofVerification(`document.${kind}`)}${words}`}
      facts={<span {...foreignText(name)}>{told.join(' · ')}</span>}
      actions={actions}
    />
  );
}

import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { IconButton } from '@wbn/ui-kit/controls/icon-button.tsx';
import { MessageSquareQuote } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReplyValues } from './fill-in-reply.ts';
import { SavedRepliesDialog } from './saved-replies-dialog.tsx';

interface SavedReplyPickerProps {
  readonly api: ApiClient;
  /** A company; absent: oneself. */
  readonly bid?: string | undefined;
  /** For the variables of a reply. */
  readonly values?: ReplyValues;
  /** Puts the text where the cursor stands. */
  readonly onInsert: (text: string) => void;
}

/** The way to texts that one answers with often. */
export function SavedReplyPicker({ api, bid, values = {}, onInsert }: SavedReplyPickerProps) {
  const { t } = useTranslation('teamwork');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton label={t('replies.open')} icon={<MessageSquareQuote />} onClick={() => setOpen(true)} />
      {isOpen && (
        <SavedRepliesDialog
          api={api}
          bid={bid}
          values={values}
          onClose={() => setOpen(false)}
          onInsert={(text) => {
            setOpen(false);
            onInsert(text);
          }}
        />
      )}
    </>
  );
}

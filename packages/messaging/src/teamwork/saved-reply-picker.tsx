import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callQuery } from '@wbn/api-client/call-query.ts';
import { listSavedReplies, type SavedReply } from '@wbn/contract/messaging/saved-replies.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { IconButton } from '@wbn/ui-kit/controls/buttons/icon-button.tsx';
import { TextField } from '@wbn/ui-kit/controls/fields/text-field.tsx';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Dialog } from '@wbn/ui-kit/overlays/dialog.tsx';
import { Badge } from '@wbn/ui-kit/text/badge.tsx';
import { MessageSquareQuote, Pencil, Plus, SearchX } from 'lucide-react';
import { useState } from 'react';
import { fillInReply, type ReplyValues } from './fill-in-reply.ts';
import { SavedReplyForm } from './saved-reply-form.tsx';
import * as styles from './teamwork.css.ts';

interface SavedReplyEntryProps {
  readonly reply: SavedReply;
  /** The text with its variables filled in. */
  readonly text: string;
  readonly onChoose: (text: string) => void;
  readonly onEdit: () => void;
}

interface SavedRepliesDialogProps {
  readonly api: ApiClient;
  readonly bid: string | undefined;
  readonly values: ReplyValues;
  readonly onInsert: (text: string) => void;
  readonly onClose: () => void;
}

/** Dialog to choose and manage saved replies. */
function SavedRepliesDialog({ api, bid, values, onInsert, onClose }: SavedRepliesDialogProps) {
  const t = useText('teamwork');
  const [wanted, setWanted] = useState('');
  const [edited, setEdited] = useState<SavedReply | 'new'>();
  const { data: replies, isError, refetch } = useQuery(callQuery(api, listSavedReplies, { query: { bid } }));
  const found = replies?.filter(({ title, content }) =>
    `${title}\n${content}`.toLocaleLowerCase().includes(wanted.trim().toLocaleLowerCase()),
  );
  if (edited) {
    const reply = edited === 'new' ? undefined : edited;
    return <SavedReplyForm api={api} bid={bid} reply={reply} onDone={() => setEdited(undefined)} />;
  }
  return (
    <Dialog
      title={t('replies.title')}
      onClose={onClose}
      actions={
        <Button variant="secondary" icon={<Plus />} onClick={() => setEdited('new')}>
          {t('replies.new')}
        </Button>
      }
    >
      <Stack space="sm">
        {isError && <LoadError title={t('replies.failed')} retry={t('again')} onRetry={refetch} />}
        {!isError && !found && <Skeleton height="6rem" />}
        {replies?.length === 0 && (
          <EmptyState size="sm" icon={<MessageSquareQuote />} title={t('replies.none')}>
            {t('replies.noneBody')}
          </EmptyState>
        )}
        {replies && replies.length > 0 && (
          <TextField
            label={t('replies.search')}
            type="search"
            value={wanted}
            onChange={({ currentTarget }) => setWanted(currentTarget.value)}
            autoFocus
            autoComplete="off"
          />
        )}
        {replies && replies.length > 0 && found?.length === 0 && (
          <EmptyState size="sm" icon={<SearchX />} title={t('replies.notFound', { wanted: wanted.trim() })} />
        )}
        {found && found.length > 0 && (
          <Stack as="ul" space="xs" aria-label={t('replies.title')}>
            {found.map((reply) => (
              <SavedReplyEntry
                key={reply.savedReplyID}
                reply={reply}
                text={fillInReply(reply.content, values)}
                onChoose={onInsert}
                onEdit={() => setEdited(reply)}
              />
            ))}
          </Stack>
        )}
      </Stack>
    </Dialog>
  );
}

/** A saved reply; a click on its text chooses it. */
function SavedReplyEntry({ reply, text, onChoose, onEdit }: SavedReplyEntryProps) {
  const t = useText('teamwork');
  return (
    <li className={styles.row}>
      <button type="button" className={styles.reply} onClick={() => onChoose(text)}>
        <span className={styles.replyTitle}>
          <bdi>{reply.title}</bdi> {!reply.businessID && <Badge>{t('replies.mine')}</Badge>}
        </span>
        <span className={styles.replyText}>{text}</span>
      </button>
      {reply.isChangeable && (
        <IconButton
          size="sm"
          label={t('replies.edit', { title: reply.title })}
          icon={<Pencil />}
          onClick={onEdit}
        />
      )}
    </li>
  );
}

interface SavedReplyPickerProps {
  readonly api: ApiClient;
  /** Id of a company; absent: the person. */
  readonly bid?: string | undefined;
  /** Values for the variables of a reply. */
  readonly values?: ReplyValues;
  /** Inserts the text at the cursor. */
  readonly onInsert: (text: string) => void;
}

/** Button that opens the saved replies. */
export function SavedReplyPicker({ api, bid, values = {}, onInsert }: SavedReplyPickerProps) {
  const t = useText('teamwork');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        size="sm"
        label={t('replies.open')}
        icon={<MessageSquareQuote />}
        onClick={() => setOpen(true)}
      />
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

import type { SavedReply } from '@wbn/contract/messaging/teamwork/saved-reply.ts';
import { IconButton } from '@wbn/ui-kit/controls/icon-button.tsx';
import { Badge } from '@wbn/ui-kit/text/badge.tsx';
import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as styles from './teamwork.css.ts';

interface SavedReplyEntryProps {
  readonly reply: SavedReply;
  /** As it would stand in the message. */
  readonly text: string;
  readonly onChoose: (text: string) => void;
  readonly onEdit: () => void;
}

/** A saved reply, chosen by a click on its words. */
export function SavedReplyEntry({ reply, text, onChoose, onEdit }: SavedReplyEntryProps) {
  const { t } = useTranslation('teamwork');
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

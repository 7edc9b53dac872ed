import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { messagePath } from '@wbn/cards/author/author-path.ts';
import { sendRequestPath } from '@wbn/cards/business/business-path.ts';
import { fullName } from '@wbn/cards/person/full-name.ts';
import { operatorBusinessID } from '@wbn/contract/messaging/ask-for-support.ts';
import type { Offer } from '@wbn/contract/messaging/offer.ts';
import type { OpenRequest } from '@wbn/contract/messaging/request.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { deleteDraft, readDraft, saveDraft } from '@wbn/forms/edit/stored-draft.ts';
import { useProfile } from '@wbn/session/use-session.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { IconButton } from '@wbn/ui-kit/controls/buttons/icon-button.tsx';
import { classNames } from '@wbn/ui-kit/layout/class-names.ts';
import { HandCoins, SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, type SubmitEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { FileField } from '../files/file-field.tsx';
import { areFilesReady, type PickedFile } from '../files/picked-file.ts';
import type { Thread } from '../live/thread.ts';
import { OfferDialog } from '../offers/offer-form.tsx';
import type { ReplyValues } from '../teamwork/fill-in-reply.ts';
import { SavedReplyPicker } from '../teamwork/saved-reply-picker.tsx';
import * as styles from './composer.css.ts';
import { otherSide } from './request-keys.ts';

interface ComposerProps {
  readonly api: ApiClient;
  /** Id of the company that the person writes as; undefined: as themselves. */
  readonly bid: string | undefined;
  readonly userID: string;
  readonly request: OpenRequest;
  readonly thread: Thread;
}

/** Maximum characters of a message, as on the server. */
const limit = 5_000;
/** Touch devices, where Enter begins a new line, because their keyboards have no Shift+Enter. */
const touch = '(pointer: coarse)';

/** The message field. Enter sends, Shift+Enter begins a new line; each thread keeps its draft. */
export function Composer({ api, bid, userID, request, thread }: ComposerProps) {
  const t = useText('requests');
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useMessageDraft(userID, request.requestID);
  const values = useReplyValues(request);
  const silence = writeObstacleOf(request);
  const [files, setFiles] = useState<readonly PickedFile[]>([]);
  const [isOffering, setOffering] = useState(false);
  const excess = text.trim().length - limit;
  useAutoGrow(field, text);
  useEffect(() => {
    // On a phone the focus would open the keyboard before anything was read.
    if (!window.matchMedia(touch).matches) field.current?.focus({ preventScroll: true });
  }, []);

  const isEmpty = text.trim() === '' && files.length === 0;
  const isReady = !silence && excess <= 0 && areFilesReady(files);

  const send = (offer?: Offer) => {
    if (!isReady || (isEmpty && !offer)) return;
    const outgoing = files.flatMap(({ token, name, size }) => (token ? { token, name, size } : []));
    thread.send({ content: text, files: outgoing, offer });
    setText('');
    setFiles([]);
    setOffering(false);
    field.current?.focus();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    send();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    if (window.matchMedia(touch).matches) return;
    event.preventDefault();
    send();
  };
  const insert = (reply: string) => {
    const { selectionStart = text.length, selectionEnd = text.length } = field.current ?? {};
    setText(text.slice(0, selectionStart) + reply + text.slice(selectionEnd));
    field.current?.focus();
  };
  return (
    <div className={styles.composer}>
      <form className={styles.form} onSubmit={submit}>
        {thread.isOffline && (
          <p role="status" className={styles.note}>
            {t('chat.offline')}
          </p>
        )}
        {excess > 0 && (
          <p role="alert" className={classNames(styles.note, styles.problem)}>
            {t('input.tooLong', { count: excess })}
          </p>
        )}
        <div className={styles.row}>
          <textarea
            ref={field}
            // The site does not move the focus away from unsent text.
            data-unsent
            className={styles.field}
            rows={1}
            aria-label={t('input.label', { name: otherSide(request).name })}
            placeholder={t(`input.${silence ?? 'placeholder'}`)}
            disabled={silence !== undefined}
            enterKeyHint="enter"
            value={silence ? '' : text}
            onChange={({ currentTarget }) => {
              setText(currentTarget.value);
              if (currentTarget.value !== '') thread.tellTyping();
            }}
            onKeyDown={handleKey}
          />
          <IconButton
            type="submit"
            variant="primary"
            label={t('input.send')}
            icon={<SendHorizontal aria-hidden />}
            disabled={!isReady || isEmpty}
          />
        </div>
        {!silence && <FileField api={api} files={files} onChange={setFiles} />}
      </form>
      {silence === 'closed' && <NewRequest request={request} bid={bid} />}
      {!silence && (
        // Outside the form, because their dialogs contain forms.
        <div className={styles.tools}>
          {request.side === 'R' && request.receiverType === 'business' && (
            <IconButton
              size="sm"
              label={t('input.offer')}
              icon={<HandCoins aria-hidden />}
              onClick={() => setOffering(true)}
            />
          )}
          <SavedReplyPicker api={api} bid={bid} values={values} onInsert={insert} />
        </div>
      )}
      {isOffering && <OfferDialog api={api} onSend={send} onClose={() => setOffering(false)} />}
    </div>
  );
}

/** Link to a new inquiry to the same company about the same product, or to a new message to the same person. */
function NewRequest({ request, bid }: Pick<ComposerProps, 'request' | 'bid'>) {
  const t = useText('requests');
  const path = usePath();
  const other = otherSide(request);
  if (other.authorID === operatorBusinessID) return null;
  if (other.authorType === 'user')
    // A company cannot write first to a person who asked it.
    return request.receiverType === 'business' ? null : (
      <ButtonLink to={path(messagePath(other.authorID, bid))} variant="secondary" size="sm">
        {t('input.newMessage')}
      </ButtonLink>
    );
  const productID = request.product?.isPublic ? request.product.productID : undefined;
  return (
    <ButtonLink to={path(sendRequestPath(other.authorID, productID))} variant="secondary" size="sm">
      {t('input.newRequest')}
    </ButtonLink>
  );
}

/** Why the person cannot write; undefined when they can. */
function writeObstacleOf({
  status,
  isBarred,
}: OpenRequest): Exclude<OpenRequest['status'], 'open'> | 'barred' | undefined {
  if (status !== 'open') return status;
  return isBarred ? 'barred' : undefined;
}

/** Grows the text area with its content up to the maximum of its style. */
function useAutoGrow(field: { readonly current: HTMLTextAreaElement | null }, text: string) {
  useLayoutEffect(() => {
    const area = field.current;
    if (!area) return;
    area.style.blockSize = 'auto';
    area.style.blockSize = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
  }, [field, text]);
}

/** The unsent text of a thread, stored in this browser. */
function useMessageDraft(userID: string, requestID: string): readonly [string, (text: string) => void] {
  const key = `wbn-message-${userID}-${requestID}`;
  const [text, setText] = useState(() => {
    const content = readDraft(key)?.content;
    return typeof content === 'string' ? content : '';
  });
  const change = (typed: string) => {
    setText(typed);
    if (typed === '') deleteDraft(key);
    else saveDraft(key, { content: typed });
  };
  return [text, change];
}

/** The values for the variables of a saved reply. */
function useReplyValues({ from, to, product, receiverType, side }: OpenRequest): ReplyValues {
  const profile = useProfile();
  // In a conversation with a person either side may be the company.
  const [buyer, company] = receiverType === 'user' && side === 'S' ? [to, from] : [from, to];
  return {
    buyer: buyer.name,
    company: company.name,
    ...(product && { product: product.name }),
    ...(profile && { sender: fullName(profile) }),
  };
}

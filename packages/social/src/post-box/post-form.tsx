import { useMutation } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { Identities } from '@wbn/cards/identities/use-identities.ts';
import { pictureLimit } from '@wbn/contract/files/upload.ts';
import { pictureAltLength, postLength } from '@wbn/contract/social/posts.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { AlreadyCreatedNotice } from '@wbn/forms/edit/already-created-notice.tsx';
import type { Form } from '@wbn/forms/edit/use-form.ts';
import { requestUserUploadMutation } from '@wbn/forms/uploads/upload.query.ts';
import { usePictureTexts } from '@wbn/forms/use-picture-texts.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { IconButton } from '@wbn/ui-kit/controls/buttons/icon-button.tsx';
import { TextField } from '@wbn/ui-kit/controls/fields/text-field.tsx';
import { PictureUpload } from '@wbn/ui-kit/pictures/picture-upload.tsx';
import { scalePicture } from '@wbn/ui-kit/pictures/scale-picture.ts';
import { Notice } from '@wbn/ui-kit/text/notice.tsx';
import { FailureText, MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { X } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { groupPath } from '../groups/group-path.ts';
import { MentionTextArea } from '../mentions/mention-text-area.tsx';
import { timelinePath } from '../posts/post-path.ts';
import { IdentityPicker } from './identity-picker.tsx';
import * as styles from './post-box.css.ts';
import type { PostPlace } from './post-draft.ts';
import type { PostValues, SentPicture } from './post-shape.ts';
import { readAsDataUrl } from './read-as-data-url.ts';
import { usePostBox } from './use-post-box.ts';

interface PostFormProps {
  readonly api: ApiClient;
  readonly userID: string;
  readonly identities: Identities;
  /** Owner of the timeline to post on; undefined: the author's own. */
  readonly on: PostPlace | undefined;
  /** Takes the focus: the person has just posted or changed the identity. */
  readonly focused: boolean;
  readonly onPosted: () => void;
}

/** Text, picture and identity of a post; the draft survives reloads and failures. */
export function PostForm({ api, userID, identities, on, focused, onPosted }: PostFormProps) {
  const t = useText('posts');
  const path = usePath();
  const { acting } = identities;
  const { form, failure } = usePostBox({ api, userID, acting, on, onPosted });
  const [sending, setSending] = useState(false);
  const { content, mentions, picture } = form.values;
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (focused) area.current?.focus();
  }, [focused]);
  const isElsewhere = on !== undefined && on.authorID !== acting.authorID;
  const isReady = content.trim() !== '' && !sending;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) void form.save();
  };
  return (
    <form
      className={styles.box}
      aria-label={t('box.label')}
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
      }}
    >
      <IdentityPicker identities={identities} />
      <MentionTextArea
        ref={area}
        id={form.idOf('content')}
        label={t('box.label')}
        hideLabel
        rows={3}
        limit={postLength}
        placeholder={
          isElsewhere
            ? t(on.authorType === 'group' ? 'box.placeholderGroup' : 'box.placeholderOn', { name: on.name })
            : t('box.placeholder')
        }
        value={{ content, mentions }}
        disabled={form.saving}
        error={form.errorOf('content')}
        onChange={(text) => form.set({ ...text })}
      />
      {picture && <ChosenPicture form={form} picture={picture} />}
      {failure && (
        <Notice tone="warning" title={t('box.failed')}>
          <Text size="sm">{failure}</Text>
        </Notice>
      )}
      {form.isAlreadyCreated && (
        <AlreadyCreatedNotice>
          <TextLink to={path(timelineOf(on ?? acting))}>{t('box.mayBeThere')}</TextLink>
        </AlreadyCreatedNotice>
      )}
      {form.restored && <MutedText role="status">{t('box.restored')}</MutedText>}
      <div className={styles.actions}>
        <div className={styles.choose}>
          <PictureField
            api={api}
            onSending={setSending}
            onPicture={(sent) => form.set({ picture: sent, pictureAlt: '' })}
          />
        </div>
        <div className={styles.send}>
          {form.changed && !form.saving && (
            <Button variant="quiet" size="sm" onClick={form.discard}>
              {t('box.discard')}
            </Button>
          )}
          <Button type="submit" size="sm" disabled={!isReady} loading={form.saving}>
            {t('box.post')}
          </Button>
        </div>
      </div>
    </form>
  );
}

function timelineOf({ authorID, authorType, name }: PostPlace): string {
  return authorType === 'group' ? groupPath({ groupID: authorID, name }) : timelinePath(authorID);
}

interface ChosenPictureProps {
  readonly form: Form<PostValues>;
  readonly picture: SentPicture;
}

/** The picture of the post with the field for its description. */
function ChosenPicture({ form, picture }: ChosenPictureProps) {
  const t = useText('posts');
  const problem = form.errorOf('picture');
  const alt = form.values.pictureAlt;
  return (
    <div className={styles.chosen}>
      <div className={styles.picture}>
        <img src={picture.preview} alt={alt || t('box.picture.alt')} className={styles.preview} />
        <div className={styles.remove}>
          <IconButton
            label={t('box.picture.remove')}
            icon={<X />}
            size="sm"
            onClick={() => form.set({ picture: null, pictureAlt: '' })}
          />
        </div>
      </div>
      <FailureText>{problem}</FailureText>
      <TextField
        id={form.idOf('pictureAlt')}
        label={t('box.picture.describe')}
        hint={t('box.picture.describeHint')}
        size="sm"
        autoComplete="off"
        maxLength={pictureAltLength}
        value={alt}
        disabled={form.saving}
        error={form.errorOf('pictureAlt')}
        onChange={({ target }) => form.set({ pictureAlt: target.value })}
      />
    </div>
  );
}

/** Width in pixels and size in bytes of the preview, which is stored with the draft. */
const previewSize = { width: 480, limit: 48 * 1024 };

interface PictureFieldProps {
  readonly api: ApiClient;
  readonly onSending: (sending: boolean) => void;
  readonly onPicture: (picture: SentPicture) => void;
}

/** Maximum width in pixels: posts are 500 wide, on screens of up to 3x. */
const pictureWidth = 1600;

/** Chooses the picture of a post, scales it down and uploads it uncropped. */
function PictureField({ api, onSending, onPicture }: PictureFieldProps) {
  const t = useText('posts');
  const textsOf = usePictureTexts();
  const upload = useMutation(requestUserUploadMutation(api));
  return (
    <PictureUpload
      width={pictureWidth}
      limit={pictureLimit}
      variant="quiet"
      texts={textsOf({
        choose: t('box.picture.choose'),
        uploading: t('box.picture.sending'),
        failed: t('box.picture.failed'),
        crop: t('box.picture.choose'),
      })}
      onPicture={async (file, options) => {
        onSending(true);
        try {
          const { token } = await upload.mutateAsync({ file, purpose: 'postPhoto', ...options });
          onPicture({ token, preview: await readAsDataUrl(await scalePicture(file, previewSize)) });
        } finally {
          onSending(false);
        }
      }}
    />
  );
}
